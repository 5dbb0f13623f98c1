import { expect, it } from 'vitest';
import { searchTerms } from './search-terms.ts';

it('are the words without the marks around them, each once, also where marks run on between two letters', () => {
  expect(searchTerms('«Ley» (24.240), ley; 𝐀! — …')).toEqual(['ley', '24.240', '𝐀'.normalize('NFD')]);
  const long = `a${'.'.repeat(200_000)}a`;
  expect(searchTerms(`${long}…`)).toEqual([long]);
});
