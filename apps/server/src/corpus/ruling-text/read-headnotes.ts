import { isNoteBelow, isSignature } from './closing-lines.ts';
import { withoutRunningHeads } from './mend-scanned-lines.ts';

/** The opinion of the Procuración, which the volumes print between headnotes and ruling. */
const opinionStarts = /^(?:dictamen de la procuraci[óo]n(?!\p{L}).*|suprema corte\s?:.*)$/iu;
const opinionWords = /(?<!\p{L})(?:opino(?: que|,)|es mi opini[óo]n|a mi modo de ver|a mi juicio)(?!\p{L})/iu;
const capitalWord = /^[\p{Lu}\d“"(][\p{Lu}\d.,'’“”"()&/:;–-]*$/u;
const smallWord = /^(?:d?el?|del|la|las|los|y|e|o|u|en|con|por|para|a|al|c\/|s\/|v\.?|c\.|otr[oa]s?)$/i;
const leastCapitals = 5;
/** One judge who signs alone, in capitals, looks like a subject but for the name. */
const signsAlone =
  /(?:HIGHTON|FAYT|PETRACCHI|MAQUEDA|ZAFFARONI|LORENZETTI|ARGIBAY|ROSATTI|ROSENKRANTZ|BOGGIANO|BELLUSCIO)\S*(?: DE NOLASCO)?\.?(?: \([^)]*\)\.?)?$/;

/**
 * The headnotes of a ruling as the official volume prints them. Files cut from scanned volumes begin within the ruling before: its
 * last words, signatures and notes are no headnotes of this one and are left out, as is the opinion of the Procuración. Empty where
 * nothing is left.
 */
export function readHeadnotes(scanned: string): string {
  const lines = withoutRunningHeads(scanned).filter((line) => line !== '');
  const opinion = lines.findIndex((line) => opinionStarts.test(line));
  const before = opinion === -1 ? lines : lines.slice(0, opinion);
  const first = before.findIndex(beginsHeadnotes);
  if (first !== -1) return joinDivided(before.slice(first));
  const [opening = ''] = before;
  const isForeign =
    !/^\p{Lu}/u.test(opening) ||
    /^(?:Por ello|Notif|\d{1,2}[º°]|Que )/.test(opening) ||
    before.some((line) => isSignature(line) || isNoteBelow(line, false) || opinionWords.test(line));
  return isForeign ? '' : joinDivided(before);
}

/** Parties or a subject in capitals, to which the text may be joined. */
function beginsHeadnotes(line: string): boolean {
  if (/[—–]/.test(line) ? isSignature(line) : signsAlone.test(line)) return false;
  let capitals = 0;
  for (const word of line.split(/\s+/)) {
    if (capitalWord.test(word) && /\p{Lu}/u.test(word)) capitals += word.replace(/\P{Lu}/gu, '').length;
    else if (!(capitals > 0 && smallWord.test(word))) break;
  }
  return capitals >= leastCapitals;
}

/** Voices and texts stay on lines of their own; only divided words are made whole. */
function joinDivided(lines: readonly string[]): string {
  return lines
    .join('\n')
    .replace(/\u00AD\n?/g, '')
    .replace(/(?<=\p{L})-\n(?=\p{Ll})/gu, '');
}
