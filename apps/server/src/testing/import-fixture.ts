import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';
import { completeOutboxBatch } from '../corpus/complete-outbox-batch.ts';
import { articles, articleVersions, contradictions, importedFiles, norms, rulings } from '../corpus/corpus.table.ts';
import type { CorpusProblem } from '../corpus/corpus-problem.ts';
import { type ImportFolderOptions, importFolder } from '../corpus/import-folder.ts';
import { takeOutboxBatch } from '../corpus/take-outbox-batch.ts';
import type { OpenDatabase } from '../platform/database/open-database.ts';
import { articleLine, makeTestFolder, normEntry, rulingLine, type TestFolder } from './corpus-folders.ts';
import { moveableClock } from './moveable-clock.ts';
import { openTestDatabase } from './test-database.ts';

/**
 * For the tests of one file: a database that each test finds empty, and a folder with two norms (`ley-1` with articles 1, 2
 * and 2 bis, `ley-2` with article 1) and two rulings.
 */
export function useImportFixture() {
  let database: OpenDatabase;
  let folder: TestFolder;
  const clock = moveableClock();
  const problems: CorpusProblem[] = [];

  beforeAll(async () => {
    database = await openTestDatabase();
  });
  afterAll(() => database.close());
  beforeEach(() => {
    folder = makeTestFolder();
    folder.write('norms.json', [normEntry('ley-1'), normEntry('ley-2', { domain: 'todos_premium' })]);
    folder.write('statutes/ley-1.jsonl', [
      articleLine('ley-1', '1'),
      articleLine('ley-1', '2'),
      articleLine('ley-1', '2 bis'),
    ]);
    folder.write('statutes/ley-2.jsonl', [articleLine('ley-2', '1')]);
    folder.write('rulings/a.jsonl', [rulingLine(300, 1), rulingLine(300, 20, { date: '' })]);
  });
  afterEach(async () => {
    folder.close();
    problems.length = 0;
    await fixture.empty();
  });

  const fixture = {
    clock,
    problems,
    get db() {
      return database.db;
    },
    get folder() {
      return folder;
    },
    run: (options: Partial<ImportFolderOptions> = {}) =>
      importFolder({
        db: database.db,
        folder: folder.path,
        clock,
        onProblem: (problem) => problems.push(problem),
        ...options,
      }),
    async empty() {
      for (const table of [contradictions, articleVersions, articles, rulings, norms, importedFiles])
        await database.db.delete(table);
      await fixture.drainOutbox();
    },
    /** Takes the outbox as the indexer does. */
    async drainOutbox(): Promise<string[]> {
      const batch = await takeOutboxBatch(database.db, 1_000);
      await completeOutboxBatch(database.db, batch.seqs);
      return batch.sourceIds.sort();
    },
    /** Everything that an import wrote, but for the moments at which it did. */
    async contents() {
      const { db } = database;
      const timeless = <Row extends object>(rows: Row[]) =>
        rows.map((row) => ({ ...row, recordedAt: null, supersededAt: null, importedAt: null, seq: null }));
      return {
        norms: await db.select().from(norms).orderBy(norms.code),
        articles: timeless(await db.select().from(articles).orderBy(articles.id)),
        versions: timeless(await db.select().from(articleVersions).orderBy(articleVersions.articleId)),
        rulings: timeless(await db.select().from(rulings).orderBy(rulings.id)),
        files: timeless(await db.select().from(importedFiles).orderBy(importedFiles.path)),
      };
    },
  };
  return fixture;
}
