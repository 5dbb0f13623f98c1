import { articleSuffixPattern } from '@foja/legal-text/article-number';
/** A change of the law, as an official note tells it. */
export interface NotedChange {
  /** What changed, in the note's own word: `articulo`, `inciso`, `parrafo`, `capitulo`… */
  subject: string;
  /** The article that the note names, where it names one: "Artículo 2° sustituido…". */
  article: string | null;
  verb: 'replaced' | 'added' | 'repealed' | 'renumbered' | 'restored';
  /** As the note names it: "Ley N° 25.561", "Decreto N° 70/2023"; null where it names none. */
  byNorm: string | null;
  /** "1", "2.25 del Anexo II". */
  byArticle: string | null;
  /** ISO date of its publication in the Boletín Oficial. */
  publishedOn: string | null;
}

const subjects =
  'art[ií]culo|inciso|p[aá]rrafo|apartado|punto|frase|expresi[oó]n|cap[ií]tulo|t[ií]tulo|secci[oó]n|libro|anexo|denominaci[oó]n|monto|registro|ep[ií]grafe|texto';
const verbs =
  'sustitu|incorporad|derogad|renumerad|restablecid|modificad|eliminad|suprimid|reemplazad|abrogad|restituid|agregad|adecuad|vetad|observad';

const ordinal =
  '(?:primer|segund|tercer|cuart|quint|sext|s[eé]ptim|octav|noven|d[eé]cim|[uú]ltim|ante[uú]ltim|pen[uú]ltim)[oa]?';
const noteStart = new RegExp(
  String.raw`^(?:(?:${ordinal}\s+)?(?:${subjects})\b|(?:${subjects})(?:y\s|${verbs})|(?:${verbs})\p{L}*\s*por\b|notas? (?:de )?infoleg|nota:|por art|ver |derogad|texto seg)`,
  'iu',
);
const noteVerb = new RegExp(
  `${verbs}|infoleg|vigencia|observad|vetad|fe de erratas|prorrog|suspend|actualiza|texto seg`,
  'iu',
);

/** Whether the words within a pair of parentheses are a note of the editors of the official text and none of the law's own words. */
export function isAmendmentNote(inner: string): boolean {
  const text = inner.trim();
  return noteStart.test(text) && noteVerb.test(text);
}

/** Takes the editors' notes out of a line: what is left is the law's. Parentheses may be nested; one that is never closed is a doubt. */
export function takeNotes(line: string): { text: string; notes: string[]; isUnclosed: boolean } {
  const notes: string[] = [];
  let text = '';
  let from = 0;
  for (let at = line.indexOf('('); at !== -1; at = line.indexOf('(', Math.max(at + 1, from))) {
    if (at < from) continue;
    if (!noteStart.test(line.slice(at + 1).trimStart())) continue;
    const end = closingOf(line, at);
    if (end === -1) {
      if (!isAmendmentNote(line.slice(at + 1))) continue;
      return { text: tidy(text + line.slice(from, at)), notes: [...notes, line.slice(at)], isUnclosed: true };
    }
    if (!isAmendmentNote(line.slice(at + 1, end))) continue;
    text += line.slice(from, at);
    notes.push(line.slice(at, end + 1));
    from = end + 1;
  }
  return { text: tidy(text + line.slice(from)), notes, isUnclosed: false };
}

function tidy(text: string): string {
  return text
    .replace(/\s+/g, ' ')
    .replace(/\s+([.,;])/g, '$1')
    .trim();
}

const itemMark = /(?:^|[\s,;])[a-zñ0-9]{1,2}$/iu;
const goesOn = new RegExp(String.raw`^\s*(?:${verbs})`, 'iu');

/** Where the parenthesis that opens at `open` closes; -1 where it does not. "d)" within a note names an item and closes nothing. */
function closingOf(line: string, open: number): number {
  let depth = 0;
  for (let at = open; at < line.length; at += 1) {
    if (line[at] === '(') depth += 1;
    if (line[at] !== ')') continue;
    const isItem = depth === 1 && itemMark.test(line.slice(open + 1, at));
    if (isItem && (line.includes(')', at + 1) || goesOn.test(line.slice(at + 1)))) continue;
    depth -= 1;
    if (depth === 0) return at;
  }
  return -1;
}

const change = new RegExp(
  String.raw`(?<subject>${subjects})\s*(?:n[°º]\s*)?(?<article>\d{1,4}(?:\.\d{3})?\s*[°º]?(?:\s*(?:${articleSuffixPattern}))?)?[^()]{0,80}?(?<verb>${verbs})`,
  'giu',
);
const source =
  /por\s+(?:el\s+|los\s+)?(?:art(?:[ií]culo|s?\.)?|punto)\s*(?<article>[\d.]{1,7}[°º]?(?:\s*(?:bis|ter|qu[aá]ter))?)(?:[^()]{0,60}?anexo\s+(?<annex>[IVX]+))?/iu;
const norm =
  /\b(?<kind>ley|decreto(?:[ -]ley)?|d\.?n\.?u\.?|resoluci[oó]n(?: general)?|disposici[oó]n|decisi[oó]n administrativa)\s*(?:n\s*[°º]?\.?\s*)?(?<number>\d{1,3}(?:\.\d{3})+|\d{1,5})(?:\/(?<year>\d{2,4}))?/iu;
const publication = /B\.\s*O\.?:?\s*(?:n[°º]\s*\d+\s*)?(?:del?\s*)?(\d{1,2})\s*\/\s*(\d{1,2})\s*\/\s*(\d{4})/i;
const verbNames: [RegExp, NotedChange['verb']][] = [
  [/^(?:derogad|abrogad|eliminad|suprimid)/i, 'repealed'],
  [/^(?:incorporad|agregad)/i, 'added'],
  [/^renumerad/i, 'renumbered'],
  [/^(?:restablecid|restituid)/i, 'restored'],
];

/** The changes that a note tells, in its order. A note that tells none ("Nota Infoleg: …") gives none. */
export function changesOfNote(note: string): NotedChange[] {
  if (/^\(?\s*notas?\b/i.test(note)) return [];
  const starts = [...note.matchAll(change)];
  return starts.map((start, index) => {
    const own = note.slice(start.index, starts[index + 1]?.index);
    const { subject = '', article, verb = '' } = start.groups ?? {};
    // Before its verb a note may name the norm that changed: "Artículo 43 de la Ley N° 25.345 derogado por…".
    const told = own.slice(start[0].length);
    const by = source.exec(told)?.groups;
    const byNorm = norm.exec(told)?.groups;
    return {
      subject: plain(subject),
      article: article
        ? article
            .replace(/[°º.]/g, '')
            .replace(/^(\d+)\s*(\D.*)?$/, (_all, whole, rest) => (rest ? `${whole} ${plain(rest)}` : whole))
        : null,
      verb: verbNames.find(([pattern]) => pattern.test(verb))?.[1] ?? 'replaced',
      byNorm: byNorm ? nameOf(byNorm) : null,
      byArticle: by?.article ? `${by.article.replace(/\.$/, '')}${by.annex ? ` del Anexo ${by.annex}` : ''}` : null,
      publishedOn: isoDate(publication.exec(own)),
    };
  });
}

function nameOf({ kind = '', number = '', year }: Record<string, string | undefined>): string {
  const name = kind.charAt(0).toUpperCase() + kind.slice(1).toLowerCase();
  return `${name} ${number}${year ? `/${year}` : ''}`;
}

function plain(word: string): string {
  return word.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '').trim();
}

function isoDate(found: RegExpExecArray | null): string | null {
  const [, day, month, year] = found ?? [];
  if (!day || !month || !year) return null;
  const date = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return Number.isNaN(Date.parse(`${date}T00:00:00Z`)) ||
    new Date(`${date}T00:00:00Z`).toISOString().slice(0, 10) !== date
    ? null
    : date;
}
