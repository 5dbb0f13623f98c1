import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { getTableName, sql } from 'drizzle-orm';
import { inject } from 'vitest';
import { guides, indexOutbox, norms, notes, rulingSummaries } from '../corpus/corpus.table.ts';
import { loadStarterCorpus } from '../corpus/load-starter-corpus.ts';
import type { Database } from '../platform/database/database.ts';
import { findProjectRoot } from '../platform/project-root.ts';
import { applyOutbox } from '../retrieval/apply-outbox.ts';
import { openIndex, type RetrievalIndex } from '../retrieval/open-index.ts';

/** Each after those that it refers to. */
const tables = [norms, notes, guides, rulingSummaries];

/**
 * The starter corpus of this repository whole, in a database that holds none of it. To read its thousands of files takes several
 * times as long as to copy the rows that came of them, so the first test file keeps those for the others.
 */
export async function loadKeptCorpus(db: Database): Promise<void> {
  const kept = join(inject('keptFolder'), 'rows');
  const isKept = existsSync(kept);
  if (isKept) await writeRows(db, kept);
  const { written, removed } = await loadStarterCorpus(db, join(findProjectRoot(), 'corpus'));
  if (!isKept) await keep(kept, (draft) => keepRows(db, draft));
  else if (written + removed > 0) throw new Error('What was kept of the starter corpus is another one.');
}

/**
 * The index of {@link loadKeptCorpus}, on a database with that and nothing else.
 * @param folder where it is to be; it is not there yet.
 */
export async function openKeptIndex(db: Database, folder: string): Promise<RetrievalIndex> {
  const kept = join(inject('keptFolder'), 'index');
  if (existsSync(kept)) {
    cpSync(kept, folder, { recursive: true });
    await db.delete(indexOutbox);
    return openIndex(folder);
  }
  const index = await openIndex(folder);
  await applyOutbox({ db, index });
  await keep(kept, async (draft) => cpSync(folder, draft, { recursive: true }));
  return index;
}

/** Of two processes that keep the same, the first to finish wins. */
async function keep(kept: string, write: (draft: string) => Promise<void>): Promise<void> {
  const draft = `${kept}.${process.pid}`;
  await write(draft);
  try {
    renameSync(draft, kept);
  } catch (error) {
    if (!existsSync(kept)) throw error;
    rmSync(draft, { recursive: true, force: true });
  }
}

async function keepRows(db: Database, folder: string): Promise<void> {
  mkdirSync(folder, { recursive: true });
  for (const table of tables) {
    const { rows } = await db.execute<{ all: string }>(
      sql`select coalesce(json_agg(kept), '[]')::text as all from ${table} kept`,
    );
    writeFileSync(join(folder, `${getTableName(table)}.json`), rows[0]?.all ?? '[]');
  }
}

async function writeRows(db: Database, folder: string): Promise<void> {
  for (const table of tables) {
    const all = readFileSync(join(folder, `${getTableName(table)}.json`), 'utf8');
    await db.execute(sql`insert into ${table} select * from json_populate_recordset(null::${table}, ${all}::json)`);
  }
}
