import type { QuestionGenerationRequestInput } from '@foja/contracts/generators/generation-request';
import type { QuestionGenerationResult } from '@foja/contracts/generators/generation-result';
import { routes } from '@foja/contracts/routes';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sampleMatters, textWithoutMatter } from '../../testing/sample-matters.ts';
import type { StandInOpenAi } from '../../testing/stand-in-openai.ts';
import {
  type EvaluationTestApp,
  openingTimeoutMs,
  startEvaluationTestApp,
} from '../../testing/start-evaluation-test-app.ts';

let site: EvaluationTestApp;
let model: StandInOpenAi;
const { text } = sampleMatters.collision;
const quoted = 'El conductor dice que yo venía rápido.';

beforeAll(async () => {
  site = await startEvaluationTestApp({
    withModel: true,
    guides: [sampleMatters.collision.guide, sampleMatters.product.guide],
  });
  if (site.model === null) throw new Error('started without a model');
  model = site.model;
}, openingTimeoutMs);
afterAll(() => site.close());
beforeEach(() => {
  model.calls.length = 0;
});

type UseCase = QuestionGenerationResult['useCase'];

async function generate<U extends UseCase>(
  body: QuestionGenerationRequestInput & { useCase: U },
): Promise<Extract<QuestionGenerationResult, { useCase: U }>> {
  const { token } = await site.somebody('Admin');
  const response = await site.post(routes.questionGenerate, body, token);
  expect(response.status).toBe(200);
  return (await response.json()) as Extract<QuestionGenerationResult, { useCase: U }>;
}

const answer = (value: object) => model.script({ kind: 'answer', text: JSON.stringify(value) });
const question = (overrides: object = {}) => ({
  question: '¿A qué velocidad circulaba cada vehículo?',
  purpose: 'Saber quién incidió en el choque.',
  expectedAnswer: 'El texto recoge lo que dice el conductor.',
  quote: quoted,
  articles: ['ccyc:1729'],
  followUps: ['¿Cómo lo sabe?'],
  ...overrides,
});

describe('a model that answers well', () => {
  it('writes the first questions, and ours make up the number', async () => {
    answer({ questions: [question()] });
    const { engine, structure } = await generate({ useCase: 'witnessPreparation', text });
    expect(engine).toBe('gpt-3.5-turbo');
    expect(structure.questions).toHaveLength(5);
    expect(structure.questions[0]).toMatchObject({ quote: quoted, articles: ['ccyc:1729'], mark: 'inferred' });
  });

  it('adds moves to ours and takes none of them away', async () => {
    answer({
      arguments: [
        {
          title: 'La velocidad',
          explanation: 'Va a decir que la moto iba rápido.',
          quote: quoted,
          articles: ['art. 1729 CCyC'],
          howToAnswer: 'Pedí pericia.',
        },
      ],
      exceptions: [],
      defences: [],
    });
    const { structure } = await generate({ useCase: 'opponentStrategy', text });
    expect(structure.arguments.at(-1)).toMatchObject({ title: 'La velocidad', articles: ['ccyc:1729'], quote: quoted });
    expect(structure.defences.flatMap(({ articles }) => articles)).toContain('ccyc:1729');
    expect(structure.arguments.length).toBeGreaterThan(1);
  });

  it('adds documents with words of the text, and is not asked where to get them', async () => {
    answer({ documents: [{ name: 'Registro de cámaras', proves: 'Cómo fue el choque', quote: quoted, articles: [] }] });
    const { structure } = await generate({ useCase: 'documentSuggestion', text });
    const added = structure.elements.at(-1);
    expect(added?.documents).toMatchObject([{ name: 'Registro de cámaras', whereToGet: null }]);
  });

  it('answers alone on the law of another country, which is said, and cites nothing of ours', async () => {
    answer({ answer: 'En Colombia se acude al juez civil [1].' });
    const result = await generate({ useCase: 'legalConsultation', country: 'colombia', text });
    expect(result.structure.content).toBe('En Colombia se acude al juez civil.');
    expect(result.notice).toContain('Foja no tiene fuentes sobre el derecho de Colombia');
    expect([...result.sources, ...result.citations, ...result.structure.citations]).toEqual([]);
  });
});

describe('a model that invents', () => {
  it('gets no question without words of the text, nor one that suggests its answer', async () => {
    answer({
      questions: [
        question({ question: '¿El otro conductor estaba borracho?', quote: 'El otro conductor estaba borracho.' }),
        question({ question: '¿No es cierto que el auto iba rápido?' }),
        question({ question: 'El auto iba rápido.' }),
      ],
    });
    const { engine, structure } = await generate({ useCase: 'witnessPreparation', text });
    expect(engine).toBe('Motor local');
    expect(structure.questions).toHaveLength(5);
    expect(JSON.stringify(structure)).not.toMatch(/borracho|No es cierto/);
  });

  it('has an article that does not exist marked as not verified and left out', async () => {
    answer({ questions: [question({ articles: ['art. 9999 CCyC'] })] });
    const { citations, structure } = await generate({ useCase: 'witnessPreparation', text });
    expect(structure.questions[0]?.articles).toEqual([]);
    expect(citations).toContainEqual(expect.objectContaining({ verified: false, problem: 'nonexistent' }));
  });

  it('is not asked for questions of law where the corpus has no ground', async () => {
    answer({ questions: [question()] });
    const { structure } = await generate({ useCase: 'knowledgeAssessment', text: textWithoutMatter });
    expect(structure.questions).toEqual([]);
    expect(model.calls).toHaveLength(0);
  });

  it('is marked as the only one to speak where a witness is prepared without a guide', async () => {
    answer({ questions: [question({ question: '¿Qué se preparaba?', quote: 'dulce de leche' })] });
    const { structure } = await generate({ useCase: 'witnessPreparation', text: textWithoutMatter });
    expect(structure.questions.map((asked) => asked.question)).toEqual(['¿Qué se preparaba?']);
    expect(structure.notes[0]).toContain('salió solo del texto y del modelo');
  });
});

describe('a model that fails', () => {
  const failures = [
    ['answers broken JSON', { kind: 'answer', text: '{"questions": [' }],
    ['refuses', { kind: 'answer', text: 'No puedo ayudar con eso.' }],
    ['is down', { kind: 'status', status: 500 }],
    ['hangs', { kind: 'hang', patienceMs: 800 }],
  ] as const;

  it.each(failures)('that %s gives a clear message and the use back', async (_, behaviour) => {
    model.script(behaviour);
    const refused = async (useCase: string) => {
      const person = await site.somebody('Professional');
      const response = await site.post(routes.questionGenerate, { useCase, text }, person.token);
      expect(response.status).toBe(502);
      expect(((await response.json()) as { message: string }).message).not.toBe('');
      expect(await person.used()).toBe(0);
    };
    // All at once: what hangs is waited for.
    await Promise.all(
      ['witnessPreparation', 'knowledgeAssessment', 'opponentStrategy', 'documentSuggestion'].map(refused),
    );
  });
});
