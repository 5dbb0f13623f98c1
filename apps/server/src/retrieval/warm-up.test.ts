import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { articleLine, normEntry, starterNorm } from '../testing/corpus-folders.ts';
import { openRetrievalTestApp, type RetrievalTestApp } from '../testing/retrieval-test-app.ts';
import { retrieve } from './retrieve.ts';
import { keepWarm, warmUpRetrieval } from './warm-up.ts';

let site: RetrievalTestApp;

beforeEach(async () => {
  site = await openRetrievalTestApp();
  site.starter.write('norms.yaml', starterNorm('ldc', 'LDC', '  lastArticle: 66\n'));
  site.official.write('norms.json', [normEntry('ldc')]);
});
afterEach(() => site.close());

const articles = (texts: Record<string, string>) =>
  site.official.write(
    'statutes/ldc.jsonl',
    Object.entries(texts).map(([article, text]) => articleLine('ldc', article, { text })),
  );
const ask = async () =>
  (await retrieve(site.deps, { question: 'garantía de la catapulta', domain: 'todos_premium' })).sources;

describe('reading ahead', () => {
  it('leaves nothing to be read from the database for the first question', async () => {
    articles({ 11: 'La catapulta se garantiza.' });
    await site.load();
    await warmUpRetrieval(site.deps);
    await site.deps.registry();
    const select = vi.spyOn(site.deps.db, 'select');
    expect((await ask()).map(({ id }) => id)).toEqual(['ldc:11']);
    expect(select).not.toHaveBeenCalled();
  });

  it('changes nothing of what is found, best first', async () => {
    articles({
      11: 'La catapulta se garantiza: garantía de seis meses.',
      12: 'La garantía se extiende.',
      13: 'La catapulta se transporta sin costo alguno para quien la compró y la paga.',
      14: 'Nada que ver.',
    });
    await site.load();
    const cold = await ask();
    await warmUpRetrieval(site.deps);
    expect((await ask()).map(({ id, score }) => [id, score])).toEqual(cold.map(({ id, score }) => [id, score]));
  });

  it('hides nothing that is written afterwards', async () => {
    articles({ 11: 'La catapulta se garantiza.' });
    await site.load();
    await warmUpRetrieval(site.deps);
    articles({ 11: 'La catapulta se garantiza seis meses.', 18: 'Garantía de saneamiento de la catapulta.' });
    await site.load();
    const sources = await ask();
    expect(sources.map(({ id }) => id).sort()).toEqual(['ldc:11', 'ldc:18']);
    expect(sources.find(({ id }) => id === 'ldc:11')?.text).toContain('seis meses');
  });

  it('does nothing where there is no index yet', async () => {
    await expect(warmUpRetrieval(site.deps)).resolves.toBeUndefined();
  });

  it('is done again after a change, so that the next question waits for nothing either', async () => {
    articles({ 11: 'La catapulta se garantiza.' });
    await site.load();
    const stopping = new AbortController();
    const warmth = keepWarm(site.deps, stopping.signal, (error) => expect.unreachable(String(error)));
    await warmth.settled();
    articles({ 11: 'La catapulta se garantiza seis meses.' });
    await site.load();
    warmth.renew();
    warmth.renew();
    await warmth.settled();
    await site.deps.registry();
    const select = vi.spyOn(site.deps.db, 'select');
    expect((await ask())[0]?.text).toContain('seis meses');
    expect(select).not.toHaveBeenCalled();
  });

  it('tells of its failure and ends', async () => {
    const failures: unknown[] = [];
    const broken = {
      index: {
        live: () => {
          throw new Error('down');
        },
      } as never,
      sources: site.deps.sources,
    };
    await keepWarm(broken, new AbortController().signal, (error) => failures.push(error)).settled();
    expect(failures.map(String)).toEqual(['Error: down']);
  });
});
