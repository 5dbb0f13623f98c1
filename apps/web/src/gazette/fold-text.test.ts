import { describe, expect, it } from 'vitest';
import { findWord, foldQuery, foldText, foldWords } from './fold-text.ts';

describe('folded text', () => {
  it('forgets case, accents, ligatures and the width of white space', () => {
    expect(foldQuery('  Resolución\n Nº 5\tﬁnal ')).toBe('resolucion no 5 final');
    expect(foldWords(' Año  2026 ')).toEqual(['ano', '2026']);
  });

  it('knows where each of its characters stood', () => {
    const original = 'El  señor Ávila';
    const { text, places } = foldText(original);
    const at = text.indexOf('avila');
    expect(original.slice(places[at], (places[at + 4] ?? 0) + 1)).toBe('Ávila');
  });

  it('finds a word from its beginning, not from its middle', () => {
    expect(findWord('ministerio del rio', 'rio')).toBe(15);
    expect(findWord('ministerio', 'rio')).toBe(-1);
    expect(findWord('ministerio', 'minis')).toBe(0);
  });
});
