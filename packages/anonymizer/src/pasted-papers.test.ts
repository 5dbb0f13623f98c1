import { describe, expect, it } from 'vitest';
import { detect } from './detect.ts';

const found = (text: string, type?: string): string[] =>
  detect(text)
    .filter((span) => type === undefined || span.type === type)
    .map((span) => span.text);

describe('papers that people paste', () => {
  it('finds the number of a file before its caption, in a list of them', () => {
    const list =
      '45.110/2022  "Ledesma, Rosa c/ Ledesma, Raúl s/ división" — Civil 44\n8.734/2021  "Pavón Irma s/ sucesión"';
    expect(found(list, 'expediente')).toEqual(['45.110/2022', '8.734/2021']);
    expect(found('Cobró 12/24 "las cuotas del mes" y se fue', 'expediente')).toEqual([]);
  });

  it('finds who is a relative, although the name is also a town or a word', () => {
    expect(found('Interviene Mercedes, esposa de Amadeo: dice que Mercedes no fue.', 'persona')).toEqual([
      'Mercedes',
      'Amadeo',
      'Mercedes',
    ]);
    expect(found('Los chicos: Lola (10) y la beba, Amparo.', 'persona')).toContain('Amparo');
    expect(found('Su hija Tránsito se queda con mi ropa.', 'persona')).toEqual(['Tránsito']);
  });

  it('leaves the Virgin, the make of a car, the court’s «S.S.» and verbs in capitals', () => {
    expect(found('misas en la parroquia Nuestra Señora de la Merced')).toEqual([]);
    expect(found('Tercero: iba en un Toyota Etios. El Etios cruzó en rojo.', 'persona')).toEqual([]);
    expect(found('Los hijos declaran ante S.S. y el actuario.', 'persona')).toEqual([]);
    expect(found('EL SEÑOR HUGO PAGABA EN MANO LOS SABADOS.', 'persona')).toEqual(['HUGO']);
  });

  it('finds children by their initials where children are spoken of', () => {
    expect(found('Que L.A.F. y C.E.P. permanezcan con la tía. Los niños duermen.', 'persona')).toEqual([
      'L.A.F.',
      'C.E.P.',
    ]);
  });

  it('finds in a paragraph typed small whom the paper has named with capitals', () => {
    const paper =
      'Sra. Rosa Brizuela, DNI 20.118.402.\n\nhola doctora le cuento que ayer estuvo con rosa en la plaza y me dijo que rosa no quiso hablar conmigo ni con nadie';
    expect(found(paper, 'persona').filter((name) => name === 'rosa')).not.toHaveLength(0);
  });

  it('finds schools of every kind, in capitals too', () => {
    expect(found('Va al jardín de infantes N° 912 "Rayito".', 'escuela')).toEqual([
      'jardín de infantes N° 912 "Rayito"',
    ]);
    expect(found('ESTUDIA EN LA ESCUELA AGROTÉCNICA N° 7, QUE QUEDA LEJOS', 'escuela')).toEqual([
      'ESCUELA AGROTÉCNICA N° 7',
    ]);
    expect(found('Cursa en la Técnica 3, a la tarde.', 'escuela')).toEqual(['Técnica 3']);
    expect(found('Escuela Secundaria N.º 22 "Almafuerte", Berisso', 'escuela')).toEqual([
      'Escuela Secundaria N.º 22 "Almafuerte"',
    ]);
  });

  it('finds a record, a birth date and a file whose label stands apart', () => {
    expect(found('La historia clínica de Benicio, Hospital Rural, 9.118, se agrega.', 'legajo')).toEqual(['9.118']);
    expect(found('Declara Mauro Tissera, argentino, 13/09/1984, casado.', 'fecha_nacimiento')).toEqual(['13/09/1984']);
    expect(found('CAUSA 119.204. PRUEBA TESTIMONIAL.', 'expediente')).toEqual(['119.204']);
  });
});
