import type { Evaluation } from '@foja/contracts/evaluation';
import { expect, test } from 'vitest';
import type { GuideSource } from '../../corpus/corpus-source.ts';
import { parseStories, StoriesInvalid } from './parse-stories.ts';
import { scoreStories } from './score-stories.ts';

const guides = [
  {
    title: 'Salió fallado',
    area: 'consumo',
    caseData: { caseType: 'Consumo – fallas', situation: 'Consumo – garantía' },
  },
  {
    title: 'No lo arreglan',
    area: 'consumo',
    caseData: { caseType: 'Consumo – fallas', situation: 'Consumo – taller' },
  },
  { title: 'Me chocaron', area: 'danos', caseData: { caseType: 'Daños', situation: 'Daños – choque' } },
] as GuideSource[];
const line = (situation: string) =>
  `{"id":"s1","story":"Compré una heladera.","situation":"${situation}","limitation":"ldc:11"}\n`;
const [story] = parseStories(line('Consumo – garantía'));
const [storyOfArea] = parseStories(line('consumo'));
const evaluation = {
  insufficient: false,
  caseType: 'Consumo – fallas',
  guideTitle: 'Salió fallado',
  successProbability: 60,
  limitation: { article: 'ldc:11' },
  alternatives: [] as Evaluation['alternatives'],
  points: [
    { status: 'supported', quotes: ['Compré una heladera.'], articles: ['ldc:11'] },
    { status: 'supported', quotes: ['Nadie dijo esto.'], articles: ['ldc:11'] },
  ],
} as Extract<Evaluation, { insufficient: false }>;

test('a case counts as right with its guide, a point only with words of the story', () => {
  const score = scoreStories([{ story: story!, evaluation, lowestWithProof: 59, chat: 'none' }], guides);
  expect(score).toMatchObject({
    rightType: 1,
    rightSituation: 1,
    rightPeriod: 1,
    points: 2,
    openPoints: 1,
    loweredByProof: 1,
    misses: [],
  });
});

test('the label of a story may be an area', () => {
  const score = scoreStories([{ story: storyOfArea!, evaluation, lowestWithProof: null, chat: 'none' }], guides);
  expect(score).toMatchObject({ rightType: 1, rightSituation: 1 });
});

test('another guide of the same type is right as a type only', () => {
  const other = { ...evaluation, guideTitle: 'No lo arreglan' };
  expect(
    scoreStories([{ story: story!, evaluation: other, lowestWithProof: null, chat: 'none' }], guides),
  ).toMatchObject({
    rightType: 1,
    rightSituation: 0,
    rightAmongOffered: 0,
    misses: [],
  });
});

test('another type, or none, is a miss', () => {
  const none = {
    insufficient: true,
    caseType: null,
    guideTitle: null,
    alternatives: [] as Evaluation['alternatives'],
  } as Evaluation;
  expect(
    scoreStories([{ story: story!, evaluation: none, lowestWithProof: null, chat: 'none' }], guides),
  ).toMatchObject({
    rightType: 0,
    insufficient: 1,
    misses: [{ id: 's1', found: null }],
  });
});

test('a type that is offered besides another one counts among the offered, not as right', () => {
  const other = {
    ...evaluation,
    caseType: 'Daños',
    guideTitle: 'Me chocaron',
    alternatives: [{ guideTitle: 'Salió fallado' }],
  } as Evaluation;
  expect(
    scoreStories([{ story: story!, evaluation: other, lowestWithProof: null, chat: 'none' }], guides),
  ).toMatchObject({
    rightType: 0,
    rightAmongOffered: 1,
    offered: 1,
  });
});

test("the chat's guide is right by its type; none and no answer are told apart", () => {
  const chats = [{ title: 'No lo arreglan' }, { title: 'Me chocaron' }, 'none', 'no-answer'] as const;
  const measured = chats.map((chat) => ({ story: story!, evaluation, lowestWithProof: null, chat }));
  expect(scoreStories(measured, guides).chat).toEqual({ right: 1, wrong: 1, none: 1, noAnswer: 1 });
});

test.each(['{"id":"s1"', '{"id":"s1","story":"x"}', '{"id":"s1","story":"x","situation":"y","limitation":"art. 11"}'])(
  'a line that is not as it should be is told: %s',
  (line) => {
    expect(() => parseStories(`\n${line}`)).toThrow(StoriesInvalid);
    expect(() => parseStories(`\n${line}`)).toThrow(/^Line 2/);
  },
);
