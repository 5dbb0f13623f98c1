import { fold } from '@foja/legal-text/fold';
import { readNumberInWords } from '@foja/legal-text/number-in-words';

export interface FoundNumber {
  start: number;
  end: number;
  /** The same for the same number in words and in figures: "200000", "3.5"; other figures as they are: "10/15". */
  value: string;
}

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
    const from = at;
    // Words that something else stands between are no one number.
    const wordAt = (place: number) =>
      place === from || /^\s+$/.test(text.slice(words[place - 1]?.end, words[place]?.start))
        ? (words[place]?.text ?? '')
        : '';
    const read = readNumberInWords(wordAt, from, true);
    at = read?.to ?? from + 1;
    const first = words[from] as Word;
    if (read === null || (read.to === from + 1 && /^un[ao]?$/.test(first.text))) continue;
    found.push({ start: first.start, end: (words[read.to - 1] as Word).end, value: String(read.value) });
  }
  return found;
}

const scales: Readonly<Record<string, number>> = { mil: 1e3, millon: 1e6, millones: 1e6 };

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
