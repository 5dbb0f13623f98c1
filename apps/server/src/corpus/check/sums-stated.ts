import { fold } from '@foja/legal-text/fold';
import { readTimes, type StatedSum } from '../doubts/stated-sum.ts';
import type { CheckContext } from './editorial-file.ts';
import { readQuantities, type Unit } from './quantities.ts';

const partsOf: Partial<Record<Unit, number>> = { percent: 100, half: 2, third: 3, quarter: 4, fifth: 5 };

/** What is wrong with the sums of a sentence: it does not state them, or no such fact is known. */
export function problemsOfSums(
  sums: readonly StatedSum[] | undefined,
  sentence: string,
  { factNames }: Pick<CheckContext, 'factNames'>,
): string[] {
  return (sums ?? []).flatMap(({ of, times, among, tell }) => {
    const named = [...of, ...(among === undefined ? [] : [among])];
    const unknown = named.filter((name) => factNames !== null && !factNames.has(name));
    const isStated = states(`${sentence} ${tell}`, readTimes(times));
    return [
      ...(isStated ? [] : [`«${times}» no está en la oración`]),
      ...unknown.map((name) => `«${name}» no está en facts/`),
      ...(tell.includes('{among}') && among === undefined ? ['{among} sin «among»'] : []),
    ];
  });
}

/** One whole is stated by what is said of it. */
function states(text: string, times: number): boolean {
  if (times === 1) return true;
  if (times === 1 / 2 && /\bmitad(?:es)?\b/.test(fold(text))) return true;
  return readQuantities(text).some(({ value, unit, near }) =>
    [unit, ...near].some((one) => Math.abs(value / ((one && partsOf[one]) || 1) - times) < closeEnough),
  );
}

const closeEnough = 1e-9;
