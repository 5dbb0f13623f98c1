import { describe, expect, it } from 'vitest';
import { doubtTerms } from './doubt-terms.ts';

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

  it('gives nothing for a text without letters', () => {
    expect(doubtTerms(' — ')).toEqual([]);
  });
});
