import { describe, expect, it } from 'vitest';
import { findProjectRoot } from '../../platform/project-root.ts';
import { findLeadingRulings } from './find-leading-rulings.ts';
import { openLeadingRulings, readLeadingRulings } from './read-leading-rulings.ts';

const places = (query: string) => findLeadingRulings(query, openLeadingRulings()).map(({ citation }) => citation);

describe('leading rulings whose text is not here', () => {
  it.each([
    ['Casal', 'Fallos: 328:3399'],
    ['fallo Vizzoti', 'Fallos: 327:3677'],
    ['el caso “Verbitsky” de la Corte y las cárceles de la provincia', 'Fallos: 328:1146'],
    ['qué dijo la Corte en el precedente Itzcovich sobre la apelación ordinaria', 'Fallos: 328:566'],
    ['arriola', 'Fallos: 332:1963'],
    ['F.A.L.', 'Fallos: 335:197'],
    ['Acosta, Alejandro Esteban', 'Fallos: 331:858'],
    ['Fallos 327:3753', 'Fallos: 327:3753'],
  ])('are found: %s', (query, citation) => {
    expect(places(query)).toContain(citation);
  });

  it.each([
    'el rey de la jungla y sus vasallos en la selva',
    'mi vecino Castillo me debe plata del alquiler',
    'accidente en la calle Estrada esquina Mosca',
    '327:37530',
    '',
  ])('are not found by a word that happens to be a name: %s', (query) => {
    expect(places(query)).toEqual([]);
  });

  it('are told once each, and none where there is no such file', () => {
    const citations = openLeadingRulings().map(({ citation }) => citation);
    expect(citations.length).toBeGreaterThan(150);
    expect(new Set(citations).size).toBe(citations.length);
    expect(readLeadingRulings(findProjectRoot())).toEqual([]);
  });
});
