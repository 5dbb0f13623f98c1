import { defaultAnonymizationSettings } from '@foja/contracts/anonymization-modes';
import type { ErrorBody } from '@foja/contracts/errors';
import { generationMessages } from '@foja/contracts/generators/generation-messages';
import { routes } from '@foja/contracts/routes';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { AnonymizationFailed } from '../anonymization/anonymization-failed.ts';
import { changeSettings } from '../anonymization/change-settings.ts';
import { callHeaders } from '../testing/build-test-app.ts';
import { guestToken } from '../testing/guest-token.ts';
import { openUses } from '../testing/open-uses.ts';
import { provincialRuling } from '../testing/sample-rulings.ts';
import { signInAs } from '../testing/sign-in-as.ts';
import { type GeneratorsTestApp, startGeneratorsTestApp } from '../testing/start-generators-test-app.ts';
import { reserveUse } from '../usage/reserve-use.ts';

const nothingRead = JSON.stringify({ decided: [], weakPoints: [] });
const body = { useCase: 'sentenceAnalysis', text: provincialRuling } as const;
const refusalOf = async (response: Response) => [response.status, ((await response.json()) as ErrorBody).error];

let site: GeneratorsTestApp;
beforeAll(async () => {
  site = await startGeneratorsTestApp({ withModel: true, withCorpus: false });
});
afterAll(() => site.close());
beforeEach(() => {
  site.model.calls.length = 0;
  site.model.script({ kind: 'answer', text: nothingRead });
});

describe('a generation call is refused', () => {
  test('without a token with 401, and with a guest’s with 403', async () => {
    expect(await refusalOf(await site.post(routes.questionGenerate, body))).toEqual([401, 'unauthenticated']);
    const guest = await guestToken(site.test);
    expect(await refusalOf(await site.post(routes.questionGenerate, body, guest))).toEqual([403, 'forbidden']);
    expect(await refusalOf(await site.post(routes.jurisprudenceGenerate, { text: body.text }))).toEqual([
      401,
      'unauthenticated',
    ]);
  });

  test.each([
    ['19 characters between blanks', `   ${'a'.repeat(19)}   `],
    ['30,001 characters', 'a'.repeat(30_001)],
    ['no text', undefined],
  ])('with %s with 400 and the specification’s message, without taking a use', async (_, text) => {
    const { token, used } = await site.somebody();
    for (const [path, useCase] of [
      [routes.questionGenerate, 'contractAnalysis'],
      [routes.jurisprudenceGenerate, 'jurisprudenceSearch'],
    ] as const) {
      const response = await site.post(path, { useCase, text }, token);
      expect(response.status).toBe(400);
      expect(await response.json()).toMatchObject({
        error: 'invalid_request',
        message: 'Debe ingresar un texto entre 20 y 30.000 caracteres.',
      });
    }
    expect(await used()).toBe(0);
  });

  test.each(['jurisprudenceSearch', 'documentDrafting', 'otherThing'])(
    'for %s, which has a call of its own or none, with 400',
    async (useCase) => {
      const { token } = await site.somebody();
      const response = await site.post(routes.questionGenerate, { ...body, useCase }, token);
      expect(await refusalOf(response)).toEqual([400, 'invalid_request']);
    },
  );

  test.each([
    ['a number of questions', { numberOfQuestions: 4 }],
    ['a party role', { partyRole: 'judge' }],
    ['a country', { country: 'france' }],
    ['a model', { model: 'gpt-9' }],
  ])('for %s that is not offered with 400', async (_, option) => {
    const { token } = await site.somebody();
    expect(await refusalOf(await site.post(routes.questionGenerate, { ...body, ...option }, token))).toEqual([
      400,
      'invalid_request',
    ]);
  });

  test('with no uses left with 429, before the model is called', async () => {
    const { actor, token } = await signInAs(site.test);
    for (let use = 0; use < 10; use += 1) await reserveUse(site.test.deps, actor, 'sentenceAnalysis');
    expect(await refusalOf(await site.post(routes.questionGenerate, body, token))).toEqual([429, 'usage_exhausted']);
    expect(site.model.calls).toHaveLength(0);
  });
});

describe('a model that fails answers 502 with a clear message and gives the use back:', () => {
  test.each([
    ['broken JSON', { kind: 'answer', text: '{"decided": [' }, generationMessages.modelUnreadable],
    ['JSON of another shape', { kind: 'answer', text: '{"answer": 42}' }, generationMessages.modelUnreadable],
    ['a refusal', { kind: 'answer', text: 'Lo siento, no puedo ayudar con eso.' }, generationMessages.modelRefused],
    ['nothing', { kind: 'empty' }, generationMessages.modelRefused],
    ['no answer in time', { kind: 'hang', patienceMs: 800 }, generationMessages.modelTimeout],
    [
      'status 500, twice',
      { kind: 'status', status: 500 },
      'El servicio está temporalmente no disponible. Por favor, inténtelo más tarde.',
    ],
    [
      'status 401',
      { kind: 'status', status: 401 },
      'El servicio está temporalmente no disponible. Por favor, inténtelo más tarde.',
    ],
  ] as const)('%s', async (_, behaviour, message) => {
    const { token, used } = await site.somebody();
    site.model.script(behaviour);
    const response = await site.post(routes.questionGenerate, body, token);
    expect(response.status).toBe(502);
    expect(await response.json()).toEqual({ error: 'upstream_failed', message });
    expect(await used()).toBe(0);
  });

  test('but one 503 is tried again', async () => {
    const { token, used } = await site.somebody();
    site.model.script({ kind: 'status', status: 503 }, { kind: 'answer', text: nothingRead });
    expect((await site.post(routes.questionGenerate, body, token)).status).toBe(200);
    expect(await used()).toBe(1);
  });
});

test('a caller who leaves stops the model’s work, which costs the use all the same', async () => {
  const { token, used } = await site.somebody();
  site.model.script({ kind: 'hang' });
  const openBefore = await openUses(site.test);
  const leaving = new AbortController();
  const call = site.post(routes.questionGenerate, body, token, leaving.signal).catch(() => null);
  const received = await site.model.call(0);
  expect(await used()).toBe(1);
  leaving.abort();
  await call;
  expect(await received.closedEarly).toBe(true);
  await expect.poll(() => openUses(site.test)).toBe(openBefore);
  expect(await used()).toBe(1);
});

test('only legalConsultation lets the model be chosen', async () => {
  const { token } = await site.somebody('Premium');
  const result = await site.generate({ ...body, model: 'gpt-4o' }, token);
  expect(result.engine).toBe('gpt-3.5-turbo');
  expect(site.model.calls[0]?.body.model).toBe('gpt-3.5-turbo');
});

describe('personal data', () => {
  const promptOf = () => JSON.stringify(site.model.calls[0]?.body.messages);

  test('never reach the model, and are back in the result as the text wrote them', async () => {
    const { structure } = await site.generate(body);
    expect(promptOf()).not.toMatch(/Arce|Molina|Lidia/);
    expect(promptOf()).toContain('[PERSONA_1] c/ [PERSONA_2]');
    expect(structure.parties.map(({ name }) => name)).toEqual(['Arce, Lidia Beatriz', 'Molina, Hugo']);
    expect(structure.caption.quote).toBe('Arce, Lidia Beatriz c/ Molina, Hugo s/ desalojo');
    expect(body.text).toContain(structure.decided[0]?.what.quote);
  });

  test('that the browser replaced stay replaced', async () => {
    const text = provincialRuling
      .replace('Arce, Lidia Beatriz', '[PERSONA_7]')
      .replaceAll('Molina, Hugo', '[PERSONA_8]');
    const { structure } = await site.generate({ ...body, text, isAnonymized: true });
    expect(structure.parties.map(({ name }) => name)).toEqual(['[PERSONA_7]', '[PERSONA_8]']);
  });

  test('reach the model only where a SuperAdmin has switched the feature off', async () => {
    const { actor, token } = await signInAs(site.test, 'SuperAdmin');
    await changeSettings(site.test.deps, actor, {
      ...defaultAnonymizationSettings,
      questionGeneration: { mode: 'none', enabled: false },
    });
    await site.generate(body, token);
    expect(promptOf()).toContain('Arce, Lidia Beatriz');
  });
});

describe('where anonymization fails', () => {
  let failing: GeneratorsTestApp;
  beforeAll(async () => {
    const anonymizer = {
      anonymize: () => Promise.reject(new AnonymizationFailed('timeout')),
      close: async () => {},
    };
    failing = await startGeneratorsTestApp({ withModel: true, withCorpus: false }, { anonymizer });
    failing.model.script({ kind: 'answer', text: nothingRead });
  });
  afterAll(() => failing.close());

  test('nothing is sent and no use is taken: 422, until the person says yes to sending the original', async () => {
    const { token, used } = await failing.somebody();
    const refused = await failing.post(routes.questionGenerate, body, token);
    expect(await refusalOf(refused)).toEqual([422, 'anonymization_required']);
    expect(failing.model.calls).toHaveLength(0);
    expect(await used()).toBe(0);
    await failing.generate({ ...body, acceptsOriginal: true }, token);
    expect(JSON.stringify(failing.model.calls[0]?.body.messages)).toContain('Arce, Lidia Beatriz');
    expect(await used()).toBe(1);
  });

  test('a yes does not count for the search of jurisprudence', async () => {
    const { token } = await failing.somebody();
    const call = { text: body.text, acceptsOriginal: true };
    expect(await refusalOf(await failing.post(routes.jurisprudenceGenerate, call, token))).toEqual([
      422,
      'anonymization_required',
    ]);
  });
});

test('the API documentation names both calls', async () => {
  const { body: page } = await site.test.app.inject({ url: '/docs/json', headers: callHeaders() });
  expect(page).toContain(routes.questionGenerate);
  expect(page).toContain(routes.jurisprudenceGenerate);
});
