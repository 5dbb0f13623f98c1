import { NormRegistry } from '@foja/legal-text/norm-registry';
import { expect, it } from 'vitest';
import { type Change, ChangeTable } from '../changes/read-changes.ts';
import { findRepealedWithin, tellRepealedWithin } from './repealed-within.ts';

const change = (norm: string, article: string | undefined, since: string): Change => ({
  norm,
  ...(article && { article }),
  change: 'repealed',
  by: 'ley-99742:99',
  since,
  today: [],
});
const changes = new ChangeTable([
  change('ley 99.323', undefined, '2024-07-09'),
  change('ley-99013', '8-17', '2024-07-09'),
  change('ley 99.400', undefined, '2030-01-01'),
]);
const registry = new NormRegistry([
  { code: 'ley-99742', title: 'Ley 99.742', aliases: ['Ley 99.742'], lastArticle: 238 },
  { code: 'ley-99013', title: 'Ley 99.013', aliases: ['Ley 99.013'], lastArticle: 160 },
]);
const tell = (text: string, id = 'lcq:16') =>
  tellRepealedWithin(findRepealedWithin({ id, text }, changes, registry, '2026-11-27'));

it.each([
  'El juez paga lo que manda la ley 99.877.',
  'El juez paga lo que manda el artículo 20 de la ley 99.013.',
  'El juez paga lo que mandan los artículos 15 a 20 de la ley 99.013.',
  'El juez paga lo que manda la ley 99.400.',
  'Derógase la ley 99.323.',
])('nothing is told where nothing that is named is known to be repealed: %s', (text) => {
  expect(tell(text)).toBeNull();
});

it('nothing is told by the article that repeals', () => {
  expect(tell('Quedan sin efecto la ley 99.323 y su reglamentación.', 'ley-99742:99')).toBeNull();
});

it('norms and articles that were repealed are told with who did it and since when', () => {
  expect(tell('Se pagan las del artículo 1 de la ley 99.323 y las de los artículos 8, 9 y 10 de la ley 99.013.')).toBe(
    'Este artículo nombra normas que fueron derogadas: Ley 99.323 (por art. 99 Ley 99.742, desde el 9/7/2024); artículos 8, 9 y 10 de la ley 99.013 (por art. 99 Ley 99.742, desde el 9/7/2024).',
  );
});
