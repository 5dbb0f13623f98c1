import { join } from 'node:path';
import { dayInArgentina } from '@foja/computable-law/core/argentine-day';
import { NormRegistry } from '@foja/legal-text/norm-registry';
import { inArray } from 'drizzle-orm';
import { systemClock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import { findProjectRoot } from '../../platform/project-root.ts';
import { type Change, type ChangeTable, readChanges } from '../changes/read-changes.ts';
import { readAmendingClauses } from '../consolidation/amending-clauses.ts';
import { articles } from '../corpus.table.ts';
import type { ArticleSource } from '../corpus-source.ts';
import { changesOfNote } from '../official/amendment-note.ts';
import { readArticles, readVersionsOf } from '../read-article.ts';
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
  const givers = await readGivers(db, found, known);
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
      givers.get(article.id),
    );
    if (timeline.length > 1 || timeline[0]?.from) timelines.set(article.id, timeline);
  }
  return timelines;
}

/** For each article, the texts that other articles gave it, by the key of the one that did. */
async function readGivers(
  db: Database,
  found: readonly (typeof articles.$inferSelect)[],
  table: ChangeTable,
): Promise<Map<string, Map<string, string>>> {
  const givers = new Map<string, Map<string, string>>();
  const told = found.flatMap((article) =>
    table
      .changeOf(article.norm, article.article.replaceAll(' ', ''))
      .flatMap(({ by, change }) => (by.includes(':') && change !== 'repealed' ? [{ article, by }] : [])),
  );
  if (told.length === 0) return givers;
  const [amending, norms] = await Promise.all([
    readArticles(db, [...new Set(told.map(({ by }) => by))]),
    readNorms(db),
  ]);
  const byKey = new Map(amending.map((article) => [article.id, article]));
  const registry = new NormRegistry(norms);
  for (const { article, by } of told) {
    const amended = byKey.get(by);
    const text = amended && givenText(amended, article, registry);
    if (!text) continue;
    const texts = givers.get(article.id) ?? new Map<string, string>();
    givers.set(article.id, texts.set(by, text));
  }
  return givers;
}

/** Shorter is no article: the clause was read wrongly. */
const shortestText = 40;

/** The whole text that one article gave to another; null where it gave none, several, or was itself changed since. */
function givenText(
  amending: ArticleSource,
  { article, norm }: Pick<typeof articles.$inferSelect, 'article' | 'norm'>,
  registry: NormRegistry,
): string | null {
  if (amending.amendmentNotes.some((note) => changesOfNote(note).length > 0)) return null;
  const clauses = readAmendingClauses(amending, registry).filter(({ text }) => text !== null);
  const [clause] = clauses;
  if (clause === undefined || clauses.length > 1 || clause.isPart) return null;
  if (clause.norm !== norm || clause.article?.replaceAll(' ', '') !== article.replaceAll(' ', '')) return null;
  const text = clause.text ?? '';
  return text.length < shortestText || /\n\W*art[íi]culo\s+\d/i.test(text) ? null : text;
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
