import type { Evaluation } from '@foja/contracts/evaluation';
import { expect, test } from 'vitest';
import type { GuideSource } from '../../corpus/corpus-source.ts';
import { parseStories, StoriesInvalid } from './parse-stories.ts';
import { scoreStories } from './score-stories.ts';

const guides = [{ area: 'consumo', caseData: { caseType: 'Consumo – garantía legal' } }] as GuideSource[];
const [story] = parseStories('{"id":"s1","story":"Compré una heladera.","caseType":"consumo","limitation":"ldc:11"}\n');
const evaluation = {
  insufficient: false,
  caseType: 'Consumo – garantía legal',
  successProbability: 60,
  limitation: { article: 'ldc:11' },
  alternatives: [] as Evaluation['alternatives'],
  points: [
    { status: 'supported', quotes: ['Compré una heladera.'], articles: ['ldc:11'] },
    { status: 'supported', quotes: ['Nadie dijo esto.'], articles: ['ldc:11'] },
  ],
} as Extract<Evaluation, { insufficient: false }>;

test('a type counts as right by its name or its area, a point only with words of the story', () => {
  const score = scoreStories([{ story: story!, evaluation, lowestWithProof: 59 }], guides);
  expect(score).toMatchObject({
    rightType: 1,
    rightPeriod: 1,
    points: 2,
    openPoints: 1,
    loweredByProof: 1,
    misses: [],
  });
});

test('another type, or none, is a miss', () => {
  const none = { insufficient: true, caseType: null, alternatives: [] as Evaluation['alternatives'] } as Evaluation;
  expect(scoreStories([{ story: story!, evaluation: none, lowestWithProof: null }], guides)).toMatchObject({
    rightType: 0,
    insufficient: 1,
    misses: [{ id: 's1', found: null }],
  });
});

test('a type that is offered besides another one counts among the offered, not as right', () => {
  const other = {
    ...evaluation,
    caseType: 'Daños',
    alternatives: [{ caseType: 'Consumo – garantía legal' }],
  } as Evaluation;
  expect(scoreStories([{ story: story!, evaluation: other, lowestWithProof: null }], guides)).toMatchObject({
    rightType: 0,
    rightAmongOffered: 1,
    offered: 1,
  });
});

test.each(['{"id":"s1"', '{"id":"s1","story":"x"}', '{"id":"s1","story":"x","caseType":"y","limitation":"art. 11"}'])(
  'a line that is not as it should be is told: %s',
  (line) => {
    expect(() => parseStories(`\n${line}`)).toThrow(StoriesInvalid);
    expect(() => parseStories(`\n${line}`)).toThrow(/^Line 2/);
  },
);
