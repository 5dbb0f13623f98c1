import { randomBytes } from 'node:crypto';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { routes } from '@foja/contracts/routes';
import { startBalancer } from './balancer.ts';
import { readCpuTogether } from './cpu-together.ts';
import type { ImportInput, ImportOutcome } from './import-corpus.ts';
import { type LaunchedServer, launchServer } from './launch-server.ts';
import { documentOfBytes, downloadFiles, type KeptFiles, type MoveFigures, uploadFiles } from './move-files.ts';
import { type ObjectStoreServer, startObjectStore } from './object-store.ts';
import { startPostgres } from './postgres-server.ts';
import { cpuTimeMs, watchPeakMb } from './process-usage.ts';
import { inTemporaryFolder } from './temporary-folder.ts';
import type { PeopleInput } from './vault-people.ts';
import { runTask } from './worker.ts';

export interface FilesRow extends MoveFigures {
  place: 'folder' | 'object store';
  processes: number;
  direction: 'upload' | 'download';
  sizeBytes: number;
  /** Processor ms a document: all servers, their database, and the object store where there is one. */
  cpuMsPerDocument: { servers: number; database: number; store: number } | null;
  /** Of all servers and their database at once. */
  peakMb: number | null;
  /** Cores that programs of no concern to this took meanwhile: with them documents a second say little. */
  coresOfOthers: number | null;
}

export interface FilesFigures {
  /** What served S3. */
  storeName: string;
  people: number;
  rows: FilesRow[];
}

const people = 20;
const counts = [1, 2, 4];
const sizes = [100_000, 5_000_000];

/** What is measured together: servers behind a balancer, their database, and where their files are. */
interface Together {
  url: string;
  tokens: string[];
  place: FilesRow['place'];
  servers: readonly LaunchedServer[];
  databasePid: number;
  storePid: number | null;
  seconds: number;
  warmUpSeconds: number;
}

/**
 * Documents of the vault through a balancer, by 1, 2 and 4 server processes on one PostgreSQL and one object store, beside one process
 * with a folder.
 * @returns null where PostgreSQL is not installed.
 */
export async function measureFiles(
  entry: string,
  { seconds, warmUpSeconds }: { seconds: number; warmUpSeconds: number },
  say: (line: string) => void,
): Promise<FilesFigures | null> {
  return inTemporaryFolder(async (temporary) => {
    const postgres = await startPostgres(temporary);
    if (postgres === null) {
      say('files: PostgreSQL is not installed');
      return null;
    }
    try {
      const secret = () => randomBytes(32).toString('base64url');
      const shared = { JWT_SECRET: secret(), ENCRYPTION_KEY: secret() };
      const indexFolder = join(temporary, 'index');
      const onServer = { ...shared, DATABASE_URL: postgres.url, RETRIEVAL_URI: indexFolder };
      const elsewhere = { databaseUrl: postgres.url, indexFolder };
      const input: ImportInput = { dataDir: join(temporary, 'server-0'), corpusDir: null, elsewhere };
      await runTask<ImportInput, ImportOutcome>(entry, 'import-corpus', input);

      const rows: FilesRow[] = [];
      const measure = async (processes: number, store: ObjectStoreServer | null) => {
        const place = store ? 'object store' : 'folder';
        say(`files: ${processes} with ${store?.name ?? 'a folder'}`);
        const servers: LaunchedServer[] = [];
        const environment = { ...onServer, ...store?.environment };
        try {
          for (let each = 0; each < processes; each++) {
            const dataDir = join(temporary, `server-${each}`);
            servers.push(await launchServer({ dataDir, command: 'built server', environment }));
          }
          for (const { url } of servers) await waitUntilReady(url);
          const { result: tokens } = await runTask<PeopleInput, string[]>(entry, 'make-people', {
            dataDir: join(temporary, 'people'),
            databaseUrl: postgres.url,
            jwtSecret: shared.JWT_SECRET,
            count: people,
          });
          const balancer = await startBalancer(servers.map(({ url }) => url));
          const parts = { place, servers, databasePid: postgres.pid, storePid: store?.pid ?? null } as const;
          const load = { seconds, warmUpSeconds, url: balancer.url, tokens };
          rows.push(...(await measureTogether({ ...parts, ...load }, say).finally(() => balancer.stop())));
        } finally {
          for (const server of servers) await server.stop();
        }
      };

      await measure(1, null);
      let storeName = '';
      for (const processes of counts) {
        const store = await startObjectStore(entry, join(temporary, `store-${processes}`));
        storeName = store.name;
        await measure(processes, store).finally(() => store.stop());
      }
      return { storeName, people, rows };
    } finally {
      postgres.stop();
    }
  });
}

async function measureTogether(together: Together, say: (line: string) => void): Promise<FilesRow[]> {
  const { url, tokens, seconds, warmUpSeconds } = together;
  const rows: FilesRow[] = [];
  const warmUp = { url, tokens, document: documentOfBytes(sizes[0]!), seconds: warmUpSeconds / 2 };
  await downloadFiles(warmUp, (await uploadFiles(warmUp)).kept);
  for (const sizeBytes of sizes) {
    const options = { url, tokens, document: documentOfBytes(sizeBytes), seconds };
    let kept: KeptFiles = [];
    const upload = async () => {
      const uploaded = await uploadFiles(options);
      kept = uploaded.kept;
      return uploaded.figures;
    };
    const moves = { upload, download: () => downloadFiles(options, kept) };
    for (const direction of ['upload', 'download'] as const) {
      const row = { ...(await measureLoad(together, moves[direction])), direction, sizeBytes };
      rows.push(row);
      const error = row.firstError === null ? '' : `, the first: ${row.firstError}`;
      say(
        `files: ${direction} of ${sizeBytes / 1000} kB: ${row.documentsPerSecond.toFixed(1)}/s, ${row.errors} errors${error}`,
      );
    }
  }
  return rows;
}

async function measureLoad(
  { place, servers, databasePid, storePid }: Together,
  load: () => Promise<MoveFigures>,
): Promise<Omit<FilesRow, 'direction' | 'sizeBytes'>> {
  const pids = servers.map(({ pid }) => pid);
  const storeCpuMs = () => (storePid === null ? 0 : (cpuTimeMs(storePid)?.own ?? 0));
  const memory = [...pids, databasePid].map(watchPeakMb);
  const read = () => ({
    together: readCpuTogether(pids, databasePid),
    storeMs: storeCpuMs(),
    own: process.cpuUsage(),
    machineMs: busyMs(),
    atMs: performance.now(),
  });
  const before = read();
  const figures = await load();
  const after = read();
  const peaks = memory.map((watch) => watch.stop());
  const documents = Math.max(1, figures.documentMs?.count ?? 0);
  const used = before.together &&
    after.together && {
      servers: sum(after.together.servers) - sum(before.together.servers),
      database: after.together.database - before.together.database,
      store: after.storeMs - before.storeMs,
    };
  const { user, system } = process.cpuUsage(before.own);
  const ofOthersMs = used && after.machineMs - before.machineMs - sum(Object.values(used)) - (user + system) / 1000;
  return {
    ...figures,
    place,
    processes: servers.length,
    cpuMsPerDocument: used && {
      servers: used.servers / documents,
      database: used.database / documents,
      store: used.store / documents,
    },
    peakMb: peaks.some((peak) => peak === null) ? null : sum(peaks.map((peak) => peak ?? 0)),
    coresOfOthers: ofOthersMs === null ? null : Math.max(0, ofOthersMs / (after.atMs - before.atMs)),
  };
}

function sum(values: readonly number[]): number {
  return values.reduce((all, each) => all + each, 0);
}

/** Processor ms that all programs of this machine took since it started. */
function busyMs(): number {
  return sum(cpus().map(({ times }) => times.user + times.nice + times.sys + times.irq));
}

const readyWithinMs = 120_000;

async function waitUntilReady(url: string): Promise<void> {
  const givenUpAtMs = performance.now() + readyWithinMs;
  while (!(await fetch(`${url}${routes.ready}`)).ok) {
    if (performance.now() > givenUpAtMs) throw new Error('A server of the bench is not ready.');
    await delay(200);
  }
}
