import { execFileSync } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from './free-port.ts';

const installed = '/usr/lib/postgresql';

export interface PostgresServer {
  url: string;
  /** Of the process that all its others descend from. */
  pid: number;
  stop(): void;
}

/** A PostgreSQL server of its own with the durability of its defaults; null where none is installed. */
export async function startPostgres(folder: string): Promise<PostgresServer | null> {
  const programs = findPrograms();
  if (programs === null) return null;
  const cluster = join(folder, 'cluster');
  mkdirSync(cluster, { recursive: true });
  const isRoot = process.getuid?.() === 0;
  // It refuses to run as root; anybody else runs it as themselves.
  const run = (program: string, ...args: string[]) =>
    isRoot
      ? execFileSync(
          'setpriv',
          ['--reuid=postgres', '--regid=postgres', '--clear-groups', '--', join(programs, program), ...args],
          { stdio: 'ignore' },
        )
      : execFileSync(join(programs, program), args, { stdio: 'ignore' });
  if (isRoot) {
    chmodSync(folder, 0o755);
    execFileSync('chown', ['postgres', cluster]);
  }
  const data = join(cluster, 'data');
  const port = await freePort();
  run('initdb', '-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8');
  const options = `-p ${port} -k ${cluster} -c listen_addresses=127.0.0.1 -c max_connections=100 -c shared_buffers=512MB`;
  run('pg_ctl', '-D', data, '-w', '-l', join(cluster, 'log'), '-o', options, 'start');
  const [pid = '0'] = readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n');
  return {
    url: `postgresql://postgres@127.0.0.1:${port}/postgres`,
    pid: Number(pid),
    stop: () => void run('pg_ctl', '-D', data, '-m', 'immediate', 'stop'),
  };
}

function findPrograms(): string | null {
  if (!existsSync(installed)) return null;
  const newest = readdirSync(installed)
    .filter((version) => existsSync(join(installed, version, 'bin/pg_ctl')))
    .sort((left, right) => Number(right) - Number(left))[0];
  return newest === undefined ? null : join(installed, newest, 'bin');
}
