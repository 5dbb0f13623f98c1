import { analyzeTerms } from '@foja/legal-text/analyze';
import { describe, expect, it } from 'vitest';
import { Clarifications, starterClarifications } from './clarifications.ts';

const rule = {
  question: '¿El faro es propio o ajeno?',
  about: ['ldc:11', 'ldc:12'],
  known: ['propio', 'heredado', 'prestado'],
  checked: '2026-11-20',
  options: [
    { label: 'Propio', adds: 'El faro es mío.', articles: ['ldc:11'] },
    { label: 'Ajeno', adds: 'El faro es de otro.', articles: ['ldc:12'] },
  ],
};
const ask = (articles: string[], question: string) =>
  new Clarifications([rule]).choose({ articles }, analyzeTerms(question));

describe('the fact that an answer turns on', () => {
  it('is asked for where the message does not tell it', () => {
    expect(ask(['ldc:12', 'ldc:40'], 'me reclaman por el faro')).toEqual({
      question: '¿El faro es propio o ajeno?',
      options: [
        { label: 'Propio', adds: 'El faro es mío.' },
        { label: 'Ajeno', adds: 'El faro es de otro.' },
      ],
    });
  });

  it.each(['el faro es propio', 'los faros heredados', 'me lo habian PRESTADO'])(
    'is not asked for where it was told: %s',
    (question) => {
      expect(ask(['ldc:11'], question)).toBeNull();
    },
  );

  it('is not asked for where the best source is of something else, or there is none', () => {
    expect(ask(['ldc:40', 'ldc:11'], 'me reclaman por el faro')).toBeNull();
    expect(new Clarifications([rule]).choose(undefined, [])).toBeNull();
  });
});

describe('the questions of the starter corpus', () => {
  it('are there, and are not asked again after their own answers', () => {
    const first = starterClarifications().choose({ articles: ['ccyc:1198'] }, analyzeTerms('cuanto dura un alquiler'));
    expect(first?.options.length).toBeGreaterThan(1);
    for (const { adds } of first?.options ?? []) {
      const terms = analyzeTerms(`cuanto dura un alquiler ${adds}`);
      expect(starterClarifications().choose({ articles: ['ccyc:1198'] }, terms)).toBeNull();
    }
  });
});
