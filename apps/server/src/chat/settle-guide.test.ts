import type { RagResponse } from '@foja/contracts/chat';
import { routes } from '@foja/contracts/routes';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { GuideSource } from '../corpus/corpus-source.ts';
import { buildRetrieval, buildSource, repairArticle, warrantyArticle } from '../testing/build-retrieval.ts';
import {
  type EvaluationTestApp,
  openingTimeoutMs,
  startEvaluationTestApp,
} from '../testing/start-evaluation-test-app.ts';
import { understood } from '../testing/understood.ts';
import { settleGuide, withGuide } from './settle-guide.ts';

const told: GuideSource = {
  kind: 'guide',
  id: 'guia:taller',
  label: 'Lo llevé a arreglar y lo rompieron',
  title: 'Lo llevé a arreglar y lo rompieron',
  area: 'consumo',
  articles: ['ldc:23'],
  sections: [],
  synonyms: [],
  says: [],
  caseData: { caseType: '', situation: '', elements: [], evidence: [], limitation: [], urgencySigns: [] },
  checkedOn: '2026-11-20',
  domain: 'civil_comercial',
};
const other = buildSource({ id: 'guia:garantia', score: 0.6 });
const found = buildRetrieval({ sources: [warrantyArticle, other, repairArticle] });
const ids = ({ sources }: { sources: { id: string }[] }) => sources.map(({ id }) => id);

describe('the guide of a story', () => {
  test('stands where another one was found, which goes', () => {
    const settled = withGuide(found, told);
    expect(ids(settled)).toEqual([warrantyArticle.id, told.id, repairArticle.id]);
    expect(settled.sources[1]).toMatchObject({ kind: 'guide', score: 0.6, label: told.title });
    expect(settled.guide).toBe(told.id);
  });

  test('that was found already keeps its place, without the others', () => {
    const own = buildSource({ id: told.id, score: 0.7 });
    const settled = withGuide(buildRetrieval({ sources: [other, warrantyArticle, own] }), told);
    expect(ids(settled)).toEqual([warrantyArticle.id, told.id]);
    expect(settled.sources[1]).toBe(own);
  });

  test('comes last where none was found', () => {
    expect(ids(withGuide(buildRetrieval({ sources: [warrantyArticle] }), told))).toEqual([warrantyArticle.id, told.id]);
  });

  test('is none where none is sure, and the sources stay', () => {
    expect(withGuide(found, null)).toEqual({ ...found, guide: null });
  });

  test.each([
    ['a question', '¿Cuánto dura la garantía de un celular?', found],
    ['a story without ground', 'Me chocaron.', buildRetrieval({ decision: 'no-match', isTold: true })],
  ])('is not looked for in %s', async (_, question, retrieval) => {
    const untouchable = { retrieve: () => Promise.reject(new Error('asked')) } as never;
    expect(await settleGuide(untouchable, question, 'todos_premium', retrieval, understood(question))).toBe(retrieval);
  });
});

describe('an answer', () => {
  let site: EvaluationTestApp;
  beforeAll(async () => {
    site = await startEvaluationTestApp();
  }, openingTimeoutMs);
  afterAll(() => site.close());

  async function ask(message: string): Promise<RagResponse> {
    const { token } = await site.somebody('Premium');
    const body = { message, domain: 'todos_premium', model: 'gpt-4o', isAnonymized: false };
    return (await (await site.post(routes.ragQuery, body, token)).json()) as RagResponse;
  }

  test('is not given to a long message that has nothing to do with the law', async () => {
    const answer = await ask(
      'Quiero plantar tomates en el balcón y no sé cuándo conviene. Tengo macetas grandes, tierra negra y compost que me dio mi suegra. El sol da a la tarde, desde las dos. ¿Riego todos los días o día por medio?',
    );
    expect(answer).toMatchObject({ outcome: 'no-match', sources: [], citations: [] });
  });

  test('to a short call for help opens with the guide of its situation', async () => {
    const answer = await ask('mi jefe me debe dos sueldos, qué hago');
    expect(answer.sources.filter(({ kind }) => kind === 'guide').map(({ id }) => id)).toEqual([
      'guia:no-me-pagan-el-sueldo',
    ]);
    expect(answer.content.split('\n\n')[0]).toMatch(/cuatro días hábiles/);
  });

  test('tells steps of a guide that was not found first with their articles, which are verified', async () => {
    const answer = await ask(
      'Me atrasé con la prepaga, debo octubre y noviembre de 2026. Hoy 30/11 me llegó un mail diciendo que me dieron de baja por falta de pago, nunca me intimaron antes. Tengo operación de vesícula programada el 15/12!! Me pueden cortar asi con dos cuotas?',
    );
    expect(answer.content).toMatch(/Qué hacer ahora[\s\S]*art\. 5 Ley 26\.682/);
    expect(answer.citations.filter(({ verified }) => !verified)).toEqual([]);
  });

  test('that believes what is not so denies it first, and cites the article that says so', async () => {
    const answer = await ask('la ley exige 3 años de casados para pedir el divorcio, ¿desde cuándo se cuentan?');
    expect(answer.content).toMatch(/^No: el divorcio no pide un tiempo mínimo de casados/);
    expect(answer.citations[0]).toMatchObject({ source: 'ccyc:437', verified: true });
    expect(answer.outcome).toBe('grounded');
  });

  test('to a story opens with the guide of its situation, and lists no other', async () => {
    const answer = await ask(
      'Conviví con mi pareja once años en una casa que estaba a su nombre, nunca nos casamos. Falleció en marzo y ahora sus hijos del primer matrimonio quieren que me vaya ya mismo. No tengo otra vivienda ni plata para alquilar.',
    );
    const guides = answer.sources.filter(({ kind }) => kind === 'guide');
    expect(guides.map(({ id }) => id)).toEqual(['guia:murio-mi-conviviente']);
  });
});
