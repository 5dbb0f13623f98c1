import { describe, expect, it } from 'vitest';
import { crossValidate, fitLogistic, type LabelledCase, predict } from './fit-logistic.ts';

const cases: LabelledCase<'signal' | 'noise'>[] = Array.from({ length: 40 }, (_, i) => ({
  features: { signal: (i % 4) / 3, noise: (i % 7) / 6 },
  holds: i % 4 >= 2,
}));

describe('the logistic fit', () => {
  it('tells the classes apart by the feature that differs', () => {
    const fit = fitLogistic(cases, 0.1);
    expect(fit.features.signal).toBeGreaterThan(Math.abs(fit.features.noise));
    for (const { features, holds } of cases) expect(predict(fit, features) > 0.5).toBe(holds);
  });

  it('keeps weights small where the penalty is large', () => {
    expect(Math.abs(fitLogistic(cases, 50).features.signal)).toBeLessThan(fitLogistic(cases, 0.1).features.signal);
  });

  it('is cross-validated on every case', () => {
    const chances = crossValidate(cases, 0.1, 5);
    expect(chances.map((chance) => chance > 0.5)).toEqual(cases.map(({ holds }) => holds));
  });
});
