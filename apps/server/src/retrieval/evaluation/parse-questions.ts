/** A question of an evaluation file and the articles of which any one answers it. */
export interface EvaluationQuestion {
  id: string;
  style: string;
  area: string;
  text: string;
  /** Article keys (`ldc:10bis`); empty for a question that must be refused. */
  expected: string[];
}

/** An evaluation file is not as it should be; the message tells the line. */
export class QuestionsInvalid extends Error {
  override readonly name = 'QuestionsInvalid';
}

/**
 * Reads an evaluation file: tab-separated id, style, area, question and expected articles
 * (`norm:article,article;norm:article`, or `none`). Empty lines and lines that begin with `#` are passed by.
 * @throws {QuestionsInvalid}
 */
export function parseQuestions(text: string): EvaluationQuestion[] {
  const questions: EvaluationQuestion[] = [];
  for (const [index, line] of text.split(/\r?\n/).entries()) {
    if (line.trim() === '' || line.startsWith('#')) continue;
    const [id, style, area, question, expected] = line.split('\t').map((cell) => cell.trim());
    if (!id || !style || area === undefined || !question || !expected) {
      throw new QuestionsInvalid(`Line ${index + 1}: five columns separated by tabs are needed.`);
    }
    questions.push({ id, style, area, text: question, expected: parseExpected(expected, index + 1) });
  }
  return questions;
}

function parseExpected(expected: string, line: number): string[] {
  if (expected.toLowerCase() === 'none') return [];
  return expected.split(';').flatMap((group) => {
    const [norm, articles] = group.trim().split(':');
    if (!norm || !articles) throw new QuestionsInvalid(`Line ${line}: "${group}" is not norm:article,article.`);
    return articles.split(',').map((article) => `${norm}:${article}`.toLowerCase().replace(/\s+/g, ''));
  });
}
