import { expect, test } from 'vitest';
import { readCaption } from './read-caption.ts';
import { readParties } from './read-parties.ts';

const told = (text: string) =>
  readParties(text, readCaption(text)).map(({ name, role }) => [name.replace(/\s+/g, ' '), role]);
const ruling = (visto: string, reasons = '1°) Que la cámara confirmó la sentencia.') =>
  `FALLO DE LA CORTE SUPREMA\nBuenos Aires, 4 de mayo de 2021.\n${visto}\nConsiderando:\n${reasons}\nPor ello, se desestima la queja.`;

test('who appeals is no part of the name of who sued, though a line is broken between them', () => {
  const visto =
    'Vistos los autos: “Recurso de hecho deducido por la actora en la \ncausa Paz, Ana c/ Río Seco S.A. s/ despido”.';
  expect(told(ruling(visto))).toEqual([
    ['Paz, Ana', 'plaintiff'],
    ['Río Seco S.A.', 'defendant'],
  ]);
});

test('each of those who are defended is told, and numbers of acts are no part of a name', () => {
  const several =
    'Vistos los autos: “Recurso de hecho deducido por la defensa de \nJuan Roca, Mara Sosa \ny Luis Gil en la causa Soto, Ana y otros s/ amenazas”.';
  expect(told(ruling(several)).map(([name]) => name)).toEqual(['Soto, Ana', 'Juan Roca', 'Mara Sosa', 'Luis Gil']);
  const numbers = 'Vistos los autos: “Paz, Ana c/ EN – DNM disp. \n25/11 (exp. 39.845/09) s/ recurso directo”.';
  expect(told(ruling(numbers)).at(-1)).toEqual(['EN – DNM', 'defendant']);
});

test('without a caption the first reasons tell who sues whom; a case quoted as a precedent is another’s', () => {
  const reasons =
    '1º) Que a fs. 17/57 Ana Paz y Luis Roca, \nen representación de su hija Mara Roca, deducen demanda contra la Provin\u00AD\ncia del Sur (Ministerio de Salud) y el Dr. \nJuan Gil, a fin de cobrar lo que se les debe (causas CSJ 1/2007 “Soto, Juan c/ Norte, Provincia del s/ amparo”, sentencia del 1 de marzo de 2008).';
  expect(told(ruling('Autos y Vistos;', reasons))).toEqual([
    ['Ana Paz', 'plaintiff'],
    ['Luis Roca', 'plaintiff'],
    ['Mara Roca', 'plaintiff'],
    ['Provincia del Sur', 'defendant'],
    ['Juan Gil', 'defendant'],
  ]);
});

test('whom the caption leaves as "y otro" is told where the reasons condemn by name, and nobody where it names all', () => {
  const reasons = '1°) Que la cámara condenó a Sur Seguros S.A. a pagar a la actora lo que reclama.';
  expect(told(ruling('Vistos los autos: “Paz, Ana c/ Río Seco S.A. y otro s/ daños”.', reasons))).toContainEqual([
    'Sur Seguros S.A.',
    'insurer',
  ]);
  expect(told(ruling('Vistos los autos: “Paz, Ana c/ Río Seco S.A. s/ daños”.', reasons))).toHaveLength(2);
  const pages = '1°) Que la cámara condenó a Cristián Gómez Cas\u00AD\ntillo como coautor del robo.';
  expect(told(ruling('Vistos los autos: “Gómez Castillo, Cristián y otro s/ robo”.', pages))).toHaveLength(1);
});
