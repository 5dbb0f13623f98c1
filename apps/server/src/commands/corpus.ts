// `npm run corpus -- import CARPETA | fetch | check | status | rebuild-index`: wires the command to the configured database and index.
import { join } from 'node:path';
import { runCorpusCommand } from '../corpus/corpus-command.ts';
import { openInfoleg } from '../corpus/official/open-infoleg.ts';
import { fetchHeadnotes } from '../jurisprudence/headnotes/fetch-headnotes.ts';
import { openHeadnotes } from '../jurisprudence/headnotes/open-headnotes.ts';
import { systemClock } from '../platform/clock.ts';
import { loadDotenv, readConfig } from '../platform/config.ts';
import type { Database } from '../platform/database/database.ts';
import { type OpenDatabase, openDatabase } from '../platform/database/open-database.ts';
import { requireDatabase, requireOwner } from '../platform/existing-installation.ts';
import { openEmbedder } from '../platform/language-model.ts';
import { keepDataFolderPrivate } from '../platform/private-data-folder.ts';
import { createProgressBar } from '../platform/progress-bar.ts';
import { findProjectRoot } from '../platform/project-root.ts';
import { openIndex } from '../retrieval/open-index.ts';
import { rebuildIndex } from '../retrieval/rebuild-index.ts';

/** Commands that act on an installation that there is. */
const onExisting = ['status', 'rebuild-index'];

const interrupted = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => interrupted.abort());

let opened: OpenDatabase | null = null;
try {
  loadDotenv();
  const config = readConfig(process.env);

  const rebuild = async (db: Database, onProgress: (done: number, total: number) => void) => {
    const index = await openIndex(config.retrievalUri);
    try {
      const embedder = config.embeddings ? openEmbedder(config.embeddings) : null;
      const stopWhenInterrupted = (done: number, total: number) => {
        interrupted.signal.throwIfAborted();
        onProgress(done, total);
      };
      return await rebuildIndex({ db, index, embedder, onProgress: stopWhenInterrupted });
    } finally {
      index.close();
    }
  };

  process.exitCode = await runCorpusCommand({
    args: process.argv.slice(2),
    // npm runs scripts in the project's folder; the person may stand in another.
    workingFolder: process.env.INIT_CWD ?? process.cwd(),
    starterFolder: join(findProjectRoot(), 'corpus'),
    db: async () => {
      // The first import may make the installation; what only looks at one or orders it makes none.
      const mustExist = onExisting.includes(process.argv[2] ?? '');
      if (mustExist) requireDatabase(config);
      else requireOwner(config.dataDir);
      keepDataFolderPrivate(config.dataDir);
      opened = await openDatabase({
        dataDir: config.dataDir,
        databaseUrl: config.databaseUrl,
        joinRunning: true,
        mustExist,
      });
      return opened.db;
    },
    rebuildIndex: rebuild,
    openInfoleg: () => openInfoleg(config),
    fetchHeadnotes: (db, options) => fetchHeadnotes({ db, clock: systemClock, saij: openHeadnotes(config) }, options),
    clock: systemClock,
    signal: interrupted.signal,
    print: (line) => console.log(line),
    printProblem: (line) => console.error(line),
    progressBar: (title, unit) => createProgressBar(process.stdout, systemClock, title, unit),
  });
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
} finally {
  await (opened as OpenDatabase | null)?.close();
}
