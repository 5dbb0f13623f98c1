/** What a figure in a contract is of. */
export type Figure = 'amount' | 'date' | 'days' | 'instalments' | 'months' | 'percent';

const number =
  '(?:\\d[\\d.,]*|(?:un|una|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce|trece|catorce|quince|dieci\\w+|veint\\w+|treinta|cuarenta|cincuenta|sesenta|setenta|ochenta|noventa|cien\\w*)(?: y \\w+)?)(?: \\([^)]*\\))?';
const month = '(?:enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|setiembre|octubre|noviembre|diciembre)';
const day =
  '(?:\\d{1,2}[°º]?|\\b(?:primero|uno|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce|trece|catorce|quince|dieci\\w+|veint\\w+|treinta(?: y uno?)?))';
/** In the order in which they are looked for: a number of instalments is none of months. */
const figures: readonly (readonly [Figure, RegExp])[] = [
  ['instalments', new RegExp(`${number} (?:\\w+ )?(?:cuotas|mensualidades)\\b`, 'g')],
  [
    'amount',
    /(?:\$|u\$s|usd|us\$|pesos|dolares)[ .]{0,8}\d[\d.,]*|\d[\d.,]* (?:pesos|dolares)|\b(?:(?:\w+ ){1,5}(?:mil|millon|millones)(?: \w+){0,5}? (?:de )?(?:pesos|dolares)|pesos (?:\w+ ){0,4}(?:mil|millon|millones|cientos)\b)/g,
  ],
  ['percent', /\d[\d.,]*\s?%|\bpor ciento\b/g],
  ['date', new RegExp(`${day} de ${month}(?: del? (?:\\d{4}|dos mil \\w+))?|\\d{1,2}[/-]\\d{1,2}[/-]\\d{2,4}`, 'g')],
  ['months', new RegExp(`${number} (?:meses|anos?)\\b`, 'g')],
  ['days', new RegExp(`${number} (?:dias?|horas?|semanas?|noches?)\\b`, 'g')],
];

/** Folded words in which each figure stands as what it is of: "pagara _amount_ dentro de _days_". */
export function maskFigures(folded: string): { words: string; has: ReadonlySet<Figure> } {
  const has = new Set<Figure>();
  let words = folded.replace(/\s+/g, ' ');
  for (const [figure, pattern] of figures) {
    words = words.replace(pattern, () => {
      has.add(figure);
      return ` _${figure}_ `;
    });
  }
  return { words: words.replace(/ +/g, ' ').trim(), has };
}
