import { fold } from './fold.ts';
import { hundreds as hundredNames, smallNumbers, tens as tenNames } from './number-vocabulary.ts';

const upToThirty = new Map(smallNumbers.map((name, value) => [fold(name), value] as const));
// "un" and "una" are articles of the language, save in "veintiún mil" and "treinta y un días".
upToThirty.set('veintiun', 21).set('veintiuna', 21);
const one = new Set(['un', 'una']);
const tens = new Map(tenNames.map((name, place) => [name, 30 + 10 * place] as const));
const hundreds = new Map(hundredNames.map((name, place) => [name, 100 * (place + 1)] as const));
hundreds.set('cien', 100);
for (const [name, value] of [...hundreds]) if (name.endsWith('os')) hundreds.set(name.replace(/os$/, 'as'), value);
const scales = new Map([
  ['millon', 1e6],
  ['millones', 1e6],
  ['billon', 1e12],
  ['billones', 1e12],
]);
const ordinals = new Map(
  (
    'primero segundo tercero cuarto quinto sexto septimo octavo noveno decimo undecimo duodecimo decimotercero decimocuarto ' +
    'decimoquinto decimosexto decimoseptimo decimoctavo decimonoveno vigesimo'
  )
    .split(' ')
    .map((name, place) => [name, place + 1] as const),
);
ordinals.set('primer', 1).set('tercer', 3);

/** A number written in words: words `from` to `to` (excluded). */
export interface NumberInWords {
  value: number;
  to: number;
}

/**
 * The number in words that begins at `from` among folded words: "mil setecientos cincuenta y siete", "dos millones".
 * @param wordAt the word at a place; an empty one where there is none.
 * @param countsSmall whether "cero", "un" and "una" alone are numbers as well.
 */
export function readNumberInWords(
  wordAt: (place: number) => string,
  from: number,
  countsSmall = false,
): NumberInWords | null {
  let value = 0;
  let at = from;
  let lastScale = Number.POSITIVE_INFINITY;
  for (;;) {
    const group = readBelowMillion(wordAt, at, countsSmall);
    if (group === null) break;
    const scale = scales.get(wordAt(group.to));
    const isScaled = scale !== undefined && scale < lastScale;
    value += group.value * (isScaled ? scale : 1);
    at = isScaled ? group.to + 1 : group.to;
    if (!isScaled) break;
    lastScale = scale;
  }
  return at === from || (value === 0 && !countsSmall) ? null : { value, to: at };
}

const beginnings = new Set([...upToThirty.keys(), ...one, ...tens.keys(), ...hundreds.keys(), 'mil']);

/** Whether a number in words may begin with this one; one that begins with any other is none. */
export function mayBeginNumber(word: string): boolean {
  return beginnings.has(word);
}

/** "primero" to "vigésimo"; null for any other word. */
export function readOrdinal(word: string): number | null {
  return ordinals.get(word) ?? null;
}

function readBelowMillion(wordAt: (place: number) => string, from: number, countsSmall: boolean): NumberInWords | null {
  const lead = readBelowThousand(wordAt, from, countsSmall);
  const thousandAt = lead?.to ?? from;
  if (wordAt(thousandAt) !== 'mil') return lead;
  const rest = readBelowThousand(wordAt, thousandAt + 1, countsSmall);
  return { value: 1000 * (lead?.value ?? 1) + (rest?.value ?? 0), to: rest?.to ?? thousandAt + 1 };
}

function readBelowThousand(
  wordAt: (place: number) => string,
  from: number,
  countsSmall: boolean,
): NumberInWords | null {
  const hundred = hundreds.get(wordAt(from));
  const low = readBelowHundred(wordAt, hundred === undefined ? from : from + 1, countsSmall);
  if (hundred === undefined) return low;
  return { value: hundred + (low?.value ?? 0), to: low?.to ?? from + 1 };
}

function readBelowHundred(wordAt: (place: number) => string, from: number, countsSmall: boolean): NumberInWords | null {
  const word = wordAt(from);
  const small = upToThirty.get(word);
  if (small !== undefined) return { value: small, to: from + 1 };
  // "Un millón" is one of them, "un día" says no number.
  if (one.has(word) && (countsSmall || scales.has(wordAt(from + 1)))) return { value: 1, to: from + 1 };
  const ten = tens.get(word);
  if (ten === undefined) return null;
  const next = wordAt(from + 2);
  const unit = wordAt(from + 1) !== 'y' ? undefined : one.has(next) ? 1 : upToThirty.get(next);
  // "cuarenta y cuarenta y tres" are two numbers.
  if (unit !== undefined && unit >= 1 && unit <= 9) return { value: ten + unit, to: from + 3 };
  return { value: ten, to: from + 1 };
}
