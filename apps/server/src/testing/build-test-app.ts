import type { FastifyInstance } from 'fastify';
import { openTextAnonymizer } from '../anonymization/text-anonymizer.ts';
import { type AppDeps, buildApp } from '../app.ts';
import { FetchJob } from '../corpus/official/fetch-job.ts';
import { openInfoleg } from '../corpus/official/open-infoleg.ts';
import { JobQueue } from '../jobs/job-queue.ts';
import { readConfig } from '../platform/config.ts';
import type { OpenDatabase } from '../platform/database/open-database.ts';
import { fixedKeyring } from '../platform/keyring.ts';
import { moveableClock } from './moveable-clock.ts';
import { openTestDatabase } from './test-database.ts';

export const testJwtSecret = 'a-secret-that-only-tests-use-0123456789';

/** Of work on a text in a thread: it only ends what would hang, however busy the machine. Tests of the bound set their own. */
const threadTimeoutMs = 100_000;

export interface TestApp {
  app: FastifyInstance;
  deps: AppDeps;
  clock: ReturnType<typeof moveableClock>;
  close(): Promise<void>;
}

/** The whole application on a fresh database, with a clock that tests move; `overrides` replace single parts. */
export async function buildTestApp(
  overrides: Partial<AppDeps> | ((database: OpenDatabase) => Partial<AppDeps>) = {},
): Promise<TestApp> {
  const database = await openTestDatabase();
  const clock = moveableClock();
  const jobs = new JobQueue(database.db);
  const deps: AppDeps = {
    // Every guest of a test comes from one network.
    config: readConfig({
      LOG_LEVEL: 'silent',
      GUEST_TOKENS_PER_NETWORK: '100000',
      GUEST_QUESTIONS_PER_NETWORK: '100000',
    }),
    clock,
    jwtSecret: testJwtSecret,
    keyring: fixedKeyring('an-encryption-key-that-only-tests-use-01'),
    payments: null,
    db: database.db,
    databaseKind: database.kind,
    indexState: async () => ({ status: 'ready', passages: 0, pending: 0 }),
    rebuildIndex: async () => true,
    officialTexts: new FetchJob({
      db: database.db,
      clock,
      site: openInfoleg(readConfig({})),
      fetchHeadnotes: async () => {},
      onImported: () => {},
      jobs,
    }),
    jobs,
    retrieve: async ({ question }) => ({
      searchQuery: question,
      decision: 'no-match',
      sources: [],
      topScore: 0,
      threshold: 0.5,
      nonexistentReferences: [],
      unknownNorms: [],
      nearestTopics: [],
      clarification: null,
    }),
    answerer: { answer: async () => ({ content: '', model: 'Motor local' }) },
    anonymizer: openTextAnonymizer({ timeoutMs: threadTimeoutMs }),
    textThreadLimits: { timeoutMs: threadTimeoutMs },
    // Whether somebody has built it, and how many files that made, changes no test.
    servesWeb: false,
    // Nobody waits for an answer in course, save where a test says so.
    drainMs: 0,
    languageModels: null,
    embedder: null,
    ...(typeof overrides === 'function' ? overrides(database) : overrides),
  };
  const app = await buildApp(deps);
  return {
    app,
    deps,
    clock,
    async close() {
      await app.close();
      await deps.anonymizer.close();
      await database.close();
    },
  };
}

/** Headers that every API call needs, with a token where one is given. */
export function callHeaders(token?: string): Record<string, string> {
  return { applicationid: 'foja', ...(token ? { authorization: `Bearer ${token}` } : {}) };
}
