import type { FoundRuling } from '@foja/contracts/jurisprudence';
import { analyzeTerms } from '@foja/legal-text/analyze';
import { isSupremeCourt } from './court-matches.ts';

/** Share of the words of two captions that must be the same for them to be of one ruling. */
const sameCaption = 0.6;

/**
 * One list of what several places found, best first: a ruling that the corpus holds is told once, and each place that found
 * something is seen, however little of it is among the best.
 * @param lists those that come first win where the same ruling is in two.
 */
export function mergeResults(lists: readonly (readonly FoundRuling[])[], limit: number): FoundRuling[] {
  const merged: FoundRuling[] = [];
  const known = new Set<string>();
  for (const ruling of lists.flat()) {
    if (known.has(ruling.id) || merged.some((other) => isSameRuling(other, ruling))) continue;
    known.add(ruling.id);
    merged.push(ruling);
  }
  // The sort is stable: of two as good, the one whose list came first stays before.
  merged.sort((a, b) => b.relevance - a.relevance);
  const seen = new Map<string, FoundRuling>();
  for (const ruling of merged) if (!seen.has(ruling.source)) seen.set(ruling.source, ruling);
  const sure = new Set([...seen.values()].slice(0, limit));
  const others = merged.filter((ruling) => !sure.has(ruling)).slice(0, Math.max(0, limit - sure.size));
  const kept = new Set([...sure, ...others]);
  return merged.filter((ruling) => kept.has(ruling));
}

/** Whether one is the ruling of the corpus that the other is at SAIJ. A summary at SAIJ is about a ruling and is none. */
function isSameRuling(first: FoundRuling, second: FoundRuling): boolean {
  if (first.origin !== 'corpus' || second.origin !== 'saij-federal') return false;
  if (first.date === null || first.date !== second.date) return false;
  if (second.court === null || !isSupremeCourt(second.court)) return false;
  const [own, other] = [first.title, second.title].map((title) => new Set(analyzeTerms(title)));
  if (own === undefined || other === undefined || own.size === 0 || other.size === 0) return false;
  const same = [...own].filter((term) => other.has(term)).length;
  return same / Math.min(own.size, other.size) >= sameCaption;
}
