import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
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
  const load = () => loadStarterCorpus(db, join(findProjectRoot(), 'corpus'));
  const { kept, isMadeHere } = await makeOnce('rows', async (draft) => {
    await load();
    await keepRows(db, draft);
  });
  if (isMadeHere) return;
  await writeRows(db, kept);
  const { written, removed } = await load();
  if (written + removed > 0) throw new Error('What was kept of the starter corpus is another one.');
}

/**
 * The index of {@link loadKeptCorpus}, on a database with that and nothing else.
 * @param folder where it is to be; it is not there yet.
 */
export async function openKeptIndex(db: Database, folder: string): Promise<RetrievalIndex> {
  const { kept } = await makeOnce('index', async (draft) => {
    const index = await openIndex(draft);
    await applyOutbox({ db, index });
    index.close();
  });
  cpSync(kept, folder, { recursive: true });
  await db.delete(indexOutbox);
  return openIndex(folder);
}

/** Makes what is to be kept under a name, unless it is there or another process is making it, which is waited for. */
async function makeOnce(
  name: string,
  make: (draft: string) => Promise<void>,
): Promise<{ kept: string; isMadeHere: boolean }> {
  const kept = join(inject('keptFolder'), name);
  const claim = `${kept}.claim`;
  while (!existsSync(kept)) {
    if (!hasClaimed(claim)) {
      await sleep(50);
      continue;
    }
    try {
      // Whoever had the claim before may have made it meanwhile.
      if (existsSync(kept)) break;
      const draft = `${kept}.draft`;
      rmSync(draft, { recursive: true, force: true });
      await make(draft);
      renameSync(draft, kept);
      return { kept, isMadeHere: true };
    } finally {
      rmdirSync(claim);
    }
  }
  return { kept, isMadeHere: false };
}

/** One process alone can make a folder. */
function hasClaimed(claim: string): boolean {
  try {
    mkdirSync(claim);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    return false;
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
