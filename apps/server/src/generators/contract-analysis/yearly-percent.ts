import { fold } from '@foja/legal-text/fold';

const daysOfYear = 365;
const timesAYear: readonly [RegExp, number][] = [
  [/^(?:por (?:cada )?hora|horari[oa])/, daysOfYear * 24],
  [/^(?:diari\w*|por (?:cada )?dia|al dia|cada dia)/, daysOfYear],
  [/^(?:semanal\w*|por (?:cada )?semana|cada semana)/, 52],
  [/^(?:quincenal\w*|por (?:cada )?quincena)/, 24],
  [/^(?:mensual\w*|por (?:cada )?mes|al mes|cada mes)/, 12],
  [/^(?:anual\w*|por (?:cada )?ano|al ano|t\.?n\.?a)/, 1],
];
/** The period may stand before: "por cada día de atraso se suma un 4%". */
const before: readonly [RegExp, number][] = [
  [/\b(?:por )?cada hora\b/, daysOfYear * 24],
  [/\b(?:por )?cada dia\b|\bpor dia\b|\bdiariamente\b/, daysOfYear],
  [/\b(?:por )?cada semana\b|\bsemanalmente\b/, 52],
  [
    /\b(?:por )?cada (?:mes|periodo mensual)\b|\bpor mes\b|\bmensualmente\b|\b(?:interes|tasa|recargo)\b.{0,20}\bmensual (?:del?|igual al)\b/,
    12,
  ],
  [/\b(?:interes|tasa)\b.{0,20}\banual (?:del?|igual al)\b/, 1],
];
const lookBackCharacters = 90;
const inWords: Readonly<Record<string, number>> = {
  uno: 1,
  un: 1,
  dos: 2,
  tres: 3,
  cuatro: 4,
  cinco: 5,
  seis: 6,
  siete: 7,
  ocho: 8,
  nueve: 9,
  diez: 10,
  doce: 12,
  quince: 15,
  veinte: 20,
  treinta: 30,
  cuarenta: 40,
  cincuenta: 50,
  cien: 100,
};
const percentPattern =
  /(?:(\d{1,4}(?:[.,]\d{1,4})?)|\b(uno?|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|doce|quince|veinte|treinta|cuarenta|cincuenta|cien))\s{0,3}(?:%|por ciento)\s{0,3}(?:\([^)]{0,60}\)\s{0,3})?(?:de interes\s|punitorio\s|sobre el saldo\s|acumulativo\s|del (?:saldo|capital|monto adeudado|total|alquiler|canon|abono)\s|de la cuota\s)?/g;

function percentsOf(sentence: string): { value: number; before: string; after: string }[] {
  const folded = fold(sentence).replace(/\s+/g, ' ');
  return [...folded.matchAll(percentPattern)].map((match) => ({
    value: match[1] === undefined ? (inWords[match[2] ?? ''] ?? 0) : Number(match[1].replace(',', '.')),
    before: folded.slice(Math.max(0, match.index - lookBackCharacters), match.index),
    after: folded.slice(match.index + match[0].length),
  }));
}

/** The percentage that a sentence asks for each hour, day, week, month or year, reckoned by the year; null where it names none. */
export function yearlyPercentOf(sentence: string): number | null {
  for (const { after, before: ahead, value } of percentsOf(sentence)) {
    const times =
      timesAYear.find(([period]) => period.test(after))?.[1] ?? before.find(([period]) => period.test(ahead))?.[1];
    if (times !== undefined) return value * times;
  }
  return null;
}

/** The highest percentage of a sentence, whatever its period; null where it names none. */
export function highestPercentOf(sentence: string): number | null {
  const values = percentsOf(sentence).map(({ value }) => value);
  return values.length === 0 ? null : Math.max(...values);
}
