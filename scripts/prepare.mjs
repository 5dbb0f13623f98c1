// What every command needs before it runs: a Node that is new enough, the packages, and an up-to-date build.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const projectRoot = dirname(dirname(fileURLToPath(import.meta.url)));
const installStamp = join(projectRoot, 'node_modules/.foja-installed');
const oldestNode = [20, 19];

/** Ends with a clear line on a Node that is too old. */
export function requireNode() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major > oldestNode[0] || (major === oldestNode[0] && minor >= oldestNode[1])) return;
  console.error(`Foja needs Node ${oldestNode.join('.')} or newer; this is ${process.versions.node}.`);
  process.exit(1);
}

/** Installs the packages of the lockfile unless they are there already. What npm says goes to standard error. */
export function installMissing() {
  const wanted = fingerprint([join(projectRoot, 'package-lock.json')], (path) => readFileSync(path));
  if (existsSync(installStamp) && readFileSync(installStamp, 'utf8') === wanted) return;
  // By somebody's own `npm ci`, under a server that may be running on them.
  if (areInstalled()) {
    writeFileSync(installStamp, wanted);
    return;
  }
  console.error('Installing packages…');
  // Not `npm ci`: it refuses a lockfile that was written where the binaries of other systems could not be seen. What is known of a
  // package is not asked for again: the lockfile says which version it is.
  run('npm', ['install', '--no-save', '--no-audit', '--no-fund', '--loglevel=error', '--prefer-offline']);
  writeFileSync(installStamp, wanted);
}

/** Whether npm's own note of what it installed has every package of the lockfile; those of other systems may be missing. */
function areInstalled() {
  const note = join(projectRoot, 'node_modules/.package-lock.json');
  if (!existsSync(note)) return false;
  const { packages: installed = {} } = JSON.parse(readFileSync(note, 'utf8'));
  const { packages: locked } = JSON.parse(readFileSync(join(projectRoot, 'package-lock.json'), 'utf8'));
  return Object.entries(locked).every(([path, { integrity, optional, version }]) => {
    const there = installed[path];
    if (path === '') return true;
    return there ? there.version === version && there.integrity === integrity : optional === true;
  });
}

const builds = [
  {
    name: 'server',
    stamp: 'apps/server/dist/.built-from',
    from: ['apps/server/src', 'packages', 'bench', 'scripts', 'package-lock.json'],
  },
  { name: 'web', stamp: 'apps/web/dist/.built-from', from: ['apps/web', 'packages', 'scripts', 'package-lock.json'] },
];

/** Builds what is older than its sources. */
export function buildStale(names = builds.map((build) => build.name)) {
  for (const name of names) {
    const { stamp, wanted } = describeBuild(name);
    if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) continue;
    console.error(`Building the ${name}…`);
    run(process.execPath, [join(projectRoot, 'scripts/build.mjs'), name]);
  }
}

/** Notes what a build was made from, as it was when it began, so that no command makes it again. */
export async function stampBuild(name, build) {
  const { stamp, wanted } = describeBuild(name);
  await build();
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, wanted);
}

function describeBuild(wantedName) {
  const { from, stamp } = builds.find(({ name }) => name === wantedName);
  const files = from.flatMap((path) => listFiles(join(projectRoot, path)));
  return { stamp: join(projectRoot, stamp), wanted: fingerprint(files, describeFile) };
}

/** Runs a program to its end with its output on standard error, and ends with its code where it fails. */
export function run(program, args, env = {}) {
  const status = statusOf(program, args, env);
  if (status !== 0) process.exit(status);
}

function statusOf(program, args, env) {
  const { status, error } = spawnSync(program, args, {
    cwd: projectRoot,
    stdio: ['inherit', 2, 2],
    env: { ...process.env, ...env },
    shell: process.platform === 'win32',
  });
  if (error) console.error(error.message);
  return status ?? 1;
}

function listFiles(path) {
  if (!existsSync(path)) return [];
  if (statSync(path).isFile()) return [path];
  return readdirSync(path, { withFileTypes: true })
    .filter(({ name }) => name !== 'node_modules' && name !== 'dist' && !/\.test\.tsx?$/.test(name))
    .flatMap(({ name }) => listFiles(join(path, name)));
}

function describeFile(path) {
  const { size, mtimeMs } = statSync(path);
  return `${size} ${mtimeMs}`;
}

function fingerprint(paths, describe) {
  const hash = createHash('sha256');
  for (const path of paths.toSorted()) hash.update(path).update('\0').update(describe(path)).update('\0');
  return hash.digest('hex');
}
