import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { detect } from './detect.ts';

// Every form below is tried with names and streets that are drawn anew: what must hold is the form, not one example.
const GIVEN = [
  'Gladis Noemí',
  'Hernán Darío',
  'Xiomara',
  'Teófilo',
  'Yésica',
  'Ludovico',
  'Etelvina',
  'Satoshi',
  'Hagop',
];
const SURNAMES = [
  'Quiñones',
  'Huenchumilla',
  'Di Pietro',
  'de la Fuente',
  'Goldenberg',
  'Nakamura',
  'Boghossian',
  'Mamani',
  'Echeverz',
  'Kowalczyk',
  'Abdala',
  'Piccinini',
];
const STREETS = [
  'Los Aromos',
  'Gral. Paz',
  'Azcuénaga',
  'Hipólito Yrigoyen',
  '25 de Mayo',
  'Monseñor Angelelli',
  'Las Heras',
];

const name = fc.tuple(fc.constantFrom(...GIVEN), fc.constantFrom(...SURNAMES)).map((parts) => parts.join(' '));
const street = fc.constantFrom(...STREETS);
const height = fc.integer({ min: 12, max: 1790 });

/** Letters and digits of `datum` that no span covers. */
function visible(text: string, datum: string): string {
  const start = text.indexOf(datum);
  const covered = new Uint8Array(text.length);
  for (const span of detect(text)) covered.fill(1, span.start, span.end);
  return [...datum].filter((unit, index) => /[\p{L}\d]/u.test(unit) && covered[start + index] !== 1).join('');
}

describe('persons in every form', () => {
  it.each<[string, (who: string) => string]>([
    ['a witness', (who) => `declaró el testigo ${who}, quien dijo conocer a las partes`],
    ['a party who appears', (who) => `comparece ${who}, de nacionalidad paraguaya, y manifiesta`],
    ['a name asked by the police', (who) => `preguntado por sus datos dijo llamarse ${who}, de 34 años`],
    ['a driver', (who) => `la camioneta conducida por ${who} embistió al actor`],
    ['a relative after a comma', (who) => `su cónyuge, ${who}, falleció en 2019`],
    ['heirs', (who) => `los herederos de ${who} fueron citados`],
    ['an attorney', (who) => `con el patrocinio letrado de la Dra. ${who}, T° 12 F° 345 CALP`],
    ['an expert', (who) => `la perito psicóloga, Lic. ${who}, informó`],
    ['a signature with a role', (who) => `Fdo. ${who}, apoderada`],
    ['a letter', (who) => `Estimado ${who}: le escribo por el alquiler`],
    ['the field of a form', (who) => `Cónyuge: ${who}\nEstado civil: casada`],
    ['who prepared a report', (who) => `Preparó: ${who} | Fecha: 3/4/2024`],
    ['a caption', (who) => `autos "${who} c/ ANSES s/ reajustes varios"`],
    ['an owner', (who) => `el rodado de propiedad de ${who} quedó detenido`],
    ['a beneficiary', (who) => `transfirió la suma a nombre de ${who} el 3 de abril`],
    ['a nationality', (who) => `COMPARECE: ${who}, italiana, soltera`],
  ])('%s', (_form, write) => {
    fc.assert(
      fc.property(name, (who) => {
        expect(visible(write(who), who)).toBe('');
      }),
      { numRuns: fc.readConfigureGlobal().numRuns ?? 60 },
    );
  });
});

describe('addresses in every form', () => {
  it.each<[string, (road: string, at: number) => string, string?]>([
    ['a real domicile', (road, at) => `con domicilio real en ⟦calle ${road} N° ${at}⟧, a V.S. digo`],
    ['without a street word', (road, at) => `se domicilia en ⟦${road} ${at}, 2° "B"⟧, Rosario`],
    ['without a number', (road) => `domiciliado en ⟦calle ${road} s/n⟧, quien dice`],
    ['between streets', (road, at) => `vive en ⟦${road} ${at} e/ Brown y Alsina⟧, Quilmes`],
    ['blocks and lots', (_road, at) => `reside en el ⟦barrio San Jorge, manzana ${at}, lote 4⟧, Ezeiza`],
    ['lots first', (_road, at) => `vive en ⟦Lote 3, Manzana ${at}, Barrio Cerrado Altos del Sol⟧`],
    ['a country club', (_road, at) => `con domicilio en ⟦Club de Campo El Rodeo, Lote ${at}⟧, Canning`],
    ['a road', (_road, at) => `con domicilio en ⟦Ruta Nacional 9 km ${at}, Paraje El Cadillal⟧`],
    ['a hamlet', () => 'domiciliado en el ⟦Paraje La Cocha⟧, departamento Belén'],
    ['an estate', () => 'con domicilio en ⟦Finca San Isidro, Distrito Ugarteche⟧'],
    ['a corner', (road) => `con domicilio en ⟦Av. Alem y ${road}⟧, celular`, 'corner'],
    ['a numbered grid', (_road, at) => `con domicilio en ⟦7 N° ${at} piso 4 of. 41⟧, La Plata`],
    ['several numbers', (road, at) => `la finca sita en ⟦${road} ${at + 100}/37/41, Unidad Funcional N° 14⟧`],
    ['after an identity number', (road, at) => `Omar Ruiz, DNI 20.111.222, ⟦${road} ${at + 100}⟧, Mendoza`],
    ['a place of work', (road, at) => `su taller de ⟦${road} ${at + 100}⟧ cerró`],
    ['details in brackets', (road, at) => `domicilio real en ⟦Pje. ${road} ${at} (fondo)⟧, Tafí Viejo`],
    ['a blank before a comma', (road, at) => `con domicilio en ⟦calle ${road} ${at} , dpto 2⟧, Trelew`],
    ['an estate after the lot', () => 'en ⟦Manzana F, Lote 22, del Barrio Privado Los Sauces⟧, Pilar'],
    ['a farm and a track', (_road, at) => `domiciliado en ⟦Chacra ${at}, Camino a Gaiman s/n⟧, Trelew`],
    ['a shelter', (road, at) => `alojada en el hotel de ⟦${road} ${at + 100}, hab. 14⟧`],
  ])('%s', (_form, write, kind) => {
    // "25 de Mayo" at a corner, and a year as a number, mean a date.
    const roads = kind === 'corner' ? street.filter((road) => !/^\d/.test(road)) : street;
    fc.assert(
      fc.property(roads, height, (road, at) => {
        const marked = write(road, at);
        const datum = marked.slice(marked.indexOf('⟦') + 1, marked.indexOf('⟧'));
        expect(visible(marked.replace(/[⟦⟧]/g, ''), datum)).toBe('');
      }),
      { numRuns: fc.readConfigureGlobal().numRuns ?? 60 },
    );
  });

  it.each([
    'vivo en lavalle 2230 3ro b',
    'mi direccion es av san juan 3455 depto 12',
    'vivo por cabildo al 4500',
    'vivo en barrio inta tira 7 casa 112',
    'vivo en los ceibos 1870 rincon de milberg',
    'vive en pasaje el jarillal casa 12 barrio perdriel 2, lujan de cuyo',
    'mi dire es sarmiento 455 1 a',
    'mi vieja vive en la 44 entre 7 y 8 numero 512',
    'lo detuvieron en la casa de pueyrredon 1876 fondo',
    'ella esta en el hogar de castelli 780',
    'el depto de rosario, mendoza 3322 5to b, esta alquilado',
  ])('without capitals: %s', (text) => {
    expect(detect(text).map(({ type }) => type)).toEqual(['domicilio']);
  });
});

describe('where nobody can be found', () => {
  it.each([
    'Nadie vive en la chacra vieja.',
    'vive en la calle desde 2019 y duerme en el campo',
    'alquiló en enero 2022 por 24 meses',
    'vive en Córdoba desde 2019',
    'en función del 110 del Código Penal',
    'según el comprobante FC 0003-00014882',
  ])('leaves "%s"', (text) => {
    expect(detect(text)).toEqual([]);
  });
});

describe('names without capitals', () => {
  it.each<[string, readonly string[]]>([
    ['me lo dijo lorena', ['lorena']],
    ['el auto esta a nombre de la madre, blanca ortiz', ['blanca ortiz']],
    ['tengo un hijo con maximiliano rojas', ['maximiliano rojas']],
    ['mis hijos thiago y valentina', ['thiago', 'valentina']],
    ['mi tia rosa ledesma cobra; la rosa no firmo', ['rosa ledesma', 'rosa']],
    ['vino el dr rios. dr rios, mp 31.884', ['rios', 'rios']],
    ['se murio la nona angela dezotti ayer', ['angela dezotti']],
    ['vivo con mi mama rosa en el centro y mi hijo mayor', ['rosa']],
    ['la dueña, nelly farfan de aramayo, y don cacho ríos', ['nelly farfan de aramayo', 'cacho ríos']],
    ['el chaqueño ojeda me ayudó', ['chaqueño ojeda']],
    ['el dueño es tito calabrese, bueno humberto en realidad', ['tito calabrese', 'humberto']],
    ['el encargado nestor paz: paz me dijo chau', ['nestor paz', 'paz']],
    ['soy la mamá de thiago benjamin', ['thiago benjamin']],
    ['la señora mercedes y el marido jorge se mudan', ['mercedes', 'jorge']],
  ])('%s', (text, names) => {
    const persons = detect(text).filter(({ type }) => type === 'persona');
    expect(persons.map((span) => span.text)).toEqual(names);
  });

  it.each([
    'le preste 800 lucas el lunes',
    'voy a la facu y despues armando un bolso',
    'vive en san jose y trabaja en villa elisa',
    'el documento va a cesar',
    'la rosa es una flor y la luz una cuenta',
  ])('leaves "%s"', (text) => {
    expect(detect(text)).toEqual([]);
  });
});

describe('what people are called in doctrine and on the bench stays', () => {
  it.each([
    'Véase también a Fernández Madrid y a Juan Carlos Fernández Madrid en su Tratado Práctico',
    'en contra, Vázquez Vialard; ver asimismo Walter Carnota',
    'según explica Marcelo Bourguignon en su libro',
    '(Carrió, Alejandro, Garantías constitucionales, Hammurabi, 2015)',
    'la sentencia que firmaron los Dres. Guillermo Trelles y Jorge Alzaga, jueces de la Cámara',
    'Sala III: Dres. Pérez, Gómez y López',
    'Los Dres. Bravo y Chomiez adhirieron.',
    'El sentenciante, Dr. Maximiliano Caia, rechazó el planteo',
    'parte del establecimiento "La Juanita", que linda con el arroyo',
    'la Fiscalía Penal N° 2 de General Güemes, Dra. Gabriela Saravia Toledo',
    'la Ministra de Seguridad Patricia Bullrich',
    'Escala de Hamilton: 24. Test de Beck: 19',
    'el método de "Méndez c/ Mylba", con la edad de la víctima',
    'CASAS PARTICULARES: Ley 26.844',
    'la Jueza de Distrito en lo Laboral de la 5ª Nominación de Rosario',
    'el Colegio de Abogados de San Isidro, CUIT',
    'el Tribunal del Trabajo, presidido por la Dra. Elsa Báez Nacif, oyó',
    'una ambulancia de la Cruz Roja Argentina',
    'camino a Laguna Blanca, cerca de Monte Caseros',
    'SALA "ASOCIACIÓN MUTUAL ASÍS" (C. 121.684)',
    'una cuenta en el Banco de Corrientes S.A.',
    'el título consta en Tomo 31, Folio 7.702, Finca 7.189',
    'la Oficina de Gestión Asociada de Familia y Sucesiones N° 2',
    'DEL MISMO DOMICILIO, POR LA SUMA DE PESOS TRES MILLONES CIENTO OCHENTA MIL',
    'Guardé capturas. Pagué todo. Firmé sin leer.',
    'IVA RESPONSABLE INSCRIPTO',
  ])('%s', (text) => {
    expect(detect(text)).toEqual([]);
  });

  it('reads inches before a quoted precedent as inches', () => {
    expect(detect('un TV de 43" que falló (CNCom., Sala D, "Bieniauskas c/ Banco de la Ciudad", 15/05/2008)')).toEqual(
      [],
    );
  });

  it('keeps reading the case at hand although an insurer is "citada en garantía"', () => {
    const text = 'apoderado de la citada en garantía, en autos "Cabral Delia y otro c/ Transportes Sur S.A. s/ daños"';
    expect(detect(text).map((span) => span.text)).toEqual(['Cabral Delia', 'Transportes Sur S.A.']);
  });

  it('redacts who signs when the text knows them as a party', () => {
    const text = 'La intimó su apoderado, Park Jae Min. Transcribo: "abandonó su puesto. Fdo. Park"';
    expect(detect(text).map((span) => span.text)).toEqual(['Park Jae Min', 'Park']);
  });
});

describe('numbers in every form', () => {
  it.each([
    'las actuaciones sumariales N° ⟦3187/24⟧ se labraron',
    'la causa contravencional ⟦4471/24⟧ sigue',
    'perito en autos Expte. N° ⟦10.302-B-2023⟧, caratulados',
    'depende de la resolución del incidente ⟦11960347⟧.',
    'un papel que dice ⟦P-118.442/25⟧ y nada más',
    'me tomaron la denuncia ⟦130/25-1841-E⟧ en la comisaría',
    'me dieron el numero ⟦SAC 13.448.207⟧ en la unidad judicial',
    'provienen del usuario ⟦cvazquez⟧, a las 3',
    'entró con el usuario ⟦lucianaparodi⟧ y borró todo',
    'Mi pasaporte alemán es ⟦C4VK82TN7⟧ y vence pronto',
    'pasaporte paraguayo serie ⟦P 445566⟧',
    'mi pasaporte es ⟦yb4567890⟧',
    'yo iba en la chata la ⟦kdf 290⟧ y me chocó',
    'la patente del gol la anoté es ⟦ac 118 rn⟧ y se fue',
    'tel. ⟦381-155-38-2206⟧ de la casa',
    'tel ⟦0261 - 15 - 533 - 2211⟧ de noche',
    'llame a mi hijo al ⟦2625 15 53 09 66⟧ por favor',
    'cualquier cosa ⟦387 5 22-6401⟧.',
    'inscripto en la matrícula al ⟦T° XLI F° 288⟧ del Colegio de Abogados de Rosario',
    'electricista matriculado N° ⟦4407⟧, con cargo',
    'según su partida de nacimiento nacido el ⟦2 de abril de 1957⟧, cobra',
    '(LE anterior ⟦5.980.077⟧)',
    'apela Protección y no paga; ⟦Protección Mutual del Transporte S.M.⟧ contesta',
  ])('%s', (marked) => {
    const data = [...marked.matchAll(/⟦([^⟧]*)⟧/g)].map((match) => match[1]);
    expect(detect(marked.replace(/[⟦⟧]/g, '')).map((span) => span.text)).toEqual(data);
  });

  it.each([
    'mi sac 450.000 y el SAC 1.250.000 de diciembre',
    'recibo N° 0001-00023 y factura B-0003/24',
    'Resolución SRT-298/17; Disposición A-1.234/20; CCT 130/75',
    'el usuario puede reclamar, usuario moroso, usuario residencial.',
    'la camioneta hizo 290 mil km y por 300 lucas la vende',
    'me debe los 300 del auto y son 200 de nafta',
    'las denuncias 2023/24 aumentaron y el proceso 2024/2025 cerró',
    'los períodos 2019 2020 2021 2022 y 2023',
  ])('leaves "%s"', (text) => {
    expect(detect(text)).toEqual([]);
  });
});

describe('what stands in the words around', () => {
  it.each<[string, readonly string[]]>([
    ['quien me dijo que Paniagua se mudó hace un año', ['Paniagua']],
    [
      'declararon Sotelo (fs. 120), Barrientos (fs. 122) y Gutiérrez Ponce (fs. 125)',
      ['Sotelo', 'Barrientos', 'Gutiérrez Ponce'],
    ],
    ['su marido, Segundo Leal, y la Dra. Abril Plaza', ['Segundo Leal', 'Abril Plaza']],
    ['progenitores de L. V. C., de nueve años. L. V. irá a la escuela', ['L. V. C.', 'L. V.']],
    ['Exequiel Rueda (a) Cheque, quien falleció', ['Exequiel Rueda', 'Cheque']],
    ['"VERA LUNA, LIBERTAD VS. SALTO AGUSTÍN"', ['VERA LUNA, LIBERTAD', 'SALTO AGUSTÍN']],
    [
      'Lore: hola\nPato: che\nLore: q hago\nPato: nada\nLore: bueno\nPato: dale',
      ['Lore', 'Pato', 'Lore', 'Pato', 'Lore', 'Pato'],
    ],
    ['mi dni es 28229471 el mio de antes, el de ella 31005826', ['28229471', '31005826']],
    ['Sra. Begoña Núñez\nMartín: Bego tenés el teléfono?', ['Begoña Núñez', 'Martín', 'Bego']],
    ['la Cra. Farré y el Sr. Bové firmaron', ['Farré', 'Bové']],
    ['la chacra de Karlen es del señor Helmut Karlen', ['Karlen', 'Helmut Karlen']],
    ['la Escuela Rosa Blanco y la Sra. Micaela Blanco', ['Escuela Rosa Blanco', 'Micaela Blanco']],
    ['Testigos: 1) Ramírez, Oscar; 2) Luna, Silvia.', ['Ramírez, Oscar', 'Luna, Silvia']],
    ['CONCURSO PREVENTIVO DE TEXTIL RÍO TERCERO S.A.', ['TEXTIL RÍO TERCERO S.A.']],
    ['gana bien, con recibo de minera punta del viento s.a. y todo', ['minera punta del viento s.a.']],
    ['Ercilia Goñi de Urrutia y/o Beñat Urrutia', ['Ercilia Goñi de Urrutia', 'Beñat Urrutia']],
    ['un telegrama firmado por Juan Carlos Pérez donde me acusan', ['Juan Carlos Pérez']],
    ['Firmado digitalmente por ROSATTI Horacio Daniel', []],
    ['Firmado por: LORENZETTI Ricardo Luis', []],
    ['Laura Giordano, 26112334. Mi hija es Alma Toscano', ['Laura Giordano', '26112334', 'Alma Toscano']],
  ])('%s', (text, data) => {
    expect(detect(text).map((span) => span.text)).toEqual(data);
  });

  it('reads cells that quotes hold together', () => {
    const table = 'cliente,dni,tel,domicilio\n"Ibarra, Sol",40112334,3515551122,"Duarte Quirós 1220 4° C"';
    expect(detect(table).map((span) => span.text)).toEqual([
      'Ibarra, Sol',
      '40112334',
      '3515551122',
      'Duarte Quirós 1220 4° C',
    ]);
  });

  it('keeps the mentions of a kept name, unless another person found in the text has it too', () => {
    const keep = ['Juan Pérez'];
    expect(detect('El Sr. Juan Pérez. Pérez firmó.', { keep })).toEqual([]);
    const both = detect('El Sr. Juan Pérez y la Sra. Ana Pérez. Pérez firmó.', { keep });
    expect(both.map((span) => span.text)).toEqual(['Ana Pérez', 'Pérez']);
  });
});
