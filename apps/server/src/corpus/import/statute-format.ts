import { and, eq, inArray } from 'drizzle-orm';
import type { Transaction } from '../../platform/database/database.ts';
import { articleKey, articleNumber } from '../article-key.ts';
import { contentHash } from '../content-hash.ts';
import { articles, articleVersions } from '../corpus.table.ts';
import { enqueueReindex } from '../enqueue-reindex.ts';
import { incomingColumns } from '../incoming-columns.ts';
import { InvalidLine, parseLine, statuteLineSchema } from './import-schemas.ts';
import type { RowFormat } from './row-format.ts';
import { validFrom } from './valid-from.ts';

interface EarlierText {
  from: string | null;
  to: string | null;
  heading: string;
  text: string;
  repealed: boolean;
}

type ArticleRow = Omit<typeof articles.$inferInsert, 'recordedAt'> & { versions: EarlierText[] };

/**
 * Articles of `statutes/*.jsonl`. An article whose text, heading or repeal changed keeps what it said before as a version;
 * a corrected path, note or flag is no new version of the law and only replaces the old one.
 * @param knownNorms codes that an article may belong to.
 */
export function statuteFormat(knownNorms: ReadonlySet<string>): RowFormat<ArticleRow> {
  return {
    parse(json, lineNumber) {
      const line = parseLine(statuteLineSchema, json);
      if (!knownNorms.has(line.norm)) throw new InvalidLine(`la norma «${line.norm}» no está en norms.json`);
      const content = {
        heading: line.heading,
        path: line.path,
        text: line.text,
        amendmentNotes: line.notes,
        repealed: line.repealed,
        suspect: line.suspect,
        validFrom: validFrom(line.notes),
        // Left out where there is none, so that what was imported before such lines existed reads the same.
        ...(line.history?.length && { history: line.history }),
      };
      const versions = line.versions ?? [];
      return {
        id: articleKey(line.norm, line.article),
        norm: line.norm,
        article: articleNumber(line.article),
        position: lineNumber - 1,
        ...content,
        history: line.history ?? [],
        versions,
        contentHash: versions.length > 0 ? contentHash(content, versions) : contentHash(content),
      };
    },
    save: saveArticles,
  };
}

async function saveArticles(tx: Transaction, rows: ArticleRow[], now: Date) {
  const before = new Map(
    (
      await tx
        .select({
          id: articles.id,
          contentHash: articles.contentHash,
          position: articles.position,
          recordedAt: articles.recordedAt,
        })
        .from(articles)
        .where(
          inArray(
            articles.id,
            rows.map((row) => row.id),
          ),
        )
    ).map((row) => [row.id, row]),
  );
  const added = rows.filter((row) => !before.has(row.id));
  const changed = rows.filter((row) => before.has(row.id) && before.get(row.id)?.contentHash !== row.contentHash);
  const moved = rows.filter((row) => {
    const old = before.get(row.id);
    return old?.contentHash === row.contentHash && old.position !== row.position;
  });

  const amended = await keepEarlierTexts(tx, changed, now);
  const written = [...added, ...changed, ...moved].map(({ versions: _versions, ...row }) => ({
    ...row,
    recordedAt: amended.has(row.id) ? now : (before.get(row.id)?.recordedAt ?? now),
  }));
  if (written.length > 0) {
    await tx
      .insert(articles)
      .values(written)
      .onConflictDoUpdate({
        target: articles.id,
        set: incomingColumns(articles, 'id', 'norm', 'repealedBy', 'staleBy'),
      });
  }
  await saveEarlierTexts(tx, [...added, ...changed], now);
  await enqueueReindex(
    tx,
    [...added, ...changed].map((row) => row.id),
  );
  return { added: added.length, changed: changed.length, unchanged: rows.length - added.length - changed.length };
}

/** Copies what amended articles said until now to the versions. @returns ids of the amended articles. */
async function keepEarlierTexts(tx: Transaction, changed: ArticleRow[], now: Date): Promise<Set<string>> {
  if (changed.length === 0) return new Set();
  const replacing = new Map(changed.map((row) => [row.id, row]));
  const stored = await tx
    .select()
    .from(articles)
    .where(inArray(articles.id, [...replacing.keys()]));
  const amended = stored.filter((old) => {
    const row = replacing.get(old.id);
    return row && (old.text !== row.text || old.heading !== row.heading || old.repealed !== row.repealed);
  });
  if (amended.length > 0) {
    await tx.insert(articleVersions).values(
      amended.map(({ id, norm: _norm, article: _article, position: _position, history: _history, ...content }) => ({
        ...content,
        articleId: id,
        supersededAt: now,
      })),
    );
  }
  return new Set(amended.map((old) => old.id));
}

/** Earlier texts that the source itself tells; what it told before gives way. */
async function saveEarlierTexts(tx: Transaction, rows: ArticleRow[], now: Date): Promise<void> {
  if (rows.length === 0) return;
  const ids = rows.map((row) => row.id);
  await tx
    .delete(articleVersions)
    .where(and(inArray(articleVersions.articleId, ids), eq(articleVersions.origin, 'official')));
  const earlier = rows.flatMap((row) =>
    row.versions.map(({ from, to, ...version }) => ({
      ...version,
      articleId: row.id,
      path: row.path,
      amendmentNotes: [],
      suspect: false,
      validFrom: from,
      validTo: to,
      origin: 'official' as const,
      contentHash: contentHash(version),
      recordedAt: now,
      supersededAt: now,
    })),
  );
  if (earlier.length > 0) await tx.insert(articleVersions).values(earlier);
}
