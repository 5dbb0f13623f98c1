import { describe, expect, it } from 'vitest';
import { doubtTerms, kindOfDoubtTerm } from './doubt-terms.ts';

describe('doubtTerms', () => {
  it('gives the words of a text and four letters in a row of each', () => {
    const terms = doubtTerms('Me rajaron');
    expect(terms).toEqual(expect.arrayContaining(['~_raj', '~raja', '~ajar', '~ron_']));
    expect(terms).toContain('~_me_');
  });

  it('lets a word and its misspelling share letters', () => {
    const right = new Set(doubtTerms('indemnización'));
    const shared = doubtTerms('indegnizasion').filter((term) => right.has(term));
    expect(shared).toContain('~_ind');
    expect(shared).toContain('~inde');
  });

  it('gives words as they were written, those too that the index leaves out, and two words of the index in a row', () => {
    const terms = doubtTerms('¿Me pueden embargar el sueldo mínimo?');
    expect(terms).toEqual(expect.arrayContaining(['=me', '=pueden', '=embargar', '+embarg+retribu']));
  });

  it('tells of each term what kind it is', () => {
    expect(['embarg', '=me', '+embarg+retribu', '~_me_'].map(kindOfDoubtTerm)).toEqual([
      'word',
      'written',
      'pair',
      'letters',
    ]);
  });

  it('gives nothing for a text without letters', () => {
    expect(doubtTerms(' — ')).toEqual([]);
  });
});
