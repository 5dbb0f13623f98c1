import {
  addDays,
  addMonths,
  type CivilDay,
  civilDay,
  daysBetween,
  earliestDay,
  endOfMonth,
  findDay,
  monthOf,
  weekdayOf,
  yearOf,
} from '@foja/computable-law/core/civil-day';
import { numberPattern, readNumber } from './number-pattern.ts';

/** A time that a story tells, as the earliest and the latest day that it may mean. */
export interface StoryDate {
  from: CivilDay;
  to: CivilDay;
  /** It tells since when something goes on, not when it happened. */
  isOngoing: boolean;
  /** UTF-16 offsets of its words in the text. */
  start: number;
  end: number;
}

interface Reading {
  pattern: RegExp;
  /** @param previous the time told before it, for "a los dos meses". */
  read: (
    match: RegExpExecArray,
    today: CivilDay,
    previous: StoryDate | null,
  ) => { from: CivilDay; to: CivilDay } | null;
}

const months = 'enero febrero marzo abril mayo junio julio agosto sep?tiembre octubre noviembre diciembre'.split(' ');
const monthPattern = `(${months.join('|')})`;
const weekdays = 'domingo lunes martes miercoles jueves viernes sabado'.split(' ');

/** What has come by `today` of a time. */
const clip = (day: CivilDay, today: CivilDay): CivilDay => earliestDay(day, today);
const monthsOn = (day: CivilDay, count: number): CivilDay => addMonths(day, count, 'last-day-of-month');
const whole = (from: CivilDay | null, to: CivilDay | null = from) =>
  from === null || to === null ? null : { from, to };
const monthNumber = (name: string) => months.findIndex((month) => new RegExp(`^${month}$`).test(name)) + 1;

/** The latest such day that has come. */
function lastDay(day: number, month: number, today: CivilDay) {
  const named = [yearOf(today), yearOf(today) - 1]
    .map((year) => findDay(year, month, day))
    .find((one) => one !== null && one <= today);
  return named ? whole(named) : null;
}

/** All of a month, or the part of it that has come. */
function monthOfYear(year: number, month: number, today: CivilDay) {
  const from = findDay(year, month, 1);
  if (from === null || from > today) return null;
  const last = endOfMonth(from);
  return { from, to: last > today ? today : last };
}

/** The latest such month that has begun. */
function latestMonth(month: number, today: CivilDay) {
  return monthOfYear(month > monthOf(today) ? yearOf(today) - 1 : yearOf(today), month, today);
}

function yearNamed(words: string | undefined, today: CivilDay): number | null {
  if (words === undefined) return null;
  if (/pasado|anterior/.test(words)) return yearOf(today) - 1;
  if (/este|corriente/.test(words)) return yearOf(today);
  const digits = /\d{2,4}/.exec(words)?.[0];
  if (digits === undefined) return null;
  return digits.length === 2 ? 2000 + Number(digits) : Number(digits);
}

function ago(amount: number, unit: string, from: CivilDay): CivilDay {
  if (unit.startsWith('dia')) return addDays(from, -Math.round(amount));
  if (unit.startsWith('semana')) return addDays(from, -Math.round(amount * 7));
  if (unit.startsWith('mes')) return addDays(monthsOn(from, -Math.floor(amount)), amount % 1 === 0 ? 0 : -15);
  return monthsOn(from, -Math.round(amount * 12));
}

const ofYear = String.raw`(?:,?\s+(?:de |del |de el )?(?:ano )?(\d{4}|este ano|(?:el |del )?(?:ano )(?:pasado|anterior)))?`;
const unit = '(dias?|semanas?|mes(?:es)?|anos?)';

const readings: readonly Reading[] = [
  {
    pattern: /\b(\d{1,2})[/.-](\d{1,2})[/.-](\d{4}|\d{2})\b/g,
    read: ([, day, month, year], today) => whole(findDay(yearNamed(year, today) ?? 0, Number(month), Number(day))),
  },
  {
    // "El 20/11", "el viernes 20/11": of the last twelve months. "El 1/3 de la herencia" is a share.
    pattern: new RegExp(
      String.raw`\b(el|del|al|dia|desde|${weekdays.join('|')})\s+(\d{1,2})/(\d{1,2})\b(?![/.-]?\d)(?=(\s+de\s)?)`,
      'g',
    ),
    read: ([, before = '', day, month, of], today) => {
      const isShare = of !== undefined && !weekdays.includes(before) && Number(day) < Number(month) && Number(day) < 4;
      return isShare ? null : lastDay(Number(day), Number(month), today);
    },
  },
  {
    pattern: new RegExp(String.raw`\b(\d{1,2}|primero|1ro)\s+de\s+${monthPattern}${ofYear}`, 'g'),
    read: ([, day = '', month = '', year], today) => {
      const number = /^\d+$/.test(day) ? Number(day) : 1;
      const named = findDay(yearNamed(year, today) ?? yearOf(today), monthNumber(month), number);
      return whole(named !== null && year === undefined && named > today ? monthsOn(named, -12) : named);
    },
  },
  {
    // "Me quiero ir en febrero" is still to come.
    pattern: new RegExp(
      String.raw`(?<!\b(?:quiero|queremos|quiere|quieren|pienso|pensamos|piensa|voy a|vamos a|va a|van a|vence|me voy|nos vamos|se va)(?: [a-z]+){0,3} (?=en [a-z]+\b(?! de)))\b(?:en|de|desde|hasta|a|principios de|fines de|mediados de|durante)\s+(?:el mes de\s+)?${monthPattern}${ofYear}( pasado)?(?!\s+\d)`,
      'g',
    ),
    read: ([, month = '', year], today) => {
      const named = yearNamed(year, today);
      return named === null ? latestMonth(monthNumber(month), today) : monthOfYear(named, monthNumber(month), today);
    },
  },
  {
    pattern: new RegExp(
      String.raw`\bhace(?:\s+(?:ya|casi|como|unos|unas|mas de|apenas|aproximadamente|alrededor de))*\s+${numberPattern}\s+${unit}(\s+y medio)?`,
      'g',
    ),
    read: ([, amount = '', of = '', half], today) =>
      whole(ago(readNumber(amount) + (half === undefined ? 0 : 0.5), of, today)),
  },
  {
    pattern: new RegExp(
      String.raw`\b(?:a l[oa]s|al|despues de|pasad[oa]s)\s+(?:${numberPattern}\s+)?${unit}\b(?! de (?:trabajo|edad))`,
      'g',
    ),
    read: ([, amount, of = ''], today, previous) => {
      if (previous === null) return null;
      const step = amount === undefined ? 1 : readNumber(amount);
      const after = (day: CivilDay) => {
        const moved = of.startsWith('dia')
          ? addDays(day, step)
          : of.startsWith('semana')
            ? addDays(day, step * 7)
            : monthsOn(day, of.startsWith('mes') ? step : step * 12);
        return moved;
      };
      // "Me echaron hace tres semanas, después de seis años": what would be still to come followed nothing; it is how long.
      if (after(previous.from) > today) return null;
      return { from: after(previous.from), to: clip(after(previous.to), today) };
    },
  },
  {
    pattern: /\b(anteayer|antes de ayer|ayer|anoche|hoy|esta manana)\b/g,
    read: ([, word = ''], today) =>
      whole(addDays(today, word.startsWith('ante') ? -2 : word === 'hoy' || word.startsWith('esta') ? 0 : -1)),
  },
  {
    pattern: /\b(?:el|la|los|las) (ano|mes|semana) (?:pasad[oa]|anterior)\b|\b(?:este) (ano|mes)\b|\besta (semana)\b/g,
    read: ([words, past, now, week], today) => {
      const of = past ?? now ?? week ?? '';
      const isPast = past !== undefined;
      if (of === 'semana') {
        // It begins on a Monday.
        const monday = addDays(today, -((weekdayOf(today) + 6) % 7));
        return isPast ? { from: addDays(monday, -7), to: addDays(monday, -1) } : { from: monday, to: today };
      }
      if (of === 'mes') {
        const month = isPast ? monthsOn(civilDay(`${today.slice(0, 8)}01`), -1) : today;
        return monthOfYear(yearOf(month), monthOf(month), today);
      }
      // "En marzo del año pasado" is read as a month.
      return words === '' ? null : yearRange(isPast ? yearOf(today) - 1 : yearOf(today), today);
    },
  },
  {
    // "El viernes 20" is the last 20th that fell on one.
    pattern: new RegExp(String.raw`\b(?:el|este)\s+(${weekdays.join('|')})\s+(\d{1,2})\b(?!\s*(?:/|de\s+[a-z]))`, 'g'),
    read: ([, name = '', date], today) => {
      for (let back = 0; back < 366; back += 1) {
        const day = addDays(today, -back);
        if (Number(day.slice(8)) === Number(date) && weekdayOf(day) === weekdays.indexOf(name)) return whole(day);
      }
      return null;
    },
  },
  {
    // "El viernes 20 de noviembre" and "el viernes 20/11" are read as their day of the month.
    pattern: new RegExp(
      String.raw`\b(?:el|este)\s+(${weekdays.join('|')})(?:\s+(?:pasado|ultimo))?\b(?!\s+(?:\d|primero))`,
      'g',
    ),
    read: ([, name = ''], today) => {
      const back = (weekdayOf(today) - weekdays.indexOf(name) + 7) % 7;
      return whole(addDays(today, back === 0 ? -7 : -back));
    },
  },
  {
    pattern: /\b(?:en|desde|del|de|el|ano|durante|hasta)(?: el)?(?: ano)? ((?:19|20)\d{2})\b/g,
    read: ([, year = ''], today) => yearRange(Number(year), today),
  },
];

/** Whether a text tells any time: most tell none, and are then gone through once instead of once for each reading. */
const anyReading = new RegExp(readings.map(({ pattern }) => `(?:${pattern.source})`).join('|'));

function yearRange(year: number, today: CivilDay) {
  const from = civilDay(`${year}-01-01`);
  if (from > today) return null;
  const to = civilDay(`${year}-12-31`);
  return { from, to: to > today ? today : to };
}

/** "Trabajo hace seis años en un bar": what is told in the present goes on. */
const present =
  /\b(trabajo|trabaja|trabajamos|vivo|vive|vivimos|viven|alquilo|alquilamos|tengo|tenemos|estoy|estamos|soy|somos|convivo|pago|pagamos|llevo|llevamos|cobro|usamos|uso)\s+(?:\S+\s+){0,4}$/;
const since = /\b(desde|a partir de)\s*(?:el |la |los |fines de |principios de |mediados de )?$/;
/** "Hace tres años que trabajo ahí" goes on, "hace tres años que murió" is over: the accent tells. */
const stillGoing =
  /^\s+que\s+(?!(?:(?:me|nos|lo|la|le|se|los|las)\s+)*\p{L}+(?:é|í|ó|aron|ieron|amos|imos|pasó|fue|hizo|dijo|hubo)(?!\p{L}))/iu;

/**
 * The times that a story tells, in its order, against `today`. What has not come yet is no date of what happened.
 * @param folded the same text, folded in place.
 */
export function readStoryDates({ text, folded }: { text: string; folded: string }, today: CivilDay): StoryDate[] {
  if (!anyReading.test(folded)) return [];
  const found: (StoryDate & { match: RegExpExecArray; reading: Reading })[] = [];
  for (const reading of readings) {
    for (const match of folded.matchAll(reading.pattern)) {
      const start = match.index;
      const end = start + match[0].length;
      if (found.some((other) => start < other.end && other.start < end)) continue;
      found.push({ from: today, to: today, isOngoing: false, start, end, match, reading });
    }
  }
  found.sort((left, right) => left.start - right.start);
  const dates: StoryDate[] = [];
  for (const { match, reading, start, end } of found) {
    const range = reading.read(match, today, dates.at(-1) ?? null);
    if (range === null || range.from > today || daysBetween(range.from, today) > longestMemoryDays) continue;
    const isOngoing =
      /^(?:desde|a partir)/.test(match[0]) ||
      since.test(folded.slice(Math.max(0, start - 60), start)) ||
      present.test(folded.slice(Math.max(0, start - 60), start)) ||
      stillGoing.test(text.slice(end, end + 80));
    dates.push({ ...range, isOngoing, start, end });
  }
  return dates;
}

/** Nothing that is told goes back further: a number that is no date. */
const longestMemoryDays = 100 * 366;
