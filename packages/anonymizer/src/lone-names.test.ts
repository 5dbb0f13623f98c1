import { describe, expect, it } from 'vitest';
import { found } from './testing.ts';

describe('names that stand alone', () => {
  it('finds whose relative stands between marks, although a town is called so', () => {
    expect(found('Agradece la colecta por el velorio de su señora, Clorinda.')).toEqual(['persona: Clorinda']);
    expect(found('Se pagó en mercadería a la nuera, Dolores.')).toEqual(['persona: Dolores']);
  });

  it('finds who does a trade, and whose something is', () => {
    expect(found('Vio salir la camioneta de Cabral, el sereno, con rollos.')).toEqual(['persona: Cabral']);
    expect(found('Trabaja en el aserradero de Breide, sin recibo.')).toEqual(['persona: Breide']);
    expect(found('Cursó el taller de Costura, que queda cerca.')).toEqual([]);
  });

  it('finds lone surnames in a row that ends with somebody', () => {
    expect(found('Lo autorizó el consejo: Vega, Lagos y Rita Colipán.')).toEqual([
      'persona: Vega',
      'persona: Lagos',
      'persona: Rita Colipán',
    ]);
  });

  it('finds a family that is counted', () => {
    expect(found('ATIENDE JUAN PAZ. NOTIFICAR A LOS TRES PAZ LO DISPUESTO.')).toEqual([
      'persona: JUAN PAZ',
      'persona: PAZ',
    ]);
  });

  it('finds who stands between commas behind the name of a hospital', () => {
    expect(found('La partera del Hospital Ramón Carrillo, Norma Jofré, puede dar constancia.')).toEqual([
      'persona: Norma Jofré',
    ]);
  });

  it('takes no office from the sentence before', () => {
    expect(found('Pidió el trámite ante la Secretaría de Trabajo. Páez dice que lo hizo Zavala.')).toContain(
      'persona: Páez',
    );
  });

  it('finds initials with the particle of a known surname', () => {
    expect(
      found('La vicedirectora, Marta Zerpa de Cazón, y Elsa Vilte.\n\nE. Vilte – M. Z. de Cazón – la maestra'),
    ).toEqual(['persona: Marta Zerpa de Cazón', 'persona: Elsa Vilte', 'persona: E. Vilte', 'persona: M. Z. de Cazón']);
  });

  it('finds rare given names in a row with others', () => {
    expect(found('Nueve en total: Choque y Fulgencio, la Negra y yo.')).toContain('persona: Fulgencio');
    expect(found('SE ENCONTRABA TAMBIÉN SU CONCUBINO, ABDALA, JORGE NICOLÁS.')).toEqual([
      'persona: ABDALA, JORGE NICOLÁS',
    ]);
  });

  it('finds names that no list knows by a relative, by what was done to them and by a trade', () => {
    expect(found('Le deja todo al mellizo, Otam.')).toEqual(['persona: Otam']);
    expect(found('El guardia detuvo a Otamba.')).toEqual(['persona: Otamba']);
    expect(found('La declaración se tomó con la intérprete Otamba.')).toEqual(['persona: Otamba']);
  });
});
