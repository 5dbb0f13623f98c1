import { type CivilDay, findDay } from '@foja/computable-law/core/civil-day';

const months = 'enero febrero marzo abril mayo junio julio agosto sep?tiembre octubre noviembre diciembre'.split(' ');

/** A whole day as writings name it, in folded text: "20/11/2023", "20 de noviembre de 2023", "2023-11-20". */
export const writtenDayPattern = String.raw`(?:\d{1,2}[/.-]\d{1,2}[/.-](?:19|20)\d{2}|\d{1,2}[°ºo]?\s+de\s+(?:${months.join('|')})\s+del?\s+(?:ano\s+)?(?:19|20)\d{2}|(?:19|20)\d{2}-\d{2}-\d{2})(?!\d)`;

/** The day that such words name; null where there is no such day ("31/2/2023"). */
export function readWrittenDay(folded: string): CivilDay | null {
  const [, year, month, day] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(folded) ?? [];
  if (year !== undefined) return findDay(Number(year), Number(month), Number(day));
  const [, d, m, y] = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/.exec(folded) ?? [];
  if (d !== undefined) return findDay(Number(y), Number(m), Number(d));
  const [, date, name = '', ofYear] = /^(\d{1,2})\D?\s+de\s+([a-z]+)\s+del?\s+(?:ano\s+)?(\d{4})$/.exec(folded) ?? [];
  if (date === undefined) return null;
  const number = months.findIndex((one) => new RegExp(`^${one}$`).test(name)) + 1;
  return findDay(Number(ofYear), number, Number(date));
}
