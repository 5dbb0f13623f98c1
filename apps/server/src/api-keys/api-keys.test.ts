import { apiCallsPerMinute, apiKeysMax } from '@foja/contracts/api-key-scopes';
import type { ApiCallsResponse, ApiKey } from '@foja/contracts/api-keys';
import { routes } from '@foja/contracts/routes';
import { eq } from 'drizzle-orm';
import Fastify from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { accounts } from '../accounts/accounts.table.ts';
import { readConfig } from '../platform/config.ts';
import { buildRetrieval } from '../testing/build-retrieval.ts';
import { buildTestApp, callHeaders, type TestApp } from '../testing/build-test-app.ts';
import { loadArticles } from '../testing/load-articles.ts';
import { fillWindow, makeKey } from '../testing/make-key.ts';
import { readMails } from '../testing/read-mails.ts';
import { signInAs } from '../testing/sign-in-as.ts';
import { apiKeys } from './api-keys.table.ts';
import { callsForKeys } from './calls-of-scopes.ts';
import { guardApiKeys } from './guard-api-keys.ts';

const lines: string[] = [];
let test: TestApp;
beforeAll(async () => {
  test = await buildTestApp({
    config: readConfig({ LOG_LEVEL: 'trace' }),
    logStream: { write: (line) => void lines.push(line) },
    retrieve: async () => buildRetrieval(),
    answerer: {
      answer: async () => ({ content: 'Dura seis meses, dice el art. 11 de la ley 24.240 [1].', model: 'x' }),
    },
  });
  await loadArticles(test.deps.db);
});
afterAll(() => test.close());

const call = (token: string | undefined, method: 'GET' | 'POST' | 'DELETE', url: string, payload?: object) =>
  test.app.inject({ method, url, headers: callHeaders(token), ...(payload && { payload }) });
const search = (key: string) => call(key, 'POST', routes.articleSearch, { query: 'garantía' });
const refusal = ({ statusCode, json }: { statusCode: number; json(): { error: string } }) => [statusCode, json().error];
const list = async (token: string) => (await call(token, 'GET', routes.apiKeys)).json<{ keys: ApiKey[] }>().keys;

it('a plan without keys makes none; a name, a scope and an end that can be are asked for', async () => {
  const free = await signInAs(test, 'User');
  const asked = { name: 'x', scopes: ['buscar'], expiresInDays: null };
  expect(refusal(await call(undefined, 'POST', routes.apiKeys, asked))).toEqual([401, 'unauthenticated']);
  expect(refusal(await call(free.token, 'POST', routes.apiKeys, asked))).toEqual([403, 'forbidden']);
  const { token } = await signInAs(test, 'Professional');
  for (const wrong of [
    { name: ' ' },
    { scopes: [] },
    { scopes: ['todo'] },
    { expiresInDays: 0 },
    { expiresInDays: 731 },
  ]) {
    expect(refusal(await call(token, 'POST', routes.apiKeys, { ...asked, ...wrong }))).toEqual([
      400,
      'invalid_request',
    ]);
  }
  expect(await list(token)).toEqual([]);
});

it('a key that never was, that is cut, in another place or in the query, opens nothing', async () => {
  const { token } = await signInAs(test, 'Professional');
  const { key } = await makeKey(test, token);
  for (const wrong of [
    `foja_${'x'.repeat(43)}`,
    key.slice(0, -1),
    `${key}a`,
    key.toUpperCase().replace('FOJA_', 'foja_'),
  ]) {
    expect(refusal(await search(wrong))).toEqual([401, 'invalid_api_key']);
  }
  const elsewhere = await test.app.inject({
    method: 'POST',
    url: `${routes.articleSearch}?key=${key}`,
    headers: { ...callHeaders(), 'x-qgs-token': key, cookie: `token=${key}` },
    payload: { query: 'garantía' },
  });
  expect(refusal(elsewhere)).toEqual([401, 'unauthenticated']);
});

it('opens no call of accounts, sessions, plans, administration or keys, and every call that it opens is one that exists', async () => {
  const { token } = await signInAs(test, 'SuperAdmin');
  const { paths } = (await call(undefined, 'GET', '/docs/json')).json<{
    paths: Record<string, Record<string, { security?: Record<string, string[]>[] }>>;
  }>();
  const known = new Set(callsForKeys());
  const documented = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      method: method.toUpperCase() as 'GET',
      path,
      route: `${method.toUpperCase()} ${path.replace(/\{(\w+)\}/g, ':$1')}`,
      takesKeys: operation.security?.some((one) => 'apiKey' in one) ?? false,
    })),
  );
  expect(documented.filter(({ route, takesKeys }) => takesKeys !== known.has(route))).toEqual([]);
  const routesThere = new Set(documented.map(({ route }) => route));
  expect([...known].filter((route) => !routesThere.has(route) && !route.endsWith(' /mcp'))).toEqual([]);

  const aPersonsOwn = /\/api\/(?:auth|account|admin|plans|firm(?:-invitations)?)(?:\/|$)/;
  expect(documented.filter(({ path }) => aPersonsOwn.test(path)).length).toBeGreaterThan(30);
  expect([...known].filter((route) => aPersonsOwn.test(route))).toEqual([]);

  // That the others are closed alike is read above; one of each kind is called.
  const kinds = new Set<string>();
  const closed = documented.filter(({ route, path, method }) => {
    const kind = `${method} ${path.split('/').slice(1, 4).join('/')}`;
    return !known.has(route) && !kinds.has(kind) && kinds.add(kind);
  });
  expect(closed.length).toBeGreaterThan(30);
  const answers: string[] = [];
  let key = '';
  for (const [index, { method, path, route }] of closed.entries()) {
    // A key of its own for every few calls: a flood is refused before.
    if (index % 40 === 0) key = (await makeKey(test, token)).key;
    const url = path.replace(/\{\w+\}/g, '5a0ff6a2-6c3f-4b52-9a3c-6a1d1c0b8a11');
    const answer = await call(key, method, url);
    if (answer.json().error !== 'not_for_api_keys') answers.push(`${route}: ${answer.statusCode} ${answer.body}`);
  }
  expect(answers).toEqual([]);
});

it('an address that no call has is answered as to anybody, by a page or by 404', async () => {
  const { token } = await signInAs(test, 'Professional');
  const { key } = await makeKey(test, token);
  expect(refusal(await call(key, 'GET', '/api/nada'))).toEqual([404, 'not_found']);
  const pages = Fastify();
  pages.decorateRequest('actor', null);
  guardApiKeys(pages, test.deps);
  pages.get('/*', async () => 'una página');
  pages.get('/api/account', async () => 'de una persona');
  const open = (url: string) => pages.inject({ url, headers: callHeaders(key) });
  expect((await open('/calculadoras')).body).toBe('una página');
  expect((await open('/api/account')).statusCode).toBe(403);
  await pages.close();
});

it('a scope opens its calls and no others; what is open to anybody is closed to a key without the scope', async () => {
  const { token } = await signInAs(test, 'Professional');
  const { key } = await makeKey(test, token, { scopes: ['calcular'] });
  const refused = await search(key);
  expect(refusal(refused)).toEqual([403, 'api_scope_missing']);
  expect(refused.json().details).toEqual({ scope: 'buscar' });
  expect(refusal(await call(key, 'GET', routes.source('ldc:11')))).toEqual([403, 'api_scope_missing']);
  expect((await call(key, 'GET', routes.calculatorCatalogue)).statusCode).toBe(200);
  expect((await call(key, 'GET', routes.usageRemaining)).statusCode).toBe(200);
});

it('keeps causas and agenda in step with another program, and neither deletes nor shares', async () => {
  const { token } = await signInAs(test, 'Professional');
  const { key } = await makeKey(test, token, { scopes: ['causas', 'agenda'] });
  const other = await makeKey(test, token, { scopes: ['consultar'] });
  for (const url of [routes.matters, routes.agendaSummary])
    expect(refusal(await call(other.key, 'GET', url))).toEqual([403, 'api_scope_missing']);
  const opened = await call(key, 'POST', routes.matters, {
    head: { title: 'Pérez c/ Gómez s/ daños' },
    forum: 'civil',
  });
  const { id } = opened.json<{ id: string }>();
  const note = { kind: 'note', body: { text: 'Llamar al perito.' } };
  expect((await call(key, 'POST', routes.matterItems(id), note)).statusCode).toBe(201);
  const hearing = { kind: 'hearing', title: 'Conciliación', day: '2026-11-27', matterId: id };
  const entry = (await call(key, 'POST', routes.agendaEntries, hearing)).json<{ id: string }>();
  const [listed, days] = [
    (await call(key, 'GET', routes.matters)).json(),
    (await call(key, 'GET', `${routes.agenda}?from=2026-11-01&to=2026-12-31`)).body,
  ];
  expect(listed.matters).toMatchObject([{ id }]);
  expect(days).toContain(entry.id);
  for (const url of [routes.matter(id), routes.agendaEntry(entry.id)])
    expect(refusal(await call(key, 'DELETE', url))).toEqual([403, 'not_for_api_keys']);
  expect(refusal(await call(key, 'GET', routes.matterSharing(id)))).toEqual([403, 'not_for_api_keys']);
  // Somebody else's key finds neither.
  const stranger = await makeKey(test, (await signInAs(test, 'Professional')).token, { scopes: ['causas', 'agenda'] });
  for (const url of [routes.matter(id), routes.agendaEntry(entry.id)])
    expect((await call(stranger.key, 'GET', url)).statusCode).toBe(404);
});

it('writes documents and templates, reads what changed and follows more, and ends nothing of it', async () => {
  const { token } = await signInAs(test, 'Professional');
  const { key } = await makeKey(test, token, { scopes: ['escritos', 'novedades'] });
  const other = await makeKey(test, token, { scopes: ['redactar', 'agenda'] });
  for (const url of [routes.editorDocuments, routes.ownTemplates, routes.novelties, routes.watches])
    expect(refusal(await call(other.key, 'GET', url))).toEqual([403, 'api_scope_missing']);

  const made = await call(key, 'POST', routes.editorDocuments, { title: 'Demanda de Pérez' });
  expect(made.statusCode, made.body).toBe(201);
  const { id } = made.json<{ id: string }>();
  expect((await call(key, 'GET', routes.editorDocument(id))).json()).toMatchObject({ title: 'Demanda de Pérez' });
  expect((await call(token, 'GET', routes.editorDocuments)).body).toContain(id);
  expect(refusal(await call(key, 'DELETE', routes.editorDocument(id)))).toEqual([403, 'not_for_api_keys']);

  const watched = await call(key, 'POST', routes.watches, { kind: 'words', term: 'defensa del consumidor' });
  expect(watched.statusCode, watched.body).toBe(201);
  expect((await call(key, 'GET', routes.novelties)).statusCode).toBe(200);
  expect(refusal(await call(key, 'DELETE', routes.watch(watched.json<{ id: string }>().id)))).toEqual([
    403,
    'not_for_api_keys',
  ]);
  const stranger = await makeKey(test, (await signInAs(test, 'Professional')).token, { scopes: ['escritos'] });
  expect((await call(stranger.key, 'GET', routes.editorDocument(id))).statusCode).toBe(404);
});

it('at most ten work at a time, also where they are asked for at once', async () => {
  const { token } = await signInAs(test, 'Premium');
  const asked = { name: 'x', scopes: ['buscar'], expiresInDays: 30 };
  const made = await Promise.all(
    Array.from({ length: apiKeysMax + 3 }, () => call(token, 'POST', routes.apiKeys, asked)),
  );
  expect(made.filter(({ statusCode }) => statusCode === 201)).toHaveLength(apiKeysMax);
  expect(made.filter(({ statusCode }) => statusCode === 409)).toHaveLength(3);
});

it('revoked it stops with the next call, one or all; of another account nothing is touched', async () => {
  const owner = await signInAs(test, 'Professional');
  const other = await signInAs(test, 'Professional');
  const [first, second, third] = [
    await makeKey(test, owner.token),
    await makeKey(test, owner.token),
    await makeKey(test, other.token),
  ];
  expect(refusal(await call(other.token, 'DELETE', routes.apiKey(first.id)))).toEqual([404, 'not_found']);
  expect(refusal(await call(other.token, 'GET', routes.apiKeyCalls(first.id)))).toEqual([404, 'not_found']);
  expect((await search(first.key)).statusCode).toBe(200);
  expect((await call(owner.token, 'DELETE', routes.apiKey(first.id))).statusCode).toBe(200);
  expect(refusal(await call(owner.token, 'DELETE', routes.apiKey(first.id)))).toEqual([404, 'not_found']);
  expect(refusal(await search(first.key))).toEqual([401, 'invalid_api_key']);
  expect((await search(second.key)).statusCode).toBe(200);
  expect((await call(owner.token, 'DELETE', routes.apiKeys)).statusCode).toBe(200);
  expect(refusal(await search(second.key))).toEqual([401, 'invalid_api_key']);
  expect((await search(third.key)).statusCode).toBe(200);
  expect((await list(owner.token)).map(({ state }) => state)).toEqual(['revoked', 'revoked']);
});

it('ends with its day, with the plan, and with a lock of the account', async () => {
  const { token, accountId } = await signInAs(test, 'Professional');
  const { key } = await makeKey(test, token);
  const change = (values: Partial<typeof accounts.$inferInsert>) =>
    test.deps.db.update(accounts).set(values).where(eq(accounts.id, accountId));
  await change({ role: 'User' });
  expect(refusal(await search(key))).toEqual([403, 'api_plan_required']);
  expect((await call(token, 'GET', routes.apiKeys)).json()).toMatchObject({
    isIncluded: false,
    keys: [{ state: 'working' }],
  });
  await change({ role: 'Professional', lockedAt: new Date() });
  expect(refusal(await search(key))).toEqual([401, 'invalid_api_key']);

  const brief = await signInAs(test, 'Professional');
  const ending = await makeKey(test, brief.token, { expiresInDays: 1 });
  expect((await search(ending.key)).statusCode).toBe(200);
  test.clock.moveMs(86_400_001);
  expect(refusal(await search(ending.key))).toEqual([401, 'invalid_api_key']);
});

it('what floods is refused with the seconds to wait, and the other keys go on', async () => {
  const { token } = await signInAs(test, 'Professional');
  const [flooding, calm] = [await makeKey(test, token), await makeKey(test, token)];
  const ask = (key: string) => call(key, 'GET', routes.usageRemaining);
  await fillWindow(test, 'api-key', flooding.id, apiCallsPerMinute - 1);
  expect((await ask(flooding.key)).statusCode).toBe(200);
  const refused = await ask(flooding.key);
  expect(refusal(refused)).toEqual([429, 'rate_limited']);
  const wait = Number(refused.headers['retry-after']);
  expect(wait).toBeGreaterThan(0);
  expect(wait).toBeLessThanOrEqual(60);
  expect((await ask(calm.key)).statusCode).toBe(200);
  test.clock.moveMs(wait * 1000);
  expect((await ask(flooding.key)).statusCode).toBe(200);
});

it('a use is counted as the person’s own', async () => {
  const { token } = await signInAs(test, 'Professional');
  const { key } = await makeKey(test, token);
  const before = (await call(token, 'GET', routes.usageRemaining)).json().used;
  const asked = await call(key, 'POST', routes.ragQuery, { message: '¿Cuánto dura la garantía de un celular nuevo?' });
  expect(asked.statusCode).toBe(200);
  expect((await call(token, 'GET', routes.usageRemaining)).json().used).toBe(before + 1);
});

it('anonymizes by itself, without the public key of the pages', async () => {
  const { token } = await signInAs(test, 'Professional');
  const { key } = await makeKey(test, token, { scopes: ['anonimizar'] });
  const answer = await call(key, 'POST', routes.anonymizeText, {
    text: 'Juan Pérez, DNI 12.345.678',
    applicationId: 'foja',
  });
  expect(answer.statusCode).toBe(200);
  expect(answer.json().anonymized_text).not.toContain('12.345.678');
});

it('its owner is told by mail and in the activity, and sees when it was used and what for, with nothing of the content', async () => {
  const { token, email } = await signInAs(test, 'Professional');
  const made = await makeKey(test, token, { scopes: ['buscar'] });
  const query = 'canario-consulta-4417';
  await call(made.key, 'POST', routes.articleSearch, { query });
  await call(made.key, 'GET', routes.calculatorCatalogue);
  await call(made.key, 'GET', `${routes.source('ldc:11')}?asOf=nunca`);
  const { calls } = (await call(token, 'GET', routes.apiKeyCalls(made.id))).json<ApiCallsResponse>();
  expect(calls.map(({ call: name, status }) => `${name} ${status}`).toSorted()).toEqual([
    'GET /api/calculators/catalogue 403',
    'GET /api/sources/:id 400',
    'POST /api/articles/search 200',
  ]);
  const [key] = await list(token);
  expect(key).toMatchObject({ hint: made.key.slice(-4), lastUsedAt: expect.any(String), scopes: ['buscar'] });
  const mails = await readMails(test, email);
  expect(mails.map(({ values }) => 'event' in values && values.event)).toEqual(['api-key-created']);
  expect(JSON.stringify(mails)).not.toContain(made.key);
});

it('stands in no line of the log, in no row and in no answer but the first', async () => {
  const { token } = await signInAs(test, 'Professional');
  const { id, key } = await makeKey(test, token);
  await search(key);
  await call(key, 'GET', routes.account);
  await call(`${key}x`, 'GET', routes.account);
  expect(lines.length).toBeGreaterThan(0);
  expect(lines.filter((line) => line.includes(key))).toEqual([]);
  expect(JSON.stringify(await test.deps.db.select().from(apiKeys).where(eq(apiKeys.id, id)))).not.toContain(key);
  for (const url of [routes.apiKeys, routes.apiKeyCalls(id), routes.accountExport, routes.accountActivity]) {
    expect((await call(token, 'GET', url)).body).not.toContain(key);
  }
});
