import { expect, test } from 'vitest';
import type { ThreadFeature } from '../answer/doubts/thread-features.ts';
import { goesOnWithThread } from '../read-in-thread.ts';
import { countFirst, fitThreadBounds, fitThreadWeights, foldsOf, scoreBounds } from './fit-threads.ts';
import { afterAnotherMatter, type BothWaysCase, type ThreadCase } from './thread-cases.ts';

const nothing: Record<ThreadFeature, number> = {
  strength: 0,
  chance: 0,
  score: 0,
  rank: 0,
  answered: 0,
  answeredOtherwise: 0,
};
const followUp = (id: string, right: Partial<typeof nothing>, other: Partial<typeof nothing>): ThreadCase => ({
  id,
  rows: [
    { worth: 1, measures: { ...nothing, ...other }, isAsked: false },
    { worth: 0, measures: { ...nothing, ...right }, isAsked: true },
  ],
});

test('what points to the doubt that answers gains, and what answered before loses; the same cases give the same weights', () => {
  const cases = Array.from({ length: 20 }, (_, n) =>
    followUp(`f${n}`, { strength: 0.8 }, { strength: 0.1, answered: 1 }),
  );
  const weights = fitThreadWeights(cases);
  expect(weights.strength).toBeGreaterThan(0);
  expect(weights.answered).toBeLessThan(0);
  expect(weights.rank).toBeCloseTo(0);
  expect(countFirst(cases, weights)).toEqual({ first: 20, of: 20 });
  expect(fitThreadWeights(cases)).toEqual(weights);
});

test('cases that none answers teach nothing and are not counted', () => {
  const none: ThreadCase = { id: 'none', rows: [{ worth: 1, measures: nothing, isAsked: false }] };
  const weights = fitThreadWeights([none]);
  expect(weights).toEqual(nothing);
  expect(countFirst([none], weights)).toEqual({ first: 0, of: 0 });
});

test('the bounds part follow-ups from questions of another matter', () => {
  const message = (continues: boolean, worthAlone: number, more: number, goesOn: boolean): BothWaysCase => ({
    continues,
    worthAlone,
    more,
    goesOn,
  });
  const cases = [
    message(true, 0, 0, true),
    message(true, 3, 2, true),
    message(true, 3, -1, false),
    message(false, 0, 2, true),
    message(false, 4, 0, false),
    message(false, 0, -1, false),
  ];
  const bounds = fitThreadBounds(cases);
  expect(scoreBounds(cases, bounds)).toEqual({ missed: { count: 0, of: 3 }, wrongly: { count: 0, of: 3 } });
  expect(cases.map((one) => goesOnWithThread(one, bounds))).toEqual(cases.map(({ goesOn }) => goesOn));
});

test('the parts of a message fall into one fold, and each case into one', () => {
  const cases = ['a', 'a', 'b', 'c', 'd', 'd', 'e'].map((id) => followUp(id, {}, {}));
  const parts = foldsOf(cases, 3);
  expect(parts.flat()).toHaveLength(cases.length);
  for (const id of ['a', 'd']) expect(parts.filter((part) => part.some((one) => one.id === id))).toHaveLength(1);
});

test('a question comes after one that stands on another norm, and the same ones each time', () => {
  const asked = (question: string, note: string) => ({
    id: question,
    kind: 'lay' as const,
    question,
    open: [],
    anywhere: [],
    never: [],
    before: [],
    note,
  });
  const questions = [
    asked('preaviso', 'lct:231'),
    asked('vacaciones', 'lct:150'),
    asked('garantía', 'ldc:11'),
    asked('sin nota', ''),
  ];
  const pairs = afterAnotherMatter(questions, 10);
  expect(pairs).toHaveLength(3);
  for (const { question, before } of pairs) expect(before[0] === 'garantía').toBe(question !== 'garantía');
  expect(afterAnotherMatter(questions, 10)).toEqual(pairs);
});
