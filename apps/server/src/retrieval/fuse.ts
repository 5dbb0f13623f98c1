/** Damping of reciprocal rank fusion, as published: the first few ranks differ little. */
const rankOffset = 60;

/**
 * Reciprocal rank fusion: what several lists hold high comes first. Ties keep the order of the first list.
 * @param lists keys, best first, each with the weight of its list.
 */
export function fuseRanks(lists: readonly { keys: readonly string[]; weight: number }[]): string[] {
  const scores = new Map<string, number>();
  for (const { keys, weight } of lists) {
    for (const [rank, key] of keys.entries())
      scores.set(key, (scores.get(key) ?? 0) + weight / (rankOffset + rank + 1));
  }
  return [...scores].sort((a, b) => b[1] - a[1]).map(([key]) => key);
}
