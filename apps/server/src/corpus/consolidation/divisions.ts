/** A division of a norm: its kind, and its number whichever way it is written. */
export interface NamedDivision {
  level: string;
  number: string;
}

const numeral = String.raw`(?:[ivxlc]+|\d{1,3}|unic[oa]|preliminar|primer[oa]?|segund[oa]|tercer[oa]?|cuart[oa]|quint[oa]|sext[oa]|septim[oa]|octav[oa]|noven[oa]|decim[oa])\s?[°ºª]?`;
const level = '(?:capitulo|titulo|seccion|libro|parte)';
const list = String.raw`${numeral}(?:(?:\s*,\s*|\s+[ya]\s+|\s+al\s+)${numeral})*`;
const named = new RegExp(
  String.raw`(?<!\p{L}|de )(?:el|la|los|las)\s+(?<level>${level})(?:e?s)?\s+(?<numbers>${list})(?![\p{L}\d])(?<outer>(?:[^,;.]{0,60}?\s+(?:del?|de la)\s+${level}\s+${numeral}(?![\p{L}\d]))*)`,
  'gu',
);

/** The divisions that words name, each with those that hold it, the inner one first: "el Capítulo VIII del Título II". */
export function readDivisions(text: string): { divisions: NamedDivision[]; end: number }[] {
  const folded = fold(text);
  return [...folded.matchAll(named)].flatMap((match) => {
    const { level: inner = '', numbers = '', outer = '' } = match.groups ?? {};
    const holders = [...outer.matchAll(new RegExp(String.raw`(${level})\s+(${numeral})(?![\p{L}\d])`, 'gu'))].map(
      ([, kind = '', number = '']) => ({ level: kind, number: numberOf(number) }),
    );
    const end = match.index + match[0].length;
    return expand(numbers).map((number) => ({ divisions: [{ level: inner, number }, ...holders], end }));
  });
}

/** Whether an article stands in a division. @param path "Titulo II. De … > Capítulo 1. Empleo…". */
export function isWithin(path: string, divisions: readonly NamedDivision[]): boolean {
  return placeIn(path, divisions) !== null;
}

/** Where the division stands in the path, its holders included: two of one number are told apart by it. Null where it is not there. */
export function placeIn(path: string, divisions: readonly NamedDivision[]): string | null {
  const segments = path.split(' > ');
  const headings = segments.map(headingOf);
  const places = divisions.map((division) =>
    headings.findIndex((one) => one !== null && one.level === division.level && one.number === division.number),
  );
  const [inner] = places;
  return inner === undefined || places.includes(-1) ? null : segments.slice(0, inner + 1).join(' > ');
}

function headingOf(segment: string): NamedDivision | null {
  const [, kind, number] =
    new RegExp(String.raw`^(${level})\s+(?:n[°º]\s*)?(${numeral})(?![\p{L}\d])`, 'u').exec(fold(segment)) ?? [];
  return kind === undefined || number === undefined ? null : { level: kind, number: numberOf(number) };
}

/** "I a IV" is four of them. */
function expand(numbers: string): string[] {
  const range = new RegExp(String.raw`^(${numeral})\s+al?\s+(${numeral})$`).exec(numbers.trim());
  const [first, last] = [Number(numberOf(range?.[1] ?? '')), Number(numberOf(range?.[2] ?? ''))];
  if (range && first > 0 && last >= first && last - first < 40)
    return Array.from({ length: last - first + 1 }, (_, place) => String(first + place));
  return numbers
    .split(/\s*,\s*|\s+y\s+/)
    .map((number) => numberOf(number))
    .filter((number) => number !== '');
}

const ordinals = 'primer segund tercer cuart quint sext septim octav noven decim'.split(' ');
const values: Readonly<Record<string, number>> = { i: 1, v: 5, x: 10, l: 50, c: 100 };

/** "VIII", "8", "8ª" and "octavo" are one number. */
function numberOf(written: string): string {
  const plain = written.replace(/[°ºª\s]/g, '');
  if (/^\d+$/.test(plain)) return String(Number(plain));
  const ordinal = ordinals.findIndex((stem) => plain.startsWith(stem));
  if (ordinal !== -1) return String(ordinal + 1);
  if (!/^[ivxlc]+$/.test(plain)) return plain;
  const digits = [...plain].map((digit) => values[digit] ?? 0);
  return String(digits.reduce((sum, digit, place) => sum + (digit < (digits[place + 1] ?? 0) ? -digit : digit), 0));
}

function fold(text: string): string {
  return text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '');
}
