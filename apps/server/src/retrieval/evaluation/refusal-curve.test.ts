import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bandTable, refusalCurve, refusalDrawing, refusalTable } from './refusal-curve.ts';

const sample = { name: 'training', toRefuse: [0.1, 0.2, 0.5], toAnswer: [0.4, 0.6, 0.8, 0.9] };

describe('what a threshold refuses', () => {
  it('nothing where there are no questions', () => {
    expect(refusalCurve({ name: 'none', toRefuse: [], toAnswer: [] }, [0.5])).toEqual([
      { threshold: 0.5, rightly: 0, wrongly: 0 },
    ]);
  });

  it('every question that scores below it, each kind by itself', () => {
    expect(refusalCurve(sample, [0.5])).toEqual([{ threshold: 0.5, rightly: 2 / 3, wrongly: 1 / 4 }]);
  });

  it('never less than a lower one', () => {
    const scores = fc.array(fc.double({ min: 0, max: 1, noNaN: true }));
    fc.assert(
      fc.property(scores, scores, (toRefuse, toAnswer) => {
        const curve = refusalCurve({ name: 'any', toRefuse, toAnswer }, [0.2, 0.4, 0.6]);
        for (const [at, point] of curve.entries()) {
          expect(point.rightly).toBeGreaterThanOrEqual(curve[at - 1]?.rightly ?? 0);
          expect(point.wrongly).toBeGreaterThanOrEqual(curve[at - 1]?.wrongly ?? 0);
        }
      }),
    );
  });

  it('is told with the threshold in force set apart, and drawn', () => {
    expect(refusalTable([sample], [0.3, 0.5], 0.5)).toContain('| **0.50** | 66.7% | 25.0% |');
    expect(refusalDrawing([sample], [0.3, 0.5], 0.5)).toMatch(/^<svg [\s\S]*<circle [\s\S]*training[\s\S]*<\/svg>\n$/);
  });

  it('is told by stretches too: how many of their questions have an answer', () => {
    expect(bandTable([sample], [0, 0.3, 0.55, 1]).split('\n').slice(2)).toEqual([
      '| 0.00 to 0.30 | 0 of 2 |',
      '| 0.30 to 0.55 | 1 of 2 |',
      '| 0.55 to 1.00 | 3 of 3 |',
    ]);
  });
});
