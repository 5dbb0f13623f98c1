import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { withoutThreads } from '../../platform/threads/text-threads.ts';
import { retrieve } from '../../retrieval/retrieve.ts';
import { normEntry, noteFile, rulingLine, rulingSummaryFile, starterNorm } from '../../testing/corpus-folders.ts';
import { moveableClock } from '../../testing/moveable-clock.ts';
import { openRetrievalTestApp, type RetrievalTestApp } from '../../testing/retrieval-test-app.ts';
import { searchJurisprudence } from './search-jurisprudence.ts';

let site: RetrievalTestApp;

// Invented rulings: no real text is kept in the repository.
beforeAll(async () => {
  site = await openRetrievalTestApp();
  site.starter.write('norms.yaml', starterNorm('ccyc', 'CCyC', '  lastArticle: 2671\n'));
  site.starter.write('notes/ccyc/1757.md', noteFile('ccyc', '1757'));
  site.starter.write(
    'rulings/329-5.md',
    rulingSummaryFile(329, 5, {
      frontMatter: 'norms: [ccyc:1757]\nsynonyms: [zeppelin encallado, dirigible]\n',
      body: 'Dijo que el guardián del dirigible paga los destrozos.',
    }),
  );
  site.official.write('norms.json', [normEntry('ccyc', { title: 'Código Civil y Comercial', aliases: ['CCyC'] })]);
  site.official.write('rulings/fallos.jsonl', [
    rulingLine(330, 7, {
      summary: 'TALLER: repuestos. El taller clandestino repara sin cobrar los repuestos.',
      text: 'Vistos los autos. Considerando: que el dueño del taller clandestino no puede cobrar los repuestos que él mismo había roto antes de la reparación. Por ello se rechaza la queja.',
    }),
  ]);
  await site.load();
});
afterAll(() => site.close());

function search(text: string, maxResults = 10) {
  const deps = {
    db: site.deps.db,
    clock: moveableClock(),
    retrieve: (query: Parameters<typeof retrieve>[1]) => retrieve(site.deps, query),
    threads: withoutThreads,
  };
  return searchJurisprudence(deps, { text, maxResults, subject: 'user:1' });
}

describe('the search for rulings', () => {
  it('finds none where no ruling speaks of the question', async () => {
    const { structure } = await search('pan dulce con pasas de uva y almendras');
    expect(structure.results).toEqual([]);
  });

  it('tells an editorial summary from a ruling, and gives its facts', async () => {
    const { structure, sources } = await search('el zeppelin encallado');
    expect(structure.results[0]).toMatchObject({
      id: 'resumen:329:5',
      citation: 'Fallos: 329:5',
      source: 'Resumen editorial de Foja',
      articles: ['ccyc:1757'],
      url: null,
    });
    expect(structure.results[0]?.passage?.isVerbatim).toBe(false);
    expect(sources.map(({ id }) => id)).toEqual(structure.results.map(({ id }) => id));
  });

  it('quotes the words of the ruling itself where its text is here', async () => {
    const { structure } = await search('el taller clandestino y los repuestos');
    const [first] = structure.results;
    expect(first).toMatchObject({ citation: 'Fallos: 330:7', source: 'Extracto del fallo', isExtract: true });
    expect(first?.passage).toMatchObject({ isVerbatim: true });
    expect(first?.passage?.text).toContain('no puede cobrar los repuestos');
  });

  it('opens a ruling that is named by its citation, first and with full score', async () => {
    const { structure } = await search('Fallos: 329:5 sobre el taller clandestino y los repuestos');
    expect(structure.results[0]).toMatchObject({ citation: 'Fallos: 329:5', relevance: 1 });
  });

  it('gives no more than asked for, best first, on a scale from 0 to 1', async () => {
    const { structure } = await search('taller clandestino de repuestos y zeppelin', 1);
    expect(structure.results).toHaveLength(1);
    const { structure: all } = await search('taller clandestino de repuestos y zeppelin');
    const scores = all.results.map(({ relevance }) => relevance);
    expect(scores).toEqual([...scores].sort((a, b) => b - a));
    for (const score of scores) expect(score).toBeLessThanOrEqual(1);
  });
});
