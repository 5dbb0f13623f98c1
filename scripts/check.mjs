// `npm run check`: types, lint and format, directions between modules, pictures of them, what is unused, licences; two at a time.
import { spawn } from 'node:child_process';
import { installMissing, projectRoot, requireNode } from './prepare.mjs';

requireNode();
installMissing();
// TypeScript's native compiler, which `npx tsc` is too: the other one stays for the tools that are written upon it. More than one
// checker would do part of the work twice.
const tsc = 'node_modules/native-typescript/bin/tsc';
const checks = [
  ['types', 'node', [tsc, '-b', '--checkers', '1', '--builders', '1']],
  ['lint', 'biome', ['ci', '--diagnostic-level=warn', '--error-on-warnings', '.']],
  ['directions', 'depcruise', ['--config', '.dependency-cruiser.cjs', 'packages', 'apps', 'e2e', 'bench']],
  ['circles of folders, pictures of the architecture', 'node', ['scripts/draw-architecture.mjs', '--check']],
  ['unused', 'knip', ['--no-progress']],
  ['licences', 'node', ['scripts/list-licences.mjs', '--quiet']],
];

const waiting = [...checks];
const failed = [];
async function takeChecks() {
  for (let check = waiting.shift(); check; check = waiting.shift()) {
    const [name, program, args] = check;
    const { code, output } = await (program === 'node'
      ? runQuietly(process.execPath, args)
      : runQuietly('npx', ['--no-install', program, ...args]));
    console.error(`— ${name}`);
    process.stderr.write(output);
    if (code !== 0) failed.push(name);
  }
}
await Promise.all([takeChecks(), takeChecks()]);
if (failed.length > 0) {
  console.error(`Failed: ${failed.join(', ')}`);
  process.exit(1);
}

/** Keeps what it prints together, because another prints at the same time. */
function runQuietly(program, args) {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, {
      cwd: projectRoot,
      stdio: ['ignore', 'pipe', 'pipe'],
      shell: process.platform === 'win32',
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk));
    child.once('error', reject);
    child.once('close', (code) => resolve({ code, output }));
  });
}
