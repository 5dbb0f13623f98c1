import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { findProjectRoot } from '../../platform/project-root.ts';
import { type ChangeTable, readChanges } from '../changes/read-changes.ts';
import { articles } from '../corpus.table.ts';
import { readArticleVersions } from '../read-article.ts';
import { articleTimeline, type TimelineEntry } from './article-timeline.ts';

let changes: ChangeTable | null = null;

/** The life of an article (`ldc:8`); empty where its text is not loaded or nothing is known to have changed. */
export async function readTimeline(db: Database, key: string): Promise<TimelineEntry[]> {
  const [article] = await db.select().from(articles).where(eq(articles.id, key));
  if (!article) return [];
  changes ??= readChanges(join(findProjectRoot(), 'corpus'));
  const known = changes.changeOf(article.norm, article.article.replaceAll(' ', ''));
  const timeline = articleTimeline(
    { ...article, repealed: article.repealed || article.repealedBy !== null },
    await readArticleVersions(db, key),
    known,
  );
  return timeline.length > 1 ? timeline : [];
}
