import type { TimelineEntry } from '@foja/contracts/sources';
import type { Database } from '../../platform/database/database.ts';
import { nameArticles } from '../name-sources.ts';
import { readTimeline } from './read-timeline.ts';

/** The life of an article as its foja shows it; empty where nothing is known to have changed. */
export async function presentTimeline(db: Database, key: string): Promise<TimelineEntry[]> {
  const timeline = await readTimeline(db, key);
  const keys = timeline.flatMap(({ change }) => (change?.by?.includes(':') ? [change.by] : []));
  const names = new Map((await nameArticles(db, keys)).map(({ id, label }) => [id, label]));
  return timeline.map(({ change, from, state, to, versionId }) => ({
    from,
    to,
    state,
    change: change?.verb ?? null,
    isWhole: change === null || change.subject === 'articulo',
    by: change?.by ? (names.get(change.by) ?? (change.by.includes(':') ? null : change.by)) : null,
    versionId,
  }));
}
