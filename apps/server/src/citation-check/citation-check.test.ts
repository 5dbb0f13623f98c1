import type { CheckedReference, CitationCheck } from '@foja/contracts/citation-check';
import { citationCheckMaxCharacters, citationChecksPerMinute } from '@foja/contracts/citation-check-limits';
import { routes } from '@foja/contracts/routes';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { articles, articleVersions, norms, rulings } from '../corpus/corpus.table.ts';
import { buildTestApp, callHeaders, type TestApp } from '../testing/build-test-app.ts';
import { guestToken } from '../testing/guest-token.ts';
import { signInAs } from '../testing/sign-in-as.ts';
import { readUsage } from '../usage/read-usage.ts';

const goods =
  'El vendedor entrega la cosa en buen estado y responde por los vicios que tenga durante seis meses desde la entrega.';
const terms =
  'El consumidor puede arrepentirse de la compra dentro de los diez días corridos, sin dar razones y sin costo alguno.';
const earlier =
  'El consumidor puede arrepentirse de la compra dentro de los cinco días hábiles, con aviso por carta y a su costo.';

let site: TestApp;
beforeAll(async () => {
  site = await buildTestApp();
  const norm = { infolegId: null, officialUrl: null, domain: 'civil_comercial' as const, contentHash: 'test' };
  await site.deps.db.insert(norms).values([
    {
      ...norm,
      code: 'ldc',
      title: 'Ley 24.240 de Defensa del Consumidor',
      aliases: ['LDC', 'Ley 24.240'],
      lastArticle: 66,
    },
    { ...norm, code: 'ccyc', title: 'Código Civil y Comercial de la Nación', aliases: ['CCyC'], lastArticle: 2671 },
    { ...norm, code: 'ley-27551', title: 'Ley 27.551', aliases: ['Ley 27.551'], lastArticle: 3 },
  ]);
  const article = (norm: string, number: string, more: Partial<typeof articles.$inferInsert> = {}) => ({
    id: `${norm}:${number}`,
    norm,
    article: number,
    position: Number.parseInt(number, 10),
    heading: `Título del ${number}`,
    path: '',
    text: `Texto inventado del artículo ${number}.`,
    amendmentNotes: [],
    repealed: false,
    suspect: false,
    validFrom: null,
    contentHash: 'test',
    recordedAt: new Date(0),
    ...more,
  });
  await site.deps.db
    .insert(articles)
    .values([
      article('ldc', '11', { text: goods }),
      article('ldc', '12', { text: terms, validFrom: '2020-03-10' }),
      article('ldc', '20', { repealed: true, validFrom: '2008-04-07' }),
      article('ldc', '30', { suspect: true }),
      article('ccyc', '1757'),
      article('ley-27551', '1', { repealed: true }),
    ]);
  await site.deps.db.insert(articleVersions).values({
    articleId: 'ldc:12',
    heading: '',
    path: '',
    text: earlier,
    amendmentNotes: [],
    repealed: false,
    suspect: false,
    validFrom: '1993-10-15',
    contentHash: 'earlier',
    recordedAt: new Date(0),
    supersededAt: new Date('2020-03-10'),
  });
  const ruling = (volume: number, page: number, title: string, date: string) => ({
    id: `fallos_${volume}_p${page}`,
    citation: `Fallos: ${volume}:${page}`,
    volume,
    page,
    title,
    court: 'Corte Suprema de Justicia de la Nación',
    date,
    summary: 'Es doctrina del tribunal que toda persona puede pedir la tutela de un derecho colectivo.',
    text: 'Que la acción colectiva procede cuando un mismo hecho causa una lesión a una pluralidad de derechos.',
    contentHash: 'test',
    recordedAt: new Date(0),
  });
  await site.deps.db
    .insert(rulings)
    .values([
      ruling(332, 111, 'Halabi, Ernesto c/ P.E.N. - ley 25.873 s/ amparo', '2009-02-24'),
      ruling(340, 10, 'Gómez, Pedro c/ Estado Nacional s/ daños', '2017-05-02'),
      ruling(341, 20, 'Gómez, Pedro c/ Estado Nacional s/ amparo', '2018-06-05'),
    ]);
});
afterAll(() => site.close());

async function call(payload: object, token?: string) {
  return site.app.inject({ method: 'POST', url: routes.citationCheck, headers: callHeaders(token), payload });
}

async function check(text: string, asOf?: string): Promise<CitationCheck> {
  const { token } = await signInAs(site);
  const response = await call({ text, ...(asOf && { asOf }) }, token);
  expect(response.statusCode).toBe(200);
  return response.json();
}

async function only(text: string, asOf?: string): Promise<CheckedReference> {
  const { references } = await check(text, asOf);
  expect(references).toHaveLength(1);
  return references[0] as CheckedReference;
}

describe('a check is refused', () => {
  test('without a token with 401, and with a guest’s with 403', async () => {
    expect((await call({ text: 'art. 11 LDC' })).statusCode).toBe(401);
    expect((await call({ text: 'art. 11 LDC' }, await guestToken(site))).statusCode).toBe(403);
  });

  test.each([{}, { text: '' }, { text: ' \n ' }, { text: 5 }])('with 400 for %j', async (body) => {
    const { token } = await signInAs(site);
    const response = await call(body, token);
    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({ error: 'invalid_request' });
  });

  test('with 413 for a text that is too long, and for a body that no such text needs', async () => {
    const { token } = await signInAs(site);
    for (const length of [citationCheckMaxCharacters + 1, citationCheckMaxCharacters * 8]) {
      const response = await call({ text: 'a'.repeat(length) }, token);
      expect(response.statusCode).toBe(413);
      expect(response.json()).toMatchObject({ error: 'payload_too_large' });
    }
  });

  test('with 422 for a text without words', async () => {
    const { token } = await signInAs(site);
    expect((await call({ text: '123 — 456' }, token)).statusCode).toBe(422);
  });

  test('with 429 once an account has asked too often within a minute, and not for ever', async () => {
    const { token } = await signInAs(site);
    for (let i = 0; i < citationChecksPerMinute; i++) expect((await call({ text: 'x' }, token)).statusCode).toBe(200);
    const response = await call({ text: 'x' }, token);
    expect([response.statusCode, response.json().error]).toEqual([429, 'rate_limited']);
    expect((await call({ text: 'x' }, (await signInAs(site)).token)).statusCode).toBe(200);
  });
});

describe('a check', () => {
  test('takes no use', async () => {
    const { token, actor } = await signInAs(site);
    const before = await readUsage(site.deps, actor);
    await call({ text: 'art. 11 LDC' }, token);
    expect((await readUsage(site.deps, actor)).used).toBe(before.used);
  });

  test('of a text without references finds none', async () => {
    expect(await check('Compró 3 artículos de limpieza.')).toMatchObject({ references: [], summary: { total: 0 } });
  });

  test('gives references in order, at their places in the text, and counts them by status', async () => {
    const text = 'El art. 11 de la ley 24.240, el art. 20 LDC, el art. 9999 CCyC y la ley 99.123.';
    const { references, summary } = await check(text);
    for (const { text: words, start, end } of references) expect(text.slice(start, end)).toBe(words);
    expect(references.map(({ status }) => status)).toEqual(['exists', 'repealed', 'no-such-article', 'not-in-corpus']);
    expect(summary).toMatchObject({ total: 4, byStatus: { exists: 1, repealed: 1, 'text-differs': 0 } });
  });

  test('says of an article beyond the last one what is known, and of one that is not loaded that it may exist', async () => {
    expect((await only('art. 70 LDC')).detail).toContain('el último artículo de esa norma es el 66');
    const absent = await only('art. 40 LDC');
    expect(absent.status).toBe('not-in-corpus');
    expect(absent.detail).toContain('puede existir');
    expect((await only('art. 11 bis LDC')).status).toBe('no-such-article');
  });

  test('says whether the text or its surroundings tell the norm, and asks where two may be meant', async () => {
    const { references } = await check('La ley 24.240 protege. Su art. 11 obliga.');
    expect(references.map(({ normFrom, keys }) => [normFrom, keys])).toEqual([
      ['told', ['ldc']],
      ['inferred', ['ldc:11']],
    ]);
    const both = await check('Rigen el CCyC y la LDC. El art. 11 obliga.');
    expect(both.references.at(-1)).toMatchObject({ status: 'ambiguous', keys: ['ccyc:11', 'ldc:11'] });
  });

  test('does not take the code that was replaced for the one in force, unless the words quoted are its own', async () => {
    expect((await only('el art. 1757 del Código Civil y Comercial')).status).toBe('exists');
    const old = await only('el art. 1757 del Código Civil');
    expect(old.status).toBe('ambiguous');
    expect(old.detail).toContain('2015');
  });

  test('tells a norm of which everything is repealed', async () => {
    expect((await only('la ley 27.551')).status).toBe('repealed');
  });

  test('names the article of a list that has trouble', async () => {
    const reference = await only('arts. 11 y 20 LDC');
    expect(reference).toMatchObject({ status: 'repealed', label: 'arts. 11 y 20 LDC', since: '2008-04-07' });
    expect(reference.articles.map(({ key, status }) => [key, status])).toEqual([
      ['ldc:11', 'exists'],
      ['ldc:20', 'repealed'],
    ]);
  });

  test('says of a text that was imported with irregularities that it must be looked up', async () => {
    expect(await only('art. 30 LDC')).toMatchObject({ status: 'exists', suspect: true });
  });

  test('says since when the version in force holds where an older day is asked for', async () => {
    expect(await only('art. 12 LDC', '2019-05-01')).toMatchObject({ status: 'amended', since: '2020-03-10' });
    expect(await only('art. 12 LDC', '2021-05-01')).toMatchObject({ status: 'exists' });
  });
});

describe('words that are quoted', () => {
  test.each([
    ['exact', 'responde por los vicios que tenga durante seis meses'],
    ['spacing', 'responde  por los\nvicios que tenga DURANTE seis meses'],
    ['punctuation', 'responde, por los vicios que tenga, durante seis meses'],
  ])('match, however strictly (%s)', async (likeness, words) => {
    const reference = await only(`La ley dice: “${words}” (art. 11 LDC).`);
    expect(reference.status).toBe('quote-matches');
    expect(reference.quotes).toMatchObject([{ result: 'matches', likeness, sourceId: 'ldc:11' }]);
  });

  test('match with words left out where that is said', async () => {
    const reference = await only(
      'El art. 11 LDC dispone: «El vendedor entrega la cosa [...] durante seis meses desde la entrega».',
    );
    expect(reference).toMatchObject({ status: 'quote-matches', quotes: [{ elided: true }] });
  });

  test('that differ are set beside the official ones, which put together are both texts', async () => {
    const reference = await only(
      'El art. 11 LDC dice: "responde por los vicios que tenga durante tres años desde la entrega".',
    );
    expect(reference.status).toBe('text-differs');
    const [quote] = reference.quotes;
    expect(quote?.quoted.map(({ text }) => text).join('')).toBe(quote?.text);
    expect(goods).toContain(quote?.official.map(({ text }) => text).join(''));
    expect(quote?.quoted.filter(({ changed }) => changed).map(({ text }) => text.trim())).toEqual(['tres años']);
    expect(quote?.official.filter(({ changed }) => changed).map(({ text }) => text.trim())).toEqual(['seis meses']);
  });

  test('of an earlier version are told as such', async () => {
    const reference = await only(`El art. 12 LDC dice: “${earlier}”`);
    expect(reference).toMatchObject({
      status: 'amended',
      since: '2020-03-10',
      quotes: [{ result: 'matches-earlier' }],
    });
  });

  test('that are nobody’s do not condemn the article that merely stands near', async () => {
    const reference = await only(
      'Según el art. 11 LDC y lo que declaró el testigo, “nadie me avisó que venía rota la caja”.',
    );
    expect(reference).toMatchObject({ status: 'exists', quotes: [{ result: 'not-found' }] });
  });

  test('in a block of their own answer to the article that introduces them', async () => {
    const reference = await only(`El art. 11 LDC dispone:\n    ${goods}\nNada más.`);
    expect(reference.status).toBe('quote-matches');
  });

  test('of the law bring no reference of their own', async () => {
    await site.deps.db.insert(articles).values({
      id: 'ldc:40',
      norm: 'ldc',
      article: '40',
      position: 40,
      heading: '',
      path: '',
      text: 'Responde quien vende, salvo lo que dispone el artículo 11 para las cosas usadas.',
      amendmentNotes: [],
      repealed: false,
      suspect: false,
      validFrom: null,
      contentHash: 'test',
      recordedAt: new Date(0),
    });
    const reference = await only(
      'El art. 40 LDC dice: “Responde quien vende, salvo lo que dispone el artículo 11 para las cosas usadas”.',
    );
    expect(reference.keys).toEqual(['ldc:40']);
  });
});

describe('rulings', () => {
  test.each([
    'Fallos: 332:111',
    'CSJN, “Halabi, Ernesto c/ P.E.N.”, 24/02/2009',
    'in re “Halabi”',
    '“Halabi c/ PEN” (Fallos: 332:111)',
  ])('are found by place and by parties: %s', async (text) => {
    expect(await only(text)).toMatchObject({ status: 'exists', kind: 'ruling', keys: ['fallos_332_p111'] });
  });

  test('that several parties may name are listed, and a date chooses', async () => {
    const both = await only('el precedente “Gómez, Pedro c/ Estado Nacional”');
    expect(both.status).toBe('ambiguous');
    expect(both.sources.map(({ id }) => id).sort()).toEqual(['fallos_340_p10', 'fallos_341_p20']);
    expect(await only('CSJN, “Gómez, Pedro c/ Estado Nacional”, 5/6/2018')).toMatchObject({
      status: 'exists',
      keys: ['fallos_341_p20'],
    });
  });

  test('that are not here are never called false', async () => {
    for (const text of ['Fallos: 200:1', 'in re “Zutano”', 'CNCiv., Sala A, “Halabi c/ PEN”, 3/5/2011']) {
      const { status, detail } = await only(text);
      expect(status).toBe('not-in-corpus');
      expect(detail).toContain('puede existir');
    }
  });

  test('whose parties and place do not agree are to be looked at', async () => {
    const reference = await only('“Gómez, Pedro c/ Estado Nacional” (Fallos: 332:111)');
    expect(reference.status).toBe('ambiguous');
    expect(reference.detail).toContain('Halabi');
  });

  test('are compared with what is quoted from them, the headnotes apart', async () => {
    const own = await only(
      'La Corte sostuvo: “la acción colectiva procede cuando un mismo hecho causa una lesión” (Fallos: 332:111).',
    );
    expect(own).toMatchObject({ status: 'quote-matches', quotes: [{ inHeadnotes: false }] });
    const headnote = await only('“toda persona puede pedir la tutela de un derecho colectivo” (Fallos: 332:111)');
    expect(headnote).toMatchObject({ status: 'quote-matches', quotes: [{ inHeadnotes: true }] });
  });
});

test('a text of the greatest length that is made to be slow is answered', async () => {
  const { token } = await signInAs(site);
  const hostile = [
    'arts. 1 a 80 LDC “uno dos tres cuatro cinco seis” ',
    'c/ “Pérez c/ ',
    'dicha ley del art. ',
    'Fallos: 332:111 ',
  ].map((piece) => piece.repeat(Math.floor(citationCheckMaxCharacters / piece.length)));
  for (const text of hostile) expect((await call({ text }, token)).statusCode).toBe(200);
});
