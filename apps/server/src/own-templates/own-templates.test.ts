import type { CreateOwnTemplateRequest, OwnTemplate } from '@foja/contracts/own-templates';
import { ownTemplateMessages, ownTemplateUndoMs } from '@foja/contracts/own-templates-text';
import { routes } from '@foja/contracts/routes';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildApp } from '../app.ts';
import { buildTestApp, callHeaders, type TestApp } from '../testing/build-test-app.ts';
import { guestToken } from '../testing/guest-token.ts';
import { signInAs } from '../testing/sign-in-as.ts';
import { ownTemplates } from './own-templates.table.ts';
import { purgeOwnTemplates } from './purge-own-templates.ts';

let test: TestApp;
beforeAll(async () => {
  test = await buildTestApp();
});
afterAll(() => test.close());

const clause: CreateOwnTemplateRequest = {
  kind: 'clause',
  name: 'Mora automática',
  body: 'La mora de {{parte}} es **automática** y devenga {{tasa}}. {{ parte }} lo acepta.',
};

async function call(method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, token?: string, payload?: object) {
  const response = await test.app.inject({
    method,
    url,
    headers: callHeaders(token),
    ...(payload ? { payload } : {}),
  });
  return { status: response.statusCode, body: response.json() };
}
const create = (token: string, part: object = {}) => call('POST', routes.ownTemplates, token, { ...clause, ...part });
const user = async () => (await signInAs(test, 'User')).token;
const unknown = '00000000-0000-4000-8000-000000000000';

describe('own templates refuse', () => {
  it('who is not signed in with 401, and a guest with 403', async () => {
    expect(await call('GET', routes.ownTemplates)).toMatchObject({ status: 401 });
    const guest = await guestToken(test);
    expect(await call('POST', routes.ownTemplates, guest, clause)).toMatchObject({ status: 403 });
  });

  it('what has no name, no text, another kind or too many fields with 400 in Spanish', async () => {
    const token = await user();
    const fields = Array.from({ length: 81 }, (_, index) => `{{campo ${index}}}`).join(' ');
    const refused: [object, string][] = [
      [{ name: '  ' }, 'Escribí un nombre.'],
      [{ name: 'n'.repeat(121) }, 'El nombre puede tener hasta 120 caracteres.'],
      [{ body: ' \n ' }, 'Escribí el texto.'],
      [{ kind: 'otro' }, 'Elegí si es un modelo o una cláusula.'],
      [{ body: fields }, ownTemplateMessages.tooManyFields],
    ];
    for (const [part, message] of refused) {
      expect(await create(token, part)).toMatchObject({ status: 400, body: { error: 'invalid_request', message } });
    }
  });

  it('a text that is too long with 413', async () => {
    const refused = await create(await user(), { body: 'a'.repeat(60_001) });
    expect(refused).toMatchObject({ status: 413, body: { message: ownTemplateMessages.tooLong } });
  });

  it('what is not there with 404, and a save over another revision with 409', async () => {
    const token = await user();
    expect(await call('GET', routes.ownTemplate(unknown), token)).toMatchObject({
      status: 404,
      body: { message: ownTemplateMessages.notFound },
    });
    const { body } = await create(token);
    const change = { ...clause, body: 'Otro texto', revision: 1 };
    expect(await call('PUT', routes.ownTemplate(body.id), token, change)).toMatchObject({
      status: 200,
      body: { revision: 2, body: 'Otro texto', fields: [] },
    });
    expect(await call('PUT', routes.ownTemplate(body.id), token, change)).toMatchObject({
      status: 409,
      body: { error: 'conflict', message: ownTemplateMessages.conflict },
    });
  });

  it('one more than an account may keep with 409, and too many changes with 429', async () => {
    const few = await buildApp({ ...test.deps, ownTemplatesLimits: { templatesMax: 1, changesPerHour: 3 } });
    try {
      const { token } = await signInAs(test, 'User');
      const again = () =>
        few.inject({
          method: 'POST',
          url: routes.ownTemplates,
          headers: callHeaders(token),
          payload: clause,
        });
      expect((await again()).statusCode).toBe(201);
      expect((await again()).json()).toMatchObject({ error: 'storage_full', message: ownTemplateMessages.storageFull });
      await again();
      expect((await again()).json()).toMatchObject({ error: 'rate_limited', message: ownTemplateMessages.tooMany });
    } finally {
      await few.close();
    }
  });
});

describe('own templates', () => {
  it('tell their fields once and in order, and are listed by name without their text', async () => {
    const token = await user();
    const { status, body } = await create(token);
    expect([status, body.fields]).toEqual([201, ['parte', 'tasa']]);
    await create(token, { kind: 'template', name: 'Árbol', body: 'Texto' });
    const { templates } = (await call('GET', routes.ownTemplates, token)).body;
    expect(templates.map(({ name }: OwnTemplate) => name)).toEqual(['Árbol', 'Mora automática']);
    expect(templates[0]).not.toHaveProperty('body');
  });

  it('lie sealed: what they say is not in the database', async () => {
    const token = await user();
    const { body } = await create(token, { name: 'Cláusula penal Zurbarán', body: 'Zurbarán paga {{multa}}.' });
    const rows = JSON.stringify(await test.deps.db.select().from(ownTemplates));
    expect(rows).toContain(body.id);
    expect(rows).not.toContain('Zurbar');
  });

  it('can be brought back for a while after they are deleted, and are then gone for good', async () => {
    const token = await user();
    const { body } = await create(token);
    expect((await call('DELETE', routes.ownTemplate(body.id), token)).status).toBe(200);
    expect((await call('GET', routes.ownTemplates, token)).body.templates).toEqual([]);
    expect(await call('POST', routes.ownTemplateRestore(body.id), token)).toMatchObject({ status: 200 });
    await call('DELETE', routes.ownTemplate(body.id), token);
    const later = { now: () => new Date(test.deps.clock.now().getTime() + ownTemplateUndoMs + 1_000) };
    await purgeOwnTemplates({ db: test.deps.db, clock: later });
    expect((await call('POST', routes.ownTemplateRestore(body.id), token)).status).toBe(404);
  });
});
