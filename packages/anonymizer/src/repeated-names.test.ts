import { describe, expect, it } from 'vitest';
import { found } from './testing.ts';

/** How often a name is found among what is found. */
const times = (text: string, name: RegExp) => found(text).filter((line) => name.test(line)).length;

describe('a lone surname that no single mention proves', () => {
  it('is somebody where the text makes them act and be spoken of', () => {
    const text =
      'FISCAL: ¿Qué vio?\n—No sé. Brítez dice que un fierro.\nDEFENSOR: ¿Brítez estaba con usted?\n—Brítez estaba con otro.\nPRESIDENTE: Que pase Brítez.';
    expect(times(text, /Brítez/)).toBe(4);
  });

  it('is replaced everywhere once it is told who they are', () => {
    const text =
      'Delgado, el vecino, vio salir a una mujer. ¿Delgado está citado? Sí, Delgado está citado. Notifíquese a Delgado.';
    expect(times(text, /Delgado/)).toBe(4);
  });

  it('that is a town as well is somebody only by all its mentions together', () => {
    const text =
      'Agravia que se tome el dicho de Tolosa. Tolosa es empleado. Que Tolosa haya visto algo es irrelevante.';
    expect(times(text, /Tolosa/)).toBe(3);
    expect(found('El viaje a Tolosa duró un día. En Tolosa llovía. Tolosa queda lejos de Tolosa.')).toEqual([]);
  });

  it('in small letters is a name in a chat, and no thing that has an article', () => {
    const chat =
      'kevin dice que le prestó a ocampo\nocampo depositó en el banco\nle voy a decir a ocampo\nyo no sé, ocampo no me contesta';
    expect(times(chat, /ocampo/)).toBe(4);
    expect(times('le pegó con una maza. la maza no apareció. dijo que maza no había. la maza pesa.', /maza/)).toBe(0);
  });

  it('of a firm or a programme is none', () => {
    expect(found('Telecom informó que no. Se ofició a Telecom. Telecom contestó tarde.')).toEqual([]);
    expect(found('Insinuado: $ 4.000. Aconsejado: inadmisible. Insinuado: $ 22. Aconsejado: admisible.')).toEqual([]);
  });
});

describe('what somebody is called beside the name that was found', () => {
  it('is found with the apostrophe of a surname', () => {
    expect(times("La esposa, Tamara D'Angelo, firmó. Reclamo de D'Angelo. D'Angelo presente.", /D'Angelo/)).toBe(3);
  });

  it('is found in another spelling of a rare surname, and an ordinary word near it is left', () => {
    const text = 'La actora, Irma Zamudio, dice que en su acta figura ZAMUDÍA y en la de su madre ZAMUDO.';
    expect(times(text, /ZAMUD/)).toBe(2);
    expect(times('El imputado Luis Correa fue al Correo. Correa salió del Correo.', /Correo/)).toBe(0);
  });

  it('is the form of a given name that stands beside it', () => {
    const text = 'Ignacio (Nachito para la familia) tiene cuatro años. Nachito va al jardín. Dice que Nachito llora.';
    expect(times(text, /Nachito/)).toBe(3);
  });

  it('is a nickname after what announces it', () => {
    expect(times('A la testigo Ana Ruiz le dicen "la Negra". La Negra vio todo.', /Negra/)).toBe(2);
  });

  it('is a word of the law after a part in the case: "el vecino Paz"', () => {
    const text = 'El vecino Paz dijo otra cosa. Paz trabaja con Ramón. El Juzgado de Paz remitió.';
    expect(times(text, /: Paz$/)).toBe(2);
  });

  it('is the first of several names of which the second is certain', () => {
    expect(times('Tuvieron a Milagros, Thiago y Alma. Milagros contó que está bien.', /Milagros/)).toBe(2);
  });
});
