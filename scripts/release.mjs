// `npm run release [-- FOLDER]`: what goes out with a release, into release/ or another folder: the list of parts (CycloneDX) and the list of licences.
import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot, requireNode } from './prepare.mjs';
import { readLicences } from './read-licences.mjs';

requireNode();
const { name, version } = JSON.parse(readFileSync(join(projectRoot, 'package.json'), 'utf8'));
const { lines, unnamed, forbidden } = readLicences();
if (unnamed.length + forbidden.length > 0) {
  console.error(`These may not be shipped: ${[...unnamed, ...forbidden].join(', ')}`);
  process.exit(1);
}
const sbom = JSON.parse(
  execFileSync('npm', ['sbom', '--sbom-format=cyclonedx', '--sbom-type=application', '--package-lock-only'], {
    cwd: projectRoot,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
    stdio: ['ignore', 'pipe', 'ignore'],
    shell: process.platform === 'win32',
  }),
);
// `--omit=dev` would leave out whatever a tool uses too (react, zod): npm marks what only tools use.
const isShipped = ({ properties }) => !properties.some((one) => one.name === 'cdx:npm:package:development');
sbom.components = sbom.components.filter(isShipped);
const shipped = new Set([sbom.metadata.component, ...sbom.components].map((part) => part['bom-ref']));
sbom.dependencies = sbom.dependencies
  .filter(({ ref }) => shipped.has(ref))
  .map(({ ref, dependsOn }) => ({ ref, dependsOn: dependsOn.filter((other) => shipped.has(other)) }));
// npm names it after the folder that it stands in.
sbom.metadata.component.name = name;
const folder = process.argv[2] ?? join(projectRoot, 'release');
mkdirSync(folder, { recursive: true });
const written = [
  [`${name}-${version}.cdx.json`, `${JSON.stringify(sbom, null, 2)}\n`],
  [`${name}-${version}-licences.txt`, `${lines.join('\n')}\n`],
];
for (const [file, text] of written) {
  writeFileSync(join(folder, file), text);
  console.log(join(folder, file));
}
