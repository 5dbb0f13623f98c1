import { restore } from '@foja/anonymizer';
import type { Anonymized } from '@foja/contracts/anonymization';
import type { Role } from '@foja/contracts/roles';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openLanguageModels } from '../platform/language-model.ts';
import { type StandInOpenAi, startStandInOpenAi } from '../testing/stand-in-openai.ts';
import { type AnonymizationTestApp, startAnonymizationTestApp } from '../testing/start-anonymization-test-app.ts';
import { ProposalFailed, proposeData } from './propose-data.ts';

let model: StandInOpenAi;
let site: AnonymizationTestApp;
beforeAll(async () => {
  model = await startStandInOpenAi();
  site = await startAnonymizationTestApp({ languageModels: models() });
});
afterAll(async () => {
  await site.close();
  await model.close();
});
beforeEach(() => {
  model.calls.length = 0;
});

const models = () => openLanguageModels({ baseUrl: model.baseUrl, apiKey: null, names: {} });
const text =
  'Juan Carlos Pérez, DNI 28.456.789, dice que el zorro dormilón lo amenazó por la ley 24.240. Después el zorro dormilón huyó.';
const answers = (proposals: object) => model.script({ kind: 'answer', text: JSON.stringify(proposals) });

async function advanced(body: object = { text }, role: Role = 'Professional'): Promise<Anonymized> {
  return (await site.anonymize('advanced', body, await site.somebody(role))).json();
}

describe('POST /anonymize-advanced', () => {
  test('is refused with 401 for a wrong key and without a user', async () => {
    const token = await site.somebody('Premium');
    expect((await site.anonymize('advanced', { text }, token, { apikey: 'otra' })).statusCode).toBe(401);
    const response = await site.anonymize('advanced', { text }, undefined);
    expect(response.json()).toEqual({ error: 'unauthenticated', message: 'User not authenticated' });
  });

  test('is refused with 403 to a role without it, and the model sees nothing', async () => {
    const response = await site.anonymize('advanced', { text }, await site.somebody('User'));
    expect([response.statusCode, response.json().error]).toEqual([403, 'forbidden']);
    expect(model.calls).toEqual([]);
  });

  test.each<Role>(['Professional', 'Premium', 'Admin', 'SuperAdmin'])('is open to a %s', async (role) => {
    answers({});
    expect(await advanced({ text }, role)).toMatchObject({ success: true, stats: { ai_used: true }, message: null });
  });

  test('shows the model only the redacted text', async () => {
    answers({});
    const answer = await advanced();
    const sent = JSON.stringify(model.calls.map(({ body }) => body));
    expect(sent).toContain('[PERSONA_1], DNI [DNI_1]');
    for (const { original } of answer.replacements) expect(sent).not.toContain(original);
    expect(sent).not.toMatch(/Pérez|28\.456\.789/);
  });

  test('takes what the model finds, everywhere it stands, with the way back', async () => {
    answers({ persona: ['zorro dormilón'], empresa: [], otracosa: ['huyó'] });
    const answer = await advanced();
    expect(answer.anonymized_text).not.toContain('zorro dormilón');
    expect(answer.anonymized_text).toContain('huyó');
    expect(answer.stats).toMatchObject({ ai_used: true, total_replacements: answer.replacements.length });
    expect(restore(answer.anonymized_text, answer.map)).toBe(text);
  });

  test('takes also a name in small letters that reads like an ordinary word, and nothing longer that holds it', async () => {
    const chat = 'Me debe plata el tito, y tito no contesta. El tituló dice titoteo.';
    answers({ persona: ['tito'] });
    const answer = await advanced({ text: chat });
    expect(answer.anonymized_text).toMatch(
      /^Me debe plata el (\[PERSONA_1\]), y \1 no contesta\. El tituló dice titoteo\.$/,
    );
    expect(restore(answer.anonymized_text, answer.map)).toBe(chat);
  });

  test('leaves what the model invents, rewrites or mistakes, and what the person keeps', async () => {
    answers({ persona: ['Marta Gómez', 'ZORRO DORMILÓN', 'PERSONA_1', 'zorro dormilón'], expediente: ['ley 24.240'] });
    const answer = await advanced({ text, keep: ['zorro dormilon'] });
    expect(answer.anonymized_text).toContain('zorro dormilón');
    expect(answer.anonymized_text).toContain('ley 24.240');
    expect(answer.stats.ai_used).toBe(true);
  });

  test.each<[string, string]>([
    ['in a code block', '```json\n{"persona": ["zorro dormilón"]}\n```'],
    ['between sentences', 'Acá va: {"persona": ["zorro dormilón"]}. Saludos.'],
  ])('reads an answer %s', async (_where, said) => {
    model.script({ kind: 'answer', text: said });
    expect((await advanced()).anonymized_text).not.toContain('zorro dormilón');
  });

  test.each<[string, Parameters<StandInOpenAi['script']>[0]]>([
    ['is down', { kind: 'status', status: 503 }],
    ['refuses', { kind: 'answer', text: 'No puedo ayudarte con datos personales.' }],
    ['answers with broken JSON', { kind: 'answer', text: '{"persona": ["zorro' }],
    ['answers with another shape', { kind: 'answer', text: '{"persona": "zorro dormilón"}' }],
    ['says nothing', { kind: 'empty' }],
  ])('gives the basic result with a message when the model %s', async (_how, behaviour) => {
    model.script(behaviour);
    const answer = await advanced();
    expect(answer).toMatchObject({ success: true, error: null, stats: { ai_used: false } });
    expect(answer.message).toMatch(/se aplicó el modo básico/);
    expect(answer.anonymized_text).not.toMatch(/Pérez|28\.456\.789/);
    // A nickname of everyday words, which only a model knows for one.
    expect(answer.anonymized_text).toContain('el zorro ');
  });

  test('gives the basic result with a message when no model is configured', async () => {
    const bare = await startAnonymizationTestApp();
    try {
      const response = await bare.anonymize('advanced', { text }, await bare.somebody('Premium'));
      expect(response.json()).toMatchObject({ success: true, stats: { ai_used: false } });
      expect(response.json().message).toMatch(/no hay uno configurado/);
    } finally {
      await bare.close();
    }
  });

  test('shows the model a long text in pieces, and takes what is in any of them', async () => {
    const long = `${'La demanda se funda en el contrato y en la prueba que se acompaña en autos.\n'.repeat(400)}${text}`;
    model.script({
      kind: 'answer',
      text: (prompt) => (prompt.includes('zorro') ? '{"persona": ["zorro dormilón"]}' : '{}'),
    });
    const answer = await advanced({ text: long });
    expect(model.calls.length).toBeGreaterThan(1);
    expect(answer.anonymized_text).not.toContain('zorro dormilón');
    expect(restore(answer.anonymized_text, answer.map)).toBe(long);
  });

  test('leaves nothing of the text or of the model’s answer in the log when the model fails', async () => {
    model.script({ kind: 'status', status: 500 });
    await advanced();
    model.script({ kind: 'answer', text: 'el zorro dormilón no es JSON' });
    await advanced();
    expect(site.log()).toContain('the language model did not help to anonymize');
    expect(site.log()).not.toMatch(/Pérez|28\.456\.789|Cabez|PERSONA_1/);
  });
});

describe('a model that does not answer', () => {
  test('is given up when its time is over', async () => {
    model.script({ kind: 'hang' });
    const limits = { timeoutMs: 100, pieceMaxCharacters: 100, parallel: 2 };
    const failure = proposeData(models(), text, new AbortController().signal, limits);
    await expect(failure).rejects.toEqual(new ProposalFailed('timeout'));
    expect(await (await model.call(0)).closedEarly).toBe(true);
  });

  test('is hung up on when the caller goes away', async () => {
    model.script({ kind: 'hang' });
    const caller = new AbortController();
    const failure = proposeData(models(), text, caller.signal);
    const call = await model.call(0);
    caller.abort();
    await expect(failure).rejects.toMatchObject({ name: 'AbortError' });
    expect(await call.closedEarly).toBe(true);
  });
});
