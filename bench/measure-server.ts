import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { SessionResponse } from '@foja/contracts/accounts';
import { applicationId, applicationIdHeader } from '@foja/contracts/limits';
import { routes } from '@foja/contracts/routes';
import type { Status } from '@foja/contracts/status';
import { findProjectRoot } from '../apps/server/src/platform/project-root.ts';
import { askOnce, askServer, type LoadFigures } from './ask-server.ts';
import { readBaseCorpus } from './base-corpus.ts';
import { writeCorpusOfSize } from './corpus-of-size.ts';
import { type LaunchedServer, launchServer } from './launch-server.ts';
import { cpuTimeMs, idleMb, watchPeakMb } from './process-usage.ts';
import { readBenchQuestions } from './questions.ts';
import { inTemporaryFolder } from './temporary-folder.ts';

/** Processor time that one answer takes, of the server and of its embedded database: what bounds answers a second. */
export interface CpuPerAnswer {
  server: number;
  database: number;
}

export interface ServerFigures {
  passagesInIndex: number;
  /** The first question after the start, on code that never ran. */
  firstAnswerMs: number;
  loads: (LoadFigures & { cpuMsPerAnswer: CpuPerAnswer | null })[];
  /** Memory of the server and its database; null where it cannot be read. */
  idleAfterStartMb: number | null;
  peakUnderLoadMb: number | null;
  idleAfterLoadMb: number | null;
}

const passages = 5_000;
const quietMs = 5_000;
const warmUp = { connections: 4, askedPerSecond: null };
/** One question a second from each connection is what 20 busy people ask; null is all that the server can take. */
const loads = [
  { connections: 1, askedPerSecond: null, seconds: 10 },
  { connections: 20, askedPerSecond: 20, seconds: 15 },
  { connections: 20, askedPerSecond: null, seconds: 15 },
  { connections: 100, askedPerSecond: null, seconds: 15 },
];

/** The built server with the local engine, on a new data folder, under questions of the bench. */
export async function measureServer(
  corpusDir: string | null,
  warmUpSeconds: number,
  say: (line: string) => void,
): Promise<ServerFigures> {
  return inTemporaryFolder(async (temporary) => {
    const folder = join(temporary, 'corpus');
    const dataDir = join(temporary, 'data');
    writeCorpusOfSize(await readBaseCorpus(corpusDir, join(findProjectRoot(), 'corpus')), passages, folder);
    const password = `Aa1${randomBytes(16).toString('base64url')}`;
    const environment = { ADMIN_PASSWORD: password };

    say(`server: taking in ${passages} passages`);
    const importing = await launchServer({
      dataDir,
      command: 'built server',
      environment: { ...environment, CORPUS_DIR: folder },
    });
    const passagesInIndex = await waitUntilIndexed(importing).finally(importing.stop);

    const server = await launchServer({ dataDir, command: 'built server', environment });
    try {
      return { passagesInIndex, ...(await measureRunning(server, password, warmUpSeconds, say)) };
    } finally {
      await server.stop();
    }
  });
}

async function measureRunning(
  { url, pid }: LaunchedServer,
  password: string,
  warmUpSeconds: number,
  say: (line: string) => void,
): Promise<Omit<ServerFigures, 'passagesInIndex'>> {
  const questions = readBenchQuestions();
  const token = await logIn(url, password);
  const idleAfterStartMb = await idleMb(pid, quietMs);
  const firstAnswerMs = await askOnce(url, token, questions[0]!);
  say('server: warming up');
  await askServer({ url, token, questions, ...warmUp, seconds: warmUpSeconds });
  const memory = watchPeakMb(pid);
  const measured: ServerFigures['loads'] = [];
  for (const load of loads) {
    say(`server: ${load.connections} connections${load.askedPerSecond ? `, ${load.askedPerSecond} questions/s` : ''}`);
    const before = cpuTimeMs(pid);
    const figures = await askServer({ url, token, questions, ...load });
    measured.push({ ...figures, cpuMsPerAnswer: cpuPerAnswer(before, cpuTimeMs(pid), figures.answerMs.count) });
  }
  const peakUnderLoadMb = memory.stop();
  return {
    firstAnswerMs,
    loads: measured,
    idleAfterStartMb,
    peakUnderLoadMb,
    idleAfterLoadMb: await idleMb(pid, quietMs),
  };
}

function cpuPerAnswer(
  before: ReturnType<typeof cpuTimeMs>,
  after: ReturnType<typeof cpuTimeMs>,
  answers: number,
): CpuPerAnswer | null {
  if (before === null || after === null) return null;
  return {
    server: (after.own - before.own) / answers,
    database: (after.descendants - before.descendants) / answers,
  };
}

const indexedWithinMs = 300_000;

/** @returns sources in the index, once it holds the whole folder. @throws when that takes more than five minutes, more of a large one. */
export async function waitUntilIndexed({ url }: LaunchedServer, wanted = passages): Promise<number> {
  const givenUpAtMs = performance.now() + indexedWithinMs * Math.max(1, wanted / 100_000);
  while (performance.now() < givenUpAtMs) {
    const response = await fetch(new URL(routes.status, url), { headers: { [applicationIdHeader]: applicationId } });
    const { index } = (await response.json()) as Status;
    if (index.status === 'ready' && index.pending === 0 && index.passages >= wanted) return index.passages;
    await delay(500);
  }
  throw new Error('The server did not index the corpus of the bench.');
}

/** The token of the installation's administrator, whose uses do not run out. */
export async function logIn(url: string, password: string): Promise<string> {
  const response = await fetch(`${url}${routes.login}`, {
    method: 'POST',
    headers: { [applicationIdHeader]: applicationId, 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'admin@foja.local', password }),
  });
  if (!response.ok) throw new Error(`The administrator could not log in (${response.status}).`);
  return ((await response.json()) as SessionResponse).token;
}
