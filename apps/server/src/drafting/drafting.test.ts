import type { DraftBlock, DraftingRequestInput, DraftingResponse } from '@foja/contracts/drafting';
import { documentForms } from '@foja/contracts/drafting/document-forms';
import { type DocumentKind, documentKinds } from '@foja/contracts/drafting/document-kinds';
import { generationMessages } from '@foja/contracts/generators/generation-messages';
import { generationTextMessage } from '@foja/contracts/generators/use-cases';
import { messages } from '@foja/contracts/messages';
import { routes } from '@foja/contracts/routes';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { AnonymizationFailed } from '../anonymization/anonymization-failed.ts';
import { openLanguageModels } from '../platform/language-model.ts';
import { buildTestApp, callHeaders, type TestApp } from '../testing/build-test-app.ts';
import { guestToken } from '../testing/guest-token.ts';
import { openUses } from '../testing/open-uses.ts';
import { signInAs } from '../testing/sign-in-as.ts';
import { patientLimits, type StandInOpenAi, startStandInOpenAi } from '../testing/stand-in-openai.ts';
import { readUsage } from '../usage/read-usage.ts';

let model: StandInOpenAi;
let plain: TestApp;
let withModel: TestApp;

beforeAll(async () => {
  model = await startStandInOpenAi();
  plain = await buildTestApp();
  withModel = await buildTestApp({
    languageModels: openLanguageModels({ baseUrl: model.baseUrl, apiKey: null, names: {} }),
    structureModelLimits: patientLimits(model),
  });
});
afterAll(async () => {
  await plain.close();
  await withModel.close();
  await model.close();
});
beforeEach(() => {
  model.calls.length = 0;
});

async function somebody(test: TestApp) {
  const { token, actor } = await signInAs(test, 'User');
  return { token, used: async () => (await readUsage(test.deps, actor)).used };
}

async function draft(test: TestApp, body: object, token?: string) {
  const response = await test.app.inject({
    method: 'POST',
    url: routes.documentGenerate,
    headers: callHeaders(token),
    payload: body,
  });
  return { status: response.statusCode, body: response.json() };
}

async function drafted(test: TestApp, request: DraftingRequestInput): Promise<DraftingResponse> {
  const { token } = await somebody(test);
  const { status, body } = await draft(test, request, token);
  expect(body).toMatchObject({ useCase: 'documentDrafting' });
  expect(status).toBe(200);
  return body;
}

const example = (kind: DocumentKind): DraftingRequestInput => ({ kind, values: documentForms[kind].example });
const damages = (change: Record<string, unknown> = {}) => ({
  kind: 'demanda-danos',
  values: { ...documentForms['demanda-danos'].example, ...change },
});

const factsOf = (blocks: DraftBlock[]) => blocks.find((block) => block.type === 'facts');
const itemOf = (response: DraftingResponse, field: string, state: string) =>
  response.status.find((item) => item.field === field && item.state === state);

describe('POST /DocumentGenerator/generate refuses', () => {
  it('who is not signed in with 401, and a guest with 403', async () => {
    expect(await draft(plain, example('mutuo'))).toMatchObject({ status: 401, body: { error: 'unauthenticated' } });
    const guest = await draft(plain, example('mutuo'), await guestToken(plain));
    expect(guest).toMatchObject({ status: 403, body: { error: 'forbidden' } });
  });

  it('what is no document or no value of one with 400 in Spanish, and takes no use', async () => {
    const { token, used } = await somebody(plain);
    const { example: loan } = documentForms.mutuo;
    const refused: [object, string][] = [
      [{ kind: 'testamento', values: {} }, 'Foja no redacta ese documento.'],
      [
        { kind: 'mutuo', values: { ...loan, capital: { currency: 'ARS', value: -1 } } },
        'Un dato del formulario no es válido.',
      ],
      [{ kind: 'mutuo', values: { ...loan, capital: 2 } }, 'Se esperaba un importe.'],
      [{ kind: 'mutuo', values: { ...loan, otro: 'x' } }, 'El formulario no tiene este dato.'],
      [{ kind: 'mutuo', values: { ...loan, fechaFirma: '2026-02-30' } }, 'La fecha no existe.'],
      [{ kind: 'mutuo', values: { ...loan, devolucion: 'nunca' } }, 'Elegí una de las opciones.'],
      [{ kind: 'mutuo', values: { ...loan, cuotas: 1 } }, 'Tiene que estar entre 2 y 600.'],
      [{ kind: 'mutuo', values: { ...loan, mutuante: ['Ana'] } }, 'Se esperaba una persona.'],
      [{ kind: 'poder', values: { expresas: ['reinar'] } }, 'Elegí entre las opciones.'],
      [{ kind: 'mutuo', values: { ...loan, entrega: 'x'.repeat(8_001) } }, 'El texto es demasiado largo.'],
    ];
    for (const [body, message] of refused) {
      expect(await draft(plain, body, token)).toMatchObject({
        status: 400,
        body: { error: 'invalid_request', message },
      });
    }
    expect(await used()).toBe(0);
  });

  it('facts of fewer than 20 or more than 30.000 characters with the message of the specification', async () => {
    const { token, used } = await somebody(plain);
    for (const hechos of [undefined, '', '   ', `  ${'x'.repeat(19)}  `, 'x'.repeat(30_001)]) {
      const { status, body } = await draft(plain, damages({ hechos }), token);
      expect([status, body.message]).toEqual([400, generationTextMessage]);
    }
    expect(await used()).toBe(0);
    for (const hechos of ['x'.repeat(20), ` ${'x'.repeat(30_000)} `]) {
      expect((await draft(plain, damages({ hechos }), token)).status).toBe(200);
    }
  });

  it('somebody without uses left with 429', async () => {
    const { token } = await somebody(plain);
    for (let use = 0; use < 10; use += 1) expect((await draft(plain, example('mutuo'), token)).status).toBe(200);
    expect(await draft(plain, example('mutuo'), token)).toMatchObject({
      status: 429,
      body: { error: 'usage_exhausted' },
    });
  });
});

describe('POST /DocumentGenerator/generate without a model', () => {
  it.each(documentKinds)('writes %s whole from its example, and counts one use', async (kind) => {
    const { token, used } = await somebody(plain);
    const { status, body } = await draft(plain, example(kind), token);
    expect(status).toBe(200);
    expect(body).toMatchObject({ kind, engine: 'Motor local', notice: null, title: documentForms[kind].label });
    expect(JSON.stringify(body.blocks)).not.toContain('"blank":true');
    expect(body.blocks[0].type).toBe('title');
    expect(await used()).toBe(1);
  });

  it('keeps the facts in the words of the person, and numbers the paragraphs of a filing', async () => {
    const told = String(documentForms['demanda-danos'].example.hechos);
    const { blocks } = await drafted(plain, example('demanda-danos'));
    const numbered = told.split('\n\n').map((paragraph, index) => `${index + 1}. ${paragraph}`);
    expect(factsOf(blocks)).toMatchObject({ text: numbered.join('\n\n'), ownWords: null });
    const [text = ''] = told.split('\n\n');
    const values = { ...documentForms['demanda-danos'].example, hechos: text };
    const alone = await drafted(plain, { kind: 'demanda-danos', values });
    expect(factsOf(alone.blocks)).toMatchObject({ text });
  });

  it('numbers headings and clauses by those that are there', async () => {
    const lease = await drafted(plain, example('locacion-vivienda'));
    const labels = lease.blocks.flatMap((block) => (block.type === 'clause' ? [block.label] : []));
    expect(labels.slice(0, 3)).toEqual(['PRIMERA', 'SEGUNDA', 'TERCERA']);
    expect(labels[10]).toBe('DÉCIMA PRIMERA');
    expect(new Set(labels).size).toBe(labels.length);
    const claim = await drafted(plain, example('demanda-danos'));
    const headings = claim.blocks.flatMap((block) =>
      block.type === 'heading' ? [block.runs.map(({ text }) => text).join('')] : [],
    );
    expect(headings[0]).toBe('I. OBJETO');
    expect(headings.at(-1)).toBe('XIII. PETITORIO');
  });

  it('leaves out the value of a field that the form does not ask in this case', async () => {
    const { example: loan } = documentForms.mutuo;
    const free = await drafted(plain, {
      kind: 'mutuo',
      values: { ...loan, onerosidad: 'gratuito', tasa: '99 % SECRETO' },
    });
    expect(JSON.stringify(free.blocks)).not.toContain('SECRETO');
  });

  it('reckons the end of a lease by the calendar of the law', async () => {
    const { example: lease } = documentForms['locacion-vivienda'];
    const { blocks } = await drafted(plain, {
      kind: 'locacion-vivienda',
      values: { ...lease, inicio: '2027-01-31', plazoMeses: 13 },
    });
    expect(JSON.stringify(blocks)).toContain('29 de febrero de 2028');
  });
});

describe('the state of a document', () => {
  it('warns with the article where the law says something of a value', async () => {
    const labour = { fuero: 'laboral', fechaNotificacion: '2020-01-10', fechaResolucion: '2020-01-09' };
    const cases: [DocumentKind, Record<string, unknown>, string, string][] = [
      ['carta-alquileres', { plazoDias: 5 }, 'plazoDias', 'ccyc:1222'],
      ['locacion-vivienda', { plazoMeses: 241 }, 'plazoMeses', 'ccyc:1197'],
      ['locacion-vivienda', { precio: { currency: 'USD', value: 900 } }, 'indice', 'ccyc:1199'],
      ['mutuo', { capitalizacionMeses: 5 }, 'capitalizacionMeses', 'ccyc:770'],
      ['boleto-compraventa', { pagado: { currency: 'USD', value: 19_999 } }, 'pagado', 'ccyc:1170'],
      ['boleto-compraventa', { conyuge: {} }, 'conyuge', 'ccyc:470'],
      ['telegrama-laboral', { plazoDias: 1 }, 'plazoDias', 'lct:57'],
      ['carta-consumo', { reparacionPrevia: 'no' }, 'opcionFalla', 'ldc:17'],
      ['carta-consumo', { fechaEntrega: '2026-01-05' }, 'fechaEntrega', 'ldc:11'],
      ['demanda-danos', { fechaHecho: '2015-01-01' }, 'fechaHecho', 'ccyc:2561'],
      ['recurso-apelacion', { monto: { currency: 'ARS', value: 3_199_999 } }, 'monto', 'cpccn:242'],
      [
        'recurso-apelacion',
        { fechaNotificacion: '2020-01-01', fechaResolucion: '2019-12-30' },
        'fechaNotificacion',
        'cpccn:244',
      ],
      ['recurso-apelacion', { ...labour, resolucion: 'definitiva' }, 'fechaNotificacion', 'ley-18345:116'],
      ['recurso-apelacion', { ...labour, resolucion: 'interlocutoria' }, 'fechaNotificacion', 'ley-18345:117'],
      ['contestacion-demanda', { fechaNotificacion: '2020-01-10' }, 'fechaNotificacion', 'cpccn:338'],
      [
        'contestacion-demanda',
        { fuero: 'laboral', fechaNotificacion: '2020-01-10' },
        'fechaNotificacion',
        'ley-18345:68',
      ],
    ];
    for (const [kind, change, field, article] of cases) {
      const values = documentForms[kind].example;
      const quiet = await drafted(plain, { kind, values });
      expect(itemOf(quiet, field, 'warning')?.articles ?? [], `${kind} ${field}, quiet`).not.toContain(article);
      const warned = await drafted(plain, { kind, values: { ...values, ...(change as typeof values) } });
      expect(itemOf(warned, field, 'warning')?.articles, `${kind} ${field}`).toContain(article);
    }
  });

  it('lists what is missing part by part, and what is there as complete', async () => {
    const { example: loan } = documentForms.mutuo;
    const response = await drafted(plain, { kind: 'mutuo', values: { ...loan, mutuario: { name: 'Beto' } } });
    expect(itemOf(response, 'mutuario', 'missing')?.message).toBe(
      'Falta: DNI o CUIT de la parte mutuaria, domicilio de la parte mutuaria',
    );
    expect(itemOf(response, 'mutuante', 'complete')).toBeDefined();
    expect(JSON.stringify(response.blocks)).toContain('[falta: domicilio de la parte mutuaria]');
  });
});

const ownWords =
  'El 01/10/2025 Ana Ejemplo prestó $ 2.000.000 a Beto Muestra, que los debía devolver el 01/04/2026 y no pagó nada más que $ 200.000.';
const goodWording = (facts: string) =>
  facts.replace('prestó', 'entregó en préstamo').replace('que los debía devolver', 'quien los debía devolver');
const asked = (prompt: string) => /<<<TEXTO [^>]*>>>\n([\s\S]*?)\n<<<FIN/.exec(prompt)?.[1] ?? '';
const answerWith = (wording: (facts: string) => string) =>
  model.script({ kind: 'answer', text: (prompt) => JSON.stringify({ hechos: wording(asked(prompt)) }) });
const collection = {
  kind: 'demanda-cobro',
  values: { ...documentForms['demanda-cobro'].example, hechos: ownWords },
} as const;

describe('POST /DocumentGenerator/generate with a model', () => {
  it('takes its wording of the facts, says whose it is and keeps the words of the person', async () => {
    answerWith(goodWording);
    const response = await drafted(withModel, collection);
    expect(response).toMatchObject({ engine: 'gpt-3.5-turbo', notice: null });
    expect(factsOf(response.blocks)).toMatchObject({ text: goodWording(ownWords), ownWords });
  });

  it('sends it nothing but the facts, without the names, which come back', async () => {
    answerWith(goodWording);
    const response = await drafted(withModel, collection);
    const sent = JSON.stringify(model.calls.map(({ body }) => body.messages));
    expect(sent).not.toMatch(/Ana Ejemplo|Beto Muestra|DNI|Julieta|Calle Falsa/);
    expect(factsOf(response.blocks)).toMatchObject({ text: expect.stringContaining('Ana Ejemplo') });
  });

  it.each<[string, (facts: string) => string]>([
    ['loses a number', (facts) => facts.replace('$ 200.000', 'una parte')],
    ['changes a number', (facts) => facts.replace('2.000.000', '3.000.000')],
    ['adds a date', (facts) => `${facts} El 5/5/2026 lo intimó.`],
    ['adds a name', (facts) => `${facts} Lo presenció la vecina Dora Supuesta.`],
    ['drops a denial', (facts) => facts.replace('no pagó nada más que', 'pagó')],
    ['tells another story', () => 'El perro cruzó la calle y la vereda estaba mojada por la lluvia reciente.'],
    ['leaves a placeholder that was not there', (facts) => `${facts} Intervino [PERSONA_9].`],
  ])('keeps the words of the person where it %s, and says so', async (_case, wording) => {
    answerWith(wording);
    const response = await drafted(withModel, collection);
    expect(factsOf(response.blocks)).toMatchObject({ text: ownWords, ownWords: null });
    expect(response).toMatchObject({ engine: 'Motor local', notice: expect.stringContaining('quedaron tus palabras') });
  });

  it('is not asked where the person does not want it, nor where the form has no facts', async () => {
    await drafted(withModel, { ...collection, improveFacts: false });
    await drafted(withModel, example('mutuo'));
    expect(model.calls).toHaveLength(0);
  });

  it('answers 502 in clear words and gives the use back where it breaks, refuses, hangs or is down', async () => {
    const cases: [Parameters<StandInOpenAi['script']>[0], string][] = [
      [{ kind: 'answer', text: '{"hechos": "corta' }, generationMessages.modelUnreadable],
      [{ kind: 'answer', text: '{"otra": 1}' }, generationMessages.modelUnreadable],
      [{ kind: 'answer', text: 'Lo siento, no puedo ayudar con eso.' }, generationMessages.modelRefused],
      [{ kind: 'hang', patienceMs: 800 }, generationMessages.modelTimeout],
      [{ kind: 'status', status: 500 }, messages.serviceUnavailable],
    ];
    for (const [behaviour, message] of cases) {
      const { token, used } = await somebody(withModel);
      model.script(behaviour);
      const { status, body } = await draft(withModel, collection, token);
      expect([status, body]).toEqual([502, { error: 'upstream_failed', message }]);
      expect(await used()).toBe(0);
    }
  });

  it('answers 422 where the facts cannot be anonymized, and sends them as they are only after a yes', async () => {
    const { anonymize } = withModel.deps.anonymizer;
    withModel.deps.anonymizer.anonymize = () => Promise.reject(new AnonymizationFailed('timeout'));
    try {
      const { token, used } = await somebody(withModel);
      answerWith(goodWording);
      const refused = await draft(withModel, collection, token);
      expect(refused).toMatchObject({ status: 422, body: { error: 'anonymization_required' } });
      expect([await used(), model.calls.length]).toEqual([0, 0]);
      const sent = await draft(withModel, { ...collection, acceptsOriginal: true }, token);
      expect([sent.status, await used(), model.calls.length]).toEqual([200, 1, 1]);
    } finally {
      withModel.deps.anonymizer.anonymize = anonymize;
    }
  });

  it('stops when the caller leaves, and costs the use: the model had begun', async () => {
    const address = await withModel.app.listen({ host: '127.0.0.1', port: 0 });
    const { token, used } = await somebody(withModel);
    model.script({ kind: 'hang' });
    const openBefore = await openUses(withModel);
    const leaving = new AbortController();
    const call = fetch(`${address}${routes.documentGenerate}`, {
      method: 'POST',
      headers: { ...callHeaders(token), 'content-type': 'application/json' },
      body: JSON.stringify(collection),
      signal: leaving.signal,
    });
    await model.call(0);
    leaving.abort();
    await expect(call).rejects.toThrow();
    await expect.poll(() => openUses(withModel)).toBe(openBefore);
    expect(await used()).toBe(1);
  });
});
