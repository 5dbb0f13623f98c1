import { join } from 'node:path';
import { dayInArgentina } from '@foja/computable-law/core/argentine-day';
import { NormRegistry } from '@foja/legal-text/norm-registry';
import { inArray } from 'drizzle-orm';
import { systemClock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import { findProjectRoot } from '../../platform/project-root.ts';
import { type Change, type ChangeTable, readChanges } from '../changes/read-changes.ts';
import { articles } from '../corpus.table.ts';
import type { ArticleSource } from '../corpus-source.ts';
import { readVersionsOf } from '../read-article.ts';
import { readNorms } from '../read-norms.ts';
import { articleTimeline, type TimelineEntry } from './article-timeline.ts';
import { findRepealedWithin, tellRepealedWithin } from './repealed-within.ts';

let changes: ChangeTable | null = null;

/** The life of an article (`ldc:8`); empty where its text is not loaded or nothing is known to have changed. */
export async function readTimeline(db: Database, key: string): Promise<TimelineEntry[]> {
  return (await readTimelines(db, [key])).get(key) ?? [];
}

/** The lives of articles, by key; one that is not loaded, or is not known to have changed, is left out. */
export async function readTimelines(db: Database, keys: readonly string[]): Promise<Map<string, TimelineEntry[]>> {
  if (keys.length === 0) return new Map();
  const [found, versions] = await Promise.all([
    db
      .select()
      .from(articles)
      .where(inArray(articles.id, [...keys])),
    readVersionsOf(db, keys),
  ]);
  const known = changesOfProject();
  const timelines = new Map<string, TimelineEntry[]>();
  for (const article of found) {
    const told = known.changeOf(article.norm, article.article.replaceAll(' ', ''));
    const own = [...told, ...repealOfSource(article, told, known)];
    const begins = known.changeOf(article.norm, null).find(({ change }) => change === 'in-force')?.since ?? null;
    const timeline = articleTimeline(
      { ...article, repealed: article.repealed || article.repealedBy !== null },
      versions.get(article.id) ?? [],
      own,
      begins,
    );
    if (timeline.length > 1 || timeline[0]?.from) timelines.set(article.id, timeline);
  }
  return timelines;
}

/** The day since which a norm as a whole is repealed; null where that is not known. */
export function readNormRepeal(code: string): string | null {
  return (
    changesOfProject()
      .changeOf(code, null)
      .find(({ change }) => change === 'repealed')?.since ?? null
  );
}

/** What of the norms that an article names was repealed, in a sentence; null where nothing is known to be. */
export async function readRepealedWithin(db: Database, article: ArticleSource): Promise<string | null> {
  if (article.repealed) return null;
  const registry = new NormRegistry(await readNorms(db));
  const today = dayInArgentina(systemClock.now());
  return tellRepealedWithin(findRepealedWithin(article, changesOfProject(), registry, today));
}

/** What repealed the article that brought this one in began on the day since which its other repeals hold. */
function repealOfSource(
  { article, norm, repealedBy }: typeof articles.$inferSelect,
  told: readonly Change[],
  table: ChangeTable,
): Change[] {
  if (!repealedBy?.includes(':') || told.some(({ change }) => change === 'repealed')) return [];
  const since = table.all.find((one) => one.by === repealedBy && one.since !== undefined)?.since;
  return since === undefined ? [] : [{ norm, article, change: 'repealed', by: repealedBy, since, today: [] }];
}

function changesOfProject(): ChangeTable {
  changes ??= readChanges(join(findProjectRoot(), 'corpus'));
  return changes;
}
