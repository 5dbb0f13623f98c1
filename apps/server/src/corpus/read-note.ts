import { asc, eq, getTableColumns, gt, inArray, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../platform/database/database.ts';
import { articleLabel, articleNumber, compareArticles } from './article-key.ts';
import { norms, notes } from './corpus.table.ts';
import type { NoteSource } from './corpus-source.ts';
import { normColumns } from './read-norms.ts';

/** The note with this id (`nota:ccyc:1757`), or null. */
export async function readNote(db: Database, id: string): Promise<NoteSource | null> {
  return (await readNotes(db, [id]))[0] ?? null;
}

/** Notes by id, in the order of the ids; one that does not exist is left out. */
export async function readNotes(db: Database, ids: string[]): Promise<NoteSource[]> {
  if (ids.length === 0) return [];
  const found = new Map((await select(db, inArray(notes.id, ids))).map((note) => [note.id, note]));
  return [...new Set(ids)].flatMap((id) => found.get(id) ?? []);
}

/** Notes on these articles, in the order of the articles' keys. */
export async function readNotesOfArticles(db: Database, articleIds: string[]): Promise<NoteSource[]> {
  if (articleIds.length === 0) return [];
  const found = new Map((await select(db, inArray(notes.articleId, articleIds))).map((note) => [note.articleId, note]));
  return [...new Set(articleIds)].flatMap((id) => found.get(id) ?? []);
}

/** Notes that name this article as related to theirs. */
export async function readNotesNaming(db: Database, articleId: string): Promise<NoteSource[]> {
  return select(db, sql`${notes.related} @> ${JSON.stringify([articleId])}::jsonb`);
}

/** Up to `limit` notes whose id comes after `afterId`, by id: a page of the whole table. */
export async function readNotesAfter(db: Database, afterId: string, limit: number): Promise<NoteSource[]> {
  return select(db, gt(notes.id, afterId), limit);
}

/** The notes on the nearest articles before and after this one's in its norm. */
export async function readNoteNeighbours(
  db: Database,
  note: NoteSource,
): Promise<{ previous: NoteSource | null; next: NoteSource | null }> {
  const siblings = await db
    .select({ id: notes.id, article: notes.article })
    .from(notes)
    .where(eq(notes.norm, note.norm.code));
  siblings.sort((left, right) => compareArticles(left.article, right.article));
  const place = siblings.findIndex((sibling) => sibling.id === note.id);
  const wanted = [siblings[place - 1]?.id, siblings[place + 1]?.id];
  const found = await readNotes(
    db,
    wanted.filter((id) => id !== undefined),
  );
  const [previous, next] = wanted.map((id) => found.find((sibling) => sibling.id === id) ?? null);
  return { previous: previous ?? null, next: next ?? null };
}

async function select(db: Database, where: SQL, limit?: number): Promise<NoteSource[]> {
  const query = db
    .select({ ...getTableColumns(notes), norm: normColumns })
    .from(notes)
    .innerJoin(norms, eq(notes.norm, norms.code))
    .where(where)
    .orderBy(asc(notes.id));
  const rows = limit === undefined ? await query : await query.limit(limit);
  return rows.map(({ contentHash: _, ...row }) => ({
    ...row,
    kind: 'note' as const,
    article: articleNumber(row.article),
    label: articleLabel(row.norm, row.article),
    domain: row.norm.domain,
  }));
}
