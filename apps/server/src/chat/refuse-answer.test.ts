import { describe, expect, it } from 'vitest';
import { buildRetrieval } from '../testing/build-retrieval.ts';
import { refuseAnswer } from './refuse-answer.ts';

describe('a refusal', () => {
  it('names the norm of a question that the chosen domain does not cover, and where to ask it', () => {
    const refusal = refuseAnswer(
      buildRetrieval({
        decision: 'no-match',
        outsideDomain: { norm: 'lct', normTitle: 'Ley 20.744 de Contrato de Trabajo' },
      }),
    );
    expect(refusal.outcome).toBe('no-match');
    expect(refusal.content).toContain('la Ley 20.744 de Contrato de Trabajo');
    expect(refusal.content).toContain('Todas las áreas del derecho');
    expect(refusal.content).toContain('Premium');
  });

  it('speaks of no other domain where none holds the answer', () => {
    const refusal = refuseAnswer(buildRetrieval({ decision: 'no-match', outsideDomain: null }));
    expect(refusal.content).not.toContain('Premium');
  });

  it('names the reference that does not exist', () => {
    const refusal = refuseAnswer(
      buildRetrieval({ decision: 'nonexistent-reference', nonexistentReferences: ['art. 9999 CCyC'] }),
    );
    expect(refusal.content).toContain('«art. 9999 CCyC»');
  });

  it('does not say that a norm exists which the corpus does not know', () => {
    const known = refuseAnswer(buildRetrieval({ decision: 'source-unavailable' }));
    expect(known.content).toContain('existe');
    const unknown = refuseAnswer(buildRetrieval({ decision: 'source-unavailable', unknownNorms: ['ley 31.999'] }));
    expect(unknown.content).toContain('«ley 31.999»');
    expect(unknown.content).toContain('no puedo confirmar que exista');
    expect(unknown.outcome).toBe('source-unavailable');
  });

  it('says what kind of thing it does not answer, and offers no topic that only shares words', () => {
    const refusal = refuseAnswer(buildRetrieval({ decision: 'beyond-law', beyondLaw: 'price' }));
    expect(refusal.outcome).toBe('no-match');
    expect(refusal.content).toContain('no tiene precios');
    const advice = refuseAnswer(buildRetrieval({ decision: 'beyond-law', beyondLaw: 'advice' }));
    expect(advice.content).toContain('no lo responde una norma');
  });
});
