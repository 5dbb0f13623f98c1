import { describe, expect, it } from 'vitest';
import { findReferences } from './find-references.ts';
import { NormRegistry } from './norm-registry.ts';
import { minWork, processorWork } from './testing/processor-work.ts';

const norm = (code: string, title: string, lastArticle: number, ...aliases: string[]) => ({
  code,
  title,
  aliases,
  lastArticle,
});
const registry = new NormRegistry([
  norm('ccyc', 'Código Civil y Comercial de la Nación (Ley 26.994)', 2671, 'CCyC', 'Ley 26.994'),
  norm('ldc', 'Ley 24.240 de Defensa del Consumidor', 66, 'LDC', 'Ley 24.240'),
  norm('lct', 'Ley 20.744 de Contrato de Trabajo (t.o. 1976)', 277, 'LCT', 'Ley 20.744'),
  norm('cn', 'Constitución de la Nación Argentina (Ley 24.430)', 129, 'CN'),
  norm('cp', 'Código Penal de la Nación Argentina (Ley 11.179, t.o. 1984)', 316, 'CP', 'Código Penal'),
  norm('cpccn', 'Código Procesal Civil y Comercial de la Nación (Ley 17.454)', 784, 'CPCCN'),
  norm('cadh', 'Convención Americana sobre Derechos Humanos (Ley 23.054)', 82, 'CADH'),
  norm('ley-27442', 'Ley 27.442 de Defensa de la Competencia', 92),
  norm('dec-1798-1994', 'Decreto 1798/1994, reglamentario de la Ley 24.240', 66),
  norm('dnu-70-2023', 'DNU 70/2023 Bases para la Reconstrucción', 366),
  norm('dl-5965-1963', 'Decreto-Ley 5965/63, Letra de Cambio y Pagaré', 104),
]);

/** Every reference as "ldc:4,5", "ldc" for a norm alone, "329:5" and "{parties}" for rulings; "?" where no norm of ours is meant. */
const read = (text: string) =>
  findReferences(text, registry).map(({ kind, norm: code, articles, ruling, caption }) => {
    if (kind === 'ruling')
      return [ruling && `${ruling.volume}:${ruling.page}`, caption && `{${caption.text}}`].filter(Boolean).join(' ');
    return articles.length === 0 ? `${code ?? '?'}` : `${code ?? '?'}:${articles.join()}`;
  });

describe('words that go on with an article', () => {
  it.each([
    'ccds.',
    'cdtes.',
    'ccdtes.',
    'sgts.',
    'sigs.',
    'ctes.',
    'concord.',
    'correlativos',
    'siguientes y concordantes',
    'ss. y ccs.',
  ])('"y %s" leaves it its norm', (tail) => {
    expect(read(`Se invocan los arts. 330, 333 y ${tail} del CPCCN.`)).toEqual(['cpccn:330,333']);
    expect(read(`Por el 225 y ${tail} de la LCT.`)).toEqual(['lct:225']);
  });

  it.each([
    ['art. 296 en función del 292 del Código Penal', ['cp:296,292']],
    ['art. 9 en relación con los 961 y 1061 del CCyC', ['ccyc:9,961,1061']],
    ['art. 119, 3er. párrafo, en función del 1er. párrafo, del C.P.', ['cp:119']],
    ['art. 80 inc. 11 en función del art. 79 CP', ['cp:80', 'cp:79']],
    ['artículos primero y segundo de la ley 24.240', ['ldc:1,2']],
    ['artículo primero, segundo párrafo, de la ley 24.240', ['ldc:1']],
    ['arts 10bis 10ter y 10quater ley 24240', ['ldc:10bis,10ter,10quater']],
    ['arts. 55 y 189 bis (2), CP', ['cp:55,189bis']],
    ['art. 8.2 h) de la CADH', ['cadh:8']],
    ['arts. 45, 166 inc. 2° -segundo párrafo- y 189 bis, inc. 2°, C. Penal', ['cp:45,166,189bis']],
    ['Ley de Defensa del Consumidor: 4, 8 bis y 40.', ['ldc:4,8bis,40']],
    ['art. 5 (LDC) y 1757 (CCyC)', ['ldc:5', 'ccyc:1757']],
  ])('%s', (written, expected) => expect(read(written)).toEqual(expected));
});

describe('the code that was replaced', () => {
  it.each([
    'del Código Civil entonces vigente',
    'del Código Civil (hoy derogado)',
    'del derogado Código Civil',
    'del Cód. Civil derogado',
    'del Código Civil de Vélez',
    'del Código Civil, ley 340',
    'del Código Civil (hoy art. 1757 del CCyC)',
  ])('"art. 1113 %s" is not the present one', (written) => expect(read(`El art. 1113 ${written}.`)[0]).toBe('?:1113'));

  it('has articles that the present one has not', () => {
    expect(read('art. 4037 del Código Civil; art. 1071 bis del Código Civil')).toEqual(['?:4037', '?:1071bis']);
  });

  it('is meant by "Código Civil" in a paper dated before August 2015, and in no later one', () => {
    const paper = (day: string) =>
      `FALLO DE LA CORTE SUPREMA\nBuenos Aires, ${day}.\nRige el art. 1195 del Código Civil.`;
    expect(read(paper('8 de abril de 2014'))).toEqual(['?:1195']);
    expect(read(paper('31 de julio de 2015'))).toEqual(['?:1195']);
    expect(read(paper('4 de agosto de 2015'))).toEqual(['ccyc:1195']);
    expect(read('El 8 de abril de 2014 chocaron. Rige el art. 1195 del Código Civil.')).toEqual(['ccyc:1195']);
  });

  it('is not what the law that approved the present one says of itself', () => {
    expect(read('art. 7 de la ley 26.994; art. 1757 de la ley 26.994')).toEqual(['?:7', 'ccyc:1757']);
  });

  it('may be named by the number alone', () => {
    expect(read('Ya no se cita el viejo 1078. Rige el art. 1741 CCyC.')).toEqual(['?:1078', 'ccyc:1741']);
  });
});

describe('a number alone', () => {
  it.each([
    [
      'El artículo mil setecientos dieciséis del Código Civil y Comercial manda; el mil setecientos diecisiete define.',
      ['ccyc:1716', 'ccyc:1717'],
    ],
    ['Arts. 1º, 2º y 5º de la Ley 24.240; el plazo del 5° se cuenta por días.', ['ldc:1,2,5', 'ldc:5']],
    ['Conforme al 35 LDC. Otros casos: 40 bis.', ['ldc:35', 'ldc:40bis']],
    [
      'Hay que releer cada artículo de la LCT. El 245 tiene otro texto y se sumó un 245 bis.',
      ['lct', 'lct:245', 'lct:245bis'],
    ],
    ['El C.P.C.C.N. en el 230.', ['cpccn', 'cpccn:230']],
    ['El artículo 1.757 del Código Civil y Comercial y 1.758.', ['ccyc:1757', 'ccyc:1758']],
    ['El art. 245 de la LCT. El texto del 245 fija topes.', ['lct:245', 'lct:245']],
    // A day is none.
    ['Violó el art. 31 de la LDC. La empresa fue notificada el 14.', ['ldc:31']],
    ['Rige el art. 40 LDC. Vive en Lavalle 45 bis.', ['ldc:40']],
  ])('%s', (written, expected) => expect(read(written)).toEqual(expected));
});

describe('norms pointed at', () => {
  it.each([
    ['Ley 24.240, art. 4; art. 59 CCyC. Luego: arts. 5 y 6 de la primera.', ['ldc:4', 'ccyc:59', 'ldc:5,6']],
    ['El CCyC y la LDC: art. 1093 del primero y art. 2 de la segunda.', ['ccyc', 'ldc', 'ccyc:1093', 'ldc:2']],
    [
      'Arts. 10 y 11 del DNU 70/2023; art. 1101 CCyC. Multa: art. 57 del dnu.',
      ['dnu-70-2023:10,11', 'ccyc:1101', 'dnu-70-2023:57'],
    ],
    ['art. 18 de su decreto reglamentario 1798/94', ['dec-1798-1994:18']],
    ['art. 330 CPCCN; art. 34 del código de rito', ['cpccn:330', 'cpccn:34']],
    ['La Acordada 38/2013 y el art. 135 CPCCN; y el art. 124 del mismo ordenamiento.', ['?', 'cpccn:135', 'cpccn:124']],
    ['El CCyC y la LDC dialogan (arts. 1094 y 1095; art. 3, LDC).', ['ccyc', 'ldc', 'ccyc:1094,1095', 'ldc:3']],
    ['Convive con la L.C.T. según su art. 2.', ['lct', 'lct:2']],
    ['Por la 24240 hay que informar (art 4).', ['ldc', 'ldc:4']],
    ['La 24.240 y la 26.773.', ['ldc', '?']],
    // What the text itself abbreviates.
    ['Ley 27.442 (en adelante, LDC), arts. 1 y 2. Después, el art. 5 LDC.', ['ley-27442:1,2', 'ley-27442:5']],
    [
      'Los arts. 1 y 3 de la LDC, entendida esta sigla como Ley de Defensa de la Competencia N° 27.442.',
      ['ley-27442:1,3', 'ley-27442'],
    ],
  ])('%s', (written, expected) => expect(read(written)).toEqual(expected));
});

describe('norms by date, number or place', () => {
  it.each([
    ['Decreto N° 1.798 del 13 de octubre de 1994', ['dec-1798-1994']],
    ['Decreto N° 70 de fecha 20 de diciembre de 2023', ['dnu-70-2023']],
    ['el decreto 70 de 2023, art. 3', ['dnu-70-2023:3']],
    ['Dto. 1798 del 13/10/1994', ['dec-1798-1994']],
    ['art. 96 del decreto-ley 5.965/63', ['dl-5965-1963:96']],
    ['decreto ley 5965/1963, art. 101', ['dl-5965-1963:101']],
    ['Res. Gral. IGJ 7/2015, Res. MTEySS 64/2021 y RG AFIP 4815/2020', ['?', '?', '?']],
    ['Ley 13.133 de la Provincia de Buenos Aires, art. 36', ['?:36']],
    ['art. 161 de la Const. Prov.', ['?:161']],
    ['art. 8.2,h Convención Americana sobre Derechos Humanos', ['cadh:8']],
    [
      'El art. 30 de la LCT se lee con el Código Penal y con el art. 6 del mismo ordenamiento laboral',
      ['lct:30', 'cp', 'lct:6'],
    ],
    ['la ley 24.240 y el art. 6º, inc. j, pto. 6 de la Ley del Impuesto al Valor Agregado', ['ldc', '?:6']],
    ['Frente a la ley 24.240 vale el art. 6 de aquélla, inc. j.', ['ldc', '?:6']],
    ['La CADH manda cumplir (art. 26); y en el art. 45 de la referida Carta, el derecho', ['cadh', 'cadh:26', '?:45']],
    ['art. 4 de la Ley de Defensa del Consumidor N° 24.240', ['ldc:4']],
    ['art. 4 de la Ley de Defensa del Consumidor N° 13.987', ['?:4']],
    ['art. 2 de la Ley de Contrato de Trabajo y Pensiones Nº 24.018', ['?:2']],
    ['art. 8 de la Con\u00AD\nvención Americana sobre Derechos Humanos', ['cadh:8']],
    [
      'la Convención Americana sobre Derechos Humanos es de jerarquía constitucional según el art. 75, inc. 22',
      ['cadh', 'cn:75'],
    ],
    ['art. 75 inc. 22 de la ley 24.240', ['ldc:75']],
    ['ley 5.920 CABA, art. 3; ley 9.024 de Córdoba, art. 7', ['?:3', '?:7']],
    ['Convenio 158 OIT, art. 4', ['?:4']],
    ['Art. 31 del reglamento aprobado por decreto 491/97.', ['?:31']],
    ['Código Civil y Comercial, 1757; Código Penal, 172.', ['ccyc:1757', 'cp:172']],
    ['La Constitución Nacional, 1994.', ['cn']],
    ['Comunicación "A" 5482', ['?']],
  ])('%s', (written, expected) => expect(read(written)).toEqual(expected));
});

describe('what looks like a reference', () => {
  it.each([
    'La tienda tiene en catálogo artículos 1 a 42.',
    'El artículo 19.550, talle 42, volvió.',
    'La marca "ART. 18" fue pedida.',
    'Declara conocer el Reglamento de Copropiedad, en especial sus artículos 4 y 9, y el artículo 5 del Reglamento Interno.',
    'El art. 12 del Estatuto Social pide mayoría.',
    'Copia del convenio 14/2019.',
    'Revista La Ley 2019-C, 757.',
    'El CN 18 vence pronto.',
    'artículos 3 x 2',
  ])('%s', (written) => expect(read(written)).toEqual([]));

  it('is a law where the by-laws are spoken of beside it', () => {
    expect(read('El contrato viola la LDC, en especial sus arts. 4 y 37.')).toEqual(['ldc', 'ldc:4,37']);
  });
});

describe('rulings', () => {
  it.each([
    ['Fallos: 313:127 y 1062; 322:1514 y 312:640', ['313:127', '313:1062', '322:1514', '312:640']],
    ['Fallos: 330:563, 569 y 577.', ['330:563', '330:569', '330:577']],
    ['Fallos: 329:5, 2006.', ['329:5']],
    [
      'Fallos: 319:2061; 320:1660, 1821; 321:2294, 3201; 323:3085',
      ['319:2061', '320:1660', '320:1821', '321:2294', '321:3201', '323:3085'],
    ],
    [
      'Fallos: 316:2394, considerando 6º, y 2416, considerando 9º, y 325:50, considerando 5º',
      ['316:2394', '316:2416', '325:50'],
    ],
    ['Fallos: 321:2294, 2297', ['321:2294']],
    ['Fallos 330:3248 ("Rosza"), 338:1216', ['330:3248', '338:1216']],
    ['El fallo "Fiorentino" exigió una orden: Fallos: 306:1752.', ['306:1752']],
    ['Ojo, en Vizzoti c/ AMSA la Corte fijó un tope.', ['{Vizzoti c/ AMSA}']],
    ['Ver Pellicori c/ CPACF. Tarea: leerlo.', ['{Pellicori c/ CPACF}']],
    ['Ver Álvarez c/ Cencosud S.A. Tarea: leerlo.', ['{Álvarez c/ Cencosud S.A.}']],
    [
      'Vadell, Jorge Fernando c/ Buenos Aires, Provincia de, sentencia del 18 de diciembre de 1984',
      ['{Vadell, Jorge Fernando c/ Buenos Aires, Provincia de}'],
    ],
    [
      'CSJN, "Gil, Ana c/ ANSeS s/ haberes", sentencia del 8 de agosto de 2006 (Fallos: 329:3089)',
      ['329:3089 {Gil, Ana c/ ANSeS}'],
    ],
    ['CNCom., "Banco Sur c/ Gil, Ana", 3/5/19; CSJN, Fallos: 308:1392', ['{Banco Sur c/ Gil, Ana}', '308:1392']],
  ])('%s', (written, expected) => expect(read(written)).toEqual(expected));
});

describe('hostile text', () => {
  it.each([
    'en adelante LDC ',
    'LDC, esta sigla como ',
    'Decreto 7 de 3 de ',
    'la 24.240 ',
    'Fallos: 3:5 y 7, ',
    'art. 5 en función del ',
    'el mil cien ',
    '“Siri” ',
    'LDC de la primera ',
    'c/ A. B',
    'Reglamento sus art. 5 ',
    'el viejo 1113 ',
  ])(
    'made of "%s" takes no more than in proportion to its length',
    (repeated) => {
      const work = (length: number) => {
        const hostile = repeated.repeat(Math.ceil(length / repeated.length));
        return processorWork(() => findReferences(hostile, registry));
      };
      work(10_000);
      expect(work(100_000)).toBeLessThan(Math.max(minWork, 40 * work(10_000)));
    },
    60_000,
  );
});
