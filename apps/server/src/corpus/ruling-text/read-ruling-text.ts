import { isCaptionOfNext, isNoteBelow, isSignature } from './closing-lines.ts';
import { joinParagraphs, withoutRunningHeads } from './mend-scanned-lines.ts';
import type { Opinion, RulingText } from './opinion.ts';
import { type OpinionHeading, readOpinionHeading } from './opinion-heading.ts';

interface Stretch {
  heading: Pick<OpinionHeading, 'kind' | 'by'> | null;
  /** As it is shown. */
  title: string | null;
  lines: string[];
  /** Its last words are its signatures. */
  isClosed: boolean;
}

/**
 * A ruling as it was scanned, made readable: running heads go, divided words are made whole, the opinions are told apart, and what
 * follows its end in the volume is left out, because it is another ruling's.
 */
export function readRulingText(scanned: string): RulingText {
  const lines = withoutRunningHeads(scanned);
  const stretches = takeStretches(lines);
  let text = '';
  const opinions: Opinion[] = [];
  for (const { heading, lines: own, title } of stretches) {
    const body = joinParagraphs(own);
    if (title === null && body === '') continue;
    if (text !== '') text += '\n\n';
    if (heading) opinions.push({ kind: heading.kind, by: heading.by, start: text.length });
    text += [title, body].filter(Boolean).join('\n');
  }
  return { text, opinions, isExtract: isCut(stretches) };
}

function takeStretches(lines: readonly string[]): Stretch[] {
  const stretches: Stretch[] = [];
  let current: Stretch = { heading: null, title: null, lines: [], isClosed: false };
  let hasCourt = false;
  /** Lines of the current stretch up to the last that closes it. */
  let closedAt = 0;
  /** Below the signatures, where only notes stand until the next opinion or ruling. */
  let isInDocket = false;
  for (let at = 0; at < lines.length; at++) {
    const line = lines[at] ?? '';
    const heading = readOpinionHeading(lines, at);
    const isOfNext = heading !== null && hasCourt && (heading.kind === 'court' || heading.kind === 'prosecutor');
    if (
      isOfNext ||
      (hasCourt && current.isClosed && heading === null && !signatureGoesOn(current) && isCaptionOfNext(line))
    ) {
      if (isOfNext && closedAt > 0) current.lines.length = closedAt;
      break;
    }
    if (heading !== null && isStart(current, heading)) {
      stretches.push(current);
      current = {
        heading,
        title: lines
          .slice(at, at + heading.lines)
          .filter(Boolean)
          .join(' ')
          .slice(0, heading.rest === '' ? undefined : -heading.rest.length)
          .trim(),
        lines: heading.rest === '' ? [] : [heading.rest],
        isClosed: false,
      };
      closedAt = 0;
      isInDocket = false;
      hasCourt ||= heading.kind !== 'prosecutor';
      at += heading.lines - 1;
      continue;
    }
    const goesOn = signatureGoesOn(current);
    current.lines.push(line);
    if (line === '') continue;
    isInDocket ||= isNoteBelow(line, current.isClosed);
    current.isClosed = isInDocket || isSignature(line, current.isClosed && goesOn);
    if (current.isClosed) closedAt = current.lines.length;
  }
  stretches.push(current);
  // What stands before the court's or the Procuración's words is the end of another ruling, and headnotes.
  const opens = stretches[1]?.heading?.kind;
  if (stretches[0]?.heading === null && (opens === 'court' || opens === 'prosecutor')) stretches.shift();
  return stretches.filter(({ heading, lines: own }) => heading !== null || own.some((line) => line !== ''));
}

/** The last line of the signatures breaks off between two names, or within one. */
function signatureGoesOn({ lines }: Stretch): boolean {
  const last = lines.findLast((line) => line !== '') ?? '';
  return !/[.)]$/.test(last) || /\s\p{Lu}\.$/u.test(last);
}

/** Within a sentence, "Voto del señor…" is no heading. */
function isStart(current: Stretch, heading: OpinionHeading): boolean {
  // "Suprema Corte:" below "Dictamen de la Procuración" opens the same opinion.
  if (heading.kind === 'prosecutor' && current.heading?.kind === 'prosecutor') return false;
  if (heading.kind === 'court' || heading.kind === 'prosecutor') return true;
  const last = current.lines.findLast((line) => line !== '');
  return last === undefined || /[.:)”"]$/.test(last) || current.isClosed;
}

function isCut(stretches: readonly Stretch[]): boolean {
  const last = stretches.at(-1);
  if (last === undefined || !last.isClosed) return true;
  const court = stretches.find(({ heading }) => heading?.kind === 'court');
  if (court === undefined) return true;
  const closing = court.lines.slice(-40).join(' ');
  const has = (kinds: readonly string[]) =>
    stretches.some(({ heading }) => heading !== null && kinds.includes(heading.kind));
  if (/\(\s*seg[úu]n su\s+voto/i.test(closing) && !has(['vote'])) return true;
  return /\(\s*en disidencia/i.test(closing) && !has(['dissent', 'partial-dissent']);
}
