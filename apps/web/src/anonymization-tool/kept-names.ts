import type { KeptMention, KeptReason } from '@foja/anonymizer';
import { type Datum, literalKey } from './decisions.ts';

/** A name that was recognised and stays: all the forms in which it is written, and how often. */
export interface KeptName {
  /** The fullest form. */
  text: string;
  reason: KeptReason;
  /** Every form, as `literalKey` makes them; the longest first. */
  literals: string[];
  mentions: number;
}

/** Why a name stays, as the list says it. */
export const keptReasons: Record<KeptReason, string> = {
  official: 'actúa como juez, fiscal o funcionario',
  author: 'se cita como autor de doctrina',
  namesake: 'es parte del nombre de un lugar o de una institución',
  precedent: 'es parte de un fallo citado o de una institución',
};

/** The mentions that no hidden datum covers. */
export function stillKept(kept: readonly KeptMention[], data: readonly Datum[]): KeptMention[] {
  const hidden = data.filter((datum) => !datum.kept);
  let next = 0;
  return kept.filter(({ start, end }) => {
    while (next < hidden.length && (hidden[next] as Datum).end <= start) next += 1;
    const datum = hidden[next];
    return !datum || datum.start >= end;
  });
}

const wordsOf = (text: string) => literalKey(text).match(/\p{L}{2,}/gu) ?? [];

/** One entry a person: "GANDOLFO" belongs to "Marcela Gandolfo", where both stay for one reason. */
export function groupKeptNames(mentions: readonly KeptMention[]): KeptName[] {
  const names: (KeptName & { words: Set<string> })[] = [];
  const byLength = [...mentions].sort((one, other) => wordsOf(other.text).length - wordsOf(one.text).length);
  for (const { text, reason } of byLength) {
    const words = wordsOf(text);
    const fuller = names.find((name) => name.reason === reason && words.every((word) => name.words.has(word)));
    const literal = literalKey(text);
    if (!fuller) {
      names.push({ text, reason, literals: [literal], mentions: 1, words: new Set(words) });
      continue;
    }
    fuller.mentions += 1;
    if (!fuller.literals.includes(literal)) fuller.literals.push(literal);
  }
  return names.map(({ text, reason, literals, mentions: count }) => ({ text, reason, literals, mentions: count }));
}
