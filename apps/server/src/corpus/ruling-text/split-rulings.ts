import { isCaptionOfNext, isNoteBelow, isSignature } from './closing-lines.ts';
import type { Opinion } from './opinion.ts';
import { type OpinionHeading, readOpinionHeading } from './opinion-heading.ts';

/** Lines of one author. */
export interface Stretch {
  /** Null for what stands before the first opinion: parties, headnotes. */
  heading: Pick<Opinion, 'kind' | 'by'> | null;
  /** The heading as it is printed. */
  title: string | null;
  lines: string[];
  /** Its last words are its signatures. */
  isClosed: boolean;
}

/** The rulings that a stretch of a scanned volume holds, each by its opinions: it may begin and end within one. */
export function splitRulings(lines: readonly string[]): Stretch[][] {
  const rulings: Stretch[][] = [];
  let stretches: Stretch[] = [];
  let current = noStretch();
  let hasCourt = false;
  /** Lines of the current stretch up to the last that closes it. */
  let closedAt = 0;
  /** Below the signatures, where only notes stand until the next opinion or ruling. */
  let isInDocket = false;
  const begin = (next: Stretch) => {
    stretches.push(current);
    current = next;
    closedAt = 0;
    isInDocket = false;
  };
  const endRuling = (carried: string[]) => {
    begin({ ...noStretch(), lines: carried });
    rulings.push(stretches);
    stretches = [];
    hasCourt = false;
  };
  for (let at = 0; at < lines.length; at++) {
    const line = lines[at] ?? '';
    const heading = readOpinionHeading(lines, at);
    if (hasCourt && heading !== null && opensRuling(heading)) {
      // What stands after the last signature is of the ruling that begins.
      endRuling(closedAt > 0 ? current.lines.splice(closedAt) : []);
    } else if (hasCourt && heading === null && current.isClosed && !signatureGoesOn(current) && isCaptionOfNext(line)) {
      endRuling([]);
    }
    if (heading !== null && isStart(current, heading)) {
      begin({ heading, title: titleOf(lines, at, heading), lines: restOf(heading), isClosed: false });
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
  endRuling([]);
  return rulings.map((ruling) => ruling.filter(isSomething)).filter((ruling) => ruling.length > 0);
}

function noStretch(): Stretch {
  return { heading: null, title: null, lines: [], isClosed: false };
}

function isSomething({ heading, lines }: Stretch): boolean {
  return heading !== null || lines.some((line) => line !== '');
}

/** Only these come before the court's words; votes come after them. */
function opensRuling({ kind }: OpinionHeading): boolean {
  return kind === 'court' || kind === 'prosecutor';
}

function titleOf(lines: readonly string[], at: number, { lines: taken, rest }: OpinionHeading): string {
  const printed = lines
    .slice(at, at + taken)
    .filter(Boolean)
    .join(' ');
  return (rest === '' ? printed : printed.slice(0, -rest.length)).trim();
}

function restOf({ rest }: OpinionHeading): string[] {
  return rest === '' ? [] : [rest];
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
  if (opensRuling(heading)) return true;
  const last = current.lines.findLast((line) => line !== '');
  return last === undefined || /[.:)”"]$/.test(last) || current.isClosed;
}
