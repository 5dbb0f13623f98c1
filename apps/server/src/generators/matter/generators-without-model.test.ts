import type { QuestionGenerationRequestInput } from '@foja/contracts/generators/generation-request';
import type {
  JurisprudenceGenerationResult,
  QuestionGenerationResult,
} from '@foja/contracts/generators/generation-result';
import { type PartyRole, partyRoles, questionCounts } from '@foja/contracts/generators/use-cases';
import { localEngineName } from '@foja/contracts/models';
import { routes } from '@foja/contracts/routes';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type SampleMatter, sampleMatters, textWithoutMatter } from '../../testing/sample-matters.ts';
import {
  type EvaluationTestApp,
  openingTimeoutMs,
  startEvaluationTestApp,
} from '../../testing/start-evaluation-test-app.ts';
import { leadingQuestion } from '../question-set/witness-rules.ts';

let site: EvaluationTestApp;

beforeAll(async () => {
  site = await startEvaluationTestApp({ guides: Object.values(sampleMatters).map(({ guide }) => guide) });
}, openingTimeoutMs);
afterAll(() => site.close());

type UseCase = QuestionGenerationResult['useCase'];

async function generate<U extends UseCase>(
  body: QuestionGenerationRequestInput & { useCase: U },
): Promise<Extract<QuestionGenerationResult, { useCase: U }>> {
  const { token } = await site.somebody('Admin');
  const response = await site.post(routes.questionGenerate, body, token);
  expect(response.status).toBe(200);
  return (await response.json()) as Extract<QuestionGenerationResult, { useCase: U }>;
}

const everyMatter = (Object.keys(sampleMatters) as SampleMatter[]).flatMap((name) =>
  partyRoles.map((partyRole): [SampleMatter, PartyRole] => [name, partyRole]),
);

/** Every quotation of a structure, wherever it stands. */
function quotesOf(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(quotesOf);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) =>
    name === 'quote' && typeof inner === 'string' ? [inner] : quotesOf(inner),
  );
}

describe('a call without a session', () => {
  it('is refused', async () => {
    const body = { useCase: 'witnessPreparation', text: sampleMatters.lease.text };
    expect((await site.post(routes.questionGenerate, body)).status).toBe(401);
    expect((await site.post(routes.jurisprudenceGenerate, { text: sampleMatters.lease.text })).status).toBe(401);
  });
});

describe.each(everyMatter)('on the text of %s for the %s', (name, partyRole) => {
  const { caseType, text } = sampleMatters[name];

  it.each(questionCounts)('prepares a witness with exactly %i questions, open ones', async (numberOfQuestions) => {
    const { engine, structure } = await generate({ useCase: 'witnessPreparation', text, partyRole, numberOfQuestions });
    expect(engine).toBe(localEngineName);
    expect(structure.matter).toBe(caseType);
    expect(structure.questions).toHaveLength(numberOfQuestions);
    expect(new Set(structure.questions.map(({ question }) => question)).size).toBe(numberOfQuestions);
    for (const { followUps, question } of structure.questions) {
      for (const asked of [question, ...followUps]) {
        expect(asked).toMatch(/^¿.+\?$/);
        expect(asked).not.toMatch(leadingQuestion);
      }
    }
    expect(structure.objections.flatMap(({ articles }) => articles)).toContain('cpccn:443');
    for (const quote of quotesOf(structure)) expect(text).toContain(quote);
  });

  it.each(questionCounts)(
    'assesses knowledge with exactly %i questions, each on an article',
    async (numberOfQuestions) => {
      const { structure } = await generate({ useCase: 'knowledgeAssessment', text, partyRole, numberOfQuestions });
      expect(structure.questions).toHaveLength(numberOfQuestions);
      for (const { expectedAnswer } of structure.questions) expect(expectedAnswer).toBeTruthy();
      expect(structure.questions.filter(({ articles }) => articles.length > 0).length).toBeGreaterThanOrEqual(
        numberOfQuestions - 1,
      );
      for (const quote of quotesOf(structure)) expect(text).toContain(quote);
    },
  );

  it('foresees the other side with words of the text and articles that exist', async () => {
    const { citations, structure } = await generate({ useCase: 'opponentStrategy', text, partyRole });
    expect(structure.partyRole).toBe(partyRole);
    expect(structure.arguments.length).toBeGreaterThan(0);
    expect(structure.evidence.length).toBeGreaterThan(0);
    const moves = [...structure.arguments, ...structure.exceptions, ...structure.defences];
    for (const { howToAnswer, title } of moves) expect(howToAnswer, title).toBeTruthy();
    for (const quote of quotesOf(structure)) expect(text).toContain(quote);
    expect(citations.filter(({ problem }) => problem === 'nonexistent' || problem === 'repealed')).toEqual([]);
  });

  it('suggests documents for each element, and says which the text names', async () => {
    const { structure } = await generate({ useCase: 'documentSuggestion', text, partyRole });
    const documents = structure.elements.flatMap((element) => element.documents);
    expect(documents.length).toBeGreaterThan(2);
    expect(documents.some(({ whereToGet }) => whereToGet !== null)).toBe(true);
    for (const { namedInText, quote } of documents) if (namedInText) expect(quote).not.toBeNull();
    for (const quote of quotesOf(structure)) expect(text).toContain(quote);
  });
});

describe('the side of the party', () => {
  const { text } = sampleMatters.collision;

  it('gives a plaintiff the defences of the defendant, with the period counted against the dates', async () => {
    const { structure } = await generate({ useCase: 'opponentStrategy', text, partyRole: 'plaintiff' });
    const fault = structure.defences.find(({ articles }) => articles.includes('ccyc:1729'));
    expect(fault).toMatchObject({ mark: 'inferred', quote: 'El conductor dice que yo venía rápido.' });
    const period = structure.exceptions.find(({ articles }) => articles.includes('ccyc:2561'));
    expect(period).toMatchObject({ mark: 'inferred' });
    expect(period?.explanation).toContain('15/05/2024');
  });

  it('gives a defendant the arguments of the plaintiff', async () => {
    const { structure } = await generate({ useCase: 'opponentStrategy', text, partyRole: 'defendant' });
    expect(structure.exceptions).toEqual([]);
    expect(structure.arguments.flatMap(({ articles }) => articles)).toContain('ccyc:1769');
    expect(structure.defences.flatMap(({ articles }) => articles)).toContain('ccyc:2541');
  });

  it('asks a witness of the defendant about the defences', async () => {
    const { structure } = await generate({ useCase: 'witnessPreparation', text, partyRole: 'defendant' });
    expect(structure.questions.flatMap(({ articles }) => articles)).toContain('ccyc:1729');
  });
});

describe('answers that are not asked for', () => {
  it('are left out, and the questions and moves stay', async () => {
    const { text } = sampleMatters.dismissal;
    const set = await generate({ useCase: 'witnessPreparation', text, includeResponses: false });
    expect(set.structure.questions).toHaveLength(5);
    for (const { expectedAnswer, followUps } of set.structure.questions) {
      expect(expectedAnswer).toBeNull();
      expect(followUps).toEqual([]);
    }
    const strategy = await generate({ useCase: 'opponentStrategy', text, includeResponses: false });
    for (const { howToAnswer } of [...strategy.structure.arguments, ...strategy.structure.evidence]) {
      expect(howToAnswer).toBeNull();
    }
  });
});

describe('an answer that the text does not give', () => {
  it('is said not to be there', async () => {
    const { text } = sampleMatters.dismissal;
    const { structure } = await generate({ useCase: 'witnessPreparation', text, numberOfQuestions: 10 });
    const unknown = structure.questions.filter(({ mark }) => mark === 'absent');
    expect(unknown.length).toBeGreaterThan(0);
    for (const { expectedAnswer, quote } of unknown)
      if (quote === null) expect(expectedAnswer).toContain('En el texto no encontramos');
  });
});

describe('a text on which no guide has ground', () => {
  it('gets no padding, and is told why', async () => {
    const text = textWithoutMatter;
    for (const useCase of ['witnessPreparation', 'knowledgeAssessment'] as const) {
      const { structure } = await generate({ useCase, text });
      expect(structure).toMatchObject({ matter: null, questions: [], objections: [] });
      expect(structure.notes[0]).toContain('No encontramos en nuestras guías');
    }
    const strategy = await generate({ useCase: 'opponentStrategy', text });
    expect(strategy.structure).toMatchObject({
      matter: null,
      arguments: [],
      exceptions: [],
      defences: [],
      evidence: [],
    });
    const documents = await generate({ useCase: 'documentSuggestion', text });
    expect(documents.structure).toMatchObject({ matter: null, elements: [] });
  });

  it('finds no ruling', async () => {
    const { token } = await site.somebody('Admin');
    const response = await site.post(routes.jurisprudenceGenerate, { text: textWithoutMatter }, token);
    const { structure } = (await response.json()) as JurisprudenceGenerationResult;
    expect(structure.results).toEqual([]);
  });
});

describe('a legal consultation', () => {
  const consult = (country: 'argentina' | 'colombia') =>
    generate({
      useCase: 'legalConsultation',
      country,
      text: 'El inquilino dejó de pagar el alquiler. ¿Puedo pedir el desalojo?',
    });

  it('is answered from the corpus for Argentina', async () => {
    const { legalNotice, sources, structure } = await consult('argentina');
    expect(sources.length).toBeGreaterThan(0);
    expect(structure.country).toBe('argentina');
    expect(structure.content).not.toContain(legalNotice);
  });

  it('is refused with courtesy for another country where there is no model', async () => {
    const { citations, engine, sources, structure } = await consult('colombia');
    expect(engine).toBe(localEngineName);
    expect(structure.content).toContain('no tiene fuentes sobre el derecho de Colombia');
    expect([...citations, ...sources, ...structure.citations]).toEqual([]);
  });
});
