import type { WeighedReason } from './weigh-reason.ts';

/** A reason is told with its conclusion: this many sentences and characters at most. */
const passageSentences = 4;
const passageCharacters = 600;

/** A sentence that goes on with the one before it. */
const refersBack =
  /^(?:de (?:lo (?:anterior|dicho|expuesto)|ello|ahi|alli)|ello\b|eso\b|esto\b|por (?:ello|eso|lo dicho)|asi\b|tal(?:es)?\b|es[eao]s?\b|dich[oa]s?\b|en (?:consecuencia|tal caso)|con es[eao]s?\b|lo (?:dicho|anterior)\b)/;

/** A sentence with those beside it of the same considerando, the better reasons first: up to where the court goes on to something else. */
export function passageAround(
  at: number,
  reasons: readonly WeighedReason[],
  said: string,
  manner: (reason: WeighedReason) => number,
  isOfAnother: (reason: WeighedReason) => boolean,
): string {
  const own = reasons[at];
  if (own === undefined) return '';
  let [from, to] = [at, at];
  const lengthOf = (first: number, last: number) => (reasons[last]?.end ?? 0) - (reasons[first]?.start ?? 0);
  const canTake = (index: number, first: number, last: number) => {
    const reason = reasons[index];
    return (
      reason !== undefined &&
      reason.part === own.part &&
      !reason.isReport &&
      !reason.isFormal &&
      lengthOf(first, last) <= passageCharacters
    );
  };
  const goesOnTo = (index: number, first: number, last: number) =>
    canTake(index, first, last) && !isOfAnother(reasons[index] as WeighedReason);
  if (refersBack.test(own.folded) && canTake(from - 1, from - 1, to)) from -= 1;
  while (to - from + 1 < passageSentences) {
    const before = goesOnTo(from - 1, from - 1, to) ? manner(reasons[from - 1] as WeighedReason) : null;
    const behind = goesOnTo(to + 1, from, to + 1) ? manner(reasons[to + 1] as WeighedReason) : null;
    if (before === null && behind === null) break;
    if (behind === null || (before !== null && before > behind)) from -= 1;
    else to += 1;
  }
  return from === to ? own.text : said.slice(reasons[from]?.start, reasons[to]?.end);
}
