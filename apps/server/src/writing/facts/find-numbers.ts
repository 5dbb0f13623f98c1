import { fold } from '@foja/legal-text/fold';

export interface FoundNumber {
  start: number;
  end: number;
  /** The same for the same number in words and in figures: "200000", "3.5"; other figures as they are: "10/15". */
  value: string;
}

const small =
  'cero un dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciseis diecisiete dieciocho diecinueve veinte veintiun veintidos veintitres veinticuatro veinticinco veintiseis veintisiete veintiocho veintinueve'.split(
    ' ',
  );
const tens = 'treinta cuarenta cincuenta sesenta setenta ochenta noventa'.split(' ');
const hundreds =
  'ciento doscientos trescientos cuatrocientos quinientos seiscientos setecientos ochocientos novecientos'.split(' ');
const scales: Record<string, number> = { mil: 1e3, millon: 1e6, millones: 1e6, billon: 1e12, billones: 1e12 };

const values = new Map<string, number>([
  ...small.map((word, value): [string, number] => [word, value]),
  ...tens.map((word, index): [string, number] => [word, (index + 3) * 10]),
  ...hundreds.map((word, index): [string, number] => [word, (index + 1) * 100]),
  ...hundreds.map((word, index): [string, number] => [word.replace(/os$/, 'as'), (index + 1) * 100]),
  ['cien', 100],
  ['uno', 1],
  ['una', 1],
  ['veintiuno', 21],
  ['veintiuna', 21],
]);

interface Word {
  start: number;
  end: number;
  text: string;
}

/** Whole numbers in words. "Un" and "una" count nothing by themselves. */
function findInWords(text: string): FoundNumber[] {
  const words = [...text.matchAll(/\p{L}+/gu)].map(
    ({ 0: word, index }): Word => ({ start: index, end: index + word.length, text: fold(word) }),
  );
  const found: FoundNumber[] = [];
  for (let at = 0; at < words.length; ) {
    const read = readAt(text, words, at);
    if (read === null) at += 1;
    else {
      const first = words[at] as Word;
      const last = words[read.to - 1] as Word;
      const isArticle = read.to === at + 1 && /^un[ao]?$/.test(first.text);
      if (!isArticle) found.push({ start: first.start, end: last.end, value: String(read.value) });
      at = read.to;
    }
  }
  return found;
}

function readAt(text: string, words: readonly Word[], from: number): { value: number; to: number } | null {
  const isNext = (at: number) => at === from || /^\s+$/.test(text.slice(words[at - 1]?.end, words[at]?.start));
  let total = 0;
  let group = 0;
  let scaleBelow = Number.POSITIVE_INFINITY;
  let at = from;
  while (at < words.length && isNext(at)) {
    const word = words[at]?.text ?? '';
    const value = values.get(word);
    const scale = scales[word];
    if (scale !== undefined && scale < scaleBelow && (at > from || word === 'mil')) {
      total += (group || 1) * scale;
      // "dos mil millones": thousands of millions are one group.
      scaleBelow = scale === 1e3 ? 1e3 : scale;
      group = 0;
    } else if (scale !== undefined && scale >= 1e6 && total > 0 && total < 1e6 && at > from) {
      total = (total + group) * scale;
      scaleBelow = scale;
      group = 0;
    } else if (value !== undefined && fits(value, group)) group += value;
    else if (word === 'y' && group % 100 >= 30 && group % 10 === 0 && isNext(at + 1)) {
      const ones = values.get(words[at + 1]?.text ?? '') ?? 0;
      if (ones < 1 || ones > 9) break;
      group += ones;
      at += 1;
    } else break;
    at += 1;
  }
  return at === from ? null : { value: total + group, to: at };
}

function fits(value: number, group: number): boolean {
  if (group === 0) return true;
  if (value === 0 || value >= 100 || group % 100 !== 0) return false;
  return true;
}

/** Numbers of a text in order, in figures and in words; "2 millones" and "200 mil" are one number. */
export function findNumbers(text: string): FoundNumber[] {
  const inFigures = [...text.matchAll(/\d+(?:[.,:/-]\d+)*/g)].map(({ 0: figure, index }) => {
    const end = index + figure.length;
    const scale = /^\s+(mil(?:l[oó]n(?:es)?)?)(?![\p{L}])/u.exec(text.slice(end, end + 12));
    const value = figureValue(figure);
    if (!scale || !/^[\d.]+$/.test(value)) return { start: index, end, value };
    const factor = scales[fold(scale[1] ?? '')] ?? 1;
    return { start: index, end: end + scale[0].length, value: String(Number(value) * factor) };
  });
  const isTaken = ({ end, start }: FoundNumber) => inFigures.some((other) => other.start < end && start < other.end);
  return [...inFigures, ...findInWords(text).filter((found) => !isTaken(found))].sort(
    (left, right) => left.start - right.start,
  );
}

/** Without the dots of thousands; a decimal comma is a point and loses its last zeros. Other figures stay as they are. */
function figureValue(figure: string): string {
  if (!/^\d+(?:\.\d{3})*(?:,\d+)?$/.test(figure)) return figure;
  const plain = figure.replaceAll('.', '').replace(',', '.');
  const trimmed = plain.includes('.') ? plain.replace(/\.?0+$/, '') : plain;
  // A number that begins with zero is a code.
  return trimmed.length > 15 || /^0\d/.test(trimmed) ? trimmed : String(Number(trimmed));
}
