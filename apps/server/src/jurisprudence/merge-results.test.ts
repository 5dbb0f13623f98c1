import type { FoundRuling } from '@foja/contracts/jurisprudence';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mergeResults } from './merge-results.ts';

function ruling(changes: Partial<FoundRuling>): FoundRuling {
  return {
    id: 'a',
    title: 'Molinos del Sur S.A. c/ Provincia de Prueba',
    court: 'Corte Suprema de Justicia de la Nación',
    date: '2020-05-04',
    relevance: 0.5,
    source: 'Texto oficial del fallo',
    summary: '',
    citation: null,
    url: null,
    passage: null,
    articles: [],
    origin: 'corpus',
    sourceId: null,
    passages: [],
    norms: [],
    subjects: [],
    reason: null,
    ...changes,
  };
}

describe('one list of many', () => {
  it('tells a ruling of the Corte Suprema once, as the corpus has it', () => {
    const own = ruling({ id: 'fallos_343_p1' });
    const there = ruling({
      id: 'saij-federal:x',
      origin: 'saij-federal',
      source: 'SAIJ federal',
      title: 'Molinos del Sur S.A. c/ Prueba, Provincia de s/ cobro',
      court: 'CORTE SUPREMA DE JUSTICIA DE LA NACION',
      relevance: 0.9,
    });
    expect(mergeResults([[own], [there]], 5)).toEqual([own]);
    for (const change of [{ date: '2020-05-05' }, { court: 'CAMARA FEDERAL' }, { title: 'Otra c/ Distinta' }]) {
      expect(mergeResults([[own], [{ ...there, ...change }]], 5)).toHaveLength(2);
    }
  });

  it('is no longer than asked for, in order, each once, with the best of each place', () => {
    const place = fc.constantFrom('Texto oficial del fallo', 'SAIJ federal', 'SAIJ sumarios');
    const one = fc.record({
      id: fc.nat(20).map(String),
      source: place,
      relevance: fc.double({ min: 0, max: 1, noNaN: true }),
    });
    fc.assert(
      fc.property(
        fc.array(fc.array(one, { maxLength: 12 }), { maxLength: 3 }),
        fc.integer({ min: 3, max: 10 }),
        (lists, limit) => {
          const merged = mergeResults(
            lists.map((list) => list.map(ruling)),
            limit,
          );
          expect(merged.length).toBeLessThanOrEqual(limit);
          expect(new Set(merged.map(({ id }) => id)).size).toBe(merged.length);
          const scores = merged.map(({ relevance }) => relevance);
          expect(scores).toEqual([...scores].sort((a, b) => b - a));
          const firstOfId = new Map(
            lists
              .flat()
              .toReversed()
              .map((found) => [found.id, found.source]),
          );
          expect(new Set(merged.map(({ source }) => source))).toEqual(new Set(firstOfId.values()));
        },
      ),
    );
  });
});
