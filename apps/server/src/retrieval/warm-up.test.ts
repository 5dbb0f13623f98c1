import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { articleLine, normEntry, starterNorm } from '../testing/corpus-folders.ts';
import { openRetrievalSite, type RetrievalSite } from '../testing/retrieval-site.ts';
import { retrieve } from './retrieve.ts';
import { warmUpRetrieval } from './warm-up.ts';

let site: RetrievalSite;

beforeEach(async () => {
  site = await openRetrievalSite();
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
});
