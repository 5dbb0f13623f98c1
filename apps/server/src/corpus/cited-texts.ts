import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fold } from '@foja/legal-text/fold';
import { contentHash } from './content-hash.ts';

/** One article a line that rules cite, with the fingerprint that its text had when a person compared the rule with it. */
export const citedTextsFile = 'cited-texts.tsv';

/** How an article reads, whatever its capitals, accents, spaces and marks: two sources of one text agree on it. */
export function fingerprintOf(text: string): string {
  return contentHash(fold(text).match(/[a-z0-9]+/g) ?? []);
}

/** Fingerprints by article key; none where the folder has no such file. */
export function readCitedTexts(corpusFolder: string): ReadonlyMap<string, string> {
  const path = join(corpusFolder, citedTextsFile);
  if (!existsSync(path)) return new Map();
  const rows = readFileSync(path, 'utf8')
    .split(/\r?\n/)
    .filter((row) => row !== '')
    .map((row) => row.split('\t'));
  return new Map(rows.map(([key = '', fingerprint = '']) => [key, fingerprint]));
}
