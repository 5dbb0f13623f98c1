import { createHash } from 'node:crypto';
import { join } from 'node:path';
import type { NormRegistry } from '@foja/legal-text/norm-registry';
import { eq } from 'drizzle-orm';
import { articleLabel } from '../corpus/article-key.ts';
import { type Change, type ChangeTable, readChanges } from '../corpus/changes/read-changes.ts';
import { lastReplaced, readReplacedSince } from '../corpus/read-replaced-since.ts';
import { findProjectRoot } from '../platform/project-root.ts';
import { openNormRegistry } from '../retrieval/norm-registry.ts';
import { holdNews, looksBackMs, type NoticingDeps } from './hold-news.ts';
import { noticeRulingSummaries, noticeRulings } from './notice-rulings.ts';
import { citedAmong, tellWhoCites } from './tell-news.ts';
import { corpusNews } from './watches.table.ts';
import type { WatchingDeps } from './watches-deps.ts';

let ofProject: ChangeTable | null = null;

/** What the corpus of this server tells of changes, read once. */
function changesOfProject(): ChangeTable {
  ofProject ??= readChanges(join(findProjectRoot(), 'corpus'));
  return ofProject;
}

/**
 * Tells what changed in the corpus since the last round to who cites it: articles whose text an import replaced or repealed, changes
 * that `corpus/changes` tells anew, and rulings. In the first round of an installation everything is known already. One server at a time.
 */
export async function noticeLawChanges(
  deps: WatchingDeps,
  changes: Pick<ChangeTable, 'all'> = changesOfProject(),
): Promise<number> {
  const registry = await openNormRegistry(deps.db, deps.clock)();
  return deps.db.transaction(async (transaction) => {
    const within = { ...deps, db: transaction };
    const ofNorms = (await noticeVersions(within, registry)) + (await noticeChanges(within, registry, changes.all));
    return ofNorms + (await noticeRulings(within)) + (await noticeRulingSummaries(within));
  });
}

async function noticeVersions(deps: NoticingDeps, registry: NormRegistry): Promise<number> {
  const last = await lastReplaced(deps.db);
  // `known` holds the number of the first round: nothing from before it is told.
  const row = await holdNews(deps.db, 'versions', last, [String(last)]);
  if (!row) return 0;
  let told = 0;
  const replaced = await readReplacedSince(deps.db, {
    start: Number(row.known[0] ?? 0),
    after: row.upTo,
    since: new Date(deps.clock.now().getTime() - looksBackMs),
  });
  const cited = await citedAmong(
    deps,
    replaced.map(({ articleId }) => articleId),
  );
  for (const { seq, articleId, norm, article, repealed } of replaced) {
    if (!cited.has(articleId)) continue;
    told += await tellWhoCites(
      deps,
      {
        key: `version:${seq}`,
        kind: repealed ? 'article-repealed' : 'article-changed',
        subject: labelOf(registry, norm, article),
        source: articleId,
        text: '',
        url: null,
      },
      [articleId],
    );
  }
  await deps.db.update(corpusNews).set({ upTo: last }).where(eq(corpusNews.source, 'versions'));
  return told;
}

async function noticeChanges(deps: NoticingDeps, registry: NormRegistry, all: readonly Change[]): Promise<number> {
  const marks = new Map(all.map((change) => [markOf(change), change]));
  const row = await holdNews(deps.db, 'changes', 0, [...marks.keys()]);
  if (!row) return 0;
  const known = new Set(row.known);
  const fresh = [...marks].filter(([mark]) => !known.has(mark));
  if (fresh.length === 0) return 0;
  let told = 0;
  for (const [mark, change] of fresh) {
    const article = change.article?.split(':')[0];
    told += await tellWhoCites(
      deps,
      {
        key: `change:${mark}`,
        kind: 'law-changed',
        subject: article ? labelOf(registry, change.norm, article) : (registry.get(change.norm)?.title ?? change.norm),
        source: article && !article.includes('-') ? `${change.norm}:${article}` : null,
        text: change.told ?? '',
        url: null,
      },
      keysOf(change),
    );
  }
  await deps.db
    .update(corpusNews)
    .set({ known: [...known, ...fresh.map(([mark]) => mark)] })
    .where(eq(corpusNews.source, 'changes'));
  return told;
}

const labelOf = (registry: NormRegistry, norm: string, article: string) =>
  articleLabel(registry.get(norm) ?? { code: norm, aliases: [] }, article);

function markOf({ norm, article, change, by, since }: Change): string {
  const said = JSON.stringify([norm, article, change, by, since]);
  return createHash('sha256').update(said).digest('base64url').slice(0, 12);
}

/** The articles that a change is of: "8-17" is each of them, "132:f" the whole article, and none the whole norm. */
function keysOf({ norm, article }: Change): string[] {
  if (article === undefined) return [norm];
  const [bare = ''] = article.split(':');
  const range = /^(\d+)-(\d+)$/.exec(bare);
  if (!range) return [`${norm}:${bare.replaceAll(' ', '')}`];
  const [first, last] = [Number(range[1]), Number(range[2])];
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, place) => `${norm}:${first + place}`);
}
