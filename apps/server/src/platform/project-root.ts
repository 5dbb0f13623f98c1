import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The repository's root, from source and from the built bundle alike: the nearest folder whose package is named "foja". */
export function findProjectRoot(from = fileURLToPath(import.meta.url)): string {
  for (let folder = dirname(from); ; folder = dirname(folder)) {
    const manifest = join(folder, 'package.json');
    if (existsSync(manifest) && JSON.parse(readFileSync(manifest, 'utf8')).name === 'foja') return folder;
    if (dirname(folder) === folder) throw new Error('The folder of the project was not found.');
  }
}
