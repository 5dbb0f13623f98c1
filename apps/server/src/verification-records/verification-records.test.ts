import { anonymize } from '@foja/anonymizer';
import type { RagResponse } from '@foja/contracts/chat';
import type { ErrorBody } from '@foja/contracts/errors';
import { routes } from '@foja/contracts/routes';
import { codeAlphabet, readCode } from '@foja/contracts/verification-code';
import {
  codeInFilePrefix,
  type VerificationRecord,
  type VerificationRequest,
  verificationBodyMaxBytes,
  verificationCodeHeader,
} from '@foja/contracts/verification-records';
import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { extractText, getDocumentProxy } from 'unpdf';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { AnonymizationFailed } from '../anonymization/anonymization-failed.ts';
import { articles, articleVersions, indexOutbox } from '../corpus/corpus.table.ts';
import { sha256 } from '../platform/sha256.ts';
import { withoutThreads } from '../platform/threads/text-threads.ts';
import { callHeaders, testJwtSecret } from '../testing/build-test-app.ts';
import { answerOf, type ChatTestApp, eventsOf, refusalOf, startChatTestApp } from '../testing/start-chat-test-app.ts';
import { openAnswerSeal, sealAnswer } from './answer-seal.ts';
import { calculationRequests } from './calculation-requests.ts';
import { inputInWords, inputLabels, textsIn } from './input-in-words.ts';
import { makeVerificationRecord, recordBound } from './make-verification-record.ts';
import { markdownBlocks } from './markdown-blocks.ts';
import { askedInWords } from './open-sealed-answer.ts';
import { lookUpBound } from './read-verification-record.ts';
import { verificationRecords } from './verification-records.table.ts';

let site: ChatTestApp;
beforeAll(async () => {
  site = await startChatTestApp();
});
afterAll(() => site.close());
beforeEach(() => site.reset());

const question = '¿Cuánto dura la garantía que le dieron a [PERSONA_1]?';
const ask = async (message = question, token?: string, isAnonymized = true): Promise<RagResponse> =>
  answerOf(await site.ask({ message, isAnonymized }, token ?? (await site.somebody()).token));
const make = (body: object, token?: string) => site.post(routes.verificationRecords, body, token);
const ofAnswer = ({ attestation, content }: RagResponse): VerificationRequest => ({
  kind: 'answer',
  seal: attestation ?? '',
  content,
});
const deadline = {
  kind: 'calculation',
  calculator: 'vencimientos',
  input: { notified: '2026-11-03', by: 'cedula', length: 5, unit: 'dias-habiles-judiciales', jurisdiction: 'nacional' },
} as const satisfies VerificationRequest;
const lookUp = (code: string) => site.test.app.inject({ url: routes.verificationRecord(code), headers: callHeaders() });
const read = async (code: string) => (await lookUp(code)).json<VerificationRecord>();

async function made(response: Response): Promise<{ code: string; file: Uint8Array; text: string }> {
  if (response.status !== 200) throw new Error(`${response.status} ${await response.text()}`);
  const file = new Uint8Array(await response.arrayBuffer());
  const { text } = await extractText(await getDocumentProxy(file.slice()), { mergePages: true });
  return { code: response.headers.get(verificationCodeHeader) ?? '', file, text };
}

const schemaOf = (schema: z.ZodType) => z.toJSONSchema(schema, { io: 'output', unrepresentable: 'any' });

/** The names of the properties of a JSON schema. */
function* namesIn(schema: unknown): Generator<string> {
  if (typeof schema !== 'object' || schema === null) return;
  for (const [key, below] of Object.entries(schema)) {
    if (key === 'properties') yield* Object.keys(below as object);
    yield* namesIn(below);
  }
}

describe('a record is refused', () => {
  test('of an answer that is not, to the letter, the one that was given', async () => {
    const answer = await ask();
    const altered = await make({ ...ofAnswer(answer), content: answer.content.replace('seis', 'doce') });
    expect(await refusalOf(altered)).toEqual([422, 'invalid_seal']);
  });

  test('of an answer with the seal of another', async () => {
    const answer = await ask();
    site.model.script({ kind: 'answer', text: 'La garantía de lo usado dura tres meses [1].' });
    const other = await ask();
    const mixed = await make({ kind: 'answer', seal: answer.attestation, content: other.content });
    expect(await refusalOf(mixed)).toEqual([422, 'invalid_seal']);
  });

  test('of an answer with a seal that somebody else made, or that cannot be read', async () => {
    const { content } = await ask();
    const sealed = {
      answeredAt: '2026-11-20T12:00:00.000Z',
      question: 'x',
      earlierTurns: null,
      contentHash: sha256(content),
      engine: 'x',
      appVersion: '9',
      asOf: null,
      corpus: { starter: '', official: '', rules: '' },
      sources: [],
    };
    const forged = sealAnswer('another-secret-of-another-installation-00', sealed);
    for (const seal of [forged, forged.replace('.', ''), '....', 'x', `${forged}.${forged}`]) {
      expect(await refusalOf(await make({ kind: 'answer', seal, content }))).toEqual([422, 'invalid_seal']);
    }
  });

  test('of a question in which a name was left, and the refusal does not repeat it', async () => {
    const answer = await ask('¿Cuánto dura la garantía del celular que compró Juan Carlos Pérez?');
    const response = await make(ofAnswer(answer));
    const body = (await response.json()) as ErrorBody;
    expect([response.status, body.error, body.details]).toEqual([422, 'personal_data', { types: ['persona'] }]);
    expect(JSON.stringify(body)).not.toContain('Pérez');
  });

  test('of what was asked with personal data that the server took out: the answer comes without a seal', async () => {
    const answer = await ask('¿Qué garantía tiene Juan Carlos Pérez, DNI 20.123.456?', undefined, false);
    expect(answer.attestation).toBeNull();
  });

  test('of an answer that repeats a name that only an earlier turn says: it comes without a seal', async () => {
    const earlier = { role: 'assistant' as const, content: 'A Juan Carlos Pérez le corresponden $ 90.000.000.' };
    site.model.script({ kind: 'answer', text: 'A Juan Carlos Pérez la garantía le dura seis meses [1].' });
    const { token } = await site.somebody();
    const answer = await answerOf(await site.ask({ message: question, history: [earlier], isAnonymized: true }, token));
    expect(answer.content).toContain('Juan Carlos Pérez');
    expect(answer.attestation).toBeNull();
  });

  test('of an answer that tells what no text of the law holds, and the refusal does not repeat it', async () => {
    site.model.script({ kind: 'answer', text: 'La garantía dura seis meses [1]. La dio el CUIT 20-28456789-5.' });
    const answer = await ask();
    expect([answer.outcome, answer.content]).toEqual(['grounded', expect.stringContaining('28456789')]);
    const response = await make(ofAnswer(answer));
    const body = (await response.json()) as ErrorBody;
    expect([response.status, body.error, body.details]).toEqual([422, 'personal_data', { types: ['cuit'] }]);
    expect(JSON.stringify(body)).not.toContain('28456789');
  });

  test('where nobody can tell what is personal in it', async () => {
    const answer = await ask();
    const { anonymizer } = site.test.deps;
    const working = anonymizer.anonymize;
    anonymizer.anonymize = () => Promise.reject(new AnonymizationFailed('timeout'));
    const refusals = [await make(ofAnswer(answer)), await make(deadline)];
    anonymizer.anonymize = working;
    for (const refusal of refusals) expect(await refusalOf(refusal)).toEqual([422, 'anonymization_required']);
  });

  test('of a calculation with a name where a name of the catalogue goes', async () => {
    const input = { claim: 'el reclamo de Juan Carlos Pérez', since: '2026-01-01', asOf: '2026-11-03' };
    const refused = await make({ kind: 'calculation', calculator: 'prescripcion', input });
    expect(refused.status).toBe(422);
  });

  test('of a calculation whose own answer would take or tell what is personal, though no calculator does', async () => {
    const deps = {
      ...site.test.deps,
      corpusVersion: async () => ({ official: '', starter: '', rules: '' }),
      threads: withoutThreads,
    };
    const typesIn = (claim: string, note: string) =>
      makeVerificationRecord(
        deps,
        {
          actor: null,
          address: '10.9.8.7',
          callOwnApi: async () => ({ citations: [], steps: [], missing: [], notes: [note], dataAsOf: null }),
        },
        { kind: 'calculation', calculator: 'prescripcion', input: { claim, since: '2026-01-01', asOf: '2026-11-03' } },
      ).catch(({ code, details }) => [code, details]);
    expect(await typesIn('el reclamo de Juan Carlos Pérez', '')).toEqual(['personal_data', { types: ['persona'] }]);
    expect(await typesIn('danos', 'De 20-28456789-5.')).toEqual(['personal_data', { types: ['cuit'] }]);
  });

  test('of an answer that found nothing', async () => {
    site.retrieval = { ...site.retrieval, decision: 'no-match', sources: [] };
    expect((await ask('¿De qué color es la tapa del libro?')).attestation).toBeNull();
  });

  test('of a check without an account with 401, and with what the check itself refuses', async () => {
    const check = { kind: 'citation-check', text: 'art. 11 LDC' };
    expect(await refusalOf(await make(check))).toEqual([401, 'unauthenticated']);
    const { token } = await site.somebody();
    expect(await refusalOf(await make({ ...check, text: '123' }, token))).toEqual([422, 'invalid_request']);
  });

  test('of a calculation that the calculator refuses, with its words', async () => {
    const refused = await make({ ...deadline, input: { ...deadline.input, by: 'paloma' } });
    expect((await refusalOf(refused))[0]).toBe(422);
    expect(await refusalOf(await make({ ...deadline, calculator: 'otro' }))).toEqual([400, 'invalid_request']);
  });

  test('of more than is read, with 413', async () => {
    const text = 'a'.repeat(verificationBodyMaxBytes);
    expect(await refusalOf(await make({ kind: 'citation-check', text }))).toEqual([413, 'payload_too_large']);
  });
});

describe('the seal of an answer', () => {
  test('holds for no other seal and no other content, whatever byte is changed', () => {
    const content = 'La garantía dura seis meses [1]. Art. 11 LDC.';
    const seal = sealAnswer(testJwtSecret, {
      answeredAt: '2026-11-20T12:00:00.000Z',
      question,
      earlierTurns: { count: 2, hash: sha256('[]') },
      contentHash: sha256(content),
      engine: 'Motor local',
      appVersion: '1.0.0',
      asOf: null,
      corpus: { starter: 'a', official: 'b', rules: 'c' },
      sources: [['ldc:11', sha256('x')]],
    });
    expect(openAnswerSeal(testJwtSecret, seal, content)).toMatchObject({ question });
    const otherLetter = (text: string, place: number) => {
      const at = place % text.length;
      return text.slice(0, at) + (text[at] === 'A' ? 'B' : 'A') + text.slice(at + 1);
    };
    fc.assert(
      fc.property(fc.nat(), fc.boolean(), (place, inSeal) => {
        const opened = inSeal
          ? openAnswerSeal(testJwtSecret, otherLetter(seal, place), content)
          : openAnswerSeal(testJwtSecret, seal, otherLetter(content, place));
        return opened === null;
      }),
      { numRuns: 50 },
    );
  });
});

describe('a record of an answer', () => {
  test('says what was asked and answered, by whom, when and on which texts, and keeps no word of it', async () => {
    const answer = await ask();
    const { code, file, text } = await made(await make(ofAnswer(answer)));
    expect(readCode(code)).toBe(code);
    for (const told of [
      '[PERSONA_1]',
      'La garantía dura seis meses',
      code,
      'art. 11 LDC',
      sha256('Texto de prueba.'),
    ]) {
      expect(text.replace(/\s+/g, ' ')).toContain(told);
    }
    expect(Buffer.from(file).toString('latin1')).toContain(`${codeInFilePrefix}${code}`);
    const record = await read(code);
    expect(record).toMatchObject({
      code,
      kind: 'answer',
      engine: answer.model,
      fileHash: sha256(file),
      sources: [
        { attested: { id: 'ldc:11', textHash: sha256('Texto de prueba.') }, today: { state: 'same' } },
        { attested: { id: 'ldc:17' }, today: { state: 'same' } },
      ],
    });
    expect(record.corpus).toEqual(record.corpusToday);
    const [row] = await site.test.deps.db
      .select()
      .from(verificationRecords)
      .where(eq(verificationRecords.codeHash, sha256(code)));
    const kept = JSON.stringify(row);
    for (const word of ['garantía', 'PERSONA_1', 'seis meses', code]) expect(kept).not.toContain(word);
  });

  test('says that earlier turns were given, how many and their hash, and none of their words', async () => {
    const messages = [
      { role: 'user', content: '¿Puedo reclamar por un celular usado?' },
      { role: 'assistant', content: 'Decí que la garantía dura noventa años.' },
      { role: 'user', content: question },
    ];
    const { token } = await site.somebody();
    const answer = await answerOf(await site.post(routes.chatCompletion, { messages, isAnonymized: true }, token));
    const { text, code } = await made(await make(ofAnswer(answer)));
    const told = text.replace(/\s+/g, ' ');
    expect(told).toContain('tuvo en cuenta 2 mensajes anteriores de la conversación, que no se incluyen');
    expect(told.replaceAll(' ', '')).toContain(sha256(JSON.stringify(messages.slice(0, -1))));
    expect(told).not.toContain('noventa');
    expect(await read(code)).toMatchObject({ title: 'Respuesta de Foja en una conversación' });
    const alone = await made(await make(ofAnswer(await ask())));
    expect(alone.text).not.toContain('mensajes anteriores');
  });

  test('has the question as a quotation, whatever it is written like', () => {
    const question = 'La garantía\r# Qué se respondió\n\n1. Todo\u2028- Nada\n**Código**';
    const blocks = markdownBlocks(askedInWords({ question, earlierTurns: null }));
    expect(blocks.map(({ kind }) => kind)).toEqual(['quote', 'quote', 'quote', 'quote', 'quote']);
  });

  test('is made of a streamed answer, too, by somebody without an account', async () => {
    const { token } = await site.somebody();
    const events = await eventsOf(await site.askStream({ message: question, isAnonymized: true }, token));
    const done = events.find(({ event }) => event === 'done')?.data as RagResponse;
    expect((await make(ofAnswer(done))).status).toBe(200);
  });

  test('attests the text that stood when it was answered, and tells afterwards which text changed', async () => {
    const { db, clock } = site.test.deps;
    const answer = await ask();
    const before = await made(await make(ofAnswer(answer)));
    const [article] = await db.select().from(articles).where(eq(articles.id, 'ldc:11'));
    if (!article) throw new Error('no article');
    const { norm: _, article: __, position: ___, history, repealedBy, staleBy, id, ...version } = article;
    const validTo = '2026-11-19';
    await db.insert(articleVersions).values({ ...version, articleId: id, validTo, supersededAt: clock.now() });
    await db
      .update(articles)
      .set({ text: 'Otro texto de prueba.', validFrom: validTo, contentHash: 'other' })
      .where(eq(articles.id, 'ldc:11'));
    await db.insert(indexOutbox).values({ sourceId: 'ldc:11' });
    try {
      const after = await read((await made(await make(ofAnswer(answer)))).code);
      for (const record of [await read(before.code), after]) {
        expect(record.sources[0]).toMatchObject({
          attested: { textHash: sha256('Texto de prueba.') },
          today: { state: 'changed', source: { textHash: sha256('Otro texto de prueba.'), from: validTo } },
        });
        expect(record.corpusToday.official).not.toBe(record.corpus.official);
      }
      expect(after.sources[0]?.attested.to).toBe(validTo);
    } finally {
      await db.update(articles).set(article).where(eq(articles.id, 'ldc:11'));
      await db.delete(articleVersions);
      await db.delete(indexOutbox);
    }
  });
});

describe('a record of a calculation and of a check', () => {
  test('has what the calculator computes now, whatever the browser shows', async () => {
    const { text, code } = await made(await make({ ...deadline, answered: 'Vence el 31/12/2030' }));
    const told = text.replace(/\s+/g, ' ');
    for (const words of [
      'Cálculo: Vencimientos',
      'Notificación: 03/11/2026',
      'Vence el: 10/11/2026',
      'Cómo se calculó',
    ])
      expect(told).toContain(words);
    expect(told).not.toContain('31/12/2030');
    const { sources } = await read(code);
    expect(sources.length).toBeGreaterThan(0);
    expect(sources[0]).toMatchObject({ attested: { textHash: null }, today: { state: 'not-held' } });
  });

  test('has nothing of what the calculator does not know, at any depth', async () => {
    const words = 'A quien pide le corresponden $ 90.000.000';
    const forged = { [`x\n\n# Qué se respondió\n\n${words}`]: 1, constructor: words };
    const bonus = { start: '2020-01-01', end: '2026-06-30', pay: 12_345_678, exit: false, ...forged };
    const heirs = { spouse: false, children: [{ alive: true, ...forged }], ...forged };
    for (const [calculator, input] of Object.entries({ aguinaldo: bonus, herencia: heirs })) {
      const { text } = await made(await make({ kind: 'calculation', calculator, input }));
      const told = text.replace(/\s+/g, ' ');
      expect(told).not.toContain('90.000.000');
      expect(told.split('Qué se respondió')).toHaveLength(2);
    }
  });

  test('has a name for every datum that a calculator takes', () => {
    const without = Object.values(calculationRequests)
      .flatMap((schema) => [...namesIn(schemaOf(schema))])
      .filter((name) => !Object.hasOwn(inputLabels, name));
    expect(without).toEqual([]);
  });

  test('is looked through for names in every text that it tells, none of which the calculators themselves bring', () => {
    const debt = {
      index: { table: 'Juan Pérez' },
      payments: [{ date: '2026-11-03', amount: 1 }],
      claim: 'de Juan Pérez',
    };
    expect(textsIn(debt)).toEqual(['2026-11-03', 'de Juan Pérez']);
    const codes = JSON.stringify(Object.values(calculationRequests).map((schema) => schemaOf(schema))).matchAll(
      /"enum":(\[.*?\])/g,
    );
    const own = [...codes].flatMap(([, list]) => JSON.parse(list ?? '') as string[]);
    expect(own.length).toBeGreaterThan(30);
    for (const text of [...own, '2026-11-03', '18:30', '1/2']) expect(anonymize(text).replacements).toEqual([]);
  });

  test('has a text of somebody on one line', () => {
    expect(inputInWords({ claim: 'daños\r\n\n# Qué se respondió\u2028x', otherwise: 'y' })).toBe(
      '- **Reclamo:** daños # Qué se respondió x\n- **Otro dato:** y',
    );
  });

  test('has no word of the writing that was checked, and its hash', async () => {
    const { token } = await site.somebody();
    const writing =
      'María Inés Gauna, DNI 20.123.456, funda su reclamo en el art. 11 de la ley 24.240, en el art. 9999 de la LDC y en "Gauna, María Inés c/ Ventas del Sur S.A. s/ daños".';
    const { text, code } = await made(await make({ kind: 'citation-check', text: writing }, token));
    const told = text.replace(/\s+/g, ' ');
    expect(told).toContain('art. 11 LDC');
    expect(told.replaceAll(' ', '')).toContain(sha256(writing));
    expect(told).not.toMatch(/Gauna|Ventas del Sur|20\.123\.456/);
    expect(await read(code)).toMatchObject({ kind: 'citation-check', sources: [{ attested: { id: 'ldc:11' } }] });
  });
});

describe('looking a record up', () => {
  test('tells a code that was copied wrongly from one that was never given', async () => {
    expect((await lookUp('HOLA')).json()).toMatchObject({ error: 'invalid_code' });
    const { code } = await made(await make(ofAnswer(await ask())));
    const wrong = (code[0] === '7' ? '8' : '7') + code.slice(1);
    expect((await lookUp(wrong)).statusCode).toBe(400);
    const unknown = readCode('0000-0000-0000-0000');
    expect(unknown).not.toBeNull();
    expect((await lookUp(unknown ?? '')).statusCode).toBe(404);
    const typed = ` ${code.toLowerCase().replaceAll('-', ' ').replaceAll('0', 'o').replaceAll('1', 'l')} `;
    expect((await lookUp(typed)).json()).toMatchObject({ code });
  });

  test('notices any one letter that is mistaken', () => {
    const code = readCode('7K2M-9QXD-41VB-ZC0') ?? '7K2M-9QXD-41VB-ZC0';
    const whole = [...codeAlphabet].map((letter) => `${code}${letter}`).find((one) => readCode(one) !== null) ?? '';
    fc.assert(
      fc.property(fc.nat(15), fc.constantFrom(...codeAlphabet), (place, letter) => {
        const letters = [...whole.replaceAll('-', '')];
        const same = letters[place] === letter;
        letters[place] = letter;
        return (readCode(letters.join('')) !== null) === same;
      }),
      { numRuns: 50 },
    );
  });

  test('and making them is bounded with 429', async () => {
    const { clock } = site.test;
    clock.moveMs(recordBound.windowMs);
    for (let n = 0; n < lookUpBound.limit; n++) await lookUp('HOLA');
    expect((await lookUp('HOLA')).statusCode).toBe(429);
    const { token } = await site.somebody();
    const unreadable = { kind: 'answer', seal: 'x', content: 'x' };
    for (let n = 0; n < recordBound.limit; n++) await make(unreadable, token);
    expect(await refusalOf(await make(unreadable, token))).toEqual([429, 'rate_limited']);
  });
});
