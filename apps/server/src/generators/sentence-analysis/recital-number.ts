import { fold } from '@foja/legal-text/fold';

const ordinals = ['primer', 'segund', 'tercer', 'cuart', 'quint', 'sext', 'septim', 'octav', 'noven', 'decim'];
const digitsOfRoman: Readonly<Record<string, number>> = { i: 1, v: 5, x: 10 };
const numeral = '(?:[ivx]{1,6}|\\d{1,2}|(?:primer|segund|tercer|cuart|quint|sext|septim|octav|noven|decim)[oa]?)';
const atHead = new RegExp(`^\\W{0,4}(${numeral})\\s{0,4}(?:[.°º):–-]|$)`);
const inText = new RegExp(
  `\\b(?:considerando|apartado|acapite)s? (?:n[°º] ?|punto )?(${numeral})(?![\\w/]|\\.\\d)(?!,? (?:y|al?) )`,
);

/** The number with which a considerando begins; null where it has none. */
export function numberAtHead(text: string): number | null {
  return numberWritten(atHead.exec(fold(text))?.[1]);
}

/** The considerando to which a point of the decision refers: "en la forma señalada en el considerando séptimo". */
export function recitalReferredTo(folded: string): number | null {
  return numberWritten(inText.exec(folded)?.[1]);
}

function numberWritten(written: string | undefined): number | null {
  if (written === undefined) return null;
  if (/^\d/.test(written)) return Number(written);
  const place = ordinals.findIndex((ordinal) => written.startsWith(ordinal));
  if (place !== -1) return place + 1;
  const digits = [...written].map((letter) => digitsOfRoman[letter] ?? 0);
  return digits.reduce((sum, digit, at) => sum + (digit < (digits[at + 1] ?? 0) ? -digit : digit), 0);
}
