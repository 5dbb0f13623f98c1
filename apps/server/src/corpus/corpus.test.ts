import { domainsResponseSchema, legalAreasResponseSchema } from '@foja/contracts/domains';
import type { Role } from '@foja/contracts/roles';
import { routes } from '@foja/contracts/routes';
import { sourceDetailSchema } from '@foja/contracts/sources';
import Fastify, { type FastifyInstance } from 'fastify';
import { serializerCompiler, validatorCompiler, type ZodTypeProvider } from 'fastify-type-provider-zod';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OpenDatabase } from '../platform/database/open-database.ts';
import { registerErrorHandler } from '../platform/error-handler.ts';
import {
  articleLine,
  guideFile,
  makeTestFolder,
  normEntry,
  noteFile,
  rulingLine,
  rulingSummaryFile,
  starterNorm,
} from '../testing/corpus-folders.ts';
import { moveableClock } from '../testing/moveable-clock.ts';
import { signInAs } from '../testing/sign-in-as.ts';
import { openTestDatabase } from '../testing/test-database.ts';
import { corpusRoutes } from './corpus.routes.ts';
import { importFolder } from './import-folder.ts';
import { loadStarterCorpus } from './load-starter-corpus.ts';
import { readCorpusState } from './read-corpus-state.ts';
import { readSources, streamSources } from './stream-sources.ts';

let database: OpenDatabase;
let app: FastifyInstance;
const clock = moveableClock();
const tokens = { jwtSecret: 'a-secret-that-only-tests-use-0123456789', clock };

beforeAll(async () => {
  database = await openTestDatabase();
  const starter = makeTestFolder();
  starter.write('norms.yaml', `${starterNorm('ldc', 'LDC')}${starterNorm('ccyc', 'CCyC')}`);
  starter.write('notes/ldc/11.md', noteFile('ldc', '11', { frontMatter: 'related: [ldc:12, ccyc:5, ccyc:99]\n' }));
  starter.write('notes/ldc/10bis.md', noteFile('ldc', '10bis', { frontMatter: 'related: [ldc:11]\n' }));
  starter.write('notes/ccyc/5.md', noteFile('ccyc', '5'));
  starter.write('guides/roto.md', guideFile('Se rompió', ['ldc:11', 'ccyc:5', 'ccyc:99']));
  starter.write('guides/despido.md', guideFile('Me echaron', ['ldc:12'], { area: 'trabajo' }));
  starter.write('rulings/301-5.md', rulingSummaryFile(301, 5, { frontMatter: 'norms: [ldc:11, ccyc:99]\n' }));
  starter.write('rulings/302-9.md', rulingSummaryFile(302, 9, { frontMatter: 'norms: [ldc:11]\n' }));
  await loadStarterCorpus(database.db, starter.path);
  starter.close();

  const official = makeTestFolder();
  official.write('norms.json', [normEntry('ldc'), normEntry('lct', { aliases: ['LCT'], domain: 'todos_premium' })]);
  const statute = (text: string) => [
    articleLine('ldc', '10 bis'),
    articleLine('ldc', '11', { text, notes: ['(Artículo sustituido por art. 1 de la Ley N° 9 B.O. 7/4/2008)'] }),
    articleLine('ldc', '12', { repealed: true }),
  ];
  official.write('statutes/ldc.jsonl', statute('Texto de antes.'));
  official.write('statutes/lct.jsonl', [articleLine('lct', '1')]);
  official.write('rulings/a.jsonl', [rulingLine(300, 900), rulingLine(301, 5), rulingLine(301, 40)]);
  await importFolder({ db: database.db, folder: official.path, clock });
  clock.moveMs(1_000);
  official.write('statutes/ldc.jsonl', statute('Texto de ahora.'));
  await importFolder({ db: database.db, folder: official.path, clock });
  official.close();

  app = Fastify().withTypeProvider<ZodTypeProvider>();
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  app.decorateRequest('actor', null);
  registerErrorHandler(app);
  await app.register(corpusRoutes({ db: database.db, ...tokens }));
});
afterAll(async () => {
  await app.close();
  await database.close();
});

const get = (url: string, token?: string) =>
  app.inject({ method: 'GET', url, headers: token ? { authorization: `Bearer ${token}` } : {} });
const source = async (id: string) => sourceDetailSchema.parse((await get(routes.source(id))).json());

describe('GET /api/sources/:id', () => {
  it.each([
    'ldc:999',
    'nota:ldc:999',
    'guia:nada',
    'fallos_1_p1',
    'resumen:1:1',
    'ccyc:99',
    "x'; drop table articles; --",
    '%',
  ])('answers 404 in Spanish to %s', async (id) => {
    const response = await get(routes.source(id));
    expect(response.statusCode).toBe(404);
    expect(response.json()).toEqual({ error: 'not_found', message: 'No se encontró la fuente pedida.' });
  });

  it('tells where an article is read that a calculation stands on and whose text no importer brings', async () => {
    const response = await get(routes.source('ley-26844:48'));
    expect(response.statusCode).toBe(404);
    expect(response.json()).toMatchObject({
      error: 'not_found',
      message: expect.stringContaining('Ley 26.844'),
      details: { title: expect.stringContaining('Casas Particulares'), officialUrl: expect.stringContaining('210489') },
    });
  });

  it('refuses an id that is longer than any', async () => {
    const response = await get(routes.source('x'.repeat(201)));
    expect(response.statusCode).toBe(414);
    expect(response.json()).toMatchObject({ error: expect.any(String), message: expect.any(String) });
  });

  it('shows an article with its norm, neighbours, versions and what speaks of it', async () => {
    const article = await source('ldc:11');
    expect(article).toMatchObject({
      kind: 'article',
      label: 'art. 11 LDC',
      heading: 'Título 11',
      norm: { code: 'ldc', officialUrl: 'https://example.org/ldc', domain: 'civil_comercial' },
      path: 'Título I > Capítulo 1',
      text: 'Texto de ahora.',
      sections: [],
      previous: { id: 'ldc:10bis', label: 'art. 10 bis LDC' },
      next: { id: 'ldc:12', label: 'art. 12 LDC' },
      officialUrl: 'https://example.org/ldc',
      repealed: false,
    });
    expect(article.versions).toMatchObject([
      { id: 'ldc:11', text: 'Texto de ahora.', validFrom: '2008-04-07', supersededAt: null },
      { text: 'Texto de antes.', supersededAt: clock.now().toISOString() },
    ]);
    expect(article.related).toEqual([
      { id: 'nota:ldc:11', label: 'Nota sobre el 11' },
      { id: 'guia:roto', label: 'Se rompió' },
      { id: 'ldc:12', label: 'art. 12 LDC' },
      { id: 'nota:ccyc:5', label: 'art. 5 CCyC' },
      { id: 'resumen:301:5', label: 'Fallos: 301:5 (Pérez c/ Gómez 5)' },
      { id: 'resumen:302:9', label: 'Fallos: 302:9 (Pérez c/ Gómez 9)' },
    ]);
  });

  it('has no neighbour before the first and after the last article', async () => {
    expect(await source('ldc:10bis')).toMatchObject({ previous: null, next: { id: 'ldc:11' } });
    expect(await source('ldc:12')).toMatchObject({ previous: { id: 'ldc:11' }, next: null, repealed: true });
  });

  it('shows a note with its sections, never with verbatim text', async () => {
    expect(await source('nota:ldc:11')).toMatchObject({
      kind: 'note',
      label: 'art. 11 LDC',
      heading: 'Nota sobre el 11',
      text: '',
      sections: [{ heading: 'Qué dice' }, { heading: 'Plazos' }],
      previous: { id: 'nota:ldc:10bis' },
      next: null,
      checkedOn: '2026-11-20',
      related: [
        { id: 'ldc:11', label: 'art. 11 LDC' },
        { id: 'guia:roto', label: 'Se rompió' },
        { id: 'ldc:12', label: 'art. 12 LDC' },
        { id: 'nota:ccyc:5', label: 'art. 5 CCyC' },
        { id: 'ldc:10bis', label: 'art. 10 bis LDC' },
        { id: 'resumen:301:5', label: 'Fallos: 301:5 (Pérez c/ Gómez 5)' },
        { id: 'resumen:302:9', label: 'Fallos: 302:9 (Pérez c/ Gómez 9)' },
      ],
    });
  });

  it('answers with the note where the official text is not loaded', async () => {
    expect(await source('ccyc:5')).toMatchObject({ id: 'nota:ccyc:5', kind: 'note', text: '' });
  });

  it('shows a guide with links only to what can be opened', async () => {
    expect(await source('guia:roto')).toMatchObject({
      kind: 'guide',
      label: 'Se rompió',
      norm: null,
      related: [{ id: 'ldc:11' }, { id: 'nota:ccyc:5' }],
    });
    expect((await source('guia:roto')).related).toHaveLength(2);
  });

  it('shows a ruling with its headnotes apart from its text, between its neighbours in the collection', async () => {
    expect(await source('fallos_301_p5')).toMatchObject({
      kind: 'ruling',
      label: 'Fallos: 301:5',
      text: 'Texto inventado del fallo.',
      summary: 'Sumario inventado.',
      court: 'Corte Suprema de Justicia de la Nación',
      date: '2020-05-04',
      previous: { id: 'fallos_300_p900' },
      next: { id: 'fallos_301_p40' },
      editorial: {
        id: 'resumen:301:5',
        sections: [{ heading: 'Cuestión' }, { heading: 'Qué resolvió' }, { heading: 'Por qué importa' }],
        norms: ['art. 11 LDC', 'art. 99 CCyC'],
        checkedOn: '2026-11-20',
      },
      sections: [],
      related: [{ id: 'ldc:11' }],
    });
    expect((await source('fallos_301_p40')).editorial).toBeUndefined();
  });

  it('shows the summary of a ruling as the editors’ own, with citation, court, date and norms, never with verbatim text', async () => {
    const summary = {
      id: 'resumen:302:9',
      kind: 'ruling-summary',
      label: 'Fallos: 302:9',
      heading: 'Pérez c/ Gómez 9',
      text: '',
      citation: 'Fallos: 302:9',
      court: 'Corte Suprema de Justicia de la Nación',
      date: '2020-05-04',
      norms: ['art. 11 LDC'],
      sections: [{ heading: 'Cuestión' }, { heading: 'Qué resolvió' }, { heading: 'Por qué importa' }],
      checkedOn: '2026-11-20',
    };
    expect(await source('resumen:302:9')).toMatchObject(summary);
    expect(await source('fallos_302_p9')).toMatchObject(summary);
    expect((await source('resumen:301:5')).related[0]).toEqual({ id: 'fallos_301_p5', label: 'Pérez c/ Gómez 5' });
  });
});

describe('GET /Rag/domains', () => {
  const domains = async (role: Role | null) => {
    const token = role ? (await signInAs({ deps: { db: database.db, ...tokens } }, role)).token : undefined;
    return domainsResponseSchema.parse((await get(routes.domains, token)).json()).domains;
  };

  it('answers 401 to a token that is not ours', async () => {
    expect((await get(routes.domains, 'nonsense')).statusCode).toBe(401);
  });

  it('counts what each domain really holds; the premium one holds everything', async () => {
    expect((await domains(null)).map(({ id, documentCount }) => [id, documentCount])).toEqual([
      ['civil_comercial', 10],
      ['todos_premium', 14],
    ]);
    const state = await readCorpusState(database.db);
    expect(state.articles + state.rulings + state.notes + state.guides + state.rulingSummaries).toBe(14);
  });

  it.each([
    [null, false],
    ['User', false],
    ['Professional', false],
    ['Premium', true],
    ['Admin', false],
    ['SuperAdmin', false],
  ] as const)('tells %s whether the premium domain is open: %s', async (role, open) => {
    expect((await domains(role)).map(({ id, hasAccess }) => [id, hasAccess])).toEqual([
      ['civil_comercial', true],
      ['todos_premium', open],
    ]);
  });
});

describe('GET /Rag/legal-areas', () => {
  it('counts notes and guides of each area', async () => {
    const { areas } = legalAreasResponseSchema.parse((await get(routes.legalAreas)).json());
    expect(areas).toContainEqual({
      id: 'consumo',
      name: 'Defensa del consumidor',
      domain: 'civil_comercial',
      documentCount: 6,
    });
    expect(areas).toContainEqual({ id: 'trabajo', name: 'Trabajo', domain: 'todos_premium', documentCount: 1 });
    expect(areas).toContainEqual(expect.objectContaining({ id: 'sucesiones', documentCount: 0 }));
  });
});

describe('reading the whole corpus', () => {
  it.each([1, 2, 3, 500])('gives every source once, in batches of %i', async (batchRows) => {
    const ids: string[] = [];
    for await (const batch of streamSources(database.db, batchRows)) {
      expect(batch.length).toBeLessThanOrEqual(batchRows);
      ids.push(...batch.map((found) => found.id));
    }
    expect(ids).toHaveLength(14);
    expect(new Set(ids).size).toBe(14);
  });

  it('finds sources of any kind by id and leaves out those that are gone', async () => {
    const found = await readSources(database.db, [
      'ldc:11',
      'guia:roto',
      'nota:ldc:11',
      'fallos_301_p5',
      'resumen:302:9',
      'ldc:404',
      'guia:x',
    ]);
    expect(found.map((one) => [one.kind, one.id, one.domain])).toEqual([
      ['guide', 'guia:roto', 'civil_comercial'],
      ['note', 'nota:ldc:11', 'civil_comercial'],
      ['ruling-summary', 'resumen:302:9', 'civil_comercial'],
      ['article', 'ldc:11', 'civil_comercial'],
      ['ruling', 'fallos_301_p5', 'civil_comercial'],
    ]);
  });
});
