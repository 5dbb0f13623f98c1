import { describe, expect, it } from 'vitest';
import { found } from './testing.ts';

describe('who is a party and who holds an office', () => {
  it('does not make a prosecutor of the accused whose line ends before "Fiscal:"', () => {
    const text =
      'Imputado: Juan PEREZ, DNI 30.111.222.\nJueza: Le pregunto al señor PEREZ\nFiscal: perdón.\nJueza: al señor PEREZ\nFiscal: gracias.\nPEREZ: Sí.\nJueza: Que pase PEREZ.';
    expect(found(text).filter((line) => line.includes('PEREZ'))).toHaveLength(5);
  });

  it('does not read a turn of speech as an office: "Fiscal: Chávez, ¿usted manejaba?"', () => {
    const text = 'El testigo Ezequiel Chávez declaró.\nFiscal: Chávez, ¿usted manejaba?\nFiscal: Chávez dijo que sí.';
    expect(found(text)).toEqual(['persona: Ezequiel Chávez', 'persona: Chávez', 'persona: Chávez']);
  });

  it('replaces a party although a weaker reading calls the surname an official’s', () => {
    const text = 'La imputada Rosa Gauna declaró. Dijo el fiscal Gauna que no. Firmado: Gauna.';
    expect(found(text).filter((line) => line.includes('Gauna'))).toHaveLength(3);
  });

  it('doubts an office that was read once where the text goes on speaking of somebody without it', () => {
    const text =
      'Comparecen ante la Dra. Silvina Rufanach, jueza de Familia, Marianela Zubieta y su madre. Zubieta dice que no. El padre llamó a Zubieta.\nLa cuota de Zubieta no se pagó.';
    expect(found(text).filter((line) => line.includes('Zubieta'))).toHaveLength(4);
    const adheres =
      'Modesto Lucero vive en Chile. Amparo y Modesto no hablan. Según Modesto, todo es cierto. A Modesto le pareció justo.\nModesto adhiere.';
    expect(found(adheres).filter((line) => line.includes('Modesto'))).toHaveLength(5);
  });

  it('keeps a judge who is called so once and has turns of speech', () => {
    const text =
      'Jueza Amalia Berretini. Presente el imputado Juan Gauna.\nBERRETINI: Lo escucho.\nGAUNA: No fui.\nBERRETINI: ¿Algo más?\nGAUNA: No.\nBERRETINI: Se cierra.';
    expect(found(text).join(' ')).not.toMatch(/berretini/i);
  });

  it('does not pass the office of one name on to the next, who speaks for the defence', () => {
    const text =
      'Presentes el fiscal general Dr. Pascual Lamas; el Dr. Fermín Gallo, por la defensa.\nGALLO: Gracias.\nEl Dr. Gallo dijo: me opongo.';
    expect(found(text)).toEqual(['persona: Fermín Gallo', 'persona: GALLO', 'persona: Gallo']);
  });

  it('replaces a party whose surname is also a word, a month or a town', () => {
    const text =
      'Perita: Lic. Melina Cortés. Testigo: Juan Benavídez.\nCORTÉS: Sí.\nLo dicho por Cortés consta. Según Benavídez, no. CORTÉS también.';
    expect(found(text).filter((line) => /Cort|CORT/.test(line))).toHaveLength(4);
    expect(found(text).filter((line) => line.includes('Benavídez'))).toHaveLength(2);
  });

  it('replaces a party whose surname is a town that is no listed surname, and leaves the town', () => {
    const text =
      'Vistos los autos: "Garín, Mauricio José s/ extradición". La imputación a Garín consta. Según el defensor de Garín, vive en Garín.';
    expect(found(text)).toEqual(['persona: Garín, Mauricio José', 'persona: Garín', 'persona: Garín']);
  });

  it('replaces a party called like a court or a street, and leaves court and street', () => {
    const text =
      'Imputado: Juan Marcos Calle, DNI 30.111.222.\nFISCAL: Calle golpeó. El señor Calle iba por la calle. La Corte Suprema lo dijo.\nCALLE: Yo no fui.';
    expect(found(text).filter((line) => line.startsWith('persona'))).toEqual([
      'persona: Juan Marcos Calle',
      'persona: Calle',
      'persona: Calle',
      'persona: CALLE',
    ]);
  });

  it('replaces who is in no list, by the caption of a criminal case in quotation marks', () => {
    const text =
      'Vistos los autos: “Zayzon, Zoltán Vince s/ extradición”. Se concede la extradición de Zoltán Vince Zayzon.';
    expect(found(text)).toEqual(['persona: Zayzon, Zoltán Vince', 'persona: Zoltán Vince Zayzon']);
  });

  it('replaces whom a public defender defends, and leaves the defender', () => {
    const text =
      'Recurso deducido por la Defensora Oficial de Javier Alejandro Luna en la causa. Condenó a Luna. El defensor oficial de Renzo Mongiardini apeló. La defensa de la imputada Rosa Gauna adhirió.';
    expect(found(text)).toEqual([
      'persona: Javier Alejandro Luna',
      'persona: Luna',
      'persona: Renzo Mongiardini',
      'persona: Rosa Gauna',
    ]);
    expect(found('Intervino la Defensora Oficial, Dra. Rosa Gauna. Habló la Dra. Gauna.')).toEqual([]);
  });

  it.each([
    ['Vistos los autos: “Nicolaides, Cristino y otros s/ querella”.', 'Nicolaides, Cristino'],
    ['en la causa Ramos, Sergio Omar s/ causa n° 36.298/13, para decidir', 'Ramos, Sergio Omar'],
    ['en la causa Mongiardini, Renzo y otros s/ ppssa homicidio en ocasión de robo', 'Mongiardini, Renzo'],
    ['NARCIZO CATRUPAN Y OTROS V. PROVINCIA DEL NEUQUEN Y OTROS', 'NARCIZO CATRUPAN'],
    ['ABDO BARCAT V. REGISTRO NACIONAL DE REINCIDENCIA', 'ABDO BARCAT'],
  ])('reads the party of the caption: %s', (text, party) => {
    expect(found(text)).toContain(`persona: ${party}`);
  });

  it.each([
    'Intereses, costas s/ capital de sentencia. Honorarios s/ base regulatoria.',
    'Horas Extras, Adicionales s/ convenio colectivo.',
    'ENTIDAD V. NORMA',
  ])('makes no party of what a charge is reckoned on: %s', (text) => {
    expect(found(text)).toEqual([]);
  });

  it('replaces a party of whose case, record or health the text speaks', () => {
    const text =
      'El actor Juan Carlos Melo demandó. En el caso de Melo, la historia clínica de Melo no estaba. La prueba de Melo bastó. En cada caso Melo estuvo solo; en el caso concreto del doctor Melo, no. Puede ser juzgado Melo.';
    expect(found(text).filter((line) => line.includes('Melo'))).toHaveLength(7);
  });

  it('replaces a party whose surname is an office, by the caption and in spoken order', () => {
    const text =
      'Autos: “Juez, Luis Alfredo y otros c/ Cámara de Senadores s/ amparo”. Luis Alfredo Juez apeló. El juez resolvió.';
    expect(found(text)).toEqual(['persona: Juez, Luis Alfredo', 'persona: Luis Alfredo Juez']);
  });

  it.each([
    [
      'IMPUTADO SALA: Jonathan Nahuel Sala Verón. Mientras Sala lo sujetaba. La Sala II resolvió.',
      ['SALA', 'Jonathan Nahuel Sala Verón', 'Sala'],
    ],
    [
      'La señora Zulema Juez, vecina. Señor Juez, gracias. La doctora Griselda Juez Ledesma, abogada.',
      ['Zulema Juez', 'Griselda Juez Ledesma'],
    ],
    ['Mi hijo, Julio Corrientes, vive en Corrientes. Señora Corrientes, ¿qué vio?', ['Julio Corrientes', 'Corrientes']],
  ])('replaces whoever is called like a court, an office or a province, and leaves those: %s', (text, names) => {
    expect(found(text)).toEqual(names.map((name) => `persona: ${name}`));
  });

  it.each([
    ['Me dicen Colo, por el pelo. Al Colo lo conozco.', ['Colo', 'Colo']],
    ['Apodo: Pitufo. Le gritó "Pitufo, vamos".', ['Pitufo', 'Pitufo']],
    ['Alberto Paz, a quien apodan Sapo, vino. El Sapo no.', ['Alberto Paz', 'Sapo', 'Sapo']],
    ['Iba con el Ñato Cabral. El Ñato no vino.', ['Ñato Cabral', 'Ñato']],
  ])('replaces what somebody is called: %s', (text, names) => {
    expect(found(text)).toEqual(names.map((name) => `persona: ${name}`));
  });

  it('replaces a name that was written down by ear', () => {
    const text =
      'El testigo Liborio Callata y Wenceslao Kucher declararon. En el acta dice Cayata. Firma "Cucher Wenseslao".';
    expect(found(text)).toEqual([
      'persona: Liborio Callata',
      'persona: Wenceslao Kucher',
      'persona: Cayata',
      'persona: Cucher Wenseslao',
    ]);
  });

  it('takes the speaker of a hearing for no field of a form', () => {
    const turns = ['Juro', 'Faltaba', 'Tuve', 'Fraccionamiento', 'Siempre'].map(
      (word) => `JUEZA: ¿Sí?\nTESTIGO: ${word}.`,
    );
    expect(found(turns.join('\n'))).toEqual([]);
  });

  it('replaces a judge who is a party: whoever appealed is one', () => {
    const text =
      'Recurso de hecho deducido por Carlos Macchi en la causa. La actuación del doctor Macchi como juez de primera instancia. El ex juez Macchi apeló.';
    expect(found(text).filter((line) => line.includes('Macchi'))).toHaveLength(3);
  });

  it('keeps a name together whose middle word reads like an adjective', () => {
    expect(
      found('Recurso de queja interpuesto por Alexis Grajales López. El mencionado Grajales López apeló.'),
    ).toEqual(['persona: Alexis Grajales López', 'persona: Grajales López']);
  });

  it('does not make a person of the rest of a public body’s name', () => {
    const text =
      'Autos: "Centro de Estudios para la Promoción de la Igualdad y otros c/ Ministerio de Energía y Minería s/ amparo" y "Zárate, Enrique Augusto c/ SENASA s/ amparo".';
    expect(found(text)).toEqual(['persona: Zárate, Enrique Augusto']);
  });

  it('keeps judges, prosecutors and their turns of speech', () => {
    const text =
      'Jueza: Dra. Marcela Gandolfo. Por la Fiscalía Penal N° 21, el Dr. Octavio Berruti.\nGANDOLFO: Buen día.\nBERRUTI: Gracias.\nGANDOLFO: Empiece.\nBERRUTI: Sí.\nGANDOLFO: Bien.\nBERRUTI: Nada más.';
    expect(found(text)).toEqual([]);
  });

  it('does not take institutions for persons', () => {
    const text =
      'Intervino la OFAVyT, llamó el SAME y fue al Barrial Fátima. Asiste al Centro Integral de la Mujer Elvira Rawson y al Centro de Justicia de la Mujer.';
    expect(found(text)).toEqual([]);
  });

  it('replaces the parties of a related file, also where its caption reads like a precedent', () => {
    const text =
      'Juan Carlos Gómez, DNI 20.111.222. Los autos citados "FERNANDEZ, ANALIA c/ GOMEZ, JUAN CARLOS y otro s/ alimentos" son conexos.';
    expect(found(text)).toEqual([
      'persona: Juan Carlos Gómez',
      'dni: 20.111.222',
      'persona: FERNANDEZ, ANALIA',
      'persona: GOMEZ, JUAN CARLOS',
    ]);
  });

  it('finds the surname of children in the caption of a guardianship', () => {
    expect(found('Autos: "FERREIRO, L. A. y M. E. s/ tutela". La abuela pide por los FERREIRO.')).toEqual([
      'persona: FERREIRO, L. A.',
      'persona: M. E.',
      'persona: FERREIRO',
    ]);
  });

  it('finds the initials of children', () => {
    expect(found('vive con su hermanito B. S. y con la niña L. J. M.; LJM va a sala de 5')).toEqual([
      'persona: B. S.',
      'persona: L. J. M.',
      'persona: LJM',
    ]);
  });

  it('finds who talks in a chat also where the others write the name in small letters', () => {
    expect(found('[10:01] Belu: llegaste?\n[10:02] Rami: hola belu')).toEqual([
      'persona: Belu',
      'persona: Rami',
      'persona: belu',
    ]);
  });
});
