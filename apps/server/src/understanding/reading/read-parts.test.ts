import { describe, expect, test } from 'vitest';
import { readParts } from './read-parts.ts';

const parts = (question: string) => readParts(question).map(({ text }) => text);

test('a topic and what of it is asked are so many parts, each with the topic', () => {
  expect(parts('Período de sospecha: retroacción máxima y actos ineficaces')).toEqual([
    'Período de sospecha: retroacción máxima',
    'Período de sospecha: actos ineficaces',
  ]);
  expect(readParts('Contrato: me deben la seña y el saldo')).toHaveLength(1);
});

describe('a headline without a colon', () => {
  test.each<[string, string[]]>([
    [
      'lesión art. 332 CCyC, presunción de aprovechamiento y acciones del lesionado',
      ['lesión art. 332 CCyC: presunción de aprovechamiento', 'lesión art. 332 CCyC: acciones del lesionado'],
    ],
    [
      'querellante en CPPN, hasta qué momento puede constituirse y qué facultades tiene',
      ['querellante en CPPN: hasta qué momento puede constituirse', 'querellante en CPPN: qué facultades tiene'],
    ],
    [
      'prescripción de la acción del asegurado, ley 17.418, y si el plazo de consumo la desplaza',
      [
        'prescripción de la acción del asegurado, ley 17.418',
        'prescripción de la acción del asegurado, ley 17.418: si el plazo de consumo la desplaza',
      ],
    ],
    [
      'cálculo de la prestación por incapacidad parcial art. 14 LRT y actualización del ingreso base según ley 27.348',
      [
        'cálculo de la prestación por incapacidad parcial art. 14 LRT',
        'actualización del ingreso base según ley 27.348',
      ],
    ],
    [
      'art. 80 LCT: plazo para la entrega de certificados y consecuencias del incumplimiento',
      ['art. 80 LCT: plazo para la entrega de certificados', 'art. 80 LCT: consecuencias del incumplimiento'],
    ],
  ])('asks so many things, each of its topic: %s', (question, texts) => {
    expect(parts(question)).toEqual(texts);
  });

  test('above a question is asked after it', () => {
    expect(
      parts('Accidente entre moto y auto: eximentes y plazo de prescripción. ¿La citación en garantía la interrumpe?'),
    ).toEqual([
      '¿La citación en garantía la interrumpe?',
      'Accidente entre moto y auto: eximentes',
      'Accidente entre moto y auto: plazo de prescripción',
    ]);
  });

  test.each<[string, string[]]>([
    [
      'requisitos de la injuria p/ despido con causa, art. 242 y 243 LCT, invariabilidad de la causa',
      [
        'requisitos de la injuria p/ despido con causa, art. 242 y 243 LCT',
        'requisitos de la injuria p/ despido con causa, art. 242 y 243 LCT: invariabilidad de la causa',
      ],
    ],
    [
      'Cesión de derechos hereditarios: forma, y si se puede ceder un inmueble determinado',
      [
        'Cesión de derechos hereditarios: forma',
        'Cesión de derechos hereditarios: si se puede ceder un inmueble determinado',
      ],
    ],
  ])('has items of one word, and its first as one of them: %s', (question, texts) => {
    expect(parts(question)).toEqual(texts);
  });

  test.each([
    'compensación económica por divorcio, plazo de caducidad art. 442 CCyC y dies a quo',
    'porción legítima de descendientes, ascendientes y cónyuge y modo de cálculo',
    'requisitos de las medidas cautelares, verosimilitud, peligro en la demora y contracautela',
    'acción de despojo, me sacaron del campo y la prueba es difícil',
    'Segunda condena de ejecución condicional: plazos del art. 27 CP cuando ambos delitos son dolosos y cuando no',
  ])('asks one thing where its items are none that can be asked apart: %s', (question) => {
    expect(parts(question)).toHaveLength(1);
  });
});

test.each([
  '¿Tengo que intimarlo antes del desalojo o puedo ir directo al juez?',
  '¿Puedo pedirle plata ya o tengo que esperar a que nazca?',
])('which of two is one thing: %s', (question) => {
  expect(readParts(question)).toHaveLength(1);
});

test.each([
  'detuvieron a mi hermano anoche por una pelea. cuanto tiempo lo pueden tener y puede salir mientras dura la causa?',
  'Rechazaron la contingencia. Qué trámite corresponde ante la comisión médica y cuál es el plazo para recurrir?',
])('the first of two things asked after a story is asked as well: %s', (question) => {
  expect(readParts(question)).toHaveLength(2);
});

test('what stands between question marks asks whether, whatever the topic before it names', () => {
  expect(readParts('Prescripción adquisitiva breve: ¿el boleto es justo título?')[0]?.asks).toContain('yes-no');
});

test('what is asked of two things is asked of each', () => {
  expect(parts('Plazo para contestar la demanda en el ordinario y en el sumarísimo')).toEqual([
    'Plazo para contestar la demanda en el ordinario',
    'Plazo para contestar la demanda en el sumarísimo',
  ]);
  expect(parts('¿Puedo ir en el auto y en el colectivo?')).toHaveLength(1);
});

test('of two things asked in one sentence the first has no mark of its own', () => {
  const asked = readParts(
    'Tengo 12 años. El encargado me avisó el viernes. Cuántos días me tocan y me puede avisar así?',
  );
  expect(asked.map(({ text }) => text)).toEqual(['Cuántos días me tocan', 'me puede avisar así?']);
});

describe('a headline and more', () => {
  test.each<[string, string[]]>([
    [
      'Defensa de la competencia: plazo, legitimados (incluye al tercero?) y suspensión del acto. El acto es del 03/02/2026',
      [
        'Defensa de la competencia: plazo',
        'Defensa de la competencia: legitimados (incluye al tercero)',
        'Defensa de la competencia: suspensión del acto',
      ],
    ],
    [
      'Cuota litis: forma del pacto, tope y prescripción de los regulados y no regulados',
      [
        'Cuota litis: forma del pacto',
        'Cuota litis: tope',
        'Cuota litis: prescripción de los regulados y no regulados',
      ],
    ],
    [
      'Marcas: plazo para oponerse y costas. Y cada cuánto se renueva el registro',
      ['Y cada cuánto se renueva el registro', 'Marcas: plazo para oponerse', 'Marcas: costas'],
    ],
    [
      'Donación de acciones hecha a un socio con usufructo. Plazo, valor que se toma y si se puede dispensar',
      [
        'Donación de acciones hecha a un socio con usufructo: Plazo',
        'Donación de acciones hecha a un socio con usufructo: valor que se toma',
        'Donación de acciones hecha a un socio con usufructo: si se puede dispensar',
      ],
    ],
    [
      'Fuga del detenido en la frontera. Desde cuándo corre la prescripción y qué actos la interrumpen',
      [
        'Fuga del detenido en la frontera: Desde cuándo corre la prescripción',
        'Fuga del detenido en la frontera: qué actos la interrumpen',
      ],
    ],
  ])('is split into what it lists, without the facts: %s', (text, parts) => {
    expect(readParts(text).map((part) => part.text)).toEqual(parts);
  });

  test.each([
    'Período de sospecha: hipoteca constituida el 10/02/2026, quiebra decretada el 15/10/2026',
    'SRL: se va un socio y vende su parte a un tercero. Los demás no están de acuerdo',
  ])('is one thing where it only tells what happened: %s', (text) => {
    expect(readParts(text)).toHaveLength(1);
  });
});

describe('several things in one question', () => {
  test.each<[string, string[]]>([
    [
      '¿Es exigible la intimación, procede la entrega inmediata del inmueble y puedo ejecutar al fiador?',
      ['¿Es exigible la intimación', 'procede la entrega inmediata del inmueble', 'puedo ejecutar al fiador?'],
    ],
    [
      '¿Se cumple el art. 243 LCT, qué rubros integran la liquidación y es prueba válida la filmación?',
      ['¿Se cumple el art. 243 LCT', 'qué rubros integran la liquidación', 'es prueba válida la filmación?'],
    ],
    [
      '¿Cuándo prescribe la acción de daños y la mediación suspende el plazo?',
      ['¿Cuándo prescribe la acción de daños', 'la mediación suspende el plazo?'],
    ],
    [
      '¿Cumple los requisitos, desde cuándo se cuenta la posesión y contra quién hay que dirigir la demanda?',
      ['¿Cumple los requisitos', 'desde cuándo se cuenta la posesión', 'contra quién hay que dirigir la demanda?'],
    ],
    [
      '¿Qué indemnización le tiene que pagar y hace falta preaviso?',
      ['¿Qué indemnización le tiene que pagar', 'hace falta preaviso?'],
    ],
    [
      'me suspendieron 5 días. cuánto tiempo tengo para impugnar? y si no digo nada qué pasa',
      ['me suspendieron 5 días. cuánto tiempo tengo para impugnar?', 'si no digo nada qué pasa'],
    ],
    ['Me pueden echar por abandono igual? que les pongo', ['Me pueden echar por abandono igual?', 'que les pongo']],
    [
      'Quien define, estoy obligado a dejarme revisar por el medico?',
      ['Quien define', 'estoy obligado a dejarme revisar por el medico?'],
    ],
    [
      'Cuántos profesionales firman, tiene que intervenir un juez? puede tener abogado',
      ['Cuántos profesionales firman', 'tiene que intervenir un juez?', 'puede tener abogado'],
    ],
    [
      'como se calcula lo que me pagan mientras no trabajo, los primeros dias quien los paga?',
      ['como se calcula lo que me pagan mientras no trabajo', 'los primeros dias quien los paga?'],
    ],
    [
      'Cobro pensión aunque no estuviéramos casados? el nene también? hasta qué edad',
      ['Cobro pensión aunque no estuviéramos casados?', 'el nene también?', 'hasta qué edad'],
    ],
    [
      '¿Es válida la intimación? Edad desde la que procede, plazo de mantenimiento del vínculo y efectos del certificado.',
      [
        '¿Es válida la intimación?',
        'Edad desde la que procede',
        'plazo de mantenimiento del vínculo',
        'efectos del certificado',
      ],
    ],
    [
      'Matrimonio de 2025 que pasa a separación de bienes. ¿Requisito temporal, forma, publicidad y derechos del acreedor anterior?',
      ['Requisito temporal', 'forma', 'publicidad', 'derechos del acreedor anterior'],
    ],
    [
      'Le puedo ir a ese directo? cuanto tiempo tengo y le tengo q avisar algo antes?',
      ['Le puedo ir a ese directo?', 'cuanto tiempo tengo', 'le tengo q avisar algo antes?'],
    ],
  ])('each has its part: %s', (question, texts) => {
    expect(parts(question)).toEqual(texts);
  });

  test.each([
    '¿Qué interés, si alguno, debe acreditar quien se opone?',
    '¿Hasta cuándo, como mucho, puedo seguir en el Veraz?',
    'Cobro por mes, ¿hasta qué día me pueden depositar el sueldo?',
    'convivimos 6 años en su casa, cuánto tiempo puedo quedarme',
    'me echaron por ser gay, qué puedo hacer?',
    '¿Si gano, quién paga las costas?',
    'me pueden descontar el dia? me mandaron un mail el 20/11',
  ])('what is put in between, and what is only told, is none: %s', (question) => {
    expect(parts(question)).toHaveLength(1);
  });

  test('an interrogative alone has the verb of the part before it', () => {
    expect(parts('¿Cuánto me tienen que pagar de indemnización y en cuántos días?')).toEqual([
      '¿Cuánto me tienen que pagar de indemnización',
      'en cuántos días me tienen que pagar de indemnización',
    ]);
  });
});

describe('as people write in a chat', () => {
  test('"q" asks as "que" does', () => {
    expect(parts('me echaron sin causa. q me corresponde cobrar y en cuanto tiempo me tienen que pagar?')).toEqual([
      'me echaron sin causa. q me corresponde cobrar',
      'en cuanto tiempo me tienen que pagar?',
    ]);
  });

  test('a second question after a comma has no mark that opens it', () => {
    expect(
      parts('llevo 5 meses de carpeta. hasta cuando me pagan el sueldo y despues q pasa, me pueden echar?'),
    ).toEqual(['llevo 5 meses de carpeta. hasta cuando me pagan el sueldo', 'q pasa', 'me pueden echar?']);
    expect(parts('me rompieron el auto, me pueden cobrar la franquicia?')).toHaveLength(1);
    expect(parts('cuando me atrase con la cuota, me pueden sacar el auto?')).toHaveLength(1);
  });
});
