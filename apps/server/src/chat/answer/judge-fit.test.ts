import { describe, expect, test } from 'vitest';
import {
  buildRetrieval,
  buildSource,
  phoneGuide,
  repairArticle,
  warrantyArticle,
} from '../../testing/build-retrieval.ts';
import { askWhichCase, fitsQuestion } from './judge-fit.ts';

const noted = (id: string, title: string) => buildSource({ id, editorial: { id: `nota:${id}`, title, sections: [] } });

describe('what was found', () => {
  test('does not fit below the score from which it is about what was asked, unless the situation of a story was recognised', () => {
    expect(fitsQuestion(buildRetrieval({ topScore: 0.69 }))).toBe(false);
    expect(fitsQuestion(buildRetrieval({ topScore: 0.69, isTold: true, guide: null }))).toBe(false);
    expect(fitsQuestion(buildRetrieval({ topScore: 0.69, isTold: true, guide: phoneGuide.id }))).toBe(true);
    expect(fitsQuestion(buildRetrieval({ topScore: 0.7 }))).toBe(true);
  });
});

describe('which case is meant', () => {
  test('is not asked where there is nothing to choose from', () => {
    expect(askWhichCase([])).toBeNull();
    expect(askWhichCase([warrantyArticle, repairArticle])).toBeNull();
    expect(askWhichCase([{ ...warrantyArticle, repealed: true }, phoneGuide])).toBeNull();
  });

  test('is asked with at most three matters, guides first, none twice; a choice is searched by its title', () => {
    const asked = askWhichCase([
      warrantyArticle,
      noted('ldc:1', 'Quién es consumidor'),
      noted('ldc:2', 'Quién es consumidor'),
      noted('ldc:3', 'Cómo se interpreta la ley'),
      phoneGuide,
    ]);
    expect(asked?.options).toEqual(
      [phoneGuide.editorial?.title, warrantyArticle.editorial?.title, 'Quién es consumidor'].map((title) => ({
        label: title,
        adds: `${title}.`,
      })),
    );
  });
});
