import type { SourceDetail, TimelineEntry } from '@foja/contracts/sources';
import type { Database } from '../../platform/database/database.ts';
import type { ArticleSource } from '../corpus-source.ts';
import { nameArticles } from '../name-sources.ts';
import { readTimeline } from './read-timeline.ts';
import { standThen } from './stand-then.ts';

/** The life of an article as its foja shows it; empty where nothing is known to have changed. */
export async function presentTimeline(db: Database, key: string): Promise<TimelineEntry[]> {
  const known = await readTimeline(db, key);
  const timeline = known.length > 1 ? known : [];
  const keys = timeline.flatMap(({ change }) => (change?.by?.includes(':') ? [change.by] : []));
  const names = new Map((await nameArticles(db, keys)).map(({ id, label }) => [id, label]));
  return timeline.map(({ change, from, state, takenFrom, text, to, versionId }) => ({
    from,
    to,
    state,
    change: change?.verb ?? null,
    isWhole: change === null || change.subject === 'articulo',
    by: change?.by ? (names.get(change.by) ?? (change.by.includes(':') ? null : change.by)) : null,
    versionId,
    ...(takenFrom !== undefined && text !== null && { taken: { text, from: names.get(takenFrom) ?? takenFrom } }),
  }));
}

/** How an article stood on a day, with the text of then where it is held. */
export async function presentThen(
  db: Database,
  article: ArticleSource,
  asOf: string,
): Promise<NonNullable<SourceDetail['onDay']>> {
  const timeline = await readTimeline(db, article.id);
  const keys = timeline.flatMap(({ change }) => (change?.by?.includes(':') ? [change.by] : []));
  const names = new Map((await nameArticles(db, keys)).map(({ id, label }) => [id, label]));
  const { detail, words } = standThen(article, timeline, { asOf, origin: 'request' }, (key) => names.get(key) ?? key);
  const text = words.of === 'then' ? words.text : words.of === 'today' && !article.repealed ? article.text : null;
  return { asOf, told: detail, text };
}
