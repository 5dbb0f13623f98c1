import { describe, expect, it } from 'vitest';
import { articleLine, makeTestFolder, normEntry, rulingLine } from '../testing/corpus-folders.ts';
import { useImportFixture } from '../testing/import-fixture.ts';
import { formatProblem } from './corpus-problem.ts';
import { CorpusFolderInvalid } from './import/corpus-folder.ts';
import type { ImportProgress } from './import-folder.ts';
import { readArticle } from './read-article.ts';
import { readRuling } from './read-ruling.ts';

const test = useImportFixture();

describe('what is refused', () => {
  it('is a folder without official texts', async () => {
    const empty = makeTestFolder();
    await expect(test.run({ folder: empty.path })).rejects.toThrow(CorpusFolderInvalid);
    await expect(test.run({ folder: `${empty.path}/none` })).rejects.toThrow(CorpusFolderInvalid);
    empty.close();
  });

  it.each([
    ['is not JSON', '{"norm": "ley-1",', 'no es JSON válido'],
    ['misses its text', JSON.stringify({ norm: 'ley-1', article: '9' }), 'text'],
    ['has no article number', JSON.stringify(articleLine('ley-1', 'único')), 'article'],
    ['belongs to an unknown norm', JSON.stringify(articleLine('ley-9', '1')), 'ley-9'],
    ['repeats an article', JSON.stringify(articleLine('ley-1', '1', { text: 'Otro texto.' })), 'ley-1:1'],
    ['holds a null character', JSON.stringify(articleLine('ley-1', '9', { text: 'a\u0000b' })), 'caracteres'],
    ['holds half a character', JSON.stringify(articleLine('ley-1', '9', { notes: ['\ud800'] })), 'caracteres'],
  ])('is a line that %s: it is told as file:line and the rest goes in', async (_, line, reason) => {
    test.folder.write('statutes/ley-1.jsonl', [articleLine('ley-1', '1'), line, articleLine('ley-1', '3')]);
    const outcome = await test.run();
    expect(test.problems).toHaveLength(1);
    expect(test.problems.map(formatProblem)[0]).toMatch(/^statutes\/ley-1\.jsonl:2: /);
    expect(test.problems[0]?.message).toContain(reason);
    expect(outcome).toMatchObject({ skippedLines: 1, articles: { added: 3 } });
    expect((await readArticle(test.db, 'ley-1:1'))?.text).toBe('Texto inventado del artículo 1.');
    expect(await readArticle(test.db, 'ley-1:3')).not.toBeNull();
  });

  it('is a ruling with a day that does not exist', async () => {
    test.folder.write('rulings/a.jsonl', [rulingLine(300, 1, { date: '2020-02-30' }), rulingLine(300, 2)]);
    expect((await test.run()).rulings.added).toBe(1);
    expect(test.problems.map(formatProblem)[0]).toMatch(/^rulings\/a\.jsonl:1: date/);
  });

  it('is a broken entry of norms.json, with its line, and only that one', async () => {
    test.folder.write('norms.json', [normEntry('ley-1'), normEntry('ley-2', { domain: 'luna' })]);
    expect((await test.run()).norms.added).toBe(1);
    expect(test.problems[0]).toMatchObject({ file: 'norms.json', message: expect.stringContaining('domain') });
    expect(test.problems[0]?.line).toBeGreaterThan(10);
  });

  it('is told again by the next import, until it is mended', async () => {
    test.folder.write('statutes/ley-1.jsonl', [articleLine('ley-1', '1'), 'x']);
    await test.run();
    test.problems.length = 0;
    await test.run();
    expect(test.problems).toHaveLength(1);
    test.folder.write('statutes/ley-1.jsonl', [articleLine('ley-1', '1')]);
    expect((await test.run()).skippedLines).toBe(0);
    expect(await test.run()).toMatchObject({ filesRead: 0, filesUnchanged: 4 });
  });
});

describe('a first import', () => {
  it('takes in norms, articles in their order, and rulings with volume and page', async () => {
    const outcome = await test.run();
    expect(outcome).toMatchObject({
      filesRead: 4,
      norms: { added: 2 },
      articles: { added: 4 },
      rulings: { added: 2 },
      skippedLines: 0,
    });
    expect(await readArticle(test.db, 'ley-1:2bis')).toMatchObject({
      label: 'art. 2 bis Ley ley-1',
      article: '2 bis',
      position: 2,
      norm: { code: 'ley-1', officialUrl: 'https://example.org/ley-1' },
      domain: 'civil_comercial',
    });
    expect(await readRuling(test.db, 'fallos_300_p20')).toMatchObject({ volume: 300, page: 20, date: null });
  });

  it('reads since when a text holds from its amendment notes', async () => {
    const notes = ['(Artículo sustituido por art. 1° de la Ley N° 99.999 B.O. 7/4/2008)'];
    test.folder.write('statutes/ley-2.jsonl', [articleLine('ley-2', '1', { notes })]);
    await test.run();
    expect(await readArticle(test.db, 'ley-2:1')).toMatchObject({ validFrom: '2008-04-07', amendmentNotes: notes });
  });

  it('asks the index for every source that it took in', async () => {
    await test.run();
    expect(await test.drainOutbox()).toEqual([
      'fallos_300_p1',
      'fallos_300_p20',
      'ley-1:1',
      'ley-1:2',
      'ley-1:2bis',
      'ley-2:1',
    ]);
  });

  it('tells its progress up to the last byte', async () => {
    const seen: ImportProgress[] = [];
    await test.run({ onProgress: (progress) => seen.push(progress), batchRows: 1 });
    expect(seen.at(-1)).toMatchObject({ lines: 6, file: 'rulings/a.jsonl' });
    expect(seen.at(-1)?.bytesDone).toBe(seen.at(-1)?.bytesTotal);
    expect(seen.map((progress) => progress.bytesDone)).toEqual(
      seen.map((progress) => progress.bytesDone).sort((a, b) => a - b),
    );
  });
});
