import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  articleLine,
  guideFile,
  normEntry,
  noteFile,
  rulingLine,
  rulingSummaryFile,
  starterNorm,
} from '../testing/corpus-folders.ts';
import { openRetrievalTestApp, type RetrievalTestApp } from '../testing/retrieval-test-app.ts';
import type { Retrieval } from './retrieval.ts';
import { retrieve } from './retrieve.ts';

let site: RetrievalTestApp;

// Invented law: no real text is kept in the repository.
beforeAll(async () => {
  site = await openRetrievalTestApp();
  site.starter.write(
    'norms.yaml',
    [
      starterNorm('ldc', 'LDC', '  lastArticle: 66\n'),
      starterNorm('ccyc', 'CCyC', '  lastArticle: 2671\n'),
      starterNorm('ley-9', 'Ley 99.009', '  lastArticle: 40\n'),
    ].join('\n'),
  );
  site.starter.write(
    'notes/ldc/11.md',
    noteFile('ldc', '11', { frontMatter: 'synonyms: [garantía legal, licuadora rota]\n' }),
  );
  site.starter.write(
    'notes/ley-9/4.md',
    noteFile('ley-9', '4', { body: 'El faro se enciende al anochecer y lo cuida el farero.' }),
  );
  site.starter.write('guides/producto-fallado.md', guideFile('Compré algo y salió fallado', ['ldc:11', 'ldc:12']));
  site.starter.write(
    'rulings/329-5.md',
    rulingSummaryFile(329, 5, {
      frontMatter: 'norms: [ccyc:1757]\nsynonyms: [zeppelin encallado]\n',
      body: 'Dijo que el guardián paga.',
    }),
  );
  site.starter.write(
    'rulings/330-7.md',
    rulingSummaryFile(330, 7, {
      frontMatter: 'norms: [ldc:12]\nsynonyms: [taller clandestino]\n',
      body: 'Dijo que el taller repara sin cobrar los repuestos.',
    }),
  );
  site.official.write('norms.json', [
    normEntry('ldc', { title: 'Ley 24.240 de Defensa del Consumidor', aliases: ['LDC', 'Ley 24.240'] }),
    normEntry('ccyc', { title: 'Código Civil y Comercial de la Nación (Ley 26.994)', aliases: ['CCyC'] }),
    normEntry('lct', {
      title: 'Ley 20.744 de Contrato de Trabajo',
      aliases: ['LCT', 'Ley 20.744'],
      domain: 'todos_premium',
    }),
  ]);
  site.official.write('statutes/ldc.jsonl', [
    articleLine('ldc', '11', {
      heading: 'Garantía de las cosas',
      text: 'Garantía de las cosas. El proveedor garantiza la cosa mueble nueva durante seis meses inventados.',
    }),
    articleLine('ldc', '12', {
      heading: 'Taller',
      text: 'Taller. El fabricante sostiene un taller de reparaciones con repuestos.',
    }),
    articleLine('ldc', '10 bis', {
      heading: 'Oferta incumplida',
      text: 'Oferta incumplida. El consumidor elige entre tres salidas inventadas.',
    }),
    articleLine('ldc', '20', {
      heading: 'Envases retornables',
      text: 'Envases retornables de vidrio, texto viejo.',
      repealed: true,
    }),
    articleLine('ldc', '21', {
      heading: 'Presupuesto de taller',
      text: 'Presupuesto de taller dudoso.',
      suspect: true,
    }),
  ]);
  site.official.write('statutes/ccyc.jsonl', [
    articleLine('ccyc', '2621', {
      heading: 'Divorcio con elementos extranjeros',
      text: 'Divorcio con elementos extranjeros. El juez del domicilio inventado conoce.',
    }),
    articleLine('ccyc', '1757', {
      heading: 'Cosas riesgosas',
      text: 'Cosas riesgosas. Responde el dueño o guardián de la cosa riesgosa por el daño que causa.',
    }),
  ]);
  site.official.write('statutes/lct.jsonl', [
    articleLine('lct', '245', {
      heading: 'Indemnización por despido',
      text: 'Indemnización por despido. El empleador paga al trabajador un mes inventado por año.',
    }),
  ]);
  site.official.write('rulings/a.jsonl', [
    rulingLine(329, 5, {
      title: 'Faro c/ Puerto',
      summary: 'Responde el dueño de la cosa riesgosa por el daño. Cosa riesgosa y guardián.',
    }),
    rulingLine(331, 9, { title: 'Boya c/ Muelle', summary: 'El dueño o guardián de la cosa riesgosa y su farol.' }),
  ]);
  await site.load();
});
afterAll(() => site.close());

const ask = (question: string, domain: 'civil_comercial' | 'todos_premium' = 'todos_premium'): Promise<Retrieval> =>
  retrieve(site.deps, { question, domain });
const ids = (retrieval: Retrieval) => retrieval.sources.map(({ id }) => id);

describe('what is not answered', () => {
  it.each(['hola, ¿cómo andás?', '?????', 'escribime un poema sobre el otoño'])(
    '"%s" has no ground',
    async (question) => expect((await ask(question)).decision).toBe('no-match'),
  );

  it('what no law tells is known by how it is asked, whatever was found, and in the asker’s own words', async () => {
    const found = await ask('receta de milanesas con puré');
    expect(found).toMatchObject({ decision: 'beyond-law', beyondLaw: 'knowledge', nearestTopics: [] });
    const question = 'se rompió un celular en garantía\n¿cuánto sale un celular?';
    const inThread = await retrieve(site.deps, {
      question,
      asked: '¿cuánto sale un celular?',
      domain: 'todos_premium',
    });
    expect(inThread).toMatchObject({ decision: 'beyond-law', beyondLaw: 'price' });
  });

  it('an article beyond the last one of its norm does not exist', async () => {
    const found = await ask('artículo 9999 del Código Civil y Comercial');
    expect(found).toMatchObject({
      decision: 'nonexistent-reference',
      nonexistentReferences: ['artículo 9999 del Código Civil y Comercial'],
    });
  });

  it('an article of no norm is none of one that is named after it and has no such number', async () => {
    const named = await ask('garantía del art. 900 y reparación, art. 12 LDC');
    expect(named.nonexistentReferences).toEqual([]);
    const after = await ask('En la LDC, ¿qué dice el art. 900?');
    expect(after.nonexistentReferences).toEqual(['art. 900']);
  });

  it('an article with a suffix that its loaded norm does not have does not exist', async () => {
    expect((await ask('art. 12 ter LDC')).decision).toBe('nonexistent-reference');
  });

  it('a norm that the corpus does not know is not answered with what resembles it', async () => {
    const found = await ask('¿qué requisitos pide la ley 88.888 de garantía de celulares?');
    expect(found).toMatchObject({ decision: 'source-unavailable', unknownNorms: ['ley 88.888'] });
  });

  it('an article whose text and note are missing is unavailable, not nonexistent', async () => {
    expect((await ask('art. 33 LDC')).decision).toBe('source-unavailable');
    expect(await ask('ley 88.888 art. 3')).toMatchObject({
      decision: 'source-unavailable',
      unknownNorms: ['ley 88.888'],
    });
  });

  it('another country’s law is refused', async () => {
    expect((await ask('ley de despido de España, indemnización')).decision).toBe('foreign-law');
  });

  it('a repealed or suspect article never comes up by its words', async () => {
    expect(ids(await ask('envases retornables de vidrio'))).not.toContain('ldc:20');
    expect(ids(await ask('presupuesto de taller dudoso'))).not.toContain('ldc:21');
  });

  it('rulings that no summary puts there and other areas stay out of the civil domain', async () => {
    const found = await ask('indemnización por despido que paga el empleador al trabajador', 'civil_comercial');
    expect(ids(found)).not.toContain('lct:245');
    expect(ids(await ask('dueño o guardián de la cosa riesgosa', 'civil_comercial'))).not.toContain('fallos_331_p9');
  });
});

describe('a question of another area than the domain asked', () => {
  const question = 'me despidieron, ¿qué indemnización por despido paga el empleador al trabajador?';

  it('has no ground there, and says to which norm it seems to belong', async () => {
    expect(await ask(question, 'civil_comercial')).toMatchObject({
      decision: 'no-match',
      outsideDomain: { norm: 'lct', normTitle: 'Ley 20.744 de Contrato de Trabajo' },
    });
  });

  it('offers no source of that area', async () => {
    expect((await ask(question, 'civil_comercial')).sources.map(({ norm }) => norm)).not.toContain('lct');
  });

  it('is answered in the domain that holds everything', async () => {
    expect(await ask(question)).toMatchObject({ decision: 'grounded', outsideDomain: null });
  });

  it('is not seen where the domain itself holds the answer', async () => {
    const found = await ask(
      '¿Responde el dueño o guardián de la cosa riesgosa por el daño que causa?',
      'civil_comercial',
    );
    expect(found).toMatchObject({ decision: 'grounded', outsideDomain: null });
  });
});

describe('what the question names', () => {
  it('comes first, in the question’s order', async () => {
    const found = await ask('compará los arts. 12, 10 bis y 11 de la LDC con el art. 1757 CCyC');
    expect(found.decision).toBe('grounded');
    expect(ids(found).slice(0, 4)).toEqual(['ldc:12', 'ldc:10bis', 'ldc:11', 'ccyc:1757']);
    expect(found.topScore).toBe(1);
  });

  it('is found in any norm, whatever the domain', async () => {
    expect(ids(await ask('art. 245 LCT', 'civil_comercial'))[0]).toBe('lct:245');
  });

  it('is answered from the note where the text is not loaded', async () => {
    const [first] = (await ask('art. 4 de la ley 99.009')).sources;
    expect(first).toMatchObject({ id: 'nota:ley-9:4', kind: 'note', articles: ['ley-9:4'] });
  });

  it('comes back flagged when it is repealed or suspect', async () => {
    expect((await ask('art. 20 LDC')).sources[0]).toMatchObject({ id: 'ldc:20', repealed: true });
    expect((await ask('art. 21 LDC')).sources[0]).toMatchObject({ id: 'ldc:21', suspect: true });
  });

  it('keeps what exists when another reference does not', async () => {
    const found = await ask('arts. 11 y 900 LDC');
    expect(found.decision).toBe('grounded');
    expect(ids(found)[0]).toBe('ldc:11');
    expect(found.nonexistentReferences).toEqual(['art. 900 LDC']);
  });

  it('may be a ruling', async () => {
    expect(ids(await ask('Fallos: 329:5'))[0]).toBe('fallos_329_p5');
  });
});

describe('the editorial summary of a ruling', () => {
  it('answers for the ruling that it tells of where that is not loaded', async () => {
    expect((await ask('¿Qué dice Fallos: 330:7?', 'civil_comercial')).sources[0]).toMatchObject({
      id: 'resumen:330:7',
      kind: 'ruling-summary',
      label: 'Fallos: 330:7',
      text: '',
      excerpt: 'Dijo que el taller repara sin cobrar los repuestos.',
      articles: [],
      editorial: { id: 'resumen:330:7' },
    });
  });

  it('stands beside the ruling where that is loaded, which is named by the same citation', async () => {
    const { sources } = await ask('¿Qué dice Fallos: 329:5?');
    expect(sources[0]).toMatchObject({
      id: 'fallos_329_p5',
      text: 'Texto inventado del fallo.',
      editorial: { id: 'resumen:329:5' },
    });
    expect(sources.map(({ id }) => id)).not.toContain('resumen:329:5');
  });

  it('lends its words to the ruling, and brings it into the domain that it names', async () => {
    expect(ids(await ask('fallos sobre zeppelin encallado por cosa riesgosa', 'civil_comercial'))[0]).toBe(
      'fallos_329_p5',
    );
    expect(ids(await ask('fallos sobre taller clandestino', 'civil_comercial'))[0]).toBe('resumen:330:7');
  });

  it('comes after the law and pushes no article', async () => {
    const { sources } = await ask('taller de reparaciones con repuestos');
    expect(sources[0]).toMatchObject({ id: 'ldc:12' });
    expect(sources.find(({ kind }) => kind === 'ruling-summary')?.articles ?? []).toEqual([]);
  });
});

describe('what the question tells', () => {
  it('finds an article by its words, with its note and a verbatim excerpt', async () => {
    const found = await ask('¿Cuánto dura la garantía del proveedor por la cosa mueble nueva?');
    expect(found.decision).toBe('grounded');
    expect(found.sources[0]).toMatchObject({ id: 'ldc:11', editorial: { id: 'nota:ldc:11' } });
    expect(found.sources[0]?.text).toContain(found.sources[0]?.excerpt ?? '-');
    expect(found.topScore).toBeGreaterThanOrEqual(found.threshold);
  });

  it('finds an article by how people say it, though the law has none of the words', async () => {
    expect(ids(await ask('se me rompió la licuadora'))[0]).toBe('ldc:11');
  });

  it('lists one source an article: its note does not come beside it', async () => {
    expect(ids(await ask('garantía legal de la cosa'))).not.toContain('nota:ldc:11');
  });

  it('gives scores between 0 and 1', async () => {
    for (const { score } of (await ask('daño por cosa riesgosa del dueño')).sources) {
      expect(score).toBeGreaterThanOrEqual(0);
      expect(score).toBeLessThanOrEqual(1);
    }
  });

  it('knows private international law from foreign law', async () => {
    const found = await ask('vivo en Chile y mi ex está en Argentina, ¿dónde hago el divorcio?');
    expect(found.decision).not.toBe('foreign-law');
    expect(ids(found)[0]).toBe('ccyc:2621');
  });

  it('gives no source a higher score than the best one', async () => {
    const [first, ...others] = (await ask('daño por cosa riesgosa del dueño')).sources.map(({ score }) => score);
    for (const score of others) expect(score).toBeLessThanOrEqual(first ?? 0);
  });

  it('returns no more sources than asked for', async () => {
    const found = await retrieve(site.deps, {
      question: 'daño de la cosa riesgosa',
      domain: 'todos_premium',
      limit: 2,
    });
    expect(found.sources.length).toBeLessThanOrEqual(2);
  });
});
