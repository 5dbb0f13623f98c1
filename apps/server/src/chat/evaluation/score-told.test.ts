import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { Doubt } from '../../corpus/doubts/read-doubts.ts';
import { findProjectRoot } from '../../platform/project-root.ts';
import { judgeTold, parseJudgedStories, sumTold } from './score-told.ts';

const doubt = (asked: string, answer: string): [string, Doubt] => [
  asked,
  {
    on: ['ldc:11'],
    asked: [asked],
    answer,
    cases: [{ when: 'edad > 3 años', answer: `${answer} A los grandes, más.` }],
  },
];
const doubts = new Map([
  doubt('quién paga el bote', 'El bote que se hunde en el puerto lo paga el farero.'),
  doubt('hasta cuándo', 'Se reclama dentro de los diez días de hundido el bote.'),
  doubt('quién pinta el faro', 'El faro lo pinta cada año el municipio de la costa.'),
]);
const story = parseJudgedStories(
  JSON.stringify({
    id: 's1',
    kind: 'lay',
    question: 'se me hundió el bote, ¿quién lo paga y hasta cuándo reclamo?',
    things: ['A: quién paga', 'B: hasta cuándo', 'C: dónde'],
    judged: { 'quién paga el bote': 'A+', 'hasta cuándo': 'B', 'quién pinta el faro': 'x', 'ya no está': 'A' },
  }),
)[0]!;

test('what is told counts for the things that it answers, and what is off the point against it', () => {
  const content =
    'El bote que se hunde en el puerto lo paga el farero (art. 11). El faro lo pinta cada año el municipio de la costa.';
  expect(judgeTold(story, content, doubts)).toEqual({ things: 3, answerable: 2, answered: 1, told: 2, off: 1 });
});

test('what is folded away, or below as a step, is not told', () => {
  const content = 'Otra cosa.\n\n### Más detalle\n\nSe reclama dentro de los diez días de hundido el bote.';
  expect(judgeTold(story, content, doubts)).toMatchObject({ answered: 0, told: 0 });
});

test('verdicts are summed', () => {
  const one = { things: 3, answerable: 2, answered: 1, told: 2, off: 1 };
  expect(sumTold([one, one])).toEqual({ things: 6, answerable: 4, answered: 2, told: 4, off: 2 });
});

test('a line that is not well formed is refused, and those of the bench are', () => {
  expect(() => parseJudgedStories('{"id":"s"}')).toThrow();
  expect(() => parseJudgedStories(JSON.stringify({ ...story, judged: { uno: 'quizás' } }))).toThrow();
  expect(
    parseJudgedStories(readFileSync(join(findProjectRoot(), 'bench/answers/judged-stories.jsonl'), 'utf8')),
  ).toHaveLength(280);
});
