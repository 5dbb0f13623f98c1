// Lists the licences of the packages that the product ships with, most frequent first; fails where a package names none.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from './prepare.mjs';

const { packages } = JSON.parse(readFileSync(join(projectRoot, 'package-lock.json'), 'utf8'));
const byLicence = new Map();
const unnamed = [];
for (const [path, { dev, link, license, version }] of Object.entries(packages)) {
  if (!path.includes('node_modules/') || dev || link) continue;
  const name = `${path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length)}@${version}`;
  const licence = license ?? licenceOnDisk(path);
  if (!licence) unnamed.push(name);
  else byLicence.set(licence, [...(byLicence.get(licence) ?? []), name]);
}
for (const [licence, names] of [...byLicence].toSorted(([, a], [, b]) => b.length - a.length)) {
  console.log(`${licence} (${names.length}): ${[...new Set(names)].toSorted().join(', ')}`);
}
if (unnamed.length > 0) {
  console.error(`Without a licence: ${unnamed.join(', ')}`);
  process.exit(1);
}

/** Some packages name it in an older form, which the lockfile leaves out, or only by a file. */
function licenceOnDisk(path) {
  const folder = join(projectRoot, path);
  if (!existsSync(folder)) return undefined;
  const { license, licenses } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const named = license?.type ?? licenses?.map(({ type }) => type).join(' OR ');
  if (named) return named;
  const file = readdirSync(folder).find((name) => /^licen[cs]e/i.test(name));
  return file && readFileSync(join(folder, file), 'utf8').trim().split('\n')[0].trim();
}
