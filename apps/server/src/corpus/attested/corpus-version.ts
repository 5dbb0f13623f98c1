import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CorpusVersion } from '@foja/contracts/verification-records';
import { sql } from 'drizzle-orm';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import { articles, articleVersions, guides, norms, notes, rulingSummaries, rulings } from '../corpus.table.ts';

/** Sixteen hexadecimal digits tell one state of the corpus from any other that there was. */
const shownDigits = 16;
/** What is loaded is counted again after it, also where nothing tells of a change. */
const freshForMs = 60_000;

/** What `loadStarterCorpus` takes into tables; the rest of the folder are rules. */
const inTables = /^(?:notes|guides|rulings)(?:\/|$)|^norms\.yaml$|^README\.md$/;

export type ReadCorpusVersion = () => Promise<CorpusVersion>;

/**
 * Says which corpus answers now: a hash of the notes, guides and summaries, one of the official texts with their earlier versions, and
 * one of the rules. Each change of a source passes by the outbox, whose counter tells cheaply whether to read them again.
 */
export function openCorpusVersion({
  db,
  clock,
  folder,
}: {
  db: Database;
  clock: Clock;
  folder: string;
}): ReadCorpusVersion {
  let rules: string | null = null;
  let current: { version: CorpusVersion; change: string; readAtMs: number } | null = null;
  return async () => {
    const nowMs = clock.now().getTime();
    const change = await readLastChange(db);
    if (current === null || current.change !== change || nowMs - current.readAtMs > freshForMs) {
      // The rules are read once by the process that goes by them.
      rules ??= hashRules(folder);
      current = { version: { ...(await hashTables(db)), rules }, change, readAtMs: nowMs };
    }
    return current.version;
  };
}

async function readLastChange(db: Database): Promise<string> {
  const { rows } = await db.execute<{ last: string }>(
    sql`select concat(last_value, is_called) as last from ${sql.identifier('index_outbox_seq_seq')}`,
  );
  return rows[0]?.last ?? '';
}

async function hashTables(db: Database): Promise<Pick<CorpusVersion, 'starter' | 'official'>> {
  const of = (id: unknown, hash: unknown, from: unknown, order: unknown) =>
    sql`select coalesce(string_agg(${id} || ' ' || ${hash}, ',' order by ${order}), '') as part from ${from}`;
  const starter = [notes, guides, rulingSummaries].map((table) =>
    of(table.id, table.contentHash, table, sql`${table.id} collate "C"`),
  );
  const official = [
    of(norms.code, norms.contentHash, norms, sql`${norms.code} collate "C"`),
    of(articles.id, articles.contentHash, articles, sql`${articles.id} collate "C"`),
    of(articleVersions.articleId, articleVersions.contentHash, articleVersions, articleVersions.seq),
    of(rulings.id, rulings.contentHash, rulings, sql`${rulings.id} collate "C"`),
  ];
  return { starter: await hashParts(db, starter), official: await hashParts(db, official) };
}

async function hashParts(db: Database, parts: ReturnType<typeof sql>[]): Promise<string> {
  const hash = createHash('sha256');
  for (const part of parts) {
    const { rows } = await db.execute<{ hash: string }>(
      sql`select encode(sha256(convert_to(part, 'UTF8')), 'hex') as hash from (${part}) as told`,
    );
    hash.update(`${rows[0]?.hash ?? ''}\n`);
  }
  return hash.digest('hex').slice(0, shownDigits);
}

function hashRules(folder: string): string {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(folder.length + 1)
        .replaceAll('\\', '/'),
    )
    .filter((path) => !inTables.test(path))
    .sort();
  const hash = createHash('sha256');
  for (const path of files)
    hash
      .update(`${path}\0`)
      .update(readFileSync(join(folder, path)))
      .update('\0');
  return hash.digest('hex').slice(0, shownDigits);
}
