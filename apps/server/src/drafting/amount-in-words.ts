import type { Amount } from '@foja/contracts/drafting/form';

const units =
  'cero un dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciséis diecisiete dieciocho diecinueve veinte veintiún veintidós veintitrés veinticuatro veinticinco veintiséis veintisiete veintiocho veintinueve'.split(
    ' ',
  );
const tens = ['', '', '', 'treinta', 'cuarenta', 'cincuenta', 'sesenta', 'setenta', 'ochenta', 'noventa'];
const hundreds = [
  '',
  'ciento',
  'doscientos',
  'trescientos',
  'cuatrocientos',
  'quinientos',
  'seiscientos',
  'setecientos',
  'ochocientos',
  'novecientos',
];

/** A whole number before a noun ("veintiún meses"), as far as a billion of billions goes. */
export function numberInWords(value: number): string {
  if (value < 30) return units[value] ?? '';
  if (value < 100) return joined(tens[Math.floor(value / 10)] ?? '', value % 10, ' y ');
  if (value === 100) return 'cien';
  if (value < 1_000) return joined(hundreds[Math.floor(value / 100)] ?? '', value % 100, ' ');
  if (value < 1_000_000) return joined(scaled(Math.floor(value / 1_000), 'mil', 'mil'), value % 1_000, ' ');
  if (value < 1e12) return joined(scaled(Math.floor(value / 1e6), 'un millón', 'millones'), value % 1e6, ' ');
  return joined(scaled(Math.floor(value / 1e12), 'un billón', 'billones'), value % 1e12, ' ');
}

function joined(words: string, rest: number, link: string): string {
  return rest === 0 ? words : `${words}${link}${numberInWords(rest)}`;
}

function scaled(count: number, one: string, many: string): string {
  return count === 1 ? one : `${numberInWords(count)} ${many}`;
}

/** Standing alone, "uno" is whole: "veintiuno". */
export function numberAlone(value: number): string {
  return numberInWords(value)
    .replace(/veintiún$/, 'veintiuno')
    .replace(/(^| )un$/, '$1uno');
}

const figures = new Intl.NumberFormat('es-AR', { minimumFractionDigits: 0, maximumFractionDigits: 2 });
const cents = new Intl.NumberFormat('es-AR', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** "pesos cuatrocientos cincuenta mil ($ 450.000)", as documents write money. */
export function amountInWords({ currency, value }: Amount): string {
  const rounded = Math.round(value * 100) / 100;
  const whole = Math.floor(rounded);
  const fraction = Math.round((rounded - whole) * 100);
  const name = currency === 'ARS' ? 'pesos' : 'dólares estadounidenses';
  const sign = currency === 'ARS' ? '$' : 'USD';
  const words = `${name} ${numberAlone(whole)}${fraction > 0 ? ` con ${String(fraction).padStart(2, '0')}/100` : ''}`;
  return `${words} (${sign}\u00a0${(fraction > 0 ? cents : figures).format(rounded)})`;
}
