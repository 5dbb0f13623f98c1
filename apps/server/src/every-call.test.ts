import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { routes } from '@foja/contracts/routes';
import type { InjectOptions } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { nestingMax } from './platform/refuse-broken-text.ts';
import { buildTestApp, callHeaders, type TestApp } from './testing/build-test-app.ts';
import { guestToken } from './testing/guest-token.ts';
import { signInAs } from './testing/sign-in-as.ts';

/** The calls that the API documents, each with a value for every parameter of its path. */
interface Operation {
  name: string;
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  path: string;
  takesBody: boolean;
}

/** What anybody may call, without a token: whoever opens another call names it here. */
const open = new Set<string>([
  'GET /health',
  'GET /ready',
  'GET /api/status',
  'POST /api/auth/guest-token',
  'POST /api/auth/login',
  'POST /api/auth/login/second-factor',
  'POST /api/auth/refresh-token',
  'POST /api/auth/register',
  'POST /api/auth/confirm-email',
  'POST /api/auth/resend-confirmation',
  'POST /api/auth/forgot-password',
  'POST /api/auth/reset-password',
  'GET /api/plans',
  'POST /api/firm-invitations/preview',
  'POST /webhooks/mercadopago',
  'GET /api/sources/{id}',
  'GET /api/guides',
  'GET /api/norms',
  'GET /api/norms/{code}',
  'GET /Rag/domains',
  'GET /Rag/example',
  'POST /Rag/wording',
  'GET /api/documents/example',
  'GET /Rag/legal-areas',
  'GET /api/boletin/download',
  'GET /api/boletin/base64',
  'GET /api/boletin/notices',
  'POST /Rag/safety',
  'POST /api/calculators/deadline',
  'POST /api/calculators/limitation',
  'GET /api/calculators/catalogue',
  'GET /api/law/under-review',
  'POST /api/calculators/fees',
  'POST /api/calculators/inheritance',
  'POST /api/calculators/interest',
  'POST /api/calculators/rent-exit',
  'POST /api/calculators/labour-termination',
  'POST /api/calculators/vacations',
  'POST /api/calculators/sac',
  'POST /api/calculators/overtime',
  'POST /api/calculators/sick-pay',
  'POST /api/verification-records',
  'GET /api/verification-records/{code}',
  'GET /addin/manifest.xml',
  'GET /addin/manifest.json',
  'GET /api/agenda/feed/{file}',
]);
/** What is no call of the application's pages: it takes no identifier of the application. */
const withoutIdentifier = new Set<string>([
  'GET /health',
  'GET /ready',
  'POST /webhooks/mercadopago',
  'GET /addin/manifest.xml',
  'GET /addin/manifest.json',
  'GET /api/agenda/feed/{file}',
]);

let test: TestApp;
let operations: Operation[];
let user: string;
let guest: string;
/** Of an account that lacks no permission: what refuses its call is what the call holds. */
let superAdmin: string;
beforeAll(async () => {
  test = await buildTestApp();
  const { paths } = (await test.app.inject({ url: '/docs/json' })).json<{
    paths: Record<string, Record<string, { requestBody?: object }>>;
  }>();
  operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { requestBody }]) => ({
      name: `${method.toUpperCase()} ${path}`,
      method: method.toUpperCase() as Operation['method'],
      path,
      takesBody: requestBody !== undefined,
    })),
  );
  user = (await signInAs(test, 'User')).token;
  guest = await guestToken(test);
  superAdmin = (await signInAs(test, 'SuperAdmin')).token;
});
afterAll(() => test.close());

const somebodysId = '5a0ff6a2-6c3f-4b52-9a3c-6a1d1c0b8a11';
const filled = (path: string, value = somebodysId) => path.replace(/\{\w+\}/g, value);

/** The calls to which an answer is not as it must be, with what they answered. */
async function wrongOnes(
  callOf: (operation: Operation) => Omit<InjectOptions, 'method'> | null,
  isRight: (status: number, error: string) => boolean,
): Promise<string[]> {
  const wrong: string[] = [];
  for (const operation of operations) {
    const call = callOf(operation);
    if (!call) continue;
    const answer = await test.app.inject({ method: operation.method, ...call });
    const error = String(answer.headers['content-type']).includes('json') ? String(answer.json()?.error) : '';
    if (!isRight(answer.statusCode, error)) wrong.push(`${operation.name}: ${answer.statusCode} ${error}`);
  }
  return wrong;
}

it('the documentation names the calls', () => expect(operations.length).toBeGreaterThan(80));

it('without the application’s identifier none is answered', async () => {
  const wrong = await wrongOnes(
    ({ name, path }) => (withoutIdentifier.has(name) ? null : { url: filled(path) }),
    (status, error) => status === 400 && error === 'missing_application_id',
  );
  expect(wrong).toEqual([]);
});

it('without a token, or with one that does not hold, none is answered but those that are open', async () => {
  for (const headers of [callHeaders(), callHeaders('no.token.ofours')]) {
    const wrong = await wrongOnes(
      ({ name, path }) => (open.has(name) ? null : { url: filled(path), headers }),
      (status) => status === 401,
    );
    expect(wrong).toEqual([]);
  }
});

it('with a page’s cookie and not its header, none that changes something is answered, whatever its method', async () => {
  const wrong = await wrongOnes(
    ({ method, name, path }) =>
      method === 'GET' || withoutIdentifier.has(name)
        ? null
        : { url: filled(path), headers: callHeaders(user), cookies: { 'XSRF-TOKEN': 'of-the-page' } },
    (status, error) => status === 403 && error === 'csrf_mismatch',
  );
  expect(wrong).toEqual([]);
});

/** How long a body is said to be: less than the shortest bound, so that the bound is not what refuses it. */
const announcedBytes = 60_000;
const noAnswer = 'no answer';

/** What is answered to the head of a call and the first bytes of its body, while the rest is held back. */
async function answerToHead(
  operation: Pick<Operation, 'method' | 'path'>,
  headers: Record<string, string>,
  patienceMs = 20_000,
) {
  const { port } = test.app.server.address() as AddressInfo;
  const socket = connect(port, '127.0.0.1').setEncoding('latin1');
  try {
    const fields = { host: 'localhost', 'content-length': String(announcedBytes), ...headers };
    const lines = Object.entries(fields).map(([name, value]) => `${name}: ${value}`);
    socket.write([`${operation.method} ${filled(operation.path)} HTTP/1.1`, ...lines, '', '{"message":"'].join('\r\n'));
    const answer: Promise<string> = once(socket, 'data').then(([text]) => text);
    const head = await Promise.race([answer, wait(patienceMs, noAnswer, { ref: false })]);
    return head === noAnswer ? noAnswer : Number(/^HTTP\/1\.1 (\d{3})/.exec(head)?.[1]);
  } finally {
    socket.destroy();
  }
}

it('who may not call is refused before the body is read: without identifier, without a token, with one that does not hold', async () => {
  await test.app.listen({ host: '127.0.0.1', port: 0 });
  const calls = operations.filter(({ name, takesBody }) => takesBody && !open.has(name));
  expect(calls.length).toBeGreaterThan(50);
  const refusals: [number, Record<string, string>][] = [
    [400, { authorization: `Bearer ${user}` }],
    [401, callHeaders()],
    [401, callHeaders('no.token.ofours')],
  ];
  const wrong: string[] = [];
  for (const type of ['application/json', 'multipart/form-data; boundary=x']) {
    for (const [expected, headers] of refusals) {
      for (const operation of calls) {
        const status = await answerToHead(operation, { ...headers, 'content-type': type });
        if (status !== expected) wrong.push(`${operation.name}, ${type}: ${status} and not ${expected}`);
      }
    }
  }
  expect(wrong).toEqual([]);
  // The same head with a token that holds is answered only when the rest has come.
  const headers = { ...callHeaders(user), 'content-type': 'application/json' };
  expect(await answerToHead({ method: 'POST', path: '/Rag/rag-query' }, headers, 500)).toBe(noAnswer);
});

it('nor is the body of an administrator’s call read of who is none', async () => {
  const calls = operations.filter(({ path, takesBody }) => takesBody && path.startsWith('/api/admin/'));
  const wrong: string[] = [];
  for (const token of [guest, user]) {
    for (const operation of calls) {
      const status = await answerToHead(operation, { ...callHeaders(token), 'content-type': 'application/json' });
      if (status !== 403) wrong.push(`${operation.name}: ${status}`);
    }
  }
  expect([calls.length > 0, wrong]).toEqual([true, []]);
});

it('no call of the administration is answered to a guest or to an account without the permission', async () => {
  for (const token of [guest, user]) {
    const wrong = await wrongOnes(
      ({ path }) => (path.startsWith('/api/admin/') ? { url: filled(path), headers: callHeaders(token) } : null),
      (status) => status === 403,
    );
    expect(wrong).toEqual([]);
  }
});

/** By 401, before anything of them is read: they want a key of their own, which no test here brings. */
const refusedEarlier = new Set(['POST /anonymize-text', 'POST /anonymize-advanced']);

it.each([
  ['a NUL', '%00'],
  ['half a pair', '%ED%A0%80'],
])('%s in the path or the query is refused with 400 by every call', async (_, broken) => {
  const headers = callHeaders(superAdmin);
  const inPath = await wrongOnes(
    ({ path }) => (path.includes('{') ? { url: filled(path, broken), headers } : null),
    (status, error) => status === 400 && error === 'invalid_request',
  );
  const inQuery = await wrongOnes(
    ({ name, path }) =>
      refusedEarlier.has(name) ? null : { url: `${filled(path)}?q=${broken}&page=${broken}`, headers },
    (status, error) => status === 400 && error === 'invalid_request',
  );
  expect([...inPath, ...inQuery]).toEqual([]);
});

const listsInOneAnother = (depth: number) => '['.repeat(depth) + ']'.repeat(depth);
/** What no call takes. */
const brokenBodies: [string, string][] = [
  ['a NUL', '{"a":"x\\u0000"}'],
  ['half a pair', '{"a":{"b":["\\ud800"]}}'],
  ['half a pair in a name', '{"\\udc00":1}'],
  ['what would change every object', '{"__proto__":{"isAdmin":true}}'],
  ['another’s constructor', '{"constructor":{"prototype":{"role":"SuperAdmin"}}}'],
  ['no JSON', '{"a":'],
];
const bodies: [string, string][] = [
  ...brokenBodies,
  ['null', 'null'],
  ['a list', '[[],{}]'],
  ['a number', '1e999'],
  ['a text', '"x"'],
  [
    'a hundred thousand lists in one another',
    `{"data":${listsInOneAnother(100_000)},"input":${listsInOneAnother(100_000)}}`,
  ],
  ['nothing', ''],
];

it.each(brokenBodies)('a body of %s is refused with 400 by every call', async (_, payload) => {
  const headers = { ...callHeaders(superAdmin), 'content-type': 'application/json' };
  const wrong = await wrongOnes(
    ({ name, path, takesBody }) =>
      takesBody && !refusedEarlier.has(name) ? { url: filled(path), headers, payload } : null,
    (status, error) => status === 400 && error === 'invalid_request',
  );
  expect(wrong).toEqual([]);
});

it.each(bodies)('a body of %s fails no call', async (_, payload) => {
  for (const token of [user, guest]) {
    const wrong = await wrongOnes(
      ({ path, takesBody }) =>
        takesBody
          ? { url: filled(path), headers: { ...callHeaders(token), 'content-type': 'application/json' }, payload }
          : null,
      (status) => status < 500,
    );
    expect(wrong).toEqual([]);
  }
  expect(({} as { isAdmin?: boolean }).isAdmin).toBeUndefined();
});

it('what is nested deeper than any call takes is refused before anything goes through it', async () => {
  const record = async (depth: number) => {
    // The body and the input are a level each.
    const input = `{"x":${listsInOneAnother(depth - 2)}}`;
    const payload = `{"kind":"calculation","calculator":"aguinaldo","input":${input}}`;
    const headers = { ...callHeaders(), 'content-type': 'application/json' };
    const answer = await test.app.inject({ method: 'POST', url: routes.verificationRecords, headers, payload });
    return [answer.statusCode, answer.json().error];
  };
  expect(await record(100_000)).toEqual([400, 'invalid_request']);
  expect(await record(nestingMax + 1)).toEqual([400, 'invalid_request']);
  expect(await record(nestingMax)).toEqual([422, 'fact-missing']);
});
