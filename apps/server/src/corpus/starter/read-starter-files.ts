import { readFileSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { contentHash } from '../content-hash.ts';

/** Raised when files are read in another way, so that unchanged files are taken in again. */
const readerVersion = 2;

export type StarterFolder = 'notes' | 'guides' | 'rulings';

export interface StarterFile {
  /** Relative to the corpus folder, with `/`. */
  path: string;
  text: string;
  contentHash: string;
}

/** The Markdown files of one folder of the starter corpus, in order; none where the folder is missing. */
export async function readStarterFiles(corpusFolder: string, folder: StarterFolder): Promise<StarterFile[]> {
  const entries = await readdir(join(corpusFolder, folder), { recursive: true }).catch(missingIsEmpty);
  const paths = entries
    .map((entry) => `${folder}/${entry.replaceAll('\\', '/')}`)
    .filter((path) => path.endsWith('.md'))
    .sort();
  return paths.map((path) => {
    // Thousands of small files, before anybody is served: one after the other is several times faster than side by side.
    const text = readFileSync(join(corpusFolder, path), 'utf8');
    return { path, text, contentHash: contentHash(readerVersion, path, text) };
  });
}

function missingIsEmpty(error: NodeJS.ErrnoException): string[] {
  if (error.code === 'ENOENT') return [];
  throw error;
}
