import { describe, expect, it } from 'vitest';
import { analyzeTerms } from './analyze.ts';
import { findForeignPlaces } from './find-foreign-places.ts';
import { recognizeMatter } from './recognize-matter.ts';

const signs = (question: string) => recognizeMatter(question, analyzeTerms(question));

describe('signs of what a question is about', () => {
  it.each(['contame un chiste', 'quién ganó el mundial', 'cómo se pronuncia queue', 'recomendame una serie'])(
    '"%s" asks for something else',
    (question) => expect(signs(question).otherIntent).toBe(true),
  );

  it('a request for a legal document is no idle chore', () => {
    expect(signs('haceme una carta documento').otherIntent).toBe(false);
  });

  it('reads cooking, sport and code as other matters', () => {
    expect(signs('receta de milanesa').other).toBeGreaterThan(0);
    expect(signs('error en javascript').other).toBeGreaterThan(0);
  });

  it('reads provincial and tax law as kept elsewhere', () => {
    expect(signs('alícuota de ingresos brutos').otherLaw).toBeGreaterThan(0);
  });

  it('does not take an order for an ordinance', () => {
    expect(signs('la orden del juez').otherLaw).toBe(0);
  });

  it('counts words of law', () => {
    expect(signs('mi inquilino no paga el alquiler').legal).toBeGreaterThanOrEqual(2);
  });
});

describe('places abroad', () => {
  it('are found with and without accents, in one word or two, and as adjectives', () => {
    expect(findForeignPlaces('vivo en España y trabajo en Nueva York').map(({ text }) => text)).toEqual([
      'España',
      'Nueva York',
    ]);
    expect(findForeignPlaces('el código civil frances')).toMatchObject([{ text: 'frances', isAdjective: true }]);
  });

  it('are not found in a treaty’s name', () => {
    expect(findForeignPlaces('Pacto de San José de Costa Rica')).toEqual([]);
  });
});
