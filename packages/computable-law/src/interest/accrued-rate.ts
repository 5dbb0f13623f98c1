import { addDays, addMonths, type CivilDay, compareDays, daysBetween, elapsed } from '../core/civil-day.ts';
import { lastPlaceWhere } from '../core/last-place-where.ts';
import { type Money, money, sumOf } from '../core/money.ts';
import { refuse } from '../core/refusal.ts';
import { IndexReader } from './index-ratio.ts';
import type { DatedRate, IndexSeries, RateInput } from './interest.ts';

/** What a rate makes of one peso between two days, simple, and how it was counted. */
export interface AccruedRate {
  factor: Money;
  words: string;
}

/**
 * Accrues a rate: a yearly one by its days, a monthly one by whole months and the days of the last.
 * The first day is not counted and the last one is (CCyC 6).
 * @throws RefusedComputation `parameter-missing` for a day that a table leaves out
 */
export function accrue(rate: RateInput, from: CivilDay, to: CivilDay, yearDays: 365 | 360): AccruedRate {
  if (rate.kind === 'accumulated') return accrueAccumulated(rate.series, from, to);
  if (rate.kind === 'table') return accrueTable(rate.rates, from, to, yearDays);
  const percent = money(rate.percent, 'rate.percent').plus(money(rate.addedPercent ?? 0, 'rate.addedPercent'));
  const days = daysBetween(from, to);
  if (rate.kind === 'annual') {
    const factor = percent.dividedBy(100).times(days).dividedBy(yearDays);
    return {
      factor,
      words: `${shown(percent)} % anual × ${days} ÷ ${yearDays} días = ${shown(factor.times(100).toDecimalPlaces(4))} %`,
    };
  }
  const span = elapsed(from, to);
  const months = span.years * 12 + span.months;
  const begun = addMonths(from, months, 'last-day-of-month');
  const monthDays = daysBetween(begun, addMonths(from, months + 1, 'last-day-of-month'));
  const factor = percent.dividedBy(100).times(money(months).plus(money(span.days).dividedBy(monthDays)));
  const loose = span.days > 0 ? ` y ${span.days}/${monthDays} de mes` : '';
  return {
    factor,
    words: `${shown(percent)} % mensual × ${months} meses${loose} = ${shown(factor.times(100).toDecimalPlaces(4))} %`,
  };
}

/** (100 + last) ÷ (100 + first) − 1, as the central bank told the courts (comunicado P 14.290). */
function accrueAccumulated(series: IndexSeries, from: CivilDay, to: CivilDay): AccruedRate {
  const reader = readerOf(series);
  const [first, last] = [reader.valueOn(from, false), reader.valueOn(to, true)];
  const factor = last.value.plus(100).dividedBy(first.value.plus(100)).minus(1);
  return {
    factor,
    words: `(100 + ${shown(last.value)}) ÷ (100 + ${shown(first.value)}) − 1 = ${shown(factor.times(100).toDecimalPlaces(4))} %`,
  };
}

/** Every instalment accrues anew: a series of thousands of days is put in order once. */
const readers = new WeakMap<IndexSeries, IndexReader>();

function readerOf(series: IndexSeries): IndexReader {
  const known = readers.get(series);
  if (known) return known;
  const reader = new IndexReader(series);
  readers.set(series, reader);
  return reader;
}

/** Every payment accrues anew: a table of thousands of days is put in order once. */
const orderedRates = new WeakMap<readonly DatedRate[], readonly DatedRate[]>();

function inOrder(rates: readonly DatedRate[]): readonly DatedRate[] {
  const known = orderedRates.get(rates);
  if (known) return known;
  const ordered = [...rates].sort((a, b) => compareDays(a.from, b.from));
  orderedRates.set(rates, ordered);
  return ordered;
}

function accrueTable(rates: readonly DatedRate[], from: CivilDay, to: CivilDay, yearDays: 365 | 360): AccruedRate {
  const ordered = inOrder(rates);
  const parts: { factor: Money; percent: Money; days: number }[] = [];
  let at = from;
  const firstCounted = addDays(from, 1);
  let place = lastPlaceWhere(ordered, (one) => one.from <= firstCounted);
  for (; at < to; place += 1) {
    // The day after the last counted one decides the rate of the next stretch.
    const next = addDays(at, 1);
    const current = ordered[place];
    if (!current || current.from > next || (current.to !== null && current.to < next)) {
      return refuse('parameter-missing', 'rate', next, `La tabla de tasas no tiene valor para el ${next}.`);
    }
    const following = ordered[place + 1]?.from;
    const ends = [to, ...(current.to ? [current.to] : []), ...(following ? [addDays(following, -1)] : [])];
    const end = ends.reduce((least, one) => (one < least ? one : least));
    const days = daysBetween(at, end);
    const percent = money(current.percent, 'rate.rates');
    parts.push({ factor: percent.dividedBy(100).times(days).dividedBy(yearDays), percent, days });
    at = end;
  }
  const factor = sumOf(parts.map((part) => part.factor));
  const shownParts = parts
    .slice(0, maxShownStretches)
    .map(({ percent, days }) => `${shown(percent)} % anual × ${days} días`);
  if (parts.length > maxShownStretches) shownParts.push(`y ${parts.length - maxShownStretches} tramos más`);
  return {
    factor,
    words: `${shownParts.join(' + ')} (÷ ${yearDays}) = ${shown(factor.times(100).toDecimalPlaces(4))} %`,
  };
}

const maxShownStretches = 24;
const shown = (value: Money) => value.toString().replace('.', ',');
