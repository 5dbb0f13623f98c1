const units: Record<string, number> = {
  cero: 0,
  un: 1,
  uno: 1,
  una: 1,
  dos: 2,
  tres: 3,
  cuatro: 4,
  cinco: 5,
  seis: 6,
  siete: 7,
  ocho: 8,
  nueve: 9,
};
/** Words that take no "y" after them. */
const teens: Record<string, number> = {
  diez: 10,
  once: 11,
  doce: 12,
  trece: 13,
  catorce: 14,
  quince: 15,
  dieciseis: 16,
  diecisiete: 17,
  dieciocho: 18,
  diecinueve: 19,
  veinte: 20,
  veintiun: 21,
  veintiuno: 21,
  veintiuna: 21,
  veintidos: 22,
  veintitres: 23,
  veinticuatro: 24,
  veinticinco: 25,
  veintiseis: 26,
  veintisiete: 27,
  veintiocho: 28,
  veintinueve: 29,
};
const tens: Record<string, number> = {
  treinta: 30,
  cuarenta: 40,
  cincuenta: 50,
  sesenta: 60,
  setenta: 70,
  ochenta: 80,
  noventa: 90,
};
const hundreds: Record<string, number> = {
  cien: 100,
  ciento: 100,
  doscientos: 200,
  trescientos: 300,
  cuatrocientos: 400,
  quinientos: 500,
  seiscientos: 600,
  setecientos: 700,
  ochocientos: 800,
  novecientos: 900,
};
const scales: Record<string, number> = { mil: 1_000, millon: 1_000_000, millones: 1_000_000 };

/** Ordinals up to the tenth. */
export const ordinals: Record<string, number> = {
  primer: 1,
  primero: 1,
  segundo: 2,
  tercer: 3,
  tercero: 3,
  cuarto: 4,
  quinto: 5,
  sexto: 6,
  septimo: 7,
  octavo: 8,
  noveno: 9,
  decimo: 10,
};

/**
 * Reads the number that the words from `start` spell ("ciento", "ochenta", "y", "dos").
 * @param words folded: lower case, no accents.
 * @returns the number and how many words it took, or null where none begins there.
 */
export function readNumberWords(words: readonly string[], start: number): { value: number; taken: number } | null {
  let total = 0;
  let at = start;
  let lastScale = Number.POSITIVE_INFINITY;
  for (;;) {
    const below = readBelowThousand(words, at);
    const scale = scales[words[at + (below?.taken ?? 0)] ?? ''];
    // "mil" alone is a thousand, also after millions; "millones" alone is nothing.
    if (below === null && (scale !== 1_000 || lastScale <= scale)) break;
    at += below?.taken ?? 0;
    if (scale === undefined) {
      total += below?.value ?? 0;
      break;
    }
    total += (below?.value ?? 1) * scale;
    lastScale = scale;
    at += 1;
  }
  return at === start ? null : { value: total, taken: at - start };
}

function readBelowThousand(words: readonly string[], start: number): { value: number; taken: number } | null {
  let value = 0;
  let at = start;
  const hundred = hundreds[(words[at] ?? '').replace(/cientas$/, 'cientos')];
  if (hundred !== undefined) {
    value += hundred;
    at += 1;
  }
  const word = words[at] ?? '';
  const ten = tens[word];
  const unitAfter = words[at + 1] === 'y' ? units[words[at + 2] ?? ''] : undefined;
  if (ten !== undefined) {
    value += ten + (unitAfter ?? 0);
    at += unitAfter === undefined ? 1 : 3;
  } else {
    const small = teens[word] ?? units[word];
    if (small !== undefined) {
      value += small;
      at += 1;
    }
  }
  return at === start ? null : { value, taken: at - start };
}
