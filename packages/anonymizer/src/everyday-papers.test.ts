import { describe, expect, it } from 'vitest';
import { detect, inspect } from './detect.ts';

// Papers as people type them: each case is a form, with names that stand for any other of it.

const persons = (text: string) =>
  detect(text)
    .filter(({ type }) => type === 'persona')
    .map(({ text: written }) => written);
const found = (text: string) => detect(text).map(({ type, text: written }) => `${type}: ${written}`);

describe('messages in small letters', () => {
  it.each([
    ['hable con doña quelima y no quiso', 'quelima'],
    ['lo atendio el dr gorosturri ayer', 'gorosturri'],
    ['la casa era de mi abuela tronchi y se vendio', 'tronchi'],
    ['mañana va la negra olmedillo a la audiencia', 'negra olmedillo'],
    ['segun la declaracion de matias ferrutino alcanza', 'matias ferrutino'],
    ['la cuota de thiaguito no la pago', 'thiaguito'],
    ['dejamos las cosas en lo de pirinchu', 'pirinchu'],
  ])('finds whom a title, a kinship or looks announce: %s', (text, name) => {
    expect(persons(text).join(' ')).toContain(name);
  });

  it('finds the beginning of a known given name where somebody is spoken of', () => {
    const text = 'La vendedora es Brisa Ocaranza, DNI 40.111.222.\nyo: hablá con la bri\nyo: con la bri';
    expect(persons(text)).toEqual(['Brisa Ocaranza', 'bri', 'bri']);
  });

  it.each(['hola amor como estas', 'mi abuela materna vino', 'el gordo se fue', 'que dice la gente'])(
    'takes no endearment and no adjective for a name: %s',
    (text) => expect(persons(text)).toEqual([]),
  );
});

describe('offices that courts have not for themselves', () => {
  it('replaces the vocales of a club', () => {
    const text = 'Acta 12. Reunidos los vocales Peyrano, Lescano y Da Silva. Peyrano propone una rifa.';
    expect(persons(text)).toEqual(['Peyrano', 'Lescano', 'Da Silva', 'Peyrano']);
  });

  it('replaces the secretary of a school', () => {
    expect(persons('Atte. Pamela Cisterna, secretaria.\nHola Pamela.')).toEqual(['Pamela Cisterna', 'Pamela']);
  });

  it('keeps the secretary of a court', () => {
    const { spans, kept } = inspect('Juzgado Civil N° 4. Fdo.: Dra. Celina Apud, secretaria.');
    expect(spans).toEqual([]);
    expect(kept.map(({ text }) => text)).toContain('Celina Apud');
  });

  it('replaces everywhere a lawyer who signs in a row with the others', () => {
    const text =
      'Comparece el actor, asistido por el Dr. Pablo Irigoin. El Dr. Irigoin acepta. Fdo. Benegas - Irigoin - Ponzo';
    expect(persons(text).filter((name) => name.endsWith('Irigoin'))).toHaveLength(3);
  });
});

describe('what a scanner made of words', () => {
  it('reads figures within a name as the letters they were', () => {
    expect(persons('Por la actora, la Dra. Ceci1ia Ponzuelo. Vino Osva1do Benegas, su hermano.')).toEqual([
      'Ceci1ia Ponzuelo',
      'Osva1do Benegas',
    ]);
  });

  it('joins a name that a hyphen cut in a short line', () => {
    expect(persons('Firma la Sra. Pin-\ntosa, inquilina.')).toEqual(['Pin-\ntosa']);
  });

  it('leaves a plate and a user name as they are', () => {
    expect(found('dominio A127RGX')).toEqual(['patente: A127RGX']);
  });
});

describe('names that mean something else too', () => {
  it.each([
    ['Señora Defensora: Soy Abril Delgado.', 'Abril Delgado'],
    ['Las alhajas, para mis ahijadas Mercedes y Consuelo.', 'Mercedes'],
    ['Estimado/a Tronchi:\nLe informamos su deuda.', 'Tronchi'],
  ])('finds them where a person is named: %s', (text, name) => {
    expect(persons(text)).toContain(name);
  });

  it.each(['Leo, ratifican y firman.', 'Belgrano y 9 de Julio', 'Mora automática', 'Finca 7.189'])(
    'leaves them where nobody is: %s',
    (text) => expect(persons(text)).toEqual([]),
  );
});

describe('streets behind what somebody lives in', () => {
  it.each([
    ['- bienes: depto Cerrito 55, gomería', 'domicilio: Cerrito 55'],
    ['Consorcio Bulnes 1844. Acta.', 'domicilio: Bulnes 1844'],
    ['Taller textil Argerich 812. Responsable ausente.', 'domicilio: Argerich 812'],
  ])('finds the street in "%s"', (text, expected) => {
    expect(found(text)).toContain(expected);
  });

  it('takes no price for a street', () => {
    expect(found('Valuó el inmueble en USD 62.000.')).toEqual([]);
  });
});

describe('what somebody wrote cites nothing', () => {
  it('replaces a name between quotation marks behind a signature', () => {
    const text = 'De la citada: la actora, Emilse Sala, DNI 20.111.222, firmó como "Emilse Sala de Yáñez".';
    expect(persons(text)).toEqual(['Emilse Sala', 'Emilse Sala de Yáñez']);
  });

  it('leaves authors in a list, eponyms and towns at the head of a date', () => {
    const text = 'Borda, Zannoni y Pérez Lasala coinciden. Presenta signo de Segondi. Mendoza, 24 de abril de 2025.';
    expect(persons(text)).toEqual([]);
  });
});

describe('initials and births', () => {
  it('replaces whoever is addressed by initials where others are called so', () => {
    expect(persons('La niña M.R.T. fue oída. Notifíquese a S.P.K. y a la asesora.')).toEqual(['M.R.T.', 'S.P.K.']);
  });

  it('finds the birth dates of children in a list', () => {
    expect(found('Hijos: Alexis (11/9/2001), Milena (30/4/2006).')).toEqual([
      'persona: Alexis',
      'fecha_nacimiento: 11/9/2001',
      'persona: Milena',
      'fecha_nacimiento: 30/4/2006',
    ]);
  });
});
