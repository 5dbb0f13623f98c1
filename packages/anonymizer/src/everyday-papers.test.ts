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

  it('finds in small letters whom the chat has named with a capital, although the name is a word too', () => {
    const text =
      '[10/2/25 21:03] Adri: la tia Perla no vende, me dijo Claudio Burgos\n[10/2/25 21:05] Gusti: y perla donde va?\n[10/2/25 21:06] Gusti: ya arreglaron con burgos\n[10/2/25 21:07] Adri: tiene una perla de collar';
    expect(persons(text).filter((name) => /perla|burgos/.test(name))).toEqual(['perla', 'burgos']);
  });

  it('leaves such a word in a text that is written as usual', () => {
    expect(persons('Claudio Burgos declaró. El plano de burgos, aldeas y con perla fina.')).toEqual(['Claudio Burgos']);
  });

  it('takes what somebody is asked for no surname', () => {
    expect(persons('12/9/24, 21:32 - Quique: norberto disculpame')).toEqual(['Quique', 'norberto']);
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
  it('finds the first of two children whose surname stands behind the second', () => {
    expect(persons('Los menores A. y B. Gómez viven con su madre.')).toEqual(['A.', 'B. Gómez']);
  });

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

describe('who shares a surname with an official', () => {
  it('is replaced wherever the surname stands, when the text tells them apart by a given name', () => {
    const text =
      'La fiscal, Dra. Verónica Sosa, acusa a Brian Sosa. Sosa declaró que no estuvo allí. Sosa quedó detenido.';
    expect(persons(text)).toEqual(['Sosa', 'Brian Sosa', 'Sosa', 'Sosa']);
  });

  it('is replaced when it is a given name alone: nobody calls the judge so', () => {
    const { spans, kept } = inspect('Fdo. Dra. Marcela Ríos, Jueza. La niña contó que Marcela la retó.');
    expect(spans.map(({ text }) => text)).toEqual(['Marcela']);
    expect(kept.map(({ text }) => text)).toEqual(['Marcela Ríos']);
  });

  it.each([
    ['who came', 'Vino Juan Gómez. Gómez habló. La jueza Gómez escuchó.', 2],
    ['who appealed', 'La jueza Gómez resolvió. Juan Gómez apeló. Gómez dijo que no.', 2],
    ['who is accused', 'Juan Gómez es imputado. El fiscal Gómez pidió prisión. Gómez se negó.', 2],
    ['who is condemned', 'Se condena a Juan Gómez. El fiscal Gómez apeló. Gómez llora.', 2],
    ['who is the victim', 'Juan Gómez, víctima, declaró. La jueza Gómez lo escuchó. Gómez lloró.', 2],
  ])('is replaced where of the official only the surname is read: %s', (_who, text, least) => {
    const theirs = persons(text).filter((name) => name === 'Gómez' || name === 'Juan Gómez');
    expect(theirs.length).toBeGreaterThanOrEqual(least);
    expect(inspect(text).kept).toEqual([]);
  });

  it('leaves the official whose other writings have the same given name', () => {
    expect(persons('La fiscal, Dra. Verónica Sosa, apeló. Intervino Verónica Sosa. La fiscal Sosa insistió.')).toEqual(
      [],
    );
  });
});

describe('nicknames that are words of the language', () => {
  it.each([
    ['Mi vecino, el Flaco, me prestó la escalera', 'Flaco'],
    ['mi cuñado el gordo no aparece', 'gordo'],
    ['mi tía es la Fortuna', 'Fortuna'],
    ['la pata, mi hermana, lo sabe', 'pata'],
    ['che negra pasame el recibo', 'negra'],
    ['Gracias, Turco, te debo una', 'Turco'],
    ['Gringo, ¿cuándo me pagás?', 'Gringo'],
    ['El Pelado no firmó nada', 'Pelado'],
    ['en la cuadra me dicen la correntina', 'correntina'],
    ['lo dejó con el tano. Después volvió', 'tano'],
  ])('are found where a kinship, a call or a capital says so: %s', (text, name) => {
    expect(persons(text)).toEqual([name]);
  });

  it.each([
    'el gordo se fue',
    'lo compré en el chino de la esquina',
    'Negro, con vidrios polarizados',
    'le dicen la verdad y me llaman la atención',
    'dale loco, listo',
    'cruzamos el Río Negro',
  ])('are left where the word is a word: %s', (text) => expect(persons(text)).toEqual([]));
});

describe('where somebody comes from', () => {
  it.each([
    ['Soy paraguaya, de Villarrica, y trabajo acá', 'Villarrica'],
    ['Es santiagueña, de Añatuya, y vino a los 12', 'Añatuya'],
    ['soy de embarcacion salta, tengo dos hijos', 'embarcacion salta'],
    ['el nene nacio en obera y lo anotamos aca', 'obera'],
  ])('is found behind a demonym, and in small letters: %s', (text, place) => {
    expect(found(text)).toEqual([`lugar_nacimiento: ${place}`]);
  });

  it.each(['la asociación argentina de Derecho Procesal', 'soy de pocas palabras', 'la provincia argentina de Salta'])(
    'is of somebody, and not of a body or a thing: %s',
    (text) => expect(found(text)).toEqual([]),
  );
});

describe('surnames of two letters', () => {
  it('are found alone once somebody is called so', () => {
    const text = 'La rectora, Prof. Norma Bo, aclara. Habló con Bo. Firman: C. Nardi, Bo.';
    expect(persons(text)).toEqual(['Norma Bo', 'Bo', 'C. Nardi', 'Bo']);
    expect(persons('Marta Li, DNI 20.111.222, denuncia. A Li la amenazaron. Li no volvió.')).toEqual([
      'Marta Li',
      'Li',
      'Li',
    ]);
  });
});

describe('the court', () => {
  it.each(['El señor juez resolvió.', 'Señor Juez Federal: vengo a contestar.'])(
    'is called by its office: %s',
    (text) => expect(persons(text)).toEqual([]),
  );

  it('keeps the rest of a name of which a party has a part', () => {
    const text =
      'El Sr. Pedro Ledesma debe. La fiscal, Dra. Inés Ledesma Garzón, apela. La fiscal Ledesma Garzón insiste.';
    const { spans, kept } = inspect(text);
    expect(spans.map(({ text: written }) => written)).toEqual(['Pedro Ledesma', 'Ledesma', 'Ledesma']);
    expect(kept.map(({ text: written }) => written)).toEqual(['Inés', 'Garzón', 'Garzón']);
  });
});

describe('smaller forms of everyday papers', () => {
  it.each([
    ['La atendió la Dra. Jimena Lo Coco. Lo Coco firmó.', ['Jimena Lo Coco', 'Lo Coco']],
    ['Vive con Jorgelina Abbate y con la hija de ella, Pilar.', ['Jorgelina Abbate', 'Pilar']],
    ['Estaba una chica de administración, Luján. Luján no sé si sale de testigo.', ['Luján', 'Luján']],
    ['Su hermanito E. duerme con ella.', ['E.']],
    ['L., de diez años, pidió ver a la madre.', ['L.']],
    ['Un saludo grande. Abrazo,\nHoracio', ['Horacio']],
  ])('%s', (text, names) => expect(persons(text)).toEqual(names));

  it('finds a writer of a chat who is called like a word', () => {
    const text =
      '[12/5/24 21:10] Romi: hola\n[12/5/24 21:12] Débo: sii\n[12/5/24 21:13] Débo: dale\n[12/5/24 21:16] Débo: listo';
    expect(persons(text)).toEqual(['Romi', 'Débo', 'Débo', 'Débo']);
  });

  it.each([
    ['La testigo, domiciliada en 7 y 60, vio todo.', 'domicilio: 7 y 60'],
    ['Hay un inmueble en Chivilcoy (Pellegrini 455) sin dividir.', 'domicilio: Pellegrini 455'],
    ['El expte. es el 55.231/23 del registro.', 'expediente: 55.231/23'],
  ])('%s', (text, datum) => expect(found(text)).toEqual([datum]));

  it('keeps the asesora de menores', () => {
    expect(persons('Opino favorablemente. Dra. Silvana Ponce de León, Asesora de Menores.')).toEqual([]);
  });

  it.each([
    ['Falleció en esta Ciudad don Pietro Mastrogiuseppe, viudo.', ['Pietro Mastrogiuseppe']],
    ['No metas a Francisco y a Mercedes en esto.', ['Francisco', 'Mercedes']],
    ['Llegó el dueño y le dijo "Waldi, aguantá, te llevo yo".', ['Waldi']],
    ['La nena, a quien en casa le decimos Moru, llora.', ['Moru']],
    ['El contador es Bazán. Según Bazán no da ganancia.', ['Bazán', 'Bazán']],
    ['Me presentaron a Octorina Zamora Lanek en la plaza.', ['Octorina Zamora Lanek']],
    ['Se pide informe a la escuela de Lola.', ['Lola']],
  ])('whoever is called out to, spoken of or named beside others: %s', (text, names) => {
    expect(persons(text)).toEqual(names);
  });

  it('in a hearing where the prosecutor speaks, the heading still names who holds the office', () => {
    const turns = 'FISCAL: ¿Lo vio?\nTESTIGO: Sí.\n'.repeat(4);
    expect(persons(`Presidencia: Dra. Marcela Vissio. Fiscal: Dra. Karina Gallo. Tribunal Oral.\n${turns}`)).toEqual(
      [],
    );
  });

  it.each([
    ['Benef. 155-90442187-0 / 00 de PAMI', 'beneficio: 155-90442187-0 / 00'],
    ['Mi domicilio es manzana 9 casa 31, mande ahí.', 'domicilio: manzana 9 casa 31'],
  ])('%s', (text, datum) => expect(found(text).join(' ')).toContain(datum.split(': ')[1]));
});
