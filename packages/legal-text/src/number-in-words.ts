const units = (
  'cero uno dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciseis diecisiete dieciocho ' +
  'diecinueve veinte veintiuno veintidos veintitres veinticuatro veinticinco veintiseis veintisiete veintiocho veintinueve'
).split(' ');
const upToThirty = new Map(units.map((name, value) => [name, value] as const));
// "un" and "una" are articles of the language, save in "veintiún mil".
upToThirty.set('veintiun', 21);
const tens = new Map(
  ['treinta', 'cuarenta', 'cincuenta', 'sesenta', 'setenta', 'ochenta', 'noventa'].map(
    (name, place) => [name, 30 + 10 * place] as const,
  ),
);
const hundreds = new Map([
  ['cien', 100],
  ['ciento', 100],
  ['quinientos', 500],
  ['setecientos', 700],
  ['novecientos', 900],
  ...['dos', 'tres', 'cuatro', 'seis', 'ocho'].map(
    (name) => [`${name}cientos`, 100 * (upToThirty.get(name) ?? 0)] as const,
  ),
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
 * The number in words that begins at `from` among folded words: "mil setecientos cincuenta y siete", "cuarenta".
 * @param wordAt the word at a place; an empty one where there is none.
 */
export function readNumberInWords(wordAt: (place: number) => string, from: number): NumberInWords | null {
  let at = from;
  let thousands = 0;
  const lead = readBelowThousand(wordAt, at);
  const thousandAt = lead?.to ?? at;
  if (wordAt(thousandAt) === 'mil') {
    thousands = 1000 * (lead?.value ?? 1);
    at = thousandAt + 1;
  } else {
    return lead === null || lead.value === 0 ? null : lead;
  }
  const rest = readBelowThousand(wordAt, at);
  return { value: thousands + (rest?.value ?? 0), to: rest?.to ?? at };
}

/** "primero" to "vigésimo"; null for any other word. */
export function readOrdinal(word: string): number | null {
  return ordinals.get(word) ?? null;
}

function readBelowThousand(wordAt: (place: number) => string, from: number): NumberInWords | null {
  const hundred = hundreds.get(wordAt(from));
  const low = readBelowHundred(wordAt, hundred === undefined ? from : from + 1);
  if (hundred === undefined) return low;
  return { value: hundred + (low?.value ?? 0), to: low?.to ?? from + 1 };
}

function readBelowHundred(wordAt: (place: number) => string, from: number): NumberInWords | null {
  const small = upToThirty.get(wordAt(from));
  if (small !== undefined) return { value: small, to: from + 1 };
  const ten = tens.get(wordAt(from));
  if (ten === undefined) return null;
  const unit = wordAt(from + 1) === 'y' ? upToThirty.get(wordAt(from + 2)) : undefined;
  // "cuarenta y cuarenta y tres" are two numbers.
  if (unit !== undefined && unit >= 1 && unit <= 9) return { value: ten + unit, to: from + 3 };
  return { value: ten, to: from + 1 };
}
