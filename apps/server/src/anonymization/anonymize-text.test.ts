import { anonymize, restore } from '@foja/anonymizer';
import { type Anonymized, anonymizedSchema } from '@foja/contracts/anonymization';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { callHeaders } from '../testing/build-test-app.ts';
import { guestToken } from '../testing/guest-token.ts';
import { type AnonymizationTestApp, startAnonymizationTestApp } from '../testing/start-anonymization-test-app.ts';
import { AnonymizationFailed } from './anonymization-failed.ts';

let site: AnonymizationTestApp;
beforeAll(async () => {
  site = await startAnonymizationTestApp();
});
afterAll(() => site.close());

const text = 'Juan Carlos Pérez, DNI 28.456.789, con domicilio en Av. Corrientes 1234, juan@correo.example, demanda.';
const data = /Pérez|28\.456\.789|Corrientes|juan@/;

const anonymizeText = async (body: object, token: string, headers?: Record<string, string | undefined>) =>
  (await site.anonymize('text', body, token, headers)).json<Anonymized>();

describe('POST /anonymize-text refuses', () => {
  test('with 400 a call without the application’s identifier, in the header or in the body', async () => {
    const token = await site.somebody();
    const bare = await site.anonymize('text', { text }, token, { applicationid: undefined });
    expect([bare.statusCode, bare.json().error]).toEqual([400, 'missing_application_id']);
    expect((await site.anonymize('text', { text, applicationId: 'other' }, token)).statusCode).toBe(400);
  });

  test('with 403 a call whose CSRF cookie comes without its header', async () => {
    const response = await site.anonymize('text', { text }, await site.somebody(), { cookie: 'XSRF-TOKEN=abc' });
    expect([response.statusCode, response.json().error]).toEqual([403, 'csrf_mismatch']);
  });

  test.each<[string, Record<string, string | undefined>]>([
    ['no key at all', { authorization: undefined, apikey: undefined }],
    ['the key in one header only', { apikey: undefined }],
    ['the key in the other header only', { authorization: undefined }],
    ['another key', { authorization: 'Bearer otra', apikey: 'otra' }],
    ['a key without its scheme', { authorization: 'foja-public' }],
  ])('with 401 %s', async (_what, headers) => {
    const response = await site.anonymize('text', { text }, await site.somebody(), headers);
    expect([response.statusCode, response.json().error]).toEqual([401, 'invalid_public_key']);
  });

  test('with 401 ‘User not authenticated’ nobody, a guest, and a token that does not hold', async () => {
    const guest = await guestToken(site.test);
    for (const [token, error] of [
      [undefined, 'unauthenticated'],
      ['', 'unauthenticated'],
      [guest, 'unauthenticated'],
      ['not-a-token', 'invalid_token'],
    ] as const) {
      const response = await site.anonymize('text', { text }, token);
      expect([response.statusCode, response.json()]).toEqual([401, { error, message: 'User not authenticated' }]);
    }
  });

  test('with 401 before it reads what was sent', async () => {
    const response = await site.anonymize('text', { text: 5 }, undefined);
    expect(response.statusCode).toBe(401);
  });

  test('with 400 no text, and one beyond 200.000 characters', async () => {
    const token = await site.somebody();
    for (const body of [{}, { text: '' }, { text: 'a'.repeat(200_001) }]) {
      const response = await site.anonymize('text', body, token);
      expect([response.statusCode, response.json().error]).toEqual([400, 'invalid_request']);
    }
  });

  test('with 413 a body beyond any text', async () => {
    const response = await site.anonymize('text', { text: 'a'.repeat(4_100_000) }, await site.somebody());
    expect([response.statusCode, response.json().error]).toEqual([413, 'payload_too_large']);
  });
});

describe('POST /anonymize-text', () => {
  test('answers with all of the specification’s fields, and the way back', async () => {
    const answer = await anonymizeText({ text }, await site.somebody());
    expect(anonymizedSchema.parse(answer)).toEqual(answer);
    expect(answer).toMatchObject({ success: true, error: null, message: null, stats: { ai_used: false } });
    expect(answer.anonymized_text).not.toMatch(data);
    expect(answer.stats.total_replacements).toBe(answer.replacements.length);
    for (const { original, start, end } of answer.replacements) expect(text.slice(start, end)).toBe(original);
    expect(restore(answer.anonymized_text, answer.map)).toBe(text);
  });

  test('finds what the browser’s engine finds', async () => {
    const answer = await anonymizeText({ text }, await site.somebody());
    expect(answer.anonymized_text).toBe(anonymize(text).text);
  });

  test('keeps placeholders stable with the state of the call before, and keeps and adds what the person decided', async () => {
    const token = await site.somebody();
    const first = await anonymizeText({ text }, token);
    const second = await anonymizeText(
      { text: 'Responde Marta Gómez a Juan Carlos Pérez.', state: first.state },
      token,
    );
    const person = first.replacements.find(({ original }) => original === 'Juan Carlos Pérez')!.placeholder;
    expect(second.anonymized_text).toContain(`a ${person}.`);
    const decided = await anonymizeText(
      { text, keep: ['juan carlos perez'], known: [{ type: 'persona', text: 'demanda' }] },
      token,
    );
    expect(decided.anonymized_text).toContain('Juan Carlos Pérez');
    expect(decided.anonymized_text).not.toContain('demanda');
    expect(restore(decided.anonymized_text, decided.map)).toBe(text);
  });

  test('takes a text of 200.000 characters', async () => {
    const long = text.repeat(2_000).slice(0, 200_000);
    const answer = await anonymizeText({ text: long }, await site.somebody());
    expect(answer.anonymized_text).not.toMatch(data);
    expect(restore(answer.anonymized_text, answer.map)).toBe(long);
  });

  test('takes a text in which everything is a datum, and one datum that is very long', async () => {
    const token = await site.somebody();
    const mails = Array.from({ length: 6_000 }, (_, index) => `a${index}@correo.example`).join(' ');
    expect((await anonymizeText({ text: mails }, token)).replacements).toHaveLength(6_000);
    const url = `https://sitio.example/${'a'.repeat(350)}`;
    const first = await anonymizeText({ text: url.repeat(1) }, token);
    expect((await anonymizeText({ text: url, state: first.state }, token)).success).toBe(true);
  });

  test('takes no use', async () => {
    const token = await site.somebody();
    await anonymizeText({ text }, token);
    const usage = await site.test.app.inject({ url: '/api/usage/remaining', headers: callHeaders(token) });
    expect(usage.json()).toMatchObject({ used: 0, remaining: 10 });
  });

  test.each([
    ['failed', 500],
    ['timeout', 503],
    ['busy', 503],
  ] as const)('gives the original text back with success false when it %s', async (reason, status) => {
    const token = await site.somebody();
    const { anonymizer } = site.test.deps;
    const working = anonymizer.anonymize;
    anonymizer.anonymize = () => Promise.reject(new AnonymizationFailed(reason));
    const response = await site.anonymize('text', { text }, token);
    anonymizer.anonymize = working;
    expect(response.statusCode).toBe(status);
    expect(response.json()).toMatchObject({
      success: false,
      anonymized_text: text,
      replacements: [],
      stats: { total_replacements: 0, ai_used: false },
      error: `anonymization_${reason}`,
      message: expect.stringMatching(/./),
    });
  });

  test('answers many calls at once, each with its own text', async () => {
    const tokens = await Promise.all([site.somebody(), site.somebody(), site.somebody()]);
    const answers = await Promise.all(
      tokens.map((token, index) => anonymizeText({ text: `${text} Es la número ${index}. `.repeat(100) }, token)),
    );
    answers.forEach((answer, index) => {
      expect(answer.anonymized_text).toContain(`Es la número ${index}.`);
      expect(answer.anonymized_text).not.toMatch(data);
    });
  });

  test('leaves nothing of the text, the map, the key or the token in the log, whatever happens', async () => {
    const token = await site.somebody();
    await site.anonymize('text', { text }, token);
    await site.anonymize('text', { text, applicationId: 'other' }, token);
    const { anonymizer } = site.test.deps;
    const working = anonymizer.anonymize;
    anonymizer.anonymize = () => Promise.reject(new AnonymizationFailed('failed'));
    await site.anonymize('text', { text }, token);
    anonymizer.anonymize = working;
    const log = site.log();
    expect(log).toContain('/anonymize-text');
    expect(log).toContain('a text was not anonymized');
    expect(log).not.toMatch(data);
    expect(log).not.toContain('PERSONA_1');
    expect(log).not.toContain(token);
    expect(log).not.toContain('foja-public');
  });
});

test('POST /anonymize-text says which types it looked for and which recognised names stay, with why and where', async () => {
  const hearing = 'Jueza: Dra. Marcela Gandolfo. Imputado: Juan Pérez. Según Borda, hay culpa. GANDOLFO: Bien.';
  const answer = await anonymizeText({ text: hearing }, await site.somebody());
  expect(anonymizedSchema.parse(answer).searched).toContain('imei');
  expect(answer.kept.map(({ reason, start, end }) => [hearing.slice(start, end), reason])).toEqual([
    ['Marcela Gandolfo', 'official'],
    ['Borda', 'author'],
    ['GANDOLFO', 'official'],
  ]);
  expect(answer.anonymized_text).not.toContain('Pérez');
});
