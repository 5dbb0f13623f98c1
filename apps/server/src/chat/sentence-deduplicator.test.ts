import { describe, expect, it } from 'vitest';
import { SentenceDeduplicator } from './sentence-deduplicator.ts';

describe('an answer', () => {
  it('does not say the same thing twice in slightly other words', () => {
    const said = new SentenceDeduplicator();
    expect(
      said.add('El reclamo de la indemnización de daños por responsabilidad civil prescribe a los tres años.'),
    ).toBe(false);
    expect(said.add('El reclamo de daños por responsabilidad civil prescribe a los tres años.')).toBe(true);
  });

  it('keeps two terms apart that differ only in their number', () => {
    const said = new SentenceDeduplicator();
    said.add('La garantía legal dura seis meses desde la entrega de la cosa nueva.');
    expect(said.has('La garantía legal dura tres meses desde la entrega de la cosa nueva.')).toBe(false);
  });
});
