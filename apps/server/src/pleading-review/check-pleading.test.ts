import { NormRegistry } from '@foja/legal-text/norm-registry';
import { expect, test } from 'vitest';
import { checkPleading } from './check-pleading.ts';
import { lawFromCorpusFolder } from './law-from-corpus-folder.ts';
import { readPleading } from './read-pleading.ts';

const registry = new NormRegistry([
  { code: 'cpccn', title: 'Código Procesal', aliases: ['CPCCN'], lastArticle: 784 },
  { code: 'ccyc', title: 'Código Civil y Comercial', aliases: ['CCyC', 'Código Civil'], lastArticle: 2671 },
  { code: 'cn', title: 'Constitución Nacional', aliases: ['CN'], lastArticle: 129 },
  { code: 'ley-23928', title: 'Ley 23.928', aliases: ['Ley 23.928'], lastArticle: 14 },
]);

/** What a check quotes in a paper; null for something that is missing. */
function found(id: string, text: string): (string | null)[] {
  const troubles = checkPleading(readPleading(text, registry), lawFromCorpusFolder());
  return troubles.filter(({ rule }) => rule.id === id).map(({ quote }) => quote);
}

const demand = (body: string, title = 'PROMUEVE DEMANDA POR COBRO') => `${title}

Señor Juez:

ANA RÍOS, por derecho propio, con el patrocinio letrado de la Dra. Eva Luz, abogada, con domicilio constituido en Lavalle 10, a V.S. digo:

${body}
`;
const appeal = (body: string) => `EXPRESA AGRAVIOS

Excma. Cámara:

ANA RÍOS, por la parte actora, con el patrocinio de la Dra. Eva Luz, abogada, en autos "RÍOS, ANA c/ SOL S.A. s/ daños", a V.E. digo:

${body}
`;
const answer = (body: string) => `CONTESTA DEMANDA

Señor Juez:

ANA RÍOS, por derecho propio, con el patrocinio letrado de la Dra. Eva Luz, abogada, con domicilio constituido en Lavalle 10, en autos "SOL S.A. c/ RÍOS, ANA s/ cobro", a V.S. digo:

${body}
`;

test.each([
  ['a product of a list', 'Cuotas impagas (8 x $ 150.000): $ 1.250.000', true],
  ['a product in words', 'Adeuda nueve meses a razón de $ 100.000 cada uno, lo que da $ 950.000.', true],
  ['a share', 'Corresponde el 20 % de $ 4.000.000, es decir $ 900.000.', true],
  ['a product that is right', 'Cuotas impagas (8 x $ 150.000): $ 1.200.000', false],
  ['a share that is right', 'Corresponde el 20 % de $ 4.000.000, es decir $ 800.000.', false],
  ['sums that are no product', 'Pagó tres cuotas de $ 100.000 y reclamo el saldo. Total: $ 500.000', false],
])('a sum that is not what its own reckoning gives is told: %s', (_, line, isTold) => {
  expect(found('monto-inconsistente', demand(`I. LIQUIDACIÓN\n${line}`))).toHaveLength(isTold ? 1 : 0);
});

test('the day of a paper that is told in its body counts', () => {
  const body = (day: string) =>
    `1. La providencia me fue notificada por cédula el lunes 6 de julio de 2026. ${day} expreso agravios.`;
  expect(found('fuera-de-plazo', appeal(body('Dentro del plazo, hoy 11 de agosto de 2026,')))).toHaveLength(1);
  expect(found('fuera-de-plazo', appeal(body('En el día de la fecha, 7 de julio de 2026,')))).toEqual([]);
});

test.each([
  ['No comparto lo decidido sobre el lucro cesante. Me remito a lo dicho en la demanda.', true],
  ['Reitero cuanto expuse en el alegato, que ruego se lea como parte de esta pieza.', true],
  ['El importe es irrisorio y no resiste el menor análisis. El juez se apartó de las reglas de la sana crítica.', true],
  [
    'El importe es irrisorio. La pericia contable de fs. 120 fija el costo en $ 900.000 y el fallo toma $ 300.000 de un presupuesto del año 2019.',
    false,
  ],
  [
    'La jueza dijo que no hubo testigos, pero Pérez y Gómez declararon el 3 de mayo de 2025 que vieron el choque.',
    false,
  ],
])('a complaint without any reason against the ruling is told: %s', (complaint, isTold) => {
  const text = appeal(`I. AGRAVIOS\nPrimer agravio. ${complaint}\n\nII. PETITORIO\n1) Se revoque.`);
  expect(found('agravio-sin-critica-concreta', text).length > 0).toBe(isTold);
});

test('what is told to the higher court for the first time is told, and a new argument on what was discussed is not', () => {
  const body = (words: string) => `I. AGRAVIOS\n${words}\n\nII. PETITORIO\n1) Se revoque.`;
  for (const words of [
    'Esta parte supo recién ahora que el vehículo circulaba sin seguro, lo que pide que se considere.',
    'Si bien no fue materia de la demanda, corresponde que se fije una renta mensual.',
    'Se agrega en esta oportunidad el reclamo por daño estético.',
  ])
    expect(found('cuestion-nueva-en-alzada', appeal(body(words))), words).toHaveLength(1);
  expect(found('cuestion-nueva-en-alzada', appeal(body('El fallo recién ahora se conoce y causa gravamen.')))).toEqual(
    [],
  );
});

test('what is asked and never argued is told; what every petitum asks is not', () => {
  const body = (item: string) =>
    `I. NEGATIVA\nNiego que deba suma alguna. Niego la autenticidad de la factura.\n\nII. REALIDAD\nPagué el 3 de mayo de 2026 contra recibo.\n\nIII. PETITORIO\n1) Me tenga por presentada. 2) ${item} 3) Se rechace la demanda, con costas.`;
  expect(found('petitorio-incongruente', answer(body('Se haga lugar a la prescripción opuesta.')))).toHaveLength(1);
  expect(found('petitorio-incongruente', answer(body('Se admita la falta de legitimación pasiva.')))).toHaveLength(1);
  expect(found('petitorio-incongruente', answer(body('Se tenga presente la reserva.')))).toEqual([]);
});

test('a petitum of an amparo that asks for the report and that it be granted rests on the whole paper', () => {
  const text = demand(
    'I. OBJETO\nInterpongo amparo contra la prepaga Salud Sur S.A. para que cubra la cirugía.\n\nII. PETITORIO\nPido: i) se pida el informe circunstanciado; ii) se haga lugar al amparo.',
    'PROMUEVE ACCIÓN DE AMPARO',
  );
  expect(found('petitorio-incongruente', text)).toEqual([]);
});

test('an article of the former code is told beside the new one by its name, where the new one has no such article or another', () => {
  const body = (law: string) => `I. HECHOS\nEl 3 de mayo de 2026 fui embestida.\n\nII. DERECHO\n${law}`;
  expect(
    found('norma-derogada-citada', demand(body('Arts. 1737 del Código Civil y Comercial y 1113 del Código Civil.'))),
  ).toHaveLength(1);
  expect(
    found('norma-derogada-citada', demand(body('Art. 1737 del Código Civil y Comercial. Art. 4037 del Código Civil.'))),
  ).toHaveLength(1);
  expect(
    found('norma-derogada-citada', demand(body('Arts. 1737 del Código Civil y Comercial y 1744 del Código Civil.'))),
  ).toEqual([]);
});

test('an article beyond the last of its norm is told', () => {
  const body = (law: string) => `I. HECHOS\nEl 3 de mayo de 2026 presté el dinero.\n\nII. DERECHO\n${law}`;
  expect(found('norma-mal-citada', demand(body('Me apoyo en el art. 88 de la ley 23.928.')))).toHaveLength(1);
  expect(found('norma-mal-citada', demand(body('Me apoyo en el art. 7 de la ley 23.928.')))).toEqual([]);
});

test('what a camera took is proved by offering it', () => {
  const body = (offer: string) =>
    `I. REALIDAD\nEl portón estaba cerrado y una cámara de seguridad filmó al actor cuando saltaba la reja.\n\nII. PRUEBA\n1) Testimonial: Juan Paz, domiciliado en Lima 12.\n2) ${offer}`;
  expect(found('prueba-no-ofrecida', answer(body('Confesional: del actor.')))).toHaveLength(1);
  expect(found('prueba-no-ofrecida', answer(body('Documental: pendrive con la filmación.')))).toEqual([]);
});

test('a writing on which the facts rest is looked for in the offer, however it came', () => {
  const body = (told: string) =>
    `I. HECHOS\n${told}\n\nII. PRUEBA\n1) Documental: contrato y recibos.\n2) Testimonial: Juan Paz, domiciliado en Lima 12.`;
  expect(
    found(
      'documental-no-acompanada',
      demand(body('La vendedora me escribió un mensaje de texto en el que prometía cambiarla.')),
    ),
  ).toHaveLength(1);
  expect(
    found(
      'documental-no-acompanada',
      demand(body('Quedó asentado en el libro de actas que el gerente lo autorizaba.')),
    ),
  ).toHaveLength(1);
  expect(found('documental-no-acompanada', demand(body('Firmó el contrato el 3 de mayo de 2026.')))).toEqual([]);
});

test('a claim for dismissal that does not say since when somebody worked is told', () => {
  const body = (told: string) =>
    `I. OBJETO\nPromuevo demanda por despido contra SOL S.A. por $ 5.000.000.\n\nII. HECHOS\n${told} El 4 de mayo de 2026 me despidieron sin causa.\n\nIII. PRUEBA\n1) Documental: telegramas.`;
  expect(
    found(
      'hechos-sin-fecha',
      demand(body('Comencé a trabajar como cajera de lunes a viernes.'), 'INICIA DEMANDA POR DESPIDO'),
    ),
  ).toHaveLength(1);
  expect(
    found(
      'hechos-sin-fecha',
      demand(body('Comencé a trabajar como cajera el 2 de marzo de 2019.'), 'INICIA DEMANDA POR DESPIDO'),
    ),
  ).toEqual([]);
  expect(
    found(
      'hechos-sin-fecha',
      demand(body('Mi ingreso se produjo en marzo de 2019, como cajera.'), 'INICIA DEMANDA POR DESPIDO'),
    ),
  ).toEqual([]);
});

test('an event that is told again with another day is told', () => {
  const body = (again: string) =>
    `I. HECHOS\nEl 3 de mayo de 2026 choqué con el camión en la ruta. Me llevaron al hospital. ${again}`;
  expect(
    found(
      'hechos-contradictorios',
      demand(body('Después de ese choque, ocurrido el 9 de junio de 2026, no pude trabajar.')),
    ),
  ).toHaveLength(1);
  expect(
    found(
      'hechos-contradictorios',
      demand(body('Después del choque, acaecido el 9 de junio de 2026, no pude trabajar.')),
    ),
  ).toHaveLength(1);
  expect(
    found('hechos-contradictorios', demand(body('Un segundo choque, ocurrido el 9 de junio de 2026, empeoró todo.'))),
  ).toEqual([]);
});

test('an amparo that rests on a right of the Constitution reserves the federal question', () => {
  const body = (reserve: string) =>
    `I. OBJETO\nInterpongo amparo contra el Ministerio de Salud.\n\nII. HECHOS\nSe violó la garantía de defensa del art. 18 de la Constitución Nacional.${reserve}`;
  expect(found('sin-reserva-federal', demand(body(''), 'INTERPONE AMPARO'))).toHaveLength(1);
  expect(found('sin-reserva-federal', demand(body(' Dejo planteado el caso federal.'), 'INTERPONE AMPARO'))).toEqual(
    [],
  );
});

test('paragraphs that are numbered by words and have no heading are read as parts', () => {
  const text = demand(
    'PRIMERO: Demando a Sol S.A. por $ 900.000.\n\nSEGUNDO: El 3 de mayo de 2026 pagué y no entregaron.\n\nTERCERO: Prueba. Documental: factura. Perito contador, que se designará de oficio. Oficio al Banco Nación.\n\nCUARTO: Dejo planteada la cuestión federal.\n\nQUINTO: Pido que se haga lugar, con costas.',
  );
  const read = readPleading(text, registry);
  expect(read.evidence.map(({ type }) => type)).toEqual(['documental', 'pericial', 'informativa']);
  expect(found('pericia-sin-puntos', text)).toHaveLength(1);
  expect(found('sin-monto', text)).toEqual([]);
});

test('denials under a number of their own are read beside parts with headings', () => {
  const text = answer(
    'I. Vengo a contestar la demanda.\n\nII. Niego que el pago se hiciera. Niego la autenticidad del recibo. Niego que se deba interés.\n\nIII. PRUEBA\n1) Documental: recibo.\n\nIV. PETITORIO\n1) Se rechace.',
  );
  expect(readPleading(text, registry).denials).toHaveLength(3);
});

test('what is asked after "en mérito de lo cual" is read', () => {
  const text = demand(
    '1.- OBJETO. Ejecuto un pagaré de $ 900.000.\n2.- TASA. Acompaño el comprobante.\n3.- En mérito de lo cual pido: I) Me tenga por parte. II) Libre mandamiento.',
  );
  expect(readPleading(text, registry).petitum).toEqual(['I) Me tenga por parte.', 'II) Libre mandamiento.']);
});

test.each([
  [
    'reclamo $ 3.000.000 por incapacidad, $ 1.000.000 por daño moral y $ 500.000 por gastos, lo que hace un total de $ 5.000.000.',
    true,
  ],
  ['Reclamo $ 5.000.000: $ 3.000.000 por incapacidad, $ 1.000.000 por daño moral y $ 500.000 por gastos.', true],
  [
    'reclamo $ 3.000.000 por incapacidad, $ 1.000.000 por daño moral y $ 500.000 por gastos, lo que hace un total de $ 4.500.000.',
    false,
  ],
  ['Pagué $ 200.000 en enero, $ 300.000 en febrero y quedó un saldo; el total del precio era de $ 900.000.', false],
])('heads that are told within a sentence add up to its total: %s', (line, isTold) => {
  expect(
    found('monto-inconsistente', demand(`I. OBJETO\nPromuevo demanda contra SOL S.A.\n\nII. RUBROS\n${line}`)),
  ).toHaveLength(isTold ? 1 : 0);
});

test('a total under lines with a sum each is added up, whatever part they stand in', () => {
  const body = (total: string) =>
    `I. OBJETO\nPromuevo demanda contra SOL S.A. por cobro.\n\nII. DETALLE DE LA DEUDA\nFactura 101: $ 100.000\nFactura 102: $ 250.000\nFactura 103: $ 150.000\nTotal: ${total}`;
  expect(found('monto-inconsistente', demand(body('$ 550.000')))).toHaveLength(1);
  expect(found('monto-inconsistente', demand(body('$ 500.000')))).toEqual([]);
});

test.each([
  'Niego por falsos los hechos de la demanda.',
  'Niego en general y en particular cuanto se afirma en el escrito de inicio.',
  'Desconozco la totalidad del relato de la contraria.',
  'Niego la versión de los hechos que da la actora.',
])('a denial of everything is told, however it is said: %s', (denial) => {
  const text = answer(`I. NEGATIVA\n${denial}\n\nII. PETITORIO\n1) Se rechace la demanda.`);
  expect(found('negativa-generica', text)).toHaveLength(1);
});

test('who speaks for a client without a power is told, and "para poder trabajar" is none', () => {
  const paper = (who: string) => `PROMUEVE DEMANDA

Señor Juez:

EVA LUZ, abogada, T° 1 F° 2 CPACF, ${who}, con domicilio constituido en Lavalle 10, a V.S. digo:

I. OBJETO
Demando a SOL S.A. para que mi mandante pueda cobrar y para poder trabajar.
`;
  expect(found('sin-personeria', paper('por Luna S.R.L.'))).toHaveLength(1);
  expect(found('sin-personeria', paper('por Luna S.R.L., según poder general que acompaño'))).toEqual([]);
});

test('one witness of several without a domicile is told', () => {
  const body = (list: string) => `I. HECHOS\nEl 3 de mayo de 2026 pagué.\n\nII. PRUEBA\n1) Testimonial: ${list}`;
  expect(
    found(
      'testigos-sin-domicilio',
      demand(
        body(
          'Ana Gil, docente, con domicilio en Lima 12; Juan Paz, empleado; Luis Mora, chofer, con domicilio en Salta 40.',
        ),
      ),
    ),
  ).toHaveLength(1);
  expect(
    found(
      'testigos-sin-domicilio',
      demand(
        body(
          'Ana Gil, docente, con domicilio en Lima 12; Juan Paz, empleado, del mismo edificio; Luis Mora, chofer, Salta 40.',
        ),
      ),
    ),
  ).toEqual([]);
});

test.each([
  ['Opongo en esta pieza la prescripción, que no se invocó al contestar.', true],
  ['Por un error se omitió reclamar en la demanda el lucro cesante, que pido ahora.', true],
  ['Amplío mi reclamo a la suma de $ 9.000.000.', true],
  ['El juez omitió valorar la demanda en lo que hace al lucro cesante.', false],
])('what was never put before the judge is told: %s', (words, isTold) => {
  expect(
    found('cuestion-nueva-en-alzada', appeal(`I. AGRAVIOS\n${words}\n\nII. PETITORIO\n1) Se revoque.`)),
  ).toHaveLength(isTold ? 1 : 0);
});

test('a notification whose year or month is that of the paper is counted', () => {
  const body = (told: string) => `1. ${told} Expreso agravios.\n\nBuenos Aires, 11 de agosto de 2026.`;
  expect(
    found('fuera-de-plazo', appeal(body('La providencia se me notificó por cédula el 6 de julio del corriente año.'))),
  ).toHaveLength(1);
  expect(
    found(
      'fuera-de-plazo',
      appeal(body('La providencia del 3 de julio de 2026 me fue notificada el 6 del mismo mes.')),
    ),
  ).toHaveLength(1);
  expect(found('fuera-de-plazo', appeal(body('La providencia me fue notificada el 10 de agosto pasado.')))).toEqual([]);
});

test('hours, lengths and numbers that are told twice otherwise are told', () => {
  const body = (told: string) =>
    `I. OBJETO\nPromuevo demanda por despido contra SOL S.A. por $ 5.000.000.\n\nII. HECHOS\nIngresé el 2 de marzo de 2021 y trabajaba de 8 a 16. El 4 de mayo de 2026 me despidieron. ${told}`;
  const title = 'INICIA DEMANDA POR DESPIDO';
  for (const again of [
    'Esa jornada de 9 a 19 me dejaba exhausta.',
    'Después de nueve años de trabajo me echaron por telegrama.',
    'Mantengo sola a mis tres hijos. Mis dos hijos son menores.',
  ])
    expect(found('hechos-contradictorios', demand(body(again), title)), again).toHaveLength(1);
  for (const once of [
    'Después de cinco años de trabajo me echaron.',
    'Los sábados trabajaba de 9 a 13.',
    'Desde 2024 la jornada pasó a ser de 9 a 19.',
  ])
    expect(found('hechos-contradictorios', demand(body(once), title)), once).toEqual([]);
});

test('a signature that is denied and a harm of the mind ask for an expert', () => {
  const offer = 'II. PRUEBA\n1) Documental: recibo.\n2) Testimonial: Juan Paz, Lima 12.';
  expect(
    found('prueba-no-ofrecida', answer(`I. REALIDAD\nLa firma del pagaré no me pertenece.\n\n${offer}`)),
  ).toHaveLength(1);
  expect(
    found(
      'prueba-no-ofrecida',
      demand(`I. RUBROS\nDaño psicológico: padezco estrés postraumático, $ 900.000.\n\n${offer}`),
    ),
  ).toHaveLength(1);
  expect(
    found(
      'prueba-no-ofrecida',
      demand(
        `I. RUBROS\nDaño psicológico: padezco estrés postraumático, $ 900.000.\n\n${offer}\n3) Pericial psicológica: perito que diga el grado.`,
      ),
    ),
  ).toEqual([]);
});

test.each([
  ['El año pasado le presté el dinero y no lo devolvió.', true],
  ['Meses atrás me había avisado que no pagaría.', true],
  ['En una ocasión me insultó delante de los vecinos.', true],
  ['El año pasado, el 3 de mayo de 2025, le presté el dinero.', false],
])('a fact that is dated loosely is told: %s', (words, isTold) => {
  expect(found('hechos-sin-fecha', demand(`I. HECHOS\n${words} El 4 de mayo de 2026 lo intimé.`))).toHaveLength(
    isTold ? 1 : 0,
  );
});

test("one's own client called by the other side's part is told", () => {
  const text = demand('I. HECHOS\nEl 4 de mayo de 2026 mi mandante, la demandada, pagó la seña.');
  expect(found('parte-confundida', text)).toHaveLength(1);
});

test('what is asked is read after any words that conclude, in a list or not', () => {
  for (const asks of [
    'Por lo tanto solicito: a) se me tenga por parte; b) se haga lugar.',
    'De conformidad con lo expuesto, pido: a) se me tenga por parte; b) se haga lugar.',
  ])
    expect(
      readPleading(demand(`1. Demando a Sol S.A. por $ 900.000.\n\n2. ${asks}\n\nEs justicia.`), registry).petitum,
      asks,
    ).toHaveLength(2);
  const once = demand(
    '1. Demando a Sol S.A. por $ 900.000.\n\n2. Por lo que dejo dicho pido que se haga lugar a la demanda.',
  );
  expect(readPleading(once, registry).petitum).toHaveLength(1);
});

test('a third party that is to be cited and a publication rest on something in the body', () => {
  const body = (item: string, more = '') =>
    `I. NEGATIVA\nDesconozco que se deba suma alguna. Desconozco la autenticidad de la factura.\n\nII. REALIDAD\nPagué el 3 de mayo de 2026.${more}\n\nIII. PETITORIO\n1) Me tenga por presentada. 2) ${item} 3) Se rechace la demanda, con costas.`;
  const cites = 'Se cite al contratista que hizo la obra.';
  expect(found('petitorio-incongruente', answer(body(cites)))).toHaveLength(1);
  expect(
    found(
      'petitorio-incongruente',
      answer(body(cites, ' Pido que se cite como tercero al contratista que hizo la obra.')),
    ),
  ).toEqual([]);
  expect(
    found(
      'petitorio-incongruente',
      demand(
        `I. OBJETO\nDemando a SOL S.A. por daños, por $ 900.000.\n\nII. PETITORIO\n1) Se haga lugar. 2) Se ordene publicar la sentencia en un diario.`,
      ),
    ),
  ).toHaveLength(1);
  expect(readPleading(answer(body('Se tenga presente.')), registry).denials).toHaveLength(2);
});

test('a separation is told once, by whatever words', () => {
  const text = demand(
    'I. OBJETO\nDemando alimentos.\n\nII. HECHOS\nNos separamos el 20 de enero de 2025. Cuando se fue de casa, en junio de 2025, prometió pagar.',
    'DEMANDA POR ALIMENTOS',
  );
  expect(found('hechos-contradictorios', text)).toHaveLength(1);
});

test('who leads a company or a building shows by what', () => {
  const paper = (more: string) => `CONTESTA DEMANDA

Señor Juez:

Luis Mora, administrador del CONSORCIO LIMA 12, con domicilio constituido en Lavalle 10, con mi letrada Dra. Eva Luz${more}, digo:

I. NEGATIVA
Niego que la terraza filtre. Niego la autenticidad de las fotografías.
`;
  expect(found('sin-personeria', paper(''))).toHaveLength(1);
  expect(found('sin-personeria', paper(', según acta de asamblea que acompaño'))).toEqual([]);
  expect(found('sin-personeria', answer('I. NEGATIVA\nNiego que el administrador del consorcio me avisara.'))).toEqual(
    [],
  );
});

test('whose paper it is is told right after the name', () => {
  const text =
    'FUNDA RECURSO\n\nExcma. Cámara:\n\nAna Ríos, actora en "RÍOS, Ana c/ SOL S.A. s/ cobro", con el patrocinio de la Dra. Eva Luz, digo:\n\nI. Me agravia la sentencia.';
  expect(readPleading(text, registry).side).toBe('actora');
});

const long =
  'Mi parte cumplió con todo lo que le tocaba y la otra no, como se verá a lo largo de este escrito. '.repeat(3);

test('a paper of whole paragraphs is read line by line: a table with its total and an expert under capitals are items', () => {
  const paper = demand(`I. HECHOS
${long}
${long}
II. LIQUIDACIÓN
   a) Indemnización por antigüedad (art. 245 L.C.T.) ............... $ 1.000.000
   b) Sustitutiva de preaviso, con su incidencia ................... $   200.000
   c) Integración del mes de despido y otros ....................... $   100.000
   TOTAL ........................................................... $ 1.400.000
III. PRUEBA
CONFESIONAL: Se cite al representante legal de la demandada a absolver posiciones en la audiencia.
PERICIAL CONTABLE: Se designe perito contador único, el que se expedirá sobre cuanto resulte de interés.
${long}
${long}`);
  expect(found('monto-inconsistente', paper)).toEqual([expect.stringContaining('TOTAL')]);
  expect(found('pericia-sin-puntos', paper)).toEqual([expect.stringContaining('PERICIAL CONTABLE')]);
});

test('case and court above the address are read, and a court is not told twice by its courtesy', () => {
  const { court, forum, parties } = readPleading(
    `CONTESTA DEMANDA

"RÍOS, ANA c/ SOL COCINAS S.R.L. s/ INCUMPLIMIENTO"
Juzgado Nacional en lo Civil Nº 21

Sr. Juez:

LUIS PAZ, ABOGADO, T. 119 F. 802, por la demandada, a V.S. digo:

I. OBJETO
Contesto.`,
    registry,
  );
  expect(court).toBe('Juzgado Nacional en lo Civil Nº 21');
  expect(forum).toBe('civil');
  expect(parties.map(({ name, role }) => [name, role])).toEqual([
    ['RÍOS, ANA', 'actora'],
    ['SOL COCINAS S.R.L.', 'demandada'],
    ['LUIS PAZ', expect.stringMatching(/letrado|apoderado/)],
  ]);
});

test('a cause of a damage asks for an expert, and one that is denied does not', () => {
  const paper = (told: string, offer = '') =>
    answer(`I. HECHOS\n${told}\nII. PRUEBA\nTestimonial: Eva Paz, calle Sur 10, declarará sobre la entrega.\n${offer}`);
  const cause = 'La hinchazón de las placas se debió a una pérdida de la cañería.';
  expect(found('prueba-no-ofrecida', paper(cause))).toEqual([cause]);
  expect(found('prueba-no-ofrecida', paper(cause, 'Pericial: ingeniero, que dirá de dónde venía el agua.'))).toEqual(
    [],
  );
  expect(found('prueba-no-ofrecida', paper('La humedad del techo no proviene de mi unidad.'))).toEqual([]);
});

test('a surname with courtesy of nobody in the paper is told, and who is introduced with a name or a trade is not', () => {
  const body = (told: string) => answer(`I. HECHOS\n${told}`);
  expect(found('parte-confundida', body('El enojo de la Sra. Palavecino no es un daño.'))).toHaveLength(1);
  expect(found('parte-confundida', body('Lo atendió el Sr. Palavecino, encargado del local.'))).toEqual([]);
  expect(found('parte-confundida', body('Lo atendió el Sr. Omar Palavecino en el local.'))).toEqual([]);
});

test('a day since which somebody works is the day of entry, and a labour conciliation is known as the instance before the suit', () => {
  const paper = demand(
    `I. HECHOS
Mi mandante ingresó a trabajar el 3 de agosto de 2017. La instancia obligatoria ante el Se.C.L.O. se agotó el 20 de marzo de 2026.
Se lo despidió sin causa, aunque venía prestando servicios sin una sanción desde el 3 de agosto de 2019.`,
    'PROMUEVE DEMANDA POR DESPIDO',
  );
  expect(found('hechos-contradictorios', paper)).toEqual([expect.stringContaining('2019')]);
  expect(found('sin-mediacion-previa', paper)).toEqual([]);
});

test('a head "not included until now" is new on appeal, and a "cuerpo de escritura" is no power', () => {
  expect(
    found(
      'cuestion-nueva-en-alzada',
      appeal('I. AGRAVIO\nPido que por este concepto, no incluido hasta aquí en la cuenta, se fijen $ 9.000.000.'),
    ),
  ).toHaveLength(1);
  const paper = `INICIA JUICIO\n\nSeñor Juez:\n\nANA RÍOS, abogada, en representación de SOL S.A., con domicilio constituido en Lavalle 10, a V.S. digo:\n\nI. PRUEBA\nPericial caligráfica sobre el cuerpo de escritura que se forme.`;
  expect(found('sin-personeria', paper)).toHaveLength(1);
  expect(found('sin-personeria', paper.replace('SOL S.A.,', 'SOL S.A., por escritura 88 del registro 3,'))).toEqual([]);
});

test('what is said of an article before it is held against it too', () => {
  const told = (words: string) => found('norma-mal-citada', demand(`I. DERECHO APLICABLE AL CASO\n${words}`));
  expect(
    told(
      'Los testigos deben presentarse con su lista de preguntas en el escrito inicial, según lo dispone el art. 1757 del CCyC.',
    ),
  ).toHaveLength(1);
  expect(
    told(
      'Toda persona responde por el daño causado por el riesgo o vicio de las cosas, según lo dispone el art. 1757 del CCyC.',
    ),
  ).toEqual([]);
});

test.each([
  'Pido también la privación de uso, rubro que no fue parte de la demanda.',
  'Si bien al demandar no se pidió, corresponde que V.E. conceda el daño punitivo.',
  'Vengo a sumar el reclamo por farmacia, que antes no se había hecho.',
  'Opongo la prescripción, que no se articuló al responder.',
])('what is new on appeal is told in other words too: %s', (words) => {
  expect(found('cuestion-nueva-en-alzada', appeal(`I. AGRAVIO\n${words}`))).toHaveLength(1);
});

test.each([
  ['negativa-generica', answer('I. NEGATIVA\nNiego absolutamente todo cuanto afirma la actora.')],
  ['negativa-generica', answer('I. NEGATIVA\nDesconozco la totalidad de lo que se dice en la demanda.')],
  [
    'agravio-sin-critica-concreta',
    appeal(
      'I. AGRAVIO\nLa suma por daño moral es baja e injusta, y así debe declararse, por ser contraria a todo sentido de equidad.',
    ),
  ],
  [
    'hechos-contradictorios',
    demand('I. HECHOS\nEl choque ocurrió el 3 de marzo de 2025. Aquel choque del 3 de mayo de 2025 me dejó sin auto.'),
  ],
  [
    'monto-inconsistente',
    demand(
      'I. RUBROS\nReclamo $ 100.000 por gastos, $ 200.000 por daño moral y $ 300.000 por incapacidad: en total, $ 700.000.',
    ),
  ],
  [
    'sin-reserva-federal',
    demand('I. DERECHO\nLa norma viola la garantía de propiedad del art. 17 de la Constitución Nacional.'),
  ],
  [
    'documental-no-acompanada',
    demand(
      'I. HECHOS\nEl contrato, que ambos firmamos, fijó el precio.\nII. PRUEBA\nDocumental: se acompaña factura 12.',
    ),
  ],
  ['hechos-sin-fecha', demand('I. HECHOS\nUn día me avisaron que ya no tenía trabajo.')],
])('%s is told in plainer words too', (id, paper) => {
  expect(found(id, paper)).toHaveLength(1);
});
