import { describe, expect, it } from 'vitest';
import { courtMatches, isSupremeCourt } from './court-matches.ts';

describe('a court', () => {
  it('is known by its words, in any order of accents and cases, and by what lawyers shorten it to', () => {
    const supreme = 'Corte Suprema de Justicia de la Nación';
    for (const asked of ['CSJN', 'C.S.J.N.', 'corte suprema', supreme, 'CORTE SUPREMA DE JUSTICIA DE LA NACION']) {
      expect(courtMatches(asked, supreme), asked).toBe(true);
    }
    expect(courtMatches('CNAT', 'CAMARA NACIONAL DE APELACIONES DEL TRABAJO')).toBe(true);
    expect(courtMatches('Sala I', 'CAMARA NACIONAL DE APELACIONES DEL TRABAJO. SALA 01')).toBe(false);
    expect(courtMatches('CSJN', 'Suprema Corte de Justicia de Mendoza')).toBe(false);
    expect(courtMatches('...', supreme)).toBe(false);
  });

  it('is the supreme one of the nation only by its whole name', () => {
    expect(isSupremeCourt('CSJN')).toBe(true);
    expect(isSupremeCourt('Corte Suprema de Justicia de la Nación')).toBe(true);
    expect(isSupremeCourt('Corte Suprema')).toBe(false);
    expect(isSupremeCourt('Corte Suprema de Justicia de Tucumán')).toBe(false);
  });
});
