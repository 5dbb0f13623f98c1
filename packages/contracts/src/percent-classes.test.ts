import { describe, expect, it } from 'vitest';
import { probabilityLevel, relevanceLevel, shownPercent } from './percent-classes.ts';

describe('the classes of a percentage', () => {
  it.each([
    [100, 'high', 'high'],
    [80, 'high', 'high'],
    [79, 'medium', 'medium'],
    [60, 'medium', 'medium'],
    [59, 'low', 'low'],
    [40, 'low', 'low'],
    [39, 'low', 'very-low'],
    [0, 'low', 'very-low'],
  ])('%i: relevance %s, probability %s', (percent, relevance, probability) => {
    expect([relevanceLevel(percent), probabilityLevel(percent)]).toEqual([relevance, probability]);
  });

  it('is chosen by the number that is shown', () => {
    expect(shownPercent(0.796)).toBe(80);
    expect(shownPercent(1.7)).toBe(100);
    expect(shownPercent(-1)).toBe(0);
  });
});
