import { foundRulingSchema, type JurisprudenceSearchResponse } from '@foja/contracts/jurisprudence';
import { supremeCourtSearchUrl } from '@foja/contracts/jurisprudence-limits';
import { routes } from '@foja/contracts/routes';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { standInFallo, standInSumario } from '../testing/stand-in-saij.ts';
import { type JurisprudenceTestApp, startJurisprudenceTestApp } from '../testing/start-jurisprudence-test-app.ts';
import { tooManySearches } from './take-search.ts';

let site: JurisprudenceTestApp;
beforeAll(async () => {
  site = await startJurisprudenceTestApp({
    saijLimits: { cacheMs: 0 },
    documents: [
      standInFallo(
        22000001,
        { actor: 'Panadería La Espiga SRL', demandado: 'Obras Hídricas SE', sobre: 'daños por corte de agua' },
        'Panadería La Espiga Obras Hídricas daños corte de agua taller clandestino repuestos',
      ),
      standInFallo(
        22000002,
        { actor: 'Ferro, Luis', demandado: 'Estado', sobre: 'amparo' },
        'palomares palomas mensajeras ordenanza',
        { date: '2010-01-02' },
      ),
      standInSumario(
        9900001,
        ['taller mecánico', 'repuestos'],
        'El taller clandestino que rompe los repuestos responde por ellos según el artículo 1757 del Código Civil y Comercial.',
      ),
    ],
  });
});
afterAll(() => site.close());
beforeEach(() => {
  site.saij.requests.length = 0;
});

const onlyCorpus = { model: 'gpt-3.5-turbo' as const, maxResults: 5, sources: [] };
const professional = async () => (await site.somebody('Professional')).token;

describe('who may search', () => {
  it('is nobody who has not signed in', async () => {
    for (const path of [routes.jurisprudenceSearch, routes.jurisprudenceContextSearch]) {
      expect((await site.post(path, { query: 'taller' })).status).toBe(401);
    }
    expect(site.saij.requests).toEqual([]);
  });

  it.each([
    ['an empty query', { query: '   ' }],
    ['a query too long', { query: 'a'.repeat(2_001) }],
    ['a database that does not exist', { query: 'taller', config: { sources: ['saij-lunar'] } }],
    ['a model that does not exist', { query: 'taller', config: { model: 'gpt-9' } }],
    ['a number of results that is none', { query: 'taller', config: { maxResults: 'muchos' } }],
    ['a day that does not exist', { query: 'taller', filters: { from: '2020-02-31' } }],
    ['dates the wrong way round', { query: 'taller', filters: { from: '2020-02-01', to: '2019-02-01' } }],
  ])('is not told anything for %s', async (_what, body) => {
    const response = await site.post(routes.jurisprudenceSearch, body, (await site.somebody()).token);
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ error: 'invalid_request' });
  });

  it('is bounded in how often, and another account is not', async () => {
    const few = await startJurisprudenceTestApp({ on: site, limits: { searches: 2 } });
    try {
      const { token } = await few.somebody();
      const ask = () => few.post(routes.jurisprudenceSearch, { query: 'taller', config: onlyCorpus }, token);
      const statuses = (await Promise.all([ask(), ask(), ask(), ask()])).map(({ status }) => status).sort();
      expect(statuses).toEqual([200, 200, 429, 429]);
      expect(await (await ask()).json()).toMatchObject({ error: 'rate_limited', message: tooManySearches });
      await few.search({ query: 'taller', config: onlyCorpus });
    } finally {
      await few.close();
    }
  });

  it('costs no use of the plan', async () => {
    const { token } = await site.somebody();
    await site.search({ query: 'taller', config: onlyCorpus }, token);
    const usage = await site.app.inject({
      url: '/api/usage/remaining',
      headers: { applicationid: 'foja', authorization: `Bearer ${token}` },
    });
    expect(usage.json()).toMatchObject({ used: 0 });
  });
});

describe('the configuration in force', () => {
  it('gives a lower role five results and the first model, whatever it asks for', async () => {
    const { config } = await site.search({
      query: 'taller',
      config: { model: 'gpt-4', maxResults: 50, sources: ['saij-sumarios'] },
    });
    expect(config).toEqual({ model: 'gpt-3.5-turbo', maxResults: 5, sources: ['saij-sumarios'] });
  });

  it.each(['Professional', 'Premium', 'Admin', 'SuperAdmin'] as const)(
    'lets %s choose, between 5 and 50',
    async (role) => {
      const { token } = await site.somebody(role);
      const ask = async (maxResults: number) =>
        (await site.search({ query: 'taller', config: { ...onlyCorpus, model: 'gpt-4-turbo', maxResults } }, token))
          .config;
      expect(await ask(30)).toMatchObject({ model: 'gpt-4-turbo', maxResults: 30 });
      expect((await ask(1)).maxResults).toBe(5);
      expect((await ask(999)).maxResults).toBe(50);
    },
  );

  it('asks only the databases chosen', async () => {
    await site.search({ query: 'repuestos', config: { ...onlyCorpus, sources: ['saij-sumarios'] } });
    expect(site.saij.searches().map(({ query }) => query.get('f'))).toEqual([
      'Total|Tipo de Documento/Jurisprudencia/Sumario',
    ]);
    site.saij.requests.length = 0;
    const { sources } = await site.search({ query: 'repuestos', config: onlyCorpus });
    expect(site.saij.requests).toEqual([]);
    expect(sources.map(({ state }) => state)).toEqual(['answered', 'not-asked', 'not-asked']);
  });
});

describe('what is found', () => {
  it('is a ruling of the corpus by its parties, its citation and its subject', async () => {
    for (const query of ['Talleres Zárate contra Quiroga', 'Fallos: 330:7', 'responsabilidad por repuestos rotos']) {
      const { results } = await site.search({ query, config: onlyCorpus });
      expect(results[0], query).toMatchObject({ id: 'fallos_330_p7', citation: 'Fallos: 330:7' });
    }
  });

  it('is what applies a norm, where the query names nothing else, and counts it where it does', async () => {
    const alone = await site.search({ query: 'art. 1757 CCyC', config: onlyCorpus });
    expect(alone.results.map(({ id }) => id)).toEqual(expect.arrayContaining(['fallos_330_p7', 'resumen:329:5']));
    const scoreOf = async (query: string) =>
      (await site.search({ query, config: onlyCorpus })).results[0]?.relevance ?? 0;
    expect(await scoreOf('repuestos rotos del taller, art. 1757 CCyC')).toBeGreaterThan(
      await scoreOf('repuestos rotos del taller'),
    );
  });

  it('has every field, its norms resolved and the matching words marked', async () => {
    const { results } = await site.search({ query: 'taller clandestino de repuestos', config: onlyCorpus });
    const first = foundRulingSchema.parse(results[0]);
    expect(first).toMatchObject({
      id: 'fallos_330_p7',
      title: 'Talleres Zárate S.A. c/ Quiroga, Ramón',
      court: 'Corte Suprema de Justicia de la Nación',
      date: '2020-03-01',
      source: 'Texto oficial del fallo',
      origin: 'corpus',
      sourceId: 'fallos_330_p7',
      articles: ['ccyc:1757'],
      norms: [{ label: 'art. 1757 CCyC', key: 'ccyc:1757', isLoaded: true }],
      subjects: ['Taller mecanico'],
    });
    const [passage] = first.passages;
    expect(passage?.isVerbatim).toBe(true);
    expect(passage?.marks.map(({ end, start }) => passage.text.slice(start, end))).toEqual(
      expect.arrayContaining(['taller', 'clandestino', 'repuestos']),
    );
    expect(first.passage?.text).toBe(passage?.text);
  });

  it('says whose words a passage is, and calls a part of a ruling an extract with a way to the whole', async () => {
    const whole = await site.search({ query: 'taller clandestino que rompe repuestos', config: onlyCorpus });
    expect(whole.results[0]?.passages[0]).toMatchObject({ isVerbatim: true, from: 'Del fallo de la Corte' });
    expect(whole.results[0]).toMatchObject({ isExtract: false });
    const part = await site.search({ query: 'tasa por la molienda de trigo', config: onlyCorpus });
    expect(part.results[0]).toMatchObject({
      id: 'fallos_331_p20',
      source: 'Extracto del fallo',
      isExtract: true,
      url: supremeCourtSearchUrl,
    });
  });

  it('is a leading ruling that is not here, by its name: where to read it and nothing of what it decides', async () => {
    const { results } = await site.search({ query: 'fallo Vizzoti', config: onlyCorpus });
    expect(foundRulingSchema.parse(results[0])).toMatchObject({
      title: 'Vizzoti',
      citation: 'Fallos: 327:3677',
      source: 'No está en el corpus',
      sourceId: null,
      url: supremeCourtSearchUrl,
      passages: [],
    });
    const filtered = await site.search({ query: 'fallo Vizzoti', config: onlyCorpus, filters: { from: '2001-01-01' } });
    expect(filtered.results.map(({ source }) => source)).not.toContain('No está en el corpus');
  });

  it('comes best first on one scale, and the databases are seen beside the corpus', async () => {
    const { notices, results, sources } = await site.search({ query: 'taller clandestino repuestos' });
    const scores = results.map(({ relevance }) => relevance);
    expect(scores).toEqual([...scores].sort((a, b) => b - a));
    expect(new Set(results.map(({ source }) => source))).toEqual(
      new Set(['Texto oficial del fallo', 'SAIJ federal', 'SAIJ sumarios']),
    );
    expect(sources).toContainEqual({ origin: 'saij-federal', state: 'answered', found: 1, total: 1 });
    expect(notices.join(' ')).toContain('Sistema Argentino de Información Jurídica');
  });

  it('is nothing where nothing speaks of it', async () => {
    const { facets, notices, results } = await site.search({ query: 'pan dulce con pasas de uva y almendras' });
    expect(results).toEqual([]);
    expect(notices).toEqual([]);
    expect(facets).toEqual({ courts: [], subjects: [], years: [] });
  });

  it('tells an official summary of SAIJ with its link, newest date and norms', async () => {
    const { results } = await site.search({
      query: 'taller que rompe repuestos',
      config: { ...onlyCorpus, sources: ['saij-sumarios'] },
    });
    expect(results.find(({ origin }) => origin === 'saij-sumarios')).toMatchObject({
      title: 'taller mecánico, repuestos',
      date: '2021-08-10',
      url: 'https://www.saij.gob.ar/documento-inventado-123456789-9900001-oiramus/123456789-9900001-oiramus',
      citation: 'taller mecánico, repuestos, 10/08/2021, Id SAIJ: SUR9900001',
      articles: ['ccyc:1757'],
      sourceId: null,
      passage: { isVerbatim: false },
    });
  });

  it('is found by the parties where the free words find no ruling at SAIJ', async () => {
    const config = { ...onlyCorpus, sources: ['saij-federal' as const] };
    site.saij.documents[0]!.words = 'nada';
    const { results } = await site.search({ query: 'Panadería Espiga Obras Hídricas', config });
    expect(results.map(({ title }) => title)).toContain(
      'Panadería La Espiga SRL c/ Obras Hídricas SE s/ daños por corte de agua',
    );
    expect(site.saij.searches().at(-1)?.query.get('r')).toBe('titulo:(Panadería AND Espiga AND Obras AND Hídricas)');
  });
});

describe('filters', () => {
  const find = async (filters: object, query = 'derecho de propiedad') =>
    site.search({ query, filters, config: { ...onlyCorpus, maxResults: 20 } }, await professional());
  const ids = ({ results }: JurisprudenceSearchResponse) => results.map(({ id }) => id).sort();

  it('keep a court, by its name or as lawyers shorten it', async () => {
    expect(ids(await find({ court: 'Cámara Federal' }))).toEqual(['fallos_332_p40']);
    expect(ids(await find({ court: 'CSJN' }))).toEqual(['fallos_330_p7', 'fallos_331_p20']);
  });

  it('keep the days between two dates, both included', async () => {
    expect(ids(await find({ from: '2012-08-15', to: '2019-11-29' }))).toEqual(['fallos_331_p20']);
  });

  it('keep what applies a norm or an article, however it is written', async () => {
    for (const norm of ['ccyc:1757', 'art. 1757 CCyC', 'ccyc', 'CCyC']) {
      const found = await find({ norm });
      expect(ids(found), norm).toEqual(expect.arrayContaining(['fallos_330_p7']));
      expect(ids(found), norm).not.toContain('fallos_331_p20');
    }
  });

  it('say that a norm is not known, and search without it', async () => {
    const { notices, results } = await find({ norm: 'código galáctico' });
    expect(notices[0]).toContain('No reconocimos la norma «código galáctico»');
    expect(results.length).toBeGreaterThan(0);
  });

  it('keep a subject', async () => {
    expect(ids(await find({ subject: 'palomas' }))).toEqual(['fallos_332_p40']);
  });

  it('are told to SAIJ where it has them and applied here where it has not', async () => {
    const filters = { from: '2009-01-01', to: '2011-12-31', court: 'CSJN' };
    const { results } = await site.search({ query: 'palomas ordenanza', filters });
    expect(results).toEqual([]);
    const [federal] = site.saij.searches();
    expect(federal?.query.get('r')).toContain('fecha-rango:[20090101 TO 20111231]');
    expect(federal?.query.get('f')).toContain('|Tribunal/CORTE SUPREMA DE JUSTICIA DE LA NACION');
    const found = await site.search({ query: 'palomas ordenanza', filters: { to: '2011-12-31' } });
    expect(found.results.map(({ date }) => date)).toEqual(['2010-01-02']);
  });

  it('are offered by what was found', async () => {
    const { facets } = await find({});
    expect(facets.courts).toEqual([
      { name: 'Corte Suprema de Justicia de la Nación', count: 2 },
      { name: 'Cámara Federal de Apelaciones de Prueba', count: 1 },
    ]);
    expect(facets.years.map(({ year }) => year)).toEqual([2020, 2019, 2012]);
    expect(facets.subjects.map(({ name }) => name)).toContain('Palomas');
  });
});

describe('personal data', () => {
  const query = 'repuestos de Juan Carlos Pérez, DNI 20.333.444, juan@correo.example';

  it('never reach SAIJ, which is said, while the corpus is searched with every word', async () => {
    const { notices, query: told } = await site.search({ query });
    expect(told).toBe(query);
    expect(notices).toContain('Los datos personales de tu búsqueda no se enviaron a SAIJ.');
    const sent = site.saij
      .searches()
      .map(({ path }) => decodeURIComponent(path))
      .join(' ');
    expect(sent).toContain('repuestos');
    for (const secret of ['20.333.444', '20333444', 'juan@correo', 'Pérez', 'PERSONA', 'DNI_'])
      expect(sent).not.toContain(secret);
  });

  it('are not searched where they could not be taken out', async () => {
    const { AnonymizationFailed } = await import('../anonymization/anonymization-failed.ts');
    const broken = await startJurisprudenceTestApp({
      on: site,
      overrides: {
        anonymizer: {
          ...site.test.deps.anonymizer,
          anonymize: async () => {
            throw new AnonymizationFailed('failed');
          },
        },
      },
    });
    try {
      const response = await broken.post(routes.jurisprudenceSearch, { query }, (await broken.somebody()).token);
      expect(response.status).toBe(422);
      expect(broken.saij.requests).toEqual([]);
    } finally {
      await broken.close();
    }
  });
});
