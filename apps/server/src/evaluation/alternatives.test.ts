import { type CaseEvaluation, type Evaluation, evaluationSchema } from '@foja/contracts/evaluation';
import { maxAlternatives } from '@foja/contracts/evaluation-rules';
import { routes } from '@foja/contracts/routes';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { sampleCases } from '../testing/sample-cases.ts';
import type { StandInOpenAi } from '../testing/stand-in-openai.ts';
import { answerOf } from '../testing/start-chat-test-app.ts';
import {
  type EvaluationTestApp,
  evaluationOf,
  openingTimeoutMs,
  startEvaluationTestApp,
} from '../testing/start-evaluation-test-app.ts';

let site: EvaluationTestApp;
let model: StandInOpenAi;
let token: string;
beforeAll(async () => {
  site = await startEvaluationTestApp({
    withModel: true,
    guides: [
      'choque-de-autos',
      'choque-sin-seguro',
      'choque-y-seguro-del-tercero',
      'mordedura-de-perro',
      'producto-fallado',
      'restitucion-internacional-de-ninos',
    ],
  });
  model = site.model!;
  ({ token } = await site.somebody('Admin'));
}, openingTimeoutMs);
afterAll(() => site.close());
beforeEach(() => {
  model.calls.length = 0;
  model.script({ kind: 'answer', text: '{}' });
});

/** Told so that more than one kind of claim for it may be meant. */
const collision =
  'El 14 de agosto de 2025 el conductor de un auto, Martín Rodríguez, dobló sin poner el giro y me chocó la moto. Me quebré la pierna. Dice que paga su seguro. Tengo la historia clínica y fotos de cómo quedó la moto.';
const collisions = [
  'Me chocaron o choqué con el auto, la moto o la bici',
  'Choque donde uno no tenía seguro',
  'Me chocaron y quiero cobrar del seguro del otro',
];
const clear = sampleCases[4];

async function evaluate(message: string): Promise<Evaluation> {
  return evaluationOf(await site.evaluate({ message, model: 'gpt-4o' }, token));
}

/** The alternatives that have a number. */
function numbered({ alternatives }: Evaluation): CaseEvaluation[] {
  return alternatives.flatMap(({ evaluation }) => (evaluation.insufficient ? [] : [evaluation]));
}

describe('a story between two cases', () => {
  test('is evaluated as both, the other one without alternatives of its own', async () => {
    const evaluation = await evaluate(collision);
    expect(evaluationSchema.parse(evaluation)).toEqual(evaluation);
    const [other] = evaluation.alternatives;
    expect(collisions).toEqual(expect.arrayContaining([evaluation.guideTitle, other?.guideTitle]));
    expect(other?.guideTitle).not.toBe(evaluation.guideTitle);
    expect(other?.evaluation.caseType).toBe(other?.caseType);
    expect(other?.guideTitle).toBe(other?.evaluation.sources[0]?.heading);
    expect(other?.evaluation).not.toHaveProperty('alternatives');
    expect(evaluation.alternatives.length).toBeLessThanOrEqual(maxAlternatives);
  });

  test('has each number add up, from words of the story and articles that are sources', async () => {
    const others = numbered(await evaluate(collision));
    expect(others.length).toBeGreaterThan(0);
    for (const { adverse, successProbability, baseline, points, evidence, limitation, sources } of others) {
      const parts = [...points, ...evidence, ...adverse, ...(limitation ? [limitation] : [])];
      expect(parts.reduce((sum, { contribution }) => sum + contribution, baseline)).toBe(successProbability);
      for (const quote of [...points, ...evidence].flatMap(({ quotes }) => quotes)) expect(collision).toContain(quote);
      const keys = sources.flatMap(({ kind, articles }) => (kind === 'guide' ? [] : articles));
      for (const key of points.flatMap(({ articles }) => articles)) expect(keys).toContain(key);
    }
  });

  test('never has the number of another kind fall when a proof that it misses is added', async () => {
    for (const before of numbered(await evaluate(collision))) {
      for (const { name } of before.evidence.filter(({ status }) => status === 'absent')) {
        const after = numbered(await evaluate(`${collision} Tengo como prueba: ${name}.`));
        const same = after.find(({ guideTitle }) => guideTitle === before.guideTitle);
        expect(same?.successProbability).toBeGreaterThan(before.successProbability);
      }
    }
  });

  // Twice and no more: which guide it is, then its facts. Each other kind would be one more call.
  test('takes one use and asks the model twice: the other kind is read by our own engine, and says so', async () => {
    const { token: own, used } = await site.somebody('Professional');
    const evaluation = await evaluationOf(await site.evaluate({ message: collision, model: 'gpt-4o' }, own));
    expect(await used()).toBe(1);
    expect(model.calls).toHaveLength(2);
    expect(evaluation.engine).toBe('gpt-4o');
    expect(evaluation.alternatives[0]?.evaluation).toMatchObject({
      engine: 'Motor local',
      notice: expect.stringContaining('motor local'),
    });
  });

  test('keeps personal data from the model, and has them in the quotes of every kind as they were written', async () => {
    const evaluation = await evaluate(collision);
    expect(JSON.stringify(model.calls.map(({ body }) => body))).not.toContain('Rodríguez');
    const quotes = numbered(evaluation).flatMap(({ points, evidence }) =>
      [...points, ...evidence].flatMap((part) => part.quotes),
    );
    expect(quotes.length).toBeGreaterThan(0);
    for (const quote of quotes) expect(collision).toContain(quote);
    expect(quotes.join()).toContain('Martín Rodríguez');
  });

  test('brings the other kind in the chat too, within the same use', async () => {
    const { token: own, used } = await site.somebody('Premium');
    const response = await site.post(
      routes.ragQuery,
      { message: collision, enableCaseEvaluation: true, model: 'gpt-4o', domain: 'todos_premium' },
      own,
    );
    const { evaluation } = await answerOf(response);
    expect(collisions).toContain(evaluation?.alternatives[0]?.guideTitle);
    expect(await used()).toBe(1);
  });
});

test('a story whose kind is clear has no other', async () => {
  expect(await evaluate(clear.story)).toMatchObject({ caseType: clear.caseType, alternatives: [] });
});

describe('too little to go on', () => {
  test('still says which kinds of case it may be, each with what to add', async () => {
    const evaluation = await evaluate('Me chocó un auto y el seguro no contesta.');
    expect(evaluation).toMatchObject({ insufficient: true });
    const cases = [evaluation.guideTitle, ...evaluation.alternatives.map(({ guideTitle }) => guideTitle)];
    expect(cases.length).toBeGreaterThan(1);
    expect(collisions).toEqual(expect.arrayContaining(cases));
    for (const { evaluation: other } of evaluation.alternatives) {
      expect(other.insufficient && other.whatToAdd.length).toBeGreaterThan(1);
    }
  });

  test('names none where nothing of law is told', async () => {
    expect(await evaluate('Ayer hice una torta de chocolate con mi abuela y nos quedó muy rica.')).toMatchObject({
      insufficient: true,
      caseType: null,
      alternatives: [],
    });
  });
});
