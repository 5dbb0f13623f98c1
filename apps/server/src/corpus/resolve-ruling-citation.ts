import type { Database } from '../platform/database/database.ts';
import type { RulingSource, RulingSummarySource } from './corpus-source.ts';
import { readRulingsByCitation } from './read-ruling.ts';
import { readSummaryByCitation } from './read-ruling-summary.ts';

/**
 * What "Fallos: volume:page" names: the rulings themselves or, where none is loaded, the editorial summary. Empty where
 * the corpus knows nothing of it.
 */
export async function resolveRulingCitation(
  db: Database,
  volume: number,
  page: number,
): Promise<(RulingSource | RulingSummarySource)[]> {
  const rulings = await readRulingsByCitation(db, volume, page);
  if (rulings.length > 0) return rulings;
  const summary = await readSummaryByCitation(db, volume, page);
  return summary ? [summary] : [];
}
