/** What a search for one ruling gave. */
export interface RulingOutcome {
  id: string;
  /** Ids of what was found, best first. */
  found: readonly string[];
  tookMs: number;
}

export interface RulingsScore {
  queries: number;
  hitAt1: number;
  hitAt5: number;
  hitAt10: number;
  /** Mean of 1/rank, 0 where it was not found. */
  meanReciprocalRank: number;
  p95Ms: number;
  /** Ids that were not among the first ten. */
  missed: string[];
}

/** How often the ruling that was meant stands first, and among the first ten. */
export function scoreRulings(outcomes: readonly RulingOutcome[]): RulingsScore {
  const ranks = outcomes.map(({ found, id }) => found.indexOf(id) + 1);
  const times = outcomes.map(({ tookMs }) => tookMs).sort((a, b) => a - b);
  const share = (within: number) =>
    ranks.filter((rank) => rank > 0 && rank <= within).length / Math.max(1, outcomes.length);
  return {
    queries: outcomes.length,
    hitAt1: share(1),
    hitAt5: share(5),
    hitAt10: share(10),
    meanReciprocalRank: ranks.reduce((sum, rank) => sum + (rank > 0 ? 1 / rank : 0), 0) / Math.max(1, outcomes.length),
    p95Ms: times[Math.min(times.length - 1, Math.floor(times.length * 0.95))] ?? 0,
    missed: outcomes.filter((_, index) => ranks[index] === 0 || (ranks[index] ?? 0) > 10).map(({ id }) => id),
  };
}
