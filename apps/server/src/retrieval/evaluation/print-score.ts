import type { HitRates, Outcome, RetrievalScore } from './score-outcomes.ts';

const percent = (share: number) => `${(share * 100).toFixed(1)}%`.padStart(7);

/** The score as a table, then what was missed. */
export function printScore(score: RetrievalScore, outcomes: readonly Outcome[], print: (line: string) => void): void {
  const row = (name: string, rates: HitRates) =>
    print(
      `${name.padEnd(12)}${String(rates.questions).padStart(10)}${[rates.hit1, rates.hit5, rates.hit10, rates.mrr10].map(percent).join('')}`,
    );
  print(`${'style'.padEnd(12)}${' questions'}   hit@1  hit@5 hit@10 mrr@10`);
  for (const [style, rates] of Object.entries(score.byStyle)) row(style, rates);
  row('all', score);
  const { none, others } = score.refused;
  print(
    `refused: ${none.refused}/${none.asked} of those to be refused, ${others.refused}/${others.asked} of the others`,
  );
  const texts = new Map(outcomes.map(({ question }) => [question.id, question.text]));
  for (const { id, expected, top } of score.misses) {
    print(`miss ${id}  ${texts.get(id) ?? ''}\n     expected ${expected.join(' ')}\n     found    ${top.join(' ')}`);
  }
  for (const { question, isGrounded } of outcomes) {
    if (isGrounded === (question.expected.length === 0)) {
      print(
        `${isGrounded ? 'answered but should be refused' : 'refused but should be answered'}: ${question.id}  ${question.text}`,
      );
    }
  }
}
