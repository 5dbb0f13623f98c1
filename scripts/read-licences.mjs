import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from './prepare.mjs';

/** Licences under which a package may be part of what we ship. Of LGPL the libraries are loaded as they are and can be replaced. */
const allowed = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'ISC',
  'LGPL-3.0-or-later',
  'MIT',
  'MIT-0',
  'OFL-1.1',
  'PSF-2.0',
  'Unlicense',
  'Zlib',
]);
/** What packages mean that do not say it as SPDX does: read in their licence files. */
const meant = new Map([
  ['MIT License', 'MIT'],
  ['duck@0.1.12: BSD', 'BSD-2-Clause'],
  ['flatbuffers@1.12.0: SEE LICENSE IN LICENSE.txt', 'Apache-2.0'],
]);

/** The packages that the product ships with, by licence, most frequent first; those that name none; those that may not be shipped. */
export function readLicences() {
  const { packages } = JSON.parse(readFileSync(join(projectRoot, 'package-lock.json'), 'utf8'));
  const byLicence = new Map();
  const unnamed = [];
  const forbidden = [];
  for (const [path, { dev, link, license, version }] of Object.entries(packages)) {
    if (!path.includes('node_modules/') || dev || link) continue;
    const name = `${path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length)}@${version}`;
    const said = license ?? licenceOnDisk(path);
    if (!said) {
      unnamed.push(name);
      continue;
    }
    const licence = meant.get(`${name}: ${said}`) ?? meant.get(said) ?? said;
    byLicence.set(licence, [...(byLicence.get(licence) ?? []), name]);
    if (!mayShip(licence)) forbidden.push(`${name} (${licence})`);
  }
  const lines = [...byLicence]
    .toSorted(([, a], [, b]) => b.length - a.length)
    .map(([licence, names]) => `${licence} (${names.length}): ${[...new Set(names)].toSorted().join(', ')}`);
  return { lines, unnamed, forbidden };
}

/** Of an SPDX expression one alternative is enough, and of that all parts. */
function mayShip(licence) {
  const alternatives = licence.replace(/[()]/g, '').split(/\s+OR\s+/);
  return alternatives.some((one) => one.split(/\s+AND\s+/).every((part) => allowed.has(part.trim())));
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
