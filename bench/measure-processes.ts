import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { findProjectRoot } from '../apps/server/src/platform/project-root.ts';
import { askServer, type LoadFigures } from './ask-server.ts';
import { startBalancer } from './balancer.ts';
import { readBaseCorpus } from './base-corpus.ts';
import { writeCorpusOfSize } from './corpus-of-size.ts';
import { readCpuTogether } from './cpu-together.ts';
import type { ImportInput, ImportOutcome } from './import-corpus.ts';
import { type LaunchedServer, launchServer } from './launch-server.ts';
import { logIn } from './measure-server.ts';
import { startObjectStore } from './object-store.ts';
import { startPostgres } from './postgres-server.ts';
import { watchPeakMb } from './process-usage.ts';
import { readBenchQuestions } from './questions.ts';
import { inTemporaryFolder } from './temporary-folder.ts';
import { runTask } from './worker.ts';

export interface ProcessesRow extends LoadFigures {
  database: 'PGlite' | 'PostgreSQL';
  processes: number;
  /** Processor ms an answer: all servers, and their database. */
  cpuMsPerAnswer: { servers: number; database: number } | null;
  /** Cores that servers and database kept busy, and of those the one server kept busy that was busiest: 1 is a whole core. */
  busyCores: { all: number; busiestServer: number } | null;
  /** Of all servers and their database at once. */
  peakMb: number | null;
}

export interface ProcessesFigures {
  passagesInIndex: number;
  rows: ProcessesRow[];
}

export interface ProcessesOptions {
  passages: number;
  seconds: number;
  warmUpSeconds: number;
}

const loads = [20, 100];
const counts = [1, 2, 4];

/** 1, 2 and 4 server processes behind one balancer on one PostgreSQL, one index and one object store, beside one process with its embedded database. */
export async function measureProcesses(
  entry: string,
  corpusDir: string | null,
  { passages, ...load }: ProcessesOptions,
  say: (line: string) => void,
): Promise<ProcessesFigures> {
  return inTemporaryFolder(async (temporary) => {
    const folder = join(temporary, 'corpus');
    writeCorpusOfSize(await readBaseCorpus(corpusDir, join(findProjectRoot(), 'corpus')), passages, folder);
    const secret = () => randomBytes(32).toString('base64url');
    const password = `Aa1${randomBytes(16).toString('base64url')}`;
    const shared = { ADMIN_PASSWORD: password, JWT_SECRET: secret(), ENCRYPTION_KEY: secret() };
    const launch = (name: string, more: Record<string, string> = {}) =>
      launchServer({
        dataDir: join(temporary, name),
        command: 'built server',
        environment: { ...shared, ...more },
      });
    // By the importer, as `docs/scaling.md` advises beside servers: one that takes in half a million itself needs far longer.
    const takeIn = async (name: string, elsewhere?: { databaseUrl: string; indexFolder: string }) => {
      say(`processes: taking in ${passages} passages (${name})`);
      const input: ImportInput = { dataDir: join(temporary, name), corpusDir: folder, ...(elsewhere && { elsewhere }) };
      const { result } = await runTask<ImportInput, ImportOutcome>(entry, 'import-corpus', input);
      return result.passagesInIndex;
    };

    const rows: ProcessesRow[] = [];
    const passagesInIndex = await takeIn('embedded');
    const alone = await launch('embedded');
    rows.push(...(await measureTogether('PGlite', [alone], null, { password, ...load }, say)));

    const postgres = await startPostgres(temporary);
    if (postgres === null) {
      say('processes: PostgreSQL is not installed; only the embedded database was measured');
      return { passagesInIndex, rows };
    }
    const store = await startObjectStore(entry, temporary);
    try {
      const indexFolder = join(temporary, 'index');
      const onServer = { DATABASE_URL: postgres.url, RETRIEVAL_URI: indexFolder, ...store.environment };
      await takeIn('server-0', { databaseUrl: postgres.url, indexFolder });
      for (const count of counts) {
        const servers: LaunchedServer[] = [];
        for (let each = 0; each < count; each++) servers.push(await launch(`server-${each}`, onServer));
        rows.push(...(await measureTogether('PostgreSQL', servers, postgres.pid, { password, ...load }, say)));
      }
    } finally {
      postgres.stop();
      await store.stop();
    }
    return { passagesInIndex, rows };
  });
}

/** Stops the servers when it is done. @param databasePid null where each server has its database among its own processes. */
async function measureTogether(
  database: ProcessesRow['database'],
  servers: readonly LaunchedServer[],
  databasePid: number | null,
  { password, seconds, warmUpSeconds }: Omit<ProcessesOptions, 'passages'> & { password: string },
  say: (line: string) => void,
): Promise<ProcessesRow[]> {
  const balancer = await startBalancer(servers.map(({ url }) => url));
  try {
    const questions = readBenchQuestions();
    const token = await logIn(balancer.url, password);
    const base = { url: balancer.url, token, questions, askedPerSecond: null };
    say(`processes: ${database}, ${servers.length}: warming up`);
    await askServer({ ...base, connections: 4 * servers.length, seconds: warmUpSeconds });
    const rows: ProcessesRow[] = [];
    for (const connections of loads) {
      say(`processes: ${database}, ${servers.length}: ${connections} connections`);
      const pids = servers.map(({ pid }) => pid);
      const memory = [...pids, ...(databasePid ? [databasePid] : [])].map(watchPeakMb);
      const before = readCpuTogether(pids, databasePid);
      const figures = await askServer({ ...base, connections, seconds }).catch((error: Error) => {
        say(`processes: ${database}, ${servers.length}: ${error.message}`);
        return null;
      });
      if (figures === null) {
        for (const watch of memory) watch.stop();
        continue;
      }
      say(
        `processes: ${database}, ${servers.length}: ${figures.answeredPerSecond.toFixed(0)} answers/s, p50 ${figures.ownTimeMs.p50.toFixed(0)} ms, ${figures.errors} errors`,
      );
      const after = readCpuTogether(pids, databasePid);
      const peaks = memory.map((watch) => watch.stop());
      const answers = Math.max(1, figures.answerMs.count);
      const used = before && after && { servers: after.servers.map((ms, at) => ms - (before.servers[at] ?? 0)) };
      const ofServers = used?.servers.reduce((sum, ms) => sum + ms, 0) ?? 0;
      const ofDatabase = before && after ? after.database - before.database : 0;
      rows.push({
        ...figures,
        database,
        processes: servers.length,
        cpuMsPerAnswer: used && { servers: ofServers / answers, database: ofDatabase / answers },
        busyCores: used && {
          all: (ofServers + ofDatabase) / (seconds * 1000),
          busiestServer: Math.max(...used.servers) / (seconds * 1000),
        },
        peakMb: peaks.some((peak) => peak === null) ? null : peaks.reduce<number>((sum, peak) => sum + (peak ?? 0), 0),
      });
    }
    return rows;
  } finally {
    await balancer.stop();
    for (const server of servers) await server.stop();
  }
}
