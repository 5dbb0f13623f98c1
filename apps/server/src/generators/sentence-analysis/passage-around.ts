import type { WeighedReason } from './weigh-reason.ts';

/** A reason is told with its conclusion: this many sentences and characters at most. */
const passageSentences = 4;
const passageCharacters = 600;

/** A sentence with those beside it of the same considerando, the better reasons first. */
export function passageAround(
  at: number,
  reasons: readonly WeighedReason[],
  said: string,
  manner: (reason: WeighedReason) => number,
): string {
  const own = reasons[at];
  if (own === undefined) return '';
  let [from, to] = [at, at];
  const lengthOf = (first: number, last: number) => (reasons[last]?.end ?? 0) - (reasons[first]?.start ?? 0);
  const canTake = (index: number, first: number, last: number) => {
    const reason = reasons[index];
    return (
      reason !== undefined && reason.part === own.part && !reason.isReport && lengthOf(first, last) <= passageCharacters
    );
  };
  while (to - from + 1 < passageSentences) {
    const before = canTake(from - 1, from - 1, to) ? manner(reasons[from - 1] as WeighedReason) : null;
    const behind = canTake(to + 1, from, to + 1) ? manner(reasons[to + 1] as WeighedReason) : null;
    if (before === null && behind === null) break;
    if (behind === null || (before !== null && before > behind)) from -= 1;
    else to += 1;
  }
  return from === to ? own.text : said.slice(reasons[from]?.start, reasons[to]?.end);
}
