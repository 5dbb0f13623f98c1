// `npm run check`: types, lint and format, directions between modules, what is unused.
import { installMissing, requireNode, run } from './prepare.mjs';

requireNode();
installMissing();
const checks = [
  ['types', 'tsc', ['-b']],
  ['lint', 'biome', ['ci', '--diagnostic-level=warn', '--error-on-warnings', '.']],
  ['directions', 'depcruise', ['--config', '.dependency-cruiser.cjs', 'packages', 'apps', 'e2e', 'bench']],
  ['unused', 'knip', ['--no-progress']],
];
for (const [name, program, args] of checks) {
  console.error(`— ${name}`);
  run('npx', ['--no-install', program, ...args]);
}
