import { describe, expect, it } from 'vitest';
import { sortedByLetters } from './alternatives.ts';

describe('a list of alternatives', () => {
  it('is told apart by first letters', () => {
    expect(sortedByLetters(/(?<![a-z])(?:actor|actora|vocal|acto) $/).source).toBe(
      '(?<![a-z])(?:a(?:c(?:t(?:or|ora|o)))|vocal) $',
    );
  });

  it('keeps groups, classes and optional letters whole', () => {
    const pattern = /(?:(?:co)?actor[a|]|a?b|\|c|co(?:x|y)|cz)/y;
    expect(sortedByLetters(pattern).source).toBe('(?:(?:co)?actor[a|]|a?b|\\|c|c(?:o(?:x|y)|z))');
    expect(sortedByLetters(pattern).flags).toBe('y');
  });

  it('takes the same alternative, a shorter one before a longer one too', () => {
    const words = ['ab', 'abc', 'b', 'bcd', 'bc'];
    const pattern = new RegExp(`(?:${words.join('|')})`, 'g');
    const text = 'abcd bcd ab abd b';
    expect([...text.matchAll(sortedByLetters(pattern))].map(([found]) => found)).toEqual(text.match(pattern));
  });
});
