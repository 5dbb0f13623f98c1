import type { Paragraph } from './read-paragraphs.ts';

const levels = ['anexo', 'parte', 'libro', 'titulo', 'capitulo', 'seccion', 'paragrafo'] as const;
type DivisionLevel = (typeof levels)[number];

export interface Division {
  level: DivisionLevel;
  /** "Titulo I": as the page writes it, without shouting. */
  name: string;
  /** What follows on the same line. */
  title: string;
}

const roman = String.raw`(?:[IVXLC]{1,8}|\d{1,3}\s*[°ºª]?(?:\s*A)?|[ÚU]NIC[OA]|PRELIMINAR|GENERAL|ESPECIAL|PRIMER[OA]?|SEGUND[OA]|TERCER[OA]?|CUART[OA]|QUINT[OA]|SEXT[OA]|S[EÉ]PTIM[OA]|OCTAV[OA]|NOVEN[OA]|D[EÉ]CIM[OA])`;
const heading = new RegExp(
  String.raw`^(?<level>anexo|parte|libro|t[ií]tulo|cap[ií]tulo|secci[oó]n|par[aá]grafo)\s*(?:n[°º]\s*)?(?<number>${roman}(?:\s*(?:bis|ter|qu[aá]ter))?(?:\s*-\s*[A-Z](?![a-z]))?)?(?![\p{L}\p{N}])\s*[.:—–-]*\s*(?<title>.*)$`,
  'iu',
);

/** Reads a line as the heading of a division ("TITULO I", "Capítulo 2. Ley"); null where it is none. */
export function readDivision(paragraph: Paragraph): Division | null {
  const part = /^(?:primera|segunda|tercera) parte\.?$/i.exec(paragraph.text);
  if (part) return { level: 'parte', name: paragraph.text.replace(/\.$/, ''), title: '' };
  const found = heading.exec(paragraph.text)?.groups;
  if (!found || paragraph.text.length > 220) return null;
  const { level = '', number, title = '' } = found;
  const isAnnex = /^anexo$/i.test(level);
  // "Título" alone is a word of a sentence; an annex often has no number.
  if (!number && !(isAnnex && title === '')) return null;
  // "Capítulo II de la presente ley, …" is a sentence, whatever stands at its beginning.
  if (
    /^(?:de(?:l| la| esta| este)? (?:presente|ley|c[oó]digo)|y |o |,)/i.test(title) &&
    !paragraph.isBold &&
    !paragraph.isCentred
  )
    return null;
  if (/[,;:]$/.test(title)) return null;
  return {
    level: levels.find((name) => name === level.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '')) ?? 'titulo',
    name: [capitalised(level), number].filter(Boolean).join(' ').trim(),
    title: title.trim(),
  };
}

/** Order of the levels, outermost first. */
export function depthOf(level: DivisionLevel): number {
  return levels.indexOf(level);
}

function capitalised(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1).toLowerCase();
}
