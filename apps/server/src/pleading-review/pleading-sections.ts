import { fold } from '@foja/legal-text/fold';

/** A part of a pleading under one heading, its words without line breaks. */
export interface PleadingSection {
  /** What it is about; `other` where its heading is of no known part. */
  part: PleadingPart;
  heading: string;
  text: string;
  /** The same words line by line, as they were written: the items of a list. */
  lines: string[];
}

export const pleadingParts = [
  'intro',
  'object',
  'competence',
  'mediation',
  'standing',
  'facts',
  'denials',
  'heads',
  'law',
  'evidence',
  'fee',
  'federal',
  'grievance',
  'petitum',
  'other',
] as const;
export type PleadingPart = (typeof pleadingParts)[number];

/** What a heading is about, by its folded words; the first that fits. */
const headings: readonly [PleadingPart, RegExp][] = [
  ['petitum', /\bpetitorio|\bpeticion\b|\bsolicit[ao]s?\b$/],
  ['grievance', /\bagravio/],
  ['denials', /\bnegativa|\bniega|\bniego/],
  ['evidence', /\bprueba\b(?! producida)|\bofrece prueba/],
  ['competence', /\bcompetencia/],
  ['mediation', /\bmediacion|\bconciliacion|\bseclo/],
  ['standing', /\bpersoneria|\blegitimacion/],
  ['heads', /\brubros|\bliquidacion|\bdanos?$|\bmonto|\bnecesidades/],
  ['facts', /\bhechos\b|\bantecedentes|\brelato|\bverdad de los/],
  ['object', /\bobjeto/],
  ['fee', /\btasa/],
  ['federal', /\bfederal|\breserva/],
  ['law', /\bderecho\b/],
];

const headingLine =
  /^\s{0,8}(?:[IVXLC]{1,6}|\d{1,2}|[A-Z])\s?[.)°º-]{1,3}\s{0,4}(\p{Lu}[\p{Lu}\s.,:;&«»"'()/º°-]{2,120}?)(?:[.:]\s+(?=\S)|[.:]?\s*$)/u;

/** The parts of a pleading, in order, the words before the first heading as `intro`. */
export function readPleadingSections(text: string): PleadingSection[] {
  const sections: PleadingSection[] = [{ part: 'intro', heading: '', text: '', lines: [] }];
  for (const line of text.replace(/\f/g, '\n').split('\n')) {
    const match = headingLine.exec(line);
    const heading = match?.[1]?.trim() ?? '';
    // A heading is in capitals: "I. OBJETO", "2. COMPETENCIA. V.S. es…".
    if (match && isCapitals(heading)) {
      sections.push({ part: partOf(heading), heading, text: '', lines: [line.slice(match[0].length)] });
    } else sections.at(-1)?.lines.push(line);
  }
  return sections.map(({ lines, ...section }) => {
    const joined = joinWrapped(lines);
    return { ...section, lines: joined, text: joined.join(' ') };
  });
}

function isCapitals(words: string): boolean {
  return /\p{Lu}{3}/u.test(words) && !/\p{Ll}/u.test(words);
}

function partOf(heading: string): PleadingPart {
  const folded = fold(heading);
  return headings.find(([, pattern]) => pattern.test(folded))?.[0] ?? 'other';
}

const itemMark = /^\s*(?:\(?(?:[a-zA-Z]|\d{1,2}|[IVXivx]{1,5})\s?[.)-]{1,3}|[-–•*])\s/;
/** Lines of this length or more, in characters, were broken by a margin. */
const wrappedCharacters = 60;

/** One line a paragraph or item: what a margin broke is joined again. */
function joinWrapped(lines: readonly string[]): string[] {
  const joined: string[] = [];
  let last = '';
  for (const raw of lines) {
    const line = raw.trim();
    const goesOn = last.length >= wrappedCharacters && line !== '' && !itemMark.test(line);
    if (goesOn && joined.length > 0) joined[joined.length - 1] += ` ${line}`;
    else if (line !== '') joined.push(line);
    last = line;
  }
  return joined.map((line) => line.replace(/\s+/g, ' '));
}
