import { expect, it } from 'vitest';
import { found } from './testing.ts';

it('replaces a business without a legal form that is sued, employs or sells', () => {
  expect(found('denuncia contra Muebles Don Braulio')).toEqual(['empresa: Muebles Don Braulio']);
  expect(found('Que cobra en Citrícola Los Naranjos')).toEqual(['empresa: Citrícola Los Naranjos']);
  expect(found('C/ BODEGA Y VIÑEDOS CUATRO ÁLAMOS P/ DESPIDO')).toContain('empresa: BODEGA Y VIÑEDOS CUATRO ÁLAMOS');
  expect(found('TRABAJA EN LA DESMOTADORA ALGODONES DEL BERMEJO.')).toEqual([
    'empresa: DESMOTADORA ALGODONES DEL BERMEJO',
  ]);
  expect(found('por la constructora Techos del Limay, el letrado pidió la palabra')).toEqual([
    'empresa: Techos del Limay',
  ]);
});

it('leaves one that the text only passes by, and public bodies', () => {
  expect(found('dobló en la esquina de la Ferretería El Martillo y siguió')).toEqual([]);
  expect(found('contra Servicios Públicos del Estado')).toEqual([]);
});

it('takes the words of ownership before a family for no firm', () => {
  expect(found('CUENTA A NOMBRE DE LUCERO HERMANOS')).toEqual(['empresa: LUCERO HERMANOS']);
});
