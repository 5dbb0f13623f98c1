import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { takeOutboxBatch } from '../corpus/take-outbox-batch.ts';
import type { Embedder } from '../platform/embedder.ts';
import { articleLine, normEntry, noteFile, starterNorm } from '../testing/corpus-folders.ts';
import { openRetrievalTestApp, type RetrievalTestApp } from '../testing/retrieval-test-app.ts';
import { applyOutbox, startOutboxLoop } from './apply-outbox.ts';
import { openIndex } from './open-index.ts';
import { rebuildIndex } from './rebuild-index.ts';
import { retrieve } from './retrieve.ts';

let site: RetrievalTestApp;

beforeEach(async () => {
  site = await openRetrievalTestApp();
  site.starter.write('norms.yaml', starterNorm('ldc', 'LDC', '  lastArticle: 66\n'));
  site.starter.write('notes/ldc/11.md', noteFile('ldc', '11', { body: 'La catapulta se garantiza seis meses.' }));
  site.official.write('norms.json', [normEntry('ldc')]);
});
afterEach(() => site.close());

const find = async (question: string) =>
  (await retrieve(site.deps, { question, domain: 'todos_premium' })).sources.map(({ id }) => id);
const pending = async () => (await takeOutboxBatch(site.database.db, 100)).seqs.length;
const writeArticle = (text: string) => site.official.write('statutes/ldc.jsonl', [articleLine('ldc', '11', { text })]);

describe('the outbox', () => {
  it('keeps a change that could not be indexed, and applies it later', async () => {
    await site.load();
    writeArticle('La brújula queda cubierta.');
    const failing: Embedder = { model: 'none', embed: () => Promise.reject(new Error('no answer')) };
    await expect(async () => {
      await site.load();
      await applyOutbox({ db: site.database.db, index: site.index, embedder: failing });
    }).rejects.toThrow('no answer');
    await applyOutbox(site.deps);
    expect(await find('brújula cubierta')).toEqual(['ldc:11']);
    expect(await pending()).toBe(0);
  });

  it('indexes what is new, at once and once', async () => {
    expect(await site.load()).toBeGreaterThan(0);
    expect(await find('catapulta')).toEqual(['nota:ldc:11']);
    expect(await site.load()).toBe(0);
  });

  it('replaces the note by its article when the text is imported, and follows a changed text', async () => {
    await site.load();
    writeArticle('El astrolabio queda cubierto.');
    await site.load();
    expect(await find('astrolabio cubierto')).toEqual(['ldc:11']);
    writeArticle('El sextante queda cubierto.');
    await site.load();
    expect(await find('sextante cubierto')).toEqual(['ldc:11']);
    const [source] = (await retrieve(site.deps, { question: 'sextante', domain: 'todos_premium' })).sources;
    expect(source?.text).toContain('sextante');
  });

  it('forgets a note that was taken away', async () => {
    await site.load();
    site.starter.remove('notes/ldc/11.md');
    await site.load();
    expect(await find('catapulta')).toEqual([]);
  });

  it('is followed by a loop until it is stopped, which goes on after a failure', async () => {
    await site.load();
    writeArticle('El astrolabio queda cubierto.');
    const errors: unknown[] = [];
    let fails = 1;
    const needsRebuild = site.index.needsRebuild.bind(site.index);
    site.index.needsRebuild = (model) => {
      if (fails-- > 0) throw new Error('index away');
      return needsRebuild(model);
    };
    await new Promise<void>((resolve, reject) => {
      const loop = startOutboxLoop(site.deps, {
        pollMs: 5,
        onError: (error) => errors.push(error),
        onApplied: () => loop.stop().then(resolve, reject),
      });
      // The article waits in the outbox before the loop's second round.
      void import('../corpus/import-folder.ts').then(({ importFolder }) =>
        importFolder({ db: site.database.db, folder: site.official.path, clock: { now: () => new Date(0) } }),
      );
    });
    expect(errors).toHaveLength(1);
    expect(await find('astrolabio')).toEqual(['ldc:11']);
  });
});

describe('building the index anew', () => {
  it('gives what the database holds, and answers from the old index until it is done', async () => {
    await site.load();
    const before = site.index.live();
    const seen: string[][] = [];
    const { passages } = await rebuildIndex({
      ...site.deps,
      onProgress: () => {
        expect(site.index.live()).toBe(before);
        seen.push([site.index.live()?.name ?? '']);
      },
    });
    expect(passages).toBe(1);
    expect(seen).not.toHaveLength(0);
    expect(site.index.live()).not.toBe(before);
    expect(await find('catapulta')).toEqual(['nota:ldc:11']);
  });

  it('leaves the old index when it fails', async () => {
    await site.load();
    const failing: Embedder = {
      model: 'm',
      embed: (texts) =>
        texts.length === 1 && texts[0] === 'artículo' ? Promise.resolve([[1, 0]]) : Promise.reject(new Error('down')),
    };
    await expect(rebuildIndex({ ...site.deps, embedder: failing })).rejects.toThrow('down');
    expect(site.index.isBuilding()).toBe(false);
    expect(await find('catapulta')).toEqual(['nota:ldc:11']);
  });

  it('is not needed after a restart', async () => {
    await site.load();
    const again = await openIndex(site.indexFolder);
    expect(again.needsRebuild(null)).toBe(false);
    expect(await applyOutbox({ db: site.database.db, index: again })).toBe(0);
    again.close();
  });

  it('stores vectors with their model’s name and searches them only with that model', async () => {
    const embedder: Embedder = {
      model: 'toy',
      embed: async (texts) => texts.map((text) => (/catapulta|onagro/.test(text) ? [1, 0] : [0, 1])),
    };
    await site.load();
    expect(site.index.needsRebuild('toy')).toBe(true);
    await applyOutbox({ ...site.deps, embedder });
    expect(site.index.live()?.embeddingModel).toBe('toy');
    const near = await retrieve({ ...site.deps, embedder }, { question: 'el onagro', domain: 'todos_premium' });
    expect(near.sources.map(({ id }) => id)).toEqual(['nota:ldc:11']);
    const other = await retrieve(
      { ...site.deps, embedder: { ...embedder, model: 'another' } },
      { question: 'el onagro', domain: 'todos_premium' },
    );
    expect(other.sources).toEqual([]);
  });

  it('builds the whole index anew when asked, one build at a time, and serves the old one meanwhile', async () => {
    writeArticle('El astrolabio queda cubierto.');
    await site.load();
    const before = site.index.live()?.name;
    const loop = startOutboxLoop(site.deps, { pollMs: 5, onError: () => {} });
    expect([loop.rebuild(), loop.rebuild()]).toEqual([true, false]);
    expect(loop.isRebuilding()).toBe(true);
    while (loop.isRebuilding()) {
      expect(await find('astrolabio')).toEqual(['ldc:11']);
    }
    await loop.stop();
    expect(site.index.live()?.name).not.toBe(before);
    expect(await find('astrolabio')).toEqual(['ldc:11']);
  });

  it('leaves the old index and can be asked again after a build that failed', async () => {
    await site.load();
    const before = site.index.live()?.name;
    const errors: unknown[] = [];
    const begin = site.index.begin.bind(site.index);
    site.index.begin = () => Promise.reject(new Error('disk full'));
    const loop = startOutboxLoop(site.deps, { pollMs: 5, onError: (error) => errors.push(error) });
    loop.rebuild();
    while (loop.isRebuilding()) await new Promise((resolve) => setImmediate(resolve));
    expect(errors).toEqual([new Error('disk full')]);
    expect(site.index.live()?.name).toBe(before);
    site.index.begin = begin;
    expect(loop.rebuild()).toBe(true);
    await loop.stop();
  });
});
