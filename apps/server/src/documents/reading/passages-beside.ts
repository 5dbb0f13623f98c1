import { fold } from '@foja/legal-text/fold';
import { normalizeWord } from '@foja/legal-text/normalize-word';
import type { Passage } from './text-index.ts';

const besideMax = 3;
/** How far into a passage the name of a clause may begin that stands there with the one before it. */
const labelReach = 40;

const numbers =
  '(?:[A-Z]\\.)?\\d{1,3}(?:\\.\\d{1,2}){0,3}|[IVXL]{1,6}|primer[oa]|segund[oa]|tercer[oa]|cuart[oa]|quint[oa]|sext[oa]|s[eé]ptim[oa]|octav[oa]|noven[oa]|(?:und|duod)?[eé]cim[oa]|decimo\\p{L}+|decima\\p{L}*';
/** "la cláusula Undécima", "los puntos 2 y 4", "el art. 5 bis": to which part of the paper it refers. */
const reference = new RegExp(
  `(?<!\\p{L})(?:cl[áa]usulas?|art[íi]culos?|arts?\\.|secci[óo]n(?:es)?|puntos?|considerandos?|apartados?|cap[íi]tulos?)\\s+((?:${numbers})(?!\\p{L}))(?:\\s+(?:y|e|o)\\s+((?:${numbers})(?!\\p{L})))?(?!\\s+de(?:l)?\\s+(?:la\\s+)?(?:ley|c[óo]digo|decreto|c\\.))`,
  'giu',
);
const isOfLaw =
  /^[°º]?\s*(?:,?\s*inc\S*\s+\S+)?\s*,?\s*(?:de(?:l)?\s+(?:la\s+)?(?:ley|c[óo]digo|decreto|cc)|c\.\s?c|l\.\s?c|cccn|ccyc)/iu;

/**
 * Which other passages of a document belong to one: the rest of a paragraph that was too long for one passage, and the clauses to which
 * it refers by number.
 */
export function passagesBeside(text: string, passages: readonly Passage[], at: number): number[] {
  const [start, end] = passages[at] as Passage;
  const beside = new Set<number>();
  const next = passages[at + 1];
  if (next && !text.slice(end, next[0]).includes('\n')) beside.add(at + 1);
  const own = text.slice(start, end);
  for (const label of labelsIn(own)) {
    const place = passages.findIndex(
      ([from, to], number) => number !== at && opensWith(text.slice(from, Math.min(to, from + labelReach)), label),
    );
    if (place >= 0) beside.add(place);
  }
  return [...beside].slice(0, besideMax);
}

function labelsIn(text: string): Set<string> {
  const labels = new Set<string>();
  for (const match of text.matchAll(reference)) {
    if (isOfLaw.test(text.slice(match.index + match[0].length))) continue;
    // A clause that begins here names itself.
    if (match.index === 0) continue;
    for (const label of match.slice(1)) if (label !== undefined) labels.add(labelOf(label));
  }
  return labels;
}

const opening = new RegExp(
  `^(?:(?:cl[áa]usula|art[íi]culo|art\\.|secci[óo]n|punto|considerando|apartado|cap[íi]tulo)\\s+)?(${numbers})(?!\\p{L})`,
  'iu',
);

function opensWith(text: string, label: string): boolean {
  const [, own] = opening.exec(text.trimStart()) ?? [];
  return own !== undefined && labelOf(own) === label;
}

/** One name of a number, however it is written: "Undécima" is "undécimo", "07" is "7". */
function labelOf(written: string): string {
  return /\d/.test(written)
    ? written.toUpperCase()
    : /^[IVXL]+$/.test(written)
      ? written
      : normalizeWord(fold(written));
}
