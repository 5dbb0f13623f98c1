import { describe, expect, it } from 'vitest';
import { sampleRulings } from './sample-rulings.ts';
import { scoreRulings } from './score-rulings.ts';

describe('the score of a search for rulings', () => {
  it('counts what stands first, among the first ten, and what is missing', () => {
    const tenth = [...Array.from({ length: 9 }, (_, place) => `other${place}`), 'b'];
    const score = scoreRulings([
      { id: 'a', found: ['a', 'x'], tookMs: 1 },
      { id: 'b', found: tenth, tookMs: 2 },
      { id: 'c', found: ['x', ...tenth, 'c'], tookMs: 3 },
      { id: 'd', found: [], tookMs: 40 },
    ]);
    expect(score).toMatchObject({ queries: 4, hitAt1: 0.25, hitAt10: 0.5, p95Ms: 40, missed: ['c', 'd'] });
  });
});

describe('the sample', () => {
  const lines = Array.from({ length: 50 }, (_, place) => ({
    id: `r${place}`,
    citation: `Fallos: 1:${place}`,
    title: 'A c/ B',
    summary: place === 0 ? 'Corto.' : `P${'x'.repeat(300)}`,
    text: 'y'.repeat(500),
  }));

  it('is the same for a seed, another for another, and only of rulings that say enough', () => {
    const ids = (seed: string) => sampleRulings(lines, 10, seed).map(({ id }) => id);
    expect(ids('a')).toEqual(ids('a'));
    expect(ids('a')).not.toEqual(ids('b'));
    expect(sampleRulings(lines, 100, 'a').map(({ id }) => id)).not.toContain('r0');
  });
});
