// `npm run release:version -- 1.0.14`: writes the version wherever it stands, and opens its section in the changelog.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from './prepare.mjs';

const [version] = process.argv.slice(2);
if (!/^\d+\.\d+\.\d+$/.test(version ?? '')) {
  console.error('Usage: npm run release:version -- MAJOR.MINOR.PATCH');
  process.exit(1);
}
const rewrite = (path, from, to) => {
  const file = join(projectRoot, path);
  const before = readFileSync(file, 'utf8');
  if (!from.test(before)) throw new Error(`${path} names no version`);
  writeFileSync(file, before.replace(from, to));
};
const folders = ['packages', 'apps'].flatMap((parent) =>
  readdirSync(join(projectRoot, parent)).map((name) => `${parent}/${name}`),
);
for (const folder of ['.', ...folders]) {
  rewrite(join(folder, 'package.json'), /("version": ")[\d.]+"/, `$1${version}"`);
  const entry = folder === '.' ? '""' : JSON.stringify(folder);
  rewrite(
    'package-lock.json',
    new RegExp(`(\\n    ${entry.replace(/[/.]/g, '\\$&')}: \\{\\n(?:      .*\\n)*?      "version": ")[\\d.]+"`),
    `$1${version}"`,
  );
}
rewrite('package-lock.json', /^(\{\n {2}"name": "foja",\n {2}"version": ")[\d.]+"/, `$1${version}"`);
rewrite('packages/contracts/src/limits.ts', /(appVersion = ')[\d.]+'/, `$1${version}'`);
const today = new Date().toISOString().slice(0, 10);
rewrite('CHANGELOG.md', /^## \[Unreleased\]\n/m, `## [Unreleased]\n\n## [${version}] - ${today}\n`);
console.log(`${version}. Tag it v${version} once it is merged.`);
