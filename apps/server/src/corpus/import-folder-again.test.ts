import { describe, expect, it } from 'vitest';
import { articleLine, normEntry } from '../testing/corpus-folders.ts';
import { useImportFixture } from '../testing/import-fixture.ts';
import { articleVersions, norms } from './corpus.table.ts';
import { readArticle, readArticleVersions } from './read-article.ts';
import { readNorm } from './read-norms.ts';

const test = useImportFixture();

describe('importing again', () => {
  it('reads nothing while the files hold the same content, wherever the folder lies', async () => {
    await test.run();
    const before = await test.contents();
    await test.drainOutbox();
    expect(await test.run()).toMatchObject({ filesRead: 0, filesUnchanged: 4 });
    expect(await test.contents()).toEqual(before);
    expect(await test.drainOutbox()).toEqual([]);
  });

  it('keeps the earlier text of a changed article as a version, and reindexes that article alone', async () => {
    await test.run();
    await test.drainOutbox();
    const recordedAt = (await readArticle(test.db, 'ley-1:2'))?.recordedAt;
    test.clock.moveMs(60_000);
    test.folder.write('statutes/ley-1.jsonl', [
      articleLine('ley-1', '1'),
      articleLine('ley-1', '2', { text: 'Texto nuevo.' }),
      articleLine('ley-1', '2 bis'),
    ]);
    expect(await test.run()).toMatchObject({ filesRead: 1, articles: { added: 0, changed: 1, unchanged: 2 } });
    expect(await readArticle(test.db, 'ley-1:2')).toMatchObject({ text: 'Texto nuevo.', recordedAt: test.clock.now() });
    expect(await readArticleVersions(test.db, 'ley-1:2')).toMatchObject([
      { text: 'Texto inventado del artículo 2.', recordedAt, supersededAt: test.clock.now() },
    ]);
    expect(await test.drainOutbox()).toEqual(['ley-1:2']);
  });

  it('keeps a version for each change, the latest first', async () => {
    for (const text of ['Uno.', 'Dos.', 'Tres.']) {
      test.folder.write('statutes/ley-2.jsonl', [articleLine('ley-2', '1', { text })]);
      await test.run();
      test.clock.moveMs(1_000);
    }
    expect((await readArticleVersions(test.db, 'ley-2:1')).map((version) => version.text)).toEqual(['Dos.', 'Uno.']);
  });

  it('keeps a version when an article is repealed', async () => {
    await test.run();
    test.folder.write('statutes/ley-2.jsonl', [articleLine('ley-2', '1', { repealed: true })]);
    await test.run();
    expect(await readArticle(test.db, 'ley-2:1')).toMatchObject({ repealed: true });
    expect(await readArticleVersions(test.db, 'ley-2:1')).toMatchObject([{ repealed: false }]);
  });

  it('takes a corrected path as no new version of the law', async () => {
    await test.run();
    await test.drainOutbox();
    const recordedAt = (await readArticle(test.db, 'ley-2:1'))?.recordedAt;
    test.clock.moveMs(60_000);
    test.folder.write('statutes/ley-2.jsonl', [articleLine('ley-2', '1', { path: 'Libro II', suspect: true })]);
    await test.run();
    expect(await readArticle(test.db, 'ley-2:1')).toMatchObject({ path: 'Libro II', suspect: true, recordedAt });
    expect(await readArticleVersions(test.db, 'ley-2:1')).toEqual([]);
    expect(await test.drainOutbox()).toEqual(['ley-2:1']);
  });

  it('keeps an article that its file lost, and counts it', async () => {
    await test.run();
    test.folder.write('statutes/ley-1.jsonl', [articleLine('ley-1', '2'), articleLine('ley-1', '2 bis')]);
    expect(await test.run()).toMatchObject({ keptArticles: 1, articles: { changed: 0, unchanged: 2 } });
    expect(await readArticle(test.db, 'ley-1:1')).not.toBeNull();
  });

  it('follows an article that moved, without a version', async () => {
    await test.run();
    test.folder.write('statutes/ley-1.jsonl', [
      articleLine('ley-1', '1'),
      articleLine('ley-1', '1 bis'),
      articleLine('ley-1', '2'),
      articleLine('ley-1', '2 bis'),
    ]);
    await test.run();
    expect(await readArticle(test.db, 'ley-1:2')).toMatchObject({ position: 2 });
    expect(await readArticleVersions(test.db, 'ley-1:2')).toEqual([]);
  });

  it('reindexes a whole norm whose facts changed', async () => {
    await test.run();
    await test.drainOutbox();
    test.folder.write('norms.json', [normEntry('ley-1', { title: 'Otro título' }), normEntry('ley-2')]);
    await test.run();
    expect(await readNorm(test.db, 'ley-1')).toMatchObject({ title: 'Otro título' });
    expect(await test.drainOutbox()).toEqual(['ley-1:1', 'ley-1:2', 'ley-1:2bis', 'ley-2:1']);
  });

  it('leaves the facts that the project has checked', async () => {
    await test.db.insert(norms).values({
      code: 'ley-1',
      title: 'Título de la casa',
      aliases: ['L1'],
      domain: 'civil_comercial',
      lastArticle: 9,
      contentHash: 'x',
      origin: 'starter',
    });
    expect((await test.run()).norms).toEqual({ added: 1, changed: 0, unchanged: 1 });
    expect(await readNorm(test.db, 'ley-1')).toMatchObject({ title: 'Título de la casa', lastArticle: 9 });
  });
});

describe('an import that is cut off', () => {
  it.each([1, 2, 3, 4, 5, 6])('after %i batches and run again gives what one whole import gives', async (batches) => {
    await test.run({ batchRows: 1 });
    const whole = await test.contents();
    await test.empty();

    let done = 0;
    const controller = new AbortController();
    const cutOff = test.run({
      batchRows: 1,
      signal: controller.signal,
      onProgress: () => {
        done += 1;
        if (done === batches) controller.abort(new Error('cut off'));
      },
    });
    await expect(cutOff).rejects.toThrow('cut off');
    await test.run({ batchRows: 1 });
    expect(await test.contents()).toEqual(whole);
    expect(await test.drainOutbox()).toHaveLength(6);
  });

  it('while it takes in changes keeps one version of each changed article', async () => {
    await test.run();
    const lines = ['1', '2', '2 bis'].map((article) => articleLine('ley-1', article, { text: `Nuevo ${article}.` }));
    test.folder.write('statutes/ley-1.jsonl', lines);
    const failing = test.run({
      batchRows: 1,
      onProgress: () => {
        throw new Error('crash');
      },
    });
    await expect(failing).rejects.toThrow('crash');
    await test.run();
    const versions = await test.db.select().from(articleVersions);
    expect(versions.map((version) => version.articleId).sort()).toEqual(['ley-1:1', 'ley-1:2', 'ley-1:2bis']);
  });

  it('is not made worse by another import at the same time', async () => {
    const outcomes = await Promise.all([test.run({ batchRows: 1 }), test.run({ batchRows: 2 })]);
    expect(outcomes.reduce((sum, outcome) => sum + outcome.articles.added, 0)).toBe(4);
    expect(outcomes.reduce((sum, outcome) => sum + outcome.rulings.added, 0)).toBe(2);
    expect(await test.db.select().from(articleVersions)).toEqual([]);
  });
});
