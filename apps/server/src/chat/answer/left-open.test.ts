import { expect, test } from 'vitest';
import { understood } from '../../testing/understood.ts';
import { partsLeftOpen, tellLeftOpen } from './left-open.ts';

const partsOf = (question: string) => understood(question).parts;

test('a part of which nothing was found is named in its own words, unless what is told speaks of it', () => {
  const [, second] = partsOf('¿Puedo rescindir el alquiler? ¿Y cuánto sale guardar los muebles en un depósito?');
  expect(second).toBeDefined();
  const open = second === undefined ? [] : [second];
  expect(tellLeftOpen(open, 'El inquilino puede resolver el alquiler.')).toContain('«cuánto sale guardar los muebles');
  expect(tellLeftOpen(open, 'Guardar los muebles en el depósito sale lo pactado.')).toBe('');
  expect(tellLeftOpen([], 'El inquilino puede resolver el alquiler.')).toBe('');
});

test('a story is not repeated to who told it', () => {
  const story = `¿Me tienen que pagar ${'los muebles que se mojaron cuando se rompió el techo '.repeat(3)}?`;
  expect(tellLeftOpen(partsOf(story), 'La ley dice otra cosa.')).toBe('');
});

test('which parts an answer leaves open is read from what it says', () => {
  const parts = partsOf('¿Puedo rescindir el alquiler? ¿Y cuánto sale guardar los muebles en un depósito?');
  const said = tellLeftOpen(parts.slice(1), 'El inquilino puede resolver el alquiler.');
  expect(partsLeftOpen(`El inquilino puede resolver el alquiler. ${said}\n\n### Más detalle`, parts)).toEqual(
    parts.slice(1),
  );
  expect(partsLeftOpen('El inquilino puede resolver el alquiler.', parts)).toEqual([]);
});
