import { routes } from '@foja/contracts/routes';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { AnonymizationFailed } from '../anonymization/anonymization-failed.ts';
import { openUses } from '../testing/open-uses.ts';
import { sampleCases } from '../testing/sample-cases.ts';
import type { StandInOpenAi } from '../testing/stand-in-openai.ts';
import { refusalOf } from '../testing/start-chat-test-app.ts';
import {
  type EvaluationTestApp,
  evaluationOf,
  openingTimeoutMs,
  startEvaluationTestApp,
} from '../testing/start-evaluation-test-app.ts';

let site: EvaluationTestApp;
let model: StandInOpenAi;
beforeAll(async () => {
  site = await startEvaluationTestApp({
    withModel: true,
    guides: ['producto-fallado', 'choque-de-autos', 'me-despidieron-sin-causa'],
  });
  model = site.model!;
}, openingTimeoutMs);
afterAll(() => site.close());
beforeEach(() => {
  model.calls.length = 0;
});

const [collision, product] = sampleCases;

async function evaluate(message: string, role: 'Professional' | 'Premium' = 'Professional') {
  const { token, used } = await site.somebody(role);
  const evaluation = await evaluationOf(await site.evaluate({ message, model: 'gpt-4o' }, token));
  if (evaluation.insufficient) throw new Error('nothing to go on');
  return { evaluation, used: await used() };
}

const answering = (facts: object) => model.script({ kind: 'answer', text: JSON.stringify(facts) });

describe('a model that reads well', () => {
  test('points at the words of elements and proofs, which come first, and is named as the engine', async () => {
    answering({
      elements: [{ number: 2, status: 'supported', quote: 'en una casa de electrodomésticos' }],
      evidence: [{ number: 3, quote: 'El service vino dos veces' }],
      startQuote: null,
    });
    const { evaluation, used } = await evaluate(product.story);
    expect(evaluation).toMatchObject({ engine: 'gpt-4o', notice: null });
    expect(evaluation.points[1]).toMatchObject({ status: 'supported', quotes: ['en una casa de electrodomésticos'] });
    expect(evaluation.evidence[2]).toMatchObject({ status: 'named', quotes: ['El service vino dos veces'] });
    expect(used).toBe(1);
  });

  test('chooses the date that the period counts from; the day is read by us', async () => {
    answering({ startQuote: 'a los dos meses dejó de enfriar' });
    const { evaluation } = await evaluate(product.story);
    expect(evaluation.limitation).toMatchObject({ startsOn: '2026-09-20', endsOn: '2027-03-20' });
  });

  test('gives no number: one that it sends is not taken', async () => {
    answering({});
    const { evaluation: before } = await evaluate(collision.story);
    answering({ successProbability: 99, isViable: false, elements: [] });
    const { evaluation: after } = await evaluate(collision.story);
    expect(after.successProbability).toBe(before.successProbability);
    expect(after.isViable).toBe(true);
  });
});

describe('a model that reads badly', () => {
  test('has its invented quotes left out, and a denial that it gives as a proof', async () => {
    answering({});
    const story = product.story.replace('Tengo la factura y los', 'No tengo la factura, solo los');
    const { evaluation: own } = await evaluate(story);
    answering({
      elements: [
        { number: 2, status: 'supported', quote: 'La heladera tenía dos años de garantía' },
        { number: 99, status: 'supported', quote: 'Compré una heladera' },
      ],
      evidence: [
        { number: 1, quote: 'No tengo la factura' },
        { number: 2, quote: 'Tengo el certificado' },
      ],
      startQuote: 'el 1 de enero de 1990',
    });
    const { evaluation } = await evaluate(story);
    // The seal is of who asked: each asks as somebody else.
    expect({ ...evaluation, continuation: null }).toEqual({ ...own, continuation: null });
  });

  test.each([
    ['answers broken JSON', { kind: 'answer', text: '{"elements": [' }, 'no se puede leer'],
    ['answers another shape', { kind: 'answer', text: '{"elements": "todos"}' }, 'no se puede leer'],
    ['refuses', { kind: 'answer', text: 'No puedo ayudar con eso.' }, 'no quiso'],
    ['hangs', { kind: 'hang', patienceMs: 1_500 }, 'no respondió a tiempo'],
    ['fails', { kind: 'status', status: 500 }, 'no está disponible'],
    ['is busy', { kind: 'status', status: 429 }, 'está saturado'],
  ] as const)('that %s leaves our own reading, and says so', async (_, behaviour, why) => {
    model.script(behaviour);
    const { evaluation, used } = await evaluate(product.story);
    expect(evaluation.engine).toBe('Motor local');
    expect(evaluation.notice).toContain(why);
    expect(evaluation.points[0]?.status).toBe('supported');
    expect(used).toBe(1);
  });
});

describe('personal data', () => {
  const story = `Soy Juan Carlos Pérez, DNI 28.456.789. ${product.story} Le escribí al gerente, Martín Rodríguez, y Rodríguez no contestó el reclamo.`;

  test('never reach the model, and stand again in the quotes as they were written', async () => {
    model.script({
      kind: 'answer',
      text: (prompt) => {
        const quote = /Le escribí al gerente, [^.]*\./.exec(prompt)![0];
        return JSON.stringify({ elements: [{ number: 2, status: 'supported', quote }] });
      },
    });
    const { evaluation } = await evaluate(story);
    expect(model.calls).toHaveLength(2);
    expect(JSON.stringify(model.calls.map(({ body }) => body))).not.toMatch(/Pérez|Rodríguez|28\.456\.789/);
    expect(evaluation.points[1]!.quotes[0]).toBe(
      'Le escribí al gerente, Martín Rodríguez, y Rodríguez no contestó el reclamo.',
    );
    for (const { quotes } of [...evaluation.points, ...evaluation.evidence]) {
      for (const quote of quotes) expect(story).toContain(quote);
    }
  });

  test('stop the evaluation with 422 where they cannot be taken out, without taking a use', async () => {
    const { token, used } = await site.somebody();
    const works = site.test.deps.anonymizer.anonymize;
    site.test.deps.anonymizer.anonymize = async () => {
      throw new AnonymizationFailed('failed');
    };
    try {
      const response = await site.evaluate({ message: story }, token);
      expect(await refusalOf(response)).toEqual([422, 'anonymization_required']);
    } finally {
      site.test.deps.anonymizer.anonymize = works;
    }
    expect(await used()).toBe(0);
    expect(model.calls).toHaveLength(0);
  });
});

describe('a caller who leaves', () => {
  test('ends the call to the model, which costs the use all the same', async () => {
    model.script({ kind: 'hang' });
    const { token, used } = await site.somebody();
    const openBefore = await openUses(site.test);
    const leaving = new AbortController();
    const call = site.evaluate({ message: product.story }, token, leaving.signal).catch((error: Error) => error.name);
    const received = await model.call(0);
    leaving.abort();
    expect(await call).toBe('AbortError');
    expect(await received.closedEarly).toBe(true);
    await expect.poll(() => openUses(site.test)).toBe(openBefore);
    expect(await used()).toBe(1);
  });

  test('finds the model also behind rag-query, where the evaluation says which one read', async () => {
    answering({});
    const { token } = await site.somebody('Premium');
    const response = await site.post(
      routes.ragQuery,
      { message: product.story, enableCaseEvaluation: true, model: 'gpt-4o' },
      token,
    );
    expect(await response.json()).toMatchObject({ evaluation: { engine: 'gpt-4o' } });
  });
});
