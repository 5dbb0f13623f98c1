import { join } from 'node:path';
import { systemClock } from '../apps/server/src/platform/clock.ts';
import { openDatabase } from '../apps/server/src/platform/database/open-database.ts';
import { openNormRegistry } from '../apps/server/src/retrieval/norm-registry.ts';
import { openIndex } from '../apps/server/src/retrieval/open-index.ts';
import { SourceReader } from '../apps/server/src/retrieval/read-sources.ts';
import { type RetrievalDeps, retrieve } from '../apps/server/src/retrieval/retrieve.ts';
import { warmUpRetrieval } from '../apps/server/src/retrieval/warm-up.ts';
import { residentMb } from './process-usage.ts';
import { readBenchQuestions } from './questions.ts';
import { type Spread, spreadOf } from './statistics.ts';

export interface SearchOutcome {
  /** Sources in the index, guides and notes included. */
  passagesInIndex: number;
  /** Opening database and index until the first search can begin. */
  openMs: number;
  /** Each question for the first time, in a process that has warmed up as the server does and has answered others. */
  newQuestionMs: Spread;
  /** Processor time of a new question, all threads of the process together: it does not depend on what else the machine does. */
  cpuMsPerNewQuestion: number;
  /** The same questions a second time, in the same order. */
  repeatedQuestionMs: Spread;
  /** Memory of the searching process alone, and with its database. */
  processMb: number | null;
  totalMb: number | null;
}

/** One question in five only warms the process up, so that the others are measured on compiled code and with cold memory. */
const warmUpEvery = 5;

/** Searches every question of the bench, one after the other, in the domain that holds everything. */
export async function searchQuestions({ dataDir }: { dataDir: string }): Promise<SearchOutcome> {
  const openedMs = performance.now();
  const database = await openDatabase({ dataDir, databaseUrl: null });
  const index = await openIndex(join(dataDir, 'index'));
  try {
    const { db } = database;
    const deps: RetrievalDeps = {
      db,
      index,
      registry: openNormRegistry(db, systemClock),
      sources: new SourceReader(db),
    };
    const openMs = performance.now() - openedMs;
    // As the server does after its start.
    await warmUpRetrieval(deps);
    const questions = readBenchQuestions();
    const warmUp = questions.filter((_, i) => i % warmUpEvery === 0);
    const measured = questions.filter((_, i) => i % warmUpEvery !== 0);
    await timeEach(deps, warmUp);
    const cpuBefore = process.cpuUsage();
    const first = await timeEach(deps, measured);
    const { user, system } = process.cpuUsage(cpuBefore);
    const second = await timeEach(deps, measured);
    return {
      passagesInIndex: (await index.live()?.count()) ?? 0,
      openMs,
      newQuestionMs: spreadOf(first),
      cpuMsPerNewQuestion: (user + system) / 1_000 / measured.length,
      repeatedQuestionMs: spreadOf(second),
      processMb: process.memoryUsage.rss() / 1e6,
      totalMb: residentMb(process.pid),
    };
  } finally {
    index.close();
    await database.close();
  }
}

/** Milliseconds of each search, sources read from the database included. */
async function timeEach(deps: RetrievalDeps, questions: readonly string[]): Promise<number[]> {
  const timesMs: number[] = [];
  for (const question of questions) {
    const startedMs = performance.now();
    await retrieve(deps, { question, domain: 'todos_premium' });
    timesMs.push(performance.now() - startedMs);
  }
  return timesMs;
}
