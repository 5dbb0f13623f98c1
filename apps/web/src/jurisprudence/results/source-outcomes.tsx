import type { SourceOutcome } from '@foja/contracts/jurisprudence';
import { formatCount } from '../../platform/count-of.ts';
import { askedSources, outcomeText } from '../../rulings-search/ruling/outcome-text.ts';

/** What each place that was asked gave, before those found twice were made one and the list was cut. */
export function SourceOutcomes({ outcomes }: { outcomes: readonly SourceOutcome[] }) {
  const asked = askedSources(outcomes);
  if (asked.length === 0) return null;
  return <p className="figures text-xs text-ink-muted">{asked.map(withTotal).join(' · ')}</p>;
}

function withTotal(outcome: SourceOutcome): string {
  const { state, found, total } = outcome;
  const text = outcomeText(outcome);
  return state !== 'unavailable' && total !== null && total > found ? `${text} de ${formatCount(total)}` : text;
}
