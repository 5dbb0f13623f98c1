import { expect, test } from 'vitest';
import { EvidenceTable } from './evidence.ts';
import { type Evidence, evidenceWeights } from './ranking-weights.ts';

test('the evidence for each candidate stands by itself, and weighs what its parts do in their order', () => {
  const table = new EvidenceTable(2);
  const [one, other] = [table.of(0), table.of(1)];
  const names = Object.keys(evidenceWeights) as Evidence[];
  for (const [place, name] of names.entries()) other[name] = 0.1 * (place + 1);
  expect(names.map((name) => one[name])).toEqual(names.map(() => 0));
  expect(names.map((name) => other[name])).toEqual(names.map((_, place) => 0.1 * (place + 1)));
  one.bm25 = 0.5;
  const scored = [{ score: 1 }, { score: 1 }];
  table.weigh(scored, evidenceWeights);
  const whole = names.reduce((sum, name, place) => sum + 0.1 * (place + 1) * evidenceWeights[name], 0);
  expect(scored).toEqual([{ score: 0.5 * evidenceWeights.bm25 }, { score: whole }]);
});
