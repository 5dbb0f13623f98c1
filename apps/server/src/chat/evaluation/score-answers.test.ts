import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { findProjectRoot } from '../../platform/project-root.ts';
import { AnswerQuestionsInvalid, parseAnswerQuestions } from './answer-questions.ts';
import { judgeAnswer, scoreAnswers } from './score-answers.ts';

const [asked] = parseAnswerQuestions(
  '{"id":"a","kind":"factual","question":"¿Cuántos días?","open":[["21","veintiun"]],"anywhere":[["corridos"]],"never":["catorce dias"]}',
);
const judge = (content: string) => judgeAnswer(asked!, { content, outcome: 'grounded' });

describe('an answer is judged by its question', () => {
  test('what stands in the first paragraph is direct; marks, accents and headings do not count', () => {
    expect(judge('Te tocan **veintiún** días [1] corridos.\n\nMás.')).toMatchObject({
      direct: true,
      complete: true,
      clean: true,
      missing: [],
    });
  });

  test('what comes later is complete and not direct', () => {
    expect(judge('Depende.\n\n### Más detalle\n\nSon 21 días corridos.')).toMatchObject({
      direct: false,
      complete: true,
      visibleWords: 1,
    });
  });

  test('what only a wrong answer says is not clean', () => {
    expect(judge('Son 21 corridos, no: catorce días.')).toMatchObject({ clean: false, wrong: ['catorce dias'] });
  });

  test('what must be refused counts as refused alone, and what has an answer as wrongly refused', () => {
    const out = { ...asked!, kind: 'out' as const, open: [], anywhere: [], never: [] };
    const refused = { content: 'No encontré.', outcome: 'no-match' as const };
    const scores = scoreAnswers([judgeAnswer(out, refused), judgeAnswer(asked!, refused)]);
    expect(scores.out).toMatchObject({ questions: 1, refused: 1, direct: null });
    expect(scores.all).toMatchObject({ questions: 2, wronglyRefused: 1, direct: 0, premise: null });
  });
});

describe('a set of questions', () => {
  test.each([
    ['no JSON', 'x'],
    ['an unknown kind', '{"id":"a","kind":"otro","question":"q","open":[]}'],
    ['a pattern that is none', '{"id":"a","kind":"lay","question":"q","open":[["("]]}'],
  ])('with %s is refused with its line', (_, line) => {
    expect(() => parseAnswerQuestions(`\n${line}`)).toThrow(AnswerQuestionsInvalid);
    expect(() => parseAnswerQuestions(`\n${line}`)).toThrow(/line 2/);
  });

  test('that the project keeps is well formed', () => {
    const file = join(findProjectRoot(), 'bench/answers/development.jsonl');
    expect(parseAnswerQuestions(readFileSync(file, 'utf8')).length).toBeGreaterThan(20);
  });
});
