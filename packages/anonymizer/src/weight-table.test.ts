import { describe, expect, it } from 'vitest';
import { nameExamples } from './name-examples.ts';
import { mayBeName, nameFacts, readFeatures } from './name-features.ts';
import { fittedNameModel } from './name-model.ts';
import { normalise } from './normalise.ts';
import { WeightTable } from './weight-table.ts';
import { wordsOf } from './words.ts';

const model = fittedNameModel();
const table = new WeightTable(model);

describe('the table of weights', () => {
  it('gives each weight of the model, in one part and in several', () => {
    for (const [kind, values] of model.weights.entries()) {
      for (const [value, weight] of values) {
        expect(table.weightOf(kind, value)).toBe(weight);
        expect(table.weightOf(kind, value.slice(0, 1), value.slice(1, 3), '', value.slice(3))).toBe(weight);
      }
    }
  });

  it('gives nothing for what the model does not know', () => {
    expect(table.weightOf(8, 'nunca leído')).toBe(0);
    expect(new WeightTable({ bias: 0, weights: [] }).weightOf(0, 'nT')).toBe(0);
  });

  it('weighs what is read of a text as the model does', () => {
    const text =
      'Ayer la señora Maricel Quilodrán dijo: "no fui"; su hijo Lautaro, de 9 años, lloró en lo de doña Elba.';
    const document = normalise(text);
    const facts = nameFacts(document, wordsOf(document));
    const sums: number[] = [];
    for (const index of facts.words.keys()) {
      if (!mayBeName(facts, index)) continue;
      let sum = 0;
      readFeatures(facts, index, (...feature) => {
        sum += table.weightOf(...feature);
      });
      sums.push(sum);
    }
    const expected = nameExamples(text).map(({ features }) =>
      features.reduce((sum, { kind, value }) => sum + (model.weights[kind]?.get(value) ?? 0), 0),
    );
    expect(sums).toEqual(expected);
  });
});
