import type { FoundRuling, SearchFacets } from '@foja/contracts/jurisprudence';
import { readRulingSubjects } from '../corpus/list-ruling-facts.ts';
import type { Database } from '../platform/database/database.ts';

/** Rulings of the corpus that are counted, and values that are told of each facet. */
const maxCounted = 100;
const maxValues = 12;

/** Courts, subjects and years of all that was found, most frequent first, so that a reader can narrow it. */
export async function countFacets(
  db: Database,
  corpusIds: readonly string[],
  others: readonly Pick<FoundRuling, 'court' | 'date' | 'subjects'>[],
): Promise<SearchFacets> {
  const counted = [...(await readRulingSubjects(db, corpusIds.slice(0, maxCounted))).values(), ...others];
  const years = count(counted.flatMap(({ date }) => (date === null ? [] : [date.slice(0, 4)])));
  return {
    courts: mostFrequent(count(counted.flatMap(({ court }) => court ?? []))),
    subjects: mostFrequent(count(counted.flatMap(({ subjects }) => subjects))),
    years: [...years].map(([year, times]) => ({ year: Number(year), count: times })).sort((a, b) => b.year - a.year),
  };
}

function count(values: readonly string[]): Map<string, number> {
  const times = new Map<string, number>();
  for (const value of values) times.set(value, (times.get(value) ?? 0) + 1);
  return times;
}

function mostFrequent(times: ReadonlyMap<string, number>): { name: string; count: number }[] {
  return [...times]
    .map(([name, count]) => ({ name, count }))
    .sort((a, b) => b.count - a.count || a.name.localeCompare(b.name, 'es'))
    .slice(0, maxValues);
}
