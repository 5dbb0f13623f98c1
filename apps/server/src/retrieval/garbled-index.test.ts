import { randomBytes } from 'node:crypto';
import { readdirSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { loadStarterCorpus } from '../corpus/load-starter-corpus.ts';
import { noteFile, starterNorm } from '../testing/corpus-folders.ts';
import { openRetrievalTestApp, type RetrievalTestApp } from '../testing/retrieval-test-app.ts';
import { applyOutbox } from './apply-outbox.ts';
import { openIndex } from './open-index.ts';

let site: RetrievalTestApp;
afterEach(() => site.close());

/** An index of one note whose files somebody has garbled. */
async function garble(spoil: (path: string) => void, belongs: (path: string) => boolean): Promise<void> {
  site = await openRetrievalTestApp();
  site.starter.write('norms.yaml', starterNorm('ccyc', 'CCyC', '  lastArticle: 2671\n'));
  site.starter.write('notes/ccyc/1757.md', noteFile('ccyc', '1757'));
  await loadStarterCorpus(site.database.db, site.starter.path);
  await applyOutbox({ db: site.database.db, index: site.index });
  const paths = readdirSync(site.indexFolder, { recursive: true, encoding: 'utf8' }).filter(
    (path) => belongs(path) && statSync(join(site.indexFolder, path)).isFile(),
  );
  expect(paths.length).toBeGreaterThan(0);
  for (const path of paths) spoil(join(site.indexFolder, path));
}

const overwrite = (path: string) => writeFileSync(path, randomBytes(statSync(path).size));
const cut = (path: string) => truncateSync(path, Math.floor(statSync(path).size / 2));
const empty = (path: string) => truncateSync(path, 0);

describe('an index whose files are garbled', () => {
  it.each([
    ['every file, by others’ bytes', overwrite, () => true],
    ['every file, cut', cut, () => true],
    ['every file, emptied', empty, () => true],
    ['the list of generations', overwrite, (path: string) => path.startsWith('generations')],
    ['the words of its passages', cut, (path: string) => path.includes('_terms.lance')],
    ['its passages', empty, (path: string) => /^passages_\w+(?<!_terms)\.lance\/data\//.test(path)],
    ['the lists of its files', overwrite, (path: string) => path.includes('_versions')],
  ])('%s: opens all the same, says so, and is whole again after one build', async (_what, spoil, belongs) => {
    await garble(spoil, belongs);
    const told: string[] = [];
    const index = await openIndex(site.indexFolder, (part) => told.push(part));
    try {
      expect(told.length).toBeGreaterThan(0);
      expect(index.live()).toBeNull();
      expect(await applyOutbox({ db: site.database.db, index })).toBe(1);
      expect(await index.live()?.count()).toBe(1);
    } finally {
      index.close();
    }
    const again = await openIndex(site.indexFolder, (part) => told.push(`again ${part}`));
    expect(await again.live()?.count()).toBe(1);
    expect(told.filter((part) => part.startsWith('again'))).toEqual([]);
    again.close();
  });
});
