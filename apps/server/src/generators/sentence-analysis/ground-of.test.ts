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
