import { addMonths, type CivilDay, compareDays, dayOfMonth, daysBetween, elapsed } from '../core/civil-day.ts';
import { lastPlaceWhere } from '../core/last-place-where.ts';
import { type Money, money } from '../core/money.ts';
import { refuse } from '../core/refusal.ts';
import type { IndexSeries } from './interest.ts';

/** A monthly index comes out in the middle of the next month: the last one known may be this many months old. */
const maxLagMonths = 2;
/** A daily series may skip the days on which nothing is published. */
const maxGapDays = 5;

export interface IndexValue {
  date: CivilDay;
  value: Money;
  /** Whether an earlier month stands for one that is not published yet. */
  isProvisional: boolean;
}

/** How an index changed between two days. @throws RefusedComputation `parameter-missing` outside its data */
export class IndexReader {
  readonly series: IndexSeries;
  readonly isMonthly: boolean;
  readonly #values: IndexSeries['values'];

  constructor(series: IndexSeries) {
    if (series.values.length === 0) refuse('fact-missing', 'index', series.id, 'La serie del índice no trae valores.');
    this.series = series;
    this.#values = [...series.values].sort((a, b) => compareDays(a.date, b.date));
    this.isMonthly = this.#values.every(({ date }) => dayOfMonth(date) === 1);
  }

  /** @param isEnd whether the day ends the account: there the last published month may stand for its own */
  valueOn(day: CivilDay, isEnd: boolean): IndexValue {
    const found = this.#values[lastPlaceWhere(this.#values, ({ date }) => date <= day)];
    const last = this.#values.at(-1);
    if (!found || !last) return this.#missing(day);
    const value = money(found.value, 'index');
    if (!value.greaterThan(0))
      refuse('fact-invalid', 'index', found.value, `El índice del ${found.date} no es mayor que cero.`);
    if (!this.isMonthly) {
      return daysBetween(found.date, day) > maxGapDays
        ? this.#missing(day)
        : { date: found.date, value, isProvisional: false };
    }
    const isOwnMonth = found.date.slice(0, 7) === day.slice(0, 7);
    if (isOwnMonth) return { date: found.date, value, isProvisional: false };
    const lag = elapsed(found.date, addMonths(`${day.slice(0, 7)}-01` as CivilDay, 0, 'last-day-of-month'));
    const isRecent = isEnd && found === last && lag.years * 12 + lag.months <= maxLagMonths;
    return isRecent ? { date: found.date, value, isProvisional: true } : this.#missing(day);
  }

  #missing(day: CivilDay): never {
    const [first, last] = [this.#values[0]?.date, this.#values.at(-1)?.date];
    return refuse(
      'parameter-missing',
      'index',
      day,
      `El índice «${this.series.title}» tiene valores del ${first} al ${last}: no alcanza para el ${day}.`,
    );
  }
}
