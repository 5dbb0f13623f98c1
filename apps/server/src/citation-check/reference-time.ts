import { foldInPlace } from '@foja/legal-text/fold-in-place';
import type { LegalReference } from '@foja/legal-text/legal-reference';
import { readWrittenDay, writtenDayPattern } from '@foja/legal-text/written-day';

/** The time whose law a reference names: "art. 245 LCT, texto al 20/11/2023". */
export interface ReferenceTime {
  /** As `lawOfThen` takes it; null where the writing speaks of the day of the fact and does not tell one such day. */
  asOf: string | null;
  /** The day is that of the fact which the writing tells. */
  isOfFact: boolean;
}

/** How far behind a reference, and before it, its time may stand. */
const reachAfter = 150;
const reachBefore = 110;

const norm = String.raw`(?:ley(?: n[°º.]*)? ?[\d.]*\d|(?:dnu|decreto|dec\.)(?: de necesidad y urgencia)?(?: n[°º.]*)? ?[\d.]*\d(?:/\d{2,4})?)`;
const thing = '(?:texto|redaccion|version)';
const fact =
  '(?:hechos?|despido|distracto|accidente|siniestro|infortunio|choque|fallecimiento|muerte|extincion|contratacion|compra|celebracion|contrato)';

const onDay = new RegExp(
  String.raw`\b(?:${thing}|vigente|vigentes|regia|rigio)\b[^.;\n]{0,30}?\b(?:al|a|a la fecha|en fecha)\s+(?:dia\s+)?(${writtenDayPattern})`,
);
const beforeNorm = new RegExp(
  String.raw`\b(?:anterior(?:es)? a|anterior al|previ[oa]s? a(?:l)?|antes de(?:l)?|con anterioridad a(?:l)?|hasta)\s+(?:la\s+|el\s+)?(?:(?:reforma|sancion|vigencia|entrada en vigencia|modificacion)\s+(?:de|por|introducida por|del)\s+)?(?:la\s+|el\s+)?(${norm})`,
);
const givenBy = new RegExp(
  String.raw`\b(?:${thing}\s+(?:segun|conforme|conf\.|cfr\.|dad[oa] por|sustituid[oa] por|modificad[oa] por)|(?:redaccion|version)\s+de|segun|conf\.|conforme|texto s/|s/)\s+(?:el\s+art(?:iculo|\.)?\s*\d+\s*[°º]?\s+de\s+)?(?:la\s+|el\s+)?(${norm})`,
);
const original = new RegExp(String.raw`\b${thing}\s+(?:original|originari[oa]|de origen|primitiv[oa])\b`);
const earlier = new RegExp(String.raw`\b${thing}\s+(?:anterior|previ[oa])\b`);
const atFact = new RegExp(
  String.raw`\b(?:vigente|vigentes|aplicable|aplicables|${thing}|regia)\b[^.;\n]{0,30}?\b(?:al|a la|en el|en la)\s+(?:momento|tiempo|fecha|epoca|dia)\s+(?:del?|de la|de los|en que (?:ocurrio|ocurrieron|se produjo))\s+(?:el\s+|la\s+|los\s+)?${fact}\b`,
);
const beforeIt = [
  { pattern: new RegExp(String.raw`${beforeNorm.source}\s*,?\s+(?:\S+\s+){0,4}$`), read: (words: string) => words },
  {
    pattern: new RegExp(String.raw`${onDay.source}\s*,?\s*(?:del?\s+(?:los?\s+)?|el\s+|los\s+|,\s*)?$`),
    read: (words: string) => readWrittenDay(words),
  },
];

/** The time of each reference, in their order; null where the writing names none. */
export function readReferenceTimes(text: string, references: readonly LegalReference[]): (ReferenceTime | null)[] {
  const folded = foldInPlace(text);
  let factDay: string | null | undefined;
  const others = references.filter(({ kind }) => kind !== 'norm').map(({ start }) => start);
  let next = 0;
  return references.map(({ articles, end, kind, start }) => {
    while (next < others.length && (others[next] ?? 0) < end) next++;
    if (kind === 'ruling' || articles.length === 0) return null;
    const limit = Math.min(end + reachAfter, others[next] ?? Number.POSITIVE_INFINITY);
    // "LCT (texto según ley 27.802)" is all of it the reference's own words.
    const bracket = folded.slice(start, end).indexOf('(');
    const after = sentencePart(folded.slice(bracket === -1 ? end : start + bracket, limit));
    const asOf = timeIn(after) ?? timeBefore(folded.slice(Math.max(0, start - reachBefore), start));
    if (asOf !== null) return { asOf, isOfFact: false };
    if (!atFact.test(after)) return null;
    // Read once, whether it finds one or not.
    if (factDay === undefined) factDay = readFactDayOfWriting(folded);
    return { asOf: factDay, isOfFact: true };
  });
}

/** Up to where the sentence ends; the stop of "art." and of a number ends none. */
function sentencePart(folded: string): string {
  return folded.replace(/(?:\n\s*\n|;|(?<=[a-z]{4})\.\s)[\s\S]*$/, '');
}

function timeIn(words: string): string | null {
  const [, written] = onDay.exec(words) ?? [];
  const day = written === undefined ? null : readWrittenDay(written);
  if (day !== null) return day;
  const [, before] = beforeNorm.exec(words) ?? [];
  if (before !== undefined) return before;
  const [, giver] = givenBy.exec(words) ?? [];
  if (giver !== undefined) return `según ${giver}`;
  if (original.test(words)) return 'origen';
  return earlier.test(words) ? 'antes' : null;
}

function timeBefore(words: string): string | null {
  const sentence = words.replace(/^[\s\S]*(?:\n\s*\n|;|(?<=[a-z]{4})\.\s)/, '');
  for (const { pattern, read } of beforeIt) {
    const [, found] = pattern.exec(sentence) ?? [];
    if (found !== undefined) return read(found);
  }
  return null;
}

/** The day of the fact that a writing tells, where it tells one. */
function readFactDayOfWriting(folded: string): string | null {
  const days = new Set<string>();
  const patterns = [
    new RegExp(String.raw`\b${fact}\b[^.;\n]{0,60}?(${writtenDayPattern})`, 'g'),
    new RegExp(
      String.raw`(${writtenDayPattern})[^.;\n]{0,50}?\b(?:despid\w+|despedid[oa]|fallecio|ocurrio|se produjo|sufrio|sucedio|accidente|siniestro)\b`,
      'g',
    ),
  ];
  for (const pattern of patterns) {
    for (const [, written = ''] of folded.matchAll(pattern)) {
      const day = readWrittenDay(written);
      if (day !== null) days.add(day);
    }
  }
  const [only] = days;
  return days.size === 1 && only ? only : null;
}
