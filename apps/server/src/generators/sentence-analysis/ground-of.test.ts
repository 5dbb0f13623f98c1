import { expect, test } from 'vitest';
import { readSentence } from './read-sentence.ts';

const read = (text: string) =>
  readSentence.run({ text, known: { references: [], states: new Map() }, underReview: [] });
const head =
  'JUZGADO NACIONAL EN LO CIVIL N° 5\n\nBuenos Aires, 4 de mayo de 2026.\n\nAutos "PAZ, Ana c/ SOTO, Luis s/ daños".\n\n';

const ruling = `${head}RESULTA: I. Ana Paz demanda a Luis Soto y reclama $ 900.000 por daño moral y $ 500.000 por gastos. Se produjo la testimonial de Quiroga y la pericia caligráfica.
II. El demandado contesta y niega los hechos.

CONSIDERANDO:

I. Responsabilidad. El conductor cruzó con luz roja, según la filmación. Acreditado el hecho y no probada la culpa de la víctima, el demandado debe responder por los daños que causó.

II. Daño moral. La víctima estuvo internada un mes. Atendiendo a esa internación y a las secuelas que dejó, estimo adecuada la suma de $ 1.200.000.

III. Gastos. Aunque no haya recibos, son la secuela natural de la lesión, de modo que se admiten por $ 300.000.

IV. Intereses. A la tasa activa desde el hecho.

V. Costas. Por su orden.

FALLO: 1) Hacer lugar parcialmente a la demanda y condenar a Luis Soto a pagar $ 1.600.000, integrada por $ 1.200.000 por daño moral y $ 300.000 por gastos. 2) Costas por su orden. 3) Diferir los honorarios. Regístrese.`;

test('each sum of a point has the considerando that fixes it, and the whole the one that says who answers', () => {
  const why = new Map(read(ruling).decided.map(({ what, why: ground }) => [what.quote, ground.quote]));
  expect(why.get('$ 1.200.000 por daño moral')).toContain('estimo adecuada la suma');
  expect(why.get('$ 300.000 por gastos')).toContain('secuela natural');
  const [whole] = read(ruling).decided;
  expect(whole?.why.quote).toContain('debe responder');
});

test('more than was asked for, proof that is not weighed, sums that do not add up and costs without reason are told', () => {
  const titles = read(ruling)
    .weakPoints.map(({ title }) => title)
    .join('\n');
  expect(titles).toContain('Otorga más de lo reclamado: $ 1.200.000 por daño moral');
  expect(titles).toContain('No trata una prueba producida: pericia caligráfica');
  expect(titles).toContain('La suma no cierra');
});

test('costs that the winner shares without a word of why are told, and not where the court says why', () => {
  const granted = ruling
    .replace('parcialmente ', '')
    .replace('reclama $ 900.000', 'reclama $ 1.200.000')
    .replace('$ 500.000 por gastos', '$ 300.000 por gastos');
  const title = 'Aparta las costas del vencido sin decir por qué';
  expect(read(granted).weakPoints.map((point) => point.title)).toContain(title);
  const reasoned = granted.replace('Costas. Por su orden.', 'Costas. Por su orden, dada la novedad de la cuestión.');
  expect(read(reasoned).weakPoints.map((point) => point.title)).not.toContain(title);
});

test('of a ruling with dissents the majority decides', () => {
  const supreme = `FALLO DE LA CORTE SUPREMA
Buenos Aires, 4 de mayo de 2021.
Vistos los autos: "Paz, Ana c/ Soto, Luis s/ daños".
Considerando:
1°) Que la cámara rechazó la demanda sin tratar la prueba que el apelante señaló, lo que priva a la sentencia de fundamento.
Por ello, se hace lugar a la queja, se declara procedente el recurso extraordinario y se deja sin efecto la sen-
tencia apelada. Con costas. Notifíquese y devuélvase. Elena I. Perez — Juan C. Gomez (en disidencia).
Disidencia del Señor Ministro Doctor Don Juan C. Gomez
Considerando:
Que el recurso es inadmisible.
Por ello, se desestima la queja. Notifíquese. Juan C. Gomez.`;
  const { costs, outcome, weakPoints } = read(supreme);
  expect(outcome.kind).toBe('annulled');
  expect(costs.quote).toBe('Con costas.');
  expect(weakPoints.map(({ title }) => title)).toContain('No es unánime: hay una disidencia');
});

test('a point that a plea of nullity stands before is read from the ruling on the appeal', () => {
  const appeal = ruling.replace(
    /FALLO: [\s\S]*$/,
    'SE RESUELVE: 1) Desestimar el recurso de nulidad. 2) Revocar la sentencia apelada. 3) Costas al vencido.',
  );
  expect(read(appeal).outcome.kind).toBe('revoked');
});

const appealed = `CÁMARA NACIONAL DE APELACIONES EN LO CIVIL, SALA Z

Buenos Aires, 4 de mayo de 2026.

Autos "PAZ, Ana c/ SOTO, Luis s/ daños".

EL DR. RUIZ DIJO:

I. La clínica apela que se la haya hallado responsable y el monto de la incapacidad. La actora critica los gastos de farmacia.

II. Por orden lógico comenzaré por la clínica. La historia clínica no registra un solo control en doce horas. Quien no asienta lo que hizo no puede probar que lo hizo.

III. La incapacidad. El perito la fijó en el 20 %. Con la edad de la víctima y lo que ganaba, la fórmula arroja $ 9.000.000, que propicio reconocer.

IV. El daño moral. La paciente pasó un año sin poder trabajar de lo suyo, lo que autoriza a llevarlo a $ 4.000.000.

V. Los gastos de farmacia. Los tickets son de fecha anterior a la operación, así que nada prueban.

LA DRA. PEÑA DIJO: Adhiero.

SE RESUELVE: 1) Elevar el monto de la incapacidad a $ 9.000.000 y el del daño moral a $ 4.000.000. 2) Confirmar la sentencia en cuanto a la responsabilidad de la clínica. 3) Desestimar los gastos de farmacia. 4) Confirmar la sentencia en lo demás. 5) Costas a la vencida.`;

test('on appeal each sum has its considerando, a complaint is no ground, and what changes a sum modifies', () => {
  const { decided, outcome } = read(appealed);
  expect(outcome.kind).toBe('modified');
  const why = (words: string) => decided.filter(({ what }) => what.quote?.includes(words)).at(-1)?.why.quote;
  expect(why('incapacidad a $ 9.000.000')).toContain('la fórmula arroja $ 9.000.000');
  expect(why('daño moral a $ 4.000.000')).toContain('La paciente pasó un año');
  expect(why('responsabilidad de la clínica')).toContain('Quien no asienta lo que hizo');
  for (const { why: ground } of decided) expect(ground.quote ?? '').not.toMatch(/apela que|Adhiero/);
});

test('a passage ends where the court goes on to another item, and begins where what it refers to stands', () => {
  const labour = `JUZGADO NACIONAL DEL TRABAJO N° 5

Buenos Aires, 4 de mayo de 2026.

Autos "PAZ, Ana c/ SOL S.A. s/ despido".

RESULTA: Ana Paz demanda a Sol S.A. y reclama $ 3.000.000 por antigüedad, $ 500.000 por preaviso y $ 200.000 por vacaciones.

CONSIDERANDO: La causa invocada no se probó, de modo que el despido es injustificado. El mejor sueldo fue de $ 500.000 y trabajó seis años. De lo anterior se siguen $ 3.000.000 por antigüedad. El preaviso se fija en un mes, porque uno solo se pidió. Las vacaciones se gozaron en enero, según el recibo firmado.

FALLO: 1) Hacer lugar en parte a la demanda y condenar a Sol S.A. a pagar $ 3.500.000: $ 3.000.000 por antigüedad y $ 500.000 por preaviso. 2) Rechazar las vacaciones. 3) Costas a la demandada.`;
  const { decided } = read(labour);
  const why = new Map(decided.map(({ what, why: ground }) => [what.quote, ground.quote ?? '']));
  expect([...why.keys()].filter((quote) => /^[:;,]/.test(quote ?? ''))).toEqual([]);
  expect(why.get('$ 3.000.000 por antigüedad')).toContain('El mejor sueldo fue');
  expect(why.get('$ 3.000.000 por antigüedad')).not.toContain('vacaciones');
  expect(why.get('$ 500.000 por preaviso')).toContain('uno solo se pidió');
  expect(why.get('$ 500.000 por preaviso')).not.toContain('vacaciones');
});

test('a sum asked for by each of several is not exceeded by what all get', () => {
  const several = ruling.replace(
    'reclama $ 900.000 por daño moral',
    'reclama $ 600.000 por daño moral para cada uno de los dos',
  );
  expect(
    read(several)
      .weakPoints.map(({ title }) => title)
      .join(' '),
  ).not.toContain('Otorga más de lo reclamado');
});

test('considerandos under numbers are not cut at each "Que", and one is found by a word of its heading', () => {
  const family = `Rosario, 4 de mayo de 2026

Autos "P., A. c/ S., L. s/ alimentos", Juzgado de Familia N° 3.

Y VISTOS: La demanda por la que A. P. pide que se le restituya la mitad de lo gastado en anteojos.

Y CONSIDERANDO:

Primero: Que el demandado contestó tarde. Que por ello se tienen por ciertos los hechos.

Segundo: De los gastos de anteojos. Se presentaron las dos facturas de la óptica y él escribió en un mensaje que los pagaran. Lo que se aprueba así no puede desconocerse más tarde.

RESUELVO: I) Hacer lugar a la demanda. II) Condenarlo a reintegrar $ 90.000 por los anteojos. III) Costas al demandado.`;
  const { decided } = read(family);
  expect(decided.find(({ what }) => what.quote?.includes('anteojos'))?.why.quote).toContain(
    'las dos facturas de la óptica',
  );
  expect(decided[0]?.why.quote).toContain('se tienen por ciertos los hechos');
});

test('a number that stands alone heads what follows, and a ruling that only recognises and attributes is read', () => {
  const family = `Bariloche, 4 de mayo de 2026

Autos "P., A. c/ S., L. s/ atribución de vivienda", Juzgado de Familia N° 3.

RESULTA: La actora demanda el uso de la casa y una compensación económica de $ 900.000.

CONSIDERANDO:

PRIMERO. El aporte. Las transferencias muestran que ella pagó los materiales, y no puede quedarse con ese esfuerzo quien no lo hizo.

SEGUNDO. La vivienda. Tiene a su cargo al hijo y carece de otro techo.

TERCERO. La compensación. Se la introdujo cuando el plazo del art. 525 estaba cumplido.

DECIDO: 1. Reconocer a A. P. un crédito de $ 500.000 por su aporte. 2. Atribuirle el uso de la vivienda. 3. Declarar la caducidad de la compensación económica. 4. Costas por su orden.`;
  const { claims, decided, outcome } = read(family);
  expect(outcome.kind).toBe('partly-granted');
  expect(claims.map(({ quote }) => quote).join(' ')).toContain('$ 900.000');
  expect(decided.map(({ why }) => why.quote ?? '').slice(0, 3)).toEqual([
    expect.stringContaining('Las transferencias muestran'),
    expect.stringContaining('carece de otro techo'),
    expect.stringContaining('estaba cumplido'),
  ]);
});

const lettered = `JUZGADO NACIONAL DEL TRABAJO Nº 3

AUTOS: "PAZ, ANA c/ RÍO SECO S.R.L. s/ DESPIDO"

Buenos Aires, 7 de mayo de 2026

VISTOS: Ana Paz demanda a Río Seco S.R.L. y requirió $ 800.000 por preaviso; $ 900.000 por haberes de junio; $ 300.000 por tratamiento psicológico y $ 50.000 por los pasajes que debió sacar para cobrar sus vacaciones.

CONSIDERANDO:

I) El vínculo está reconocido. La falta de pago impide que el contrato continúe, de modo que el despido fue justificado.

II) En cuanto al preaviso, corresponde un mes de remuneración, esto es, $ 800.000. La kinesiología que siguió nada cambia.

III) Lo dicho de la ausencia de recibo conduce a admitir los haberes de junio, por $ 900.000.

IV) Se ajustarán por la variación del índice de precios, desde que cada suma es debida y hasta el pago.

V) El daño psicológico no fue probado. No hubo vacaciones que pagar.

RESUELVO:

A) HACER LUGAR a la demanda y condenar a RÍO SECO S.R.L. a pagar a ANA PAZ, dentro del quinto día, $ 1.700.000 (pesos un millón setecientos mil), según este detalle: preaviso, $ 800.000; haberes de junio, $ 900.000.
B) DESESTIMAR el daño psicológico.
C) ORDENAR que el capital lleve intereses según el considerando IV.
D) Costas a la demandada.`;

test('points under capital letters are told apart, each sum behind what it is for, and a considerando named by its number is the ground', () => {
  const { decided } = read(lettered);
  const why = new Map(decided.map(({ what, why: ground }) => [what.quote, ground.quote]));
  expect(why.get('preaviso, $ 800.000')).toContain('un mes de remuneración');
  expect(why.get('haberes de junio, $ 900.000')).toContain('ausencia de recibo');
  expect(why.get('DESESTIMAR el daño psicológico.')).toContain('no fue probado');
  expect(why.get('ORDENAR que el capital lleve intereses según el considerando IV.')).toContain('índice de precios');
  expect([...why.keys()].filter((quote) => quote?.startsWith('$ 1.700.000'))).toEqual([]);
});

test('a sum asked for is untreated where only another item shares a word with it, or the reason for asking does', () => {
  const untreated = read(lettered)
    .weakPoints.map(({ title }) => title)
    .filter((title) => title.startsWith('No trata un rubro'));
  expect(untreated).toEqual([
    'No trata un rubro reclamado: tratamiento psicológico',
    'No trata un rubro reclamado: los pasajes',
  ]);
});

test('the interest of another considerando is no ground of the sum that bears it', () => {
  const { decided } = read(
    lettered.replace('según este detalle', 'con los intereses del considerando IV, según este detalle'),
  );
  expect(decided[0]?.why.quote).toContain('el despido fue justificado');
});
