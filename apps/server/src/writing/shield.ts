import { placeholderPattern, type Span } from './facts/find-facts.ts';

/** Characters of Unicode's private use area stand for what no rule may touch. */
const firstStandIn = 0xe000;
const lastStandIn = 0xf8ff;
const standIn = /[\uE000-\uF8FF]/g;

const address = /(?:https?:\/\/|www\.)\S+|(?<![\p{L}\d._%+-])[\p{L}\d._%+-]+@[\p{L}\d.-]+/gu;

export interface Shielded {
  /** The text with one stand-in character for each protected stretch. */
  text: string;
  /** Puts the stretches back. */
  unshield(text: string): string;
}

/**
 * Hides placeholders, addresses and `spans` from the rules. A text with more of them than there are stand-ins keeps the rest
 * in view; no sentence comes near.
 */
export function shield(text: string, spans: readonly Span[]): Shielded {
  const matched = [placeholderPattern, address, standIn].flatMap((pattern) =>
    [...text.matchAll(pattern)].map(({ 0: found, index }) => ({ start: index, end: index + found.length })),
  );
  const hidden: string[] = [];
  let shielded = '';
  let copied = 0;
  for (const { end, start } of [...spans, ...matched].sort((left, right) => left.start - right.start)) {
    if (start < copied || end <= start || firstStandIn + hidden.length > lastStandIn) continue;
    shielded += text.slice(copied, start) + String.fromCharCode(firstStandIn + hidden.length);
    hidden.push(text.slice(start, end));
    copied = end;
  }
  return {
    text: shielded + text.slice(copied),
    unshield: (changed) => changed.replace(standIn, (mark) => hidden[mark.charCodeAt(0) - firstStandIn] ?? mark),
  };
}
