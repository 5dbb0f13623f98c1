import { describe, expect, it } from 'vitest';
import { parseQuestions, QuestionsInvalid } from './parse-questions.ts';
import { rankedArticles, scoreOutcomes } from './score-outcomes.ts';

const question = (id: string, style: string, ...expected: string[]) => ({ id, style, area: 'x', text: id, expected });

describe('an evaluation file', () => {
  it('is refused with the line that is wrong', () => {
    expect(() => parseQuestions('# head\na\tlay\tx\tq')).toThrow(QuestionsInvalid);
    expect(() => parseQuestions('a\tlay\tx\tq\tldc 11')).toThrow(/Line 1/);
  });

  it('reads alternatives, suffixes and questions without an answer', () => {
    const [one, none] = parseQuestions('# c\n\na\tlay\tx\t¿q?\tldc:10 bis,11;ccyc:5\r\nb\tnone\t\tq\tnone\n');
    expect(one?.expected).toEqual(['ldc:10bis', 'ldc:11', 'ccyc:5']);
    expect(none).toMatchObject({ area: '', expected: [] });
  });
});

describe('the score', () => {
  it('counts an article once, where a source first stands on it', () => {
    expect(rankedArticles([{ articles: ['a:1'] }, { articles: ['a:2', 'a:1', 'a:3'] }])).toEqual(['a:1', 'a:2', 'a:3']);
  });

  it('gives shares by style, refusals apart, and lists what was missed', () => {
    const score = scoreOutcomes([
      { question: question('1', 'lay', 'a:1'), ranked: ['a:1'], isGrounded: true },
      { question: question('2', 'lay', 'a:2'), ranked: ['a:9', 'a:2'], isGrounded: true },
      { question: question('3', 'plain', 'a:3'), ranked: ['1', '2', '3', '4', '5', '6', 'a:3'], isGrounded: false },
      { question: question('4', 'none'), ranked: ['a:1'], isGrounded: false },
      { question: question('5', 'none'), ranked: ['a:1'], isGrounded: true },
    ]);
    expect(score).toMatchObject({
      questions: 5,
      hit1: 0.3333,
      byStyle: { lay: { questions: 2, hit1: 0.5, hit5: 1, hit10: 1, mrr10: 0.75 }, plain: { hit5: 0, hit10: 1 } },
      refused: { none: { asked: 2, refused: 1 }, others: { asked: 3, refused: 1 } },
      misses: [{ id: '3', expected: ['a:3'], top: ['1', '2', '3', '4', '5'] }],
    });
    expect(score.byStyle).not.toHaveProperty('none');
  });
});
