import type { TimelineEntry } from './article-timeline.ts';

/**
 * The time whose law is asked for: a civil day ("2023-11-20"), the norm before which it held ("ley 27.802"), the norm that gave it
 * ("según ley 27.742"), `antes` (before its last change) or `origen` (as it was published).
 */
export type AsOf = string;

/** What an article was at a time, as far as its life is known. */
export type LawOfThen =
  /** Nothing is known to have changed since, or it is today's text that held already. */
  | { kind: 'today'; from: string | null }
  /** Another text held, or none; `next` ended it. */
  | { kind: 'then'; stretch: TimelineEntry; next: TimelineEntry }
  /** Its norm was not published yet. */
  | { kind: 'before-norm'; publishedOn: string }
  /** The norm that is named is not known to have changed it. */
  | { kind: 'no-such-change' };

const isDay = (asOf: AsOf) => /^\d{4}-\d\d-\d\d$/.test(asOf);

/** Finds the stretch of an article's life that a time names. @param timeline empty where nothing is known to have changed. */
export function lawOfThen(timeline: readonly TimelineEntry[], asOf: AsOf): LawOfThen {
  const last = timeline.length - 1;
  const at = (place: number): LawOfThen => {
    const [stretch, next] = [timeline[place], timeline[place + 1]];
    if (!stretch || !next) return { kind: 'today', from: stretch?.from ?? null };
    return { kind: 'then', stretch, next };
  };
  if (isDay(asOf)) {
    const [first] = timeline;
    if (first && first.from !== null && asOf < first.from) return { kind: 'before-norm', publishedOn: first.from };
    return at(timeline.findIndex(({ from, to }) => (from === null || from <= asOf) && (to === null || asOf < to)));
  }
  if (asOf === 'antes') return last > 0 ? at(last - 1) : { kind: 'no-such-change' };
  if (asOf === 'origen') return at(0);
  const number = /\d[\d.]*(?:\/\d+)?/.exec(asOf)?.[0].replaceAll('.', '');
  const changed = timeline.findIndex((entry) => number !== undefined && isBy(entry, number));
  if (changed <= 0) return { kind: 'no-such-change' };
  return at(asOf.startsWith('según ') ? changed : changed - 1);
}

/** Whether a norm began this stretch, by its number: "27802" of "art. 51 de la Ley 27.802" and of `ley-27802:51`. */
function isBy({ change }: TimelineEntry, number: string): boolean {
  const [own = '', year] = number.split('/');
  const by = (change?.by ?? '').replaceAll('.', '');
  const named = by.includes(':') ? by.slice(0, by.indexOf(':')) : by.replace(/^art\s*\S+\s+/, '');
  const numbers: string[] = named.match(/\d+/g) ?? [];
  const years = (year: string) => (year.length === 2 ? [`19${year}`, `20${year}`, year] : [year, year.slice(2)]);
  return numbers.includes(own) && (year === undefined || years(year).some((one) => numbers.includes(one)));
}
