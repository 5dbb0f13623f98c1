import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findProjectRoot } from '../platform/project-root.ts';
import { fingerprintOf } from './cited-texts.ts';

/** Articles whose imported text is marked doubtful and was held, word for word, against the law that wrote it. */
export const comparedTextsFile = 'compared-texts.tsv';

let compared: ReadonlyMap<string, string> | null = null;

/** Whether this very text of an article was compared; one that reads otherwise stays in doubt. */
export function wasCompared(key: string, text: string): boolean {
  compared ??= readComparedTexts(join(findProjectRoot(), 'corpus', comparedTextsFile));
  return compared.get(key) === fingerprintOf(text);
}

function readComparedTexts(path: string): ReadonlyMap<string, string> {
  if (!existsSync(path)) return new Map();
  const rows = readFileSync(path, 'utf8')
    .split(/\r?\n/)
    .filter((row) => row !== '' && !row.startsWith('#'));
  return new Map(
    rows.map((row) => {
      const [key = '', fingerprint = ''] = row.split('\t');
      return [key, fingerprint];
    }),
  );
}
