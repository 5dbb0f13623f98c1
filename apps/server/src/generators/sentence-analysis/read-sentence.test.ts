import { describe, expect, test } from 'vitest';
import { readSentence } from './read-sentence.ts';

const head = `FALLO DE LA CORTE SUPREMA
Buenos Aires, 4 de mayo de 2021.
Vistos los autos: “Paz, Ana c/ Río Seco S.A. s/ despido”.
Considerando:
1°) Que la cámara rechazó la demanda y la actora dedujo el recurso extraordinario.
2°) Que los contratos no alcanzan a terceros (arts. 1195 y 1199 del código,
voto del juez Roca en la causa “Gil”).
`;
const dissent = `
Juana Gil — Luis Roca — Mara Sosa (en disidencia).
Disidencia de la señora ministra doctora doña Mara Sosa
Considerando:
1°) Que la cámara condenó a la demandada.
2°) Que el recurso debe prosperar.
Por ello, se revoca la sentencia apelada. Con costas. Notifíquese.
Mara Sosa.
`;
const read = (decision: string) =>
  readSentence.run({
    text: `${head}${decision}${dissent}`,
    known: { references: [], states: new Map() },
    underReview: [],
  });

describe('of a ruling of the Court', () => {
  test.each([
    ['Por ello, se desestima la queja. Declárase perdido el depósito de fs. 80. Hágase saber y archívese.', 'rejected'],
    [
      'Por ello, se deja sin efecto la sentencia apelada (art. 16, 2° parte, de la ley 48). Notifíquese y devuélvase.',
      'annulled',
    ],
    [
      'Por ello, se resuelve: confirmar la sentencia respecto de lo decidido en materia de costas, hacer lugar parcialmente a la demanda. Notifíquese.',
      'partly-granted',
    ],
    ['Por ello, se declara la nulidad de la resolución por la que se concedió el recurso. Notifíquese.', 'annulled'],
    ['Por ello, se declara desierto el recurso ordinario interpuesto. Con costas. Notifíquese.', 'rejected'],
    ['Por ello, se declaran procedentes los recursos y se dejan sin efecto las sentencias. Notifíquese.', 'annulled'],
    [
      'Por ello, se deja sin efecto la sentencia y se da la guarda de J. L. V. - H. E. de M., sin más. Notifíquese.',
      'annulled',
    ],
    [
      'Por ello, se resuelve: 1) rechazar el recurso de A. 2) declarar mal concedido, con el alcance que se indica, el recurso de B. Notifíquese.',
      'rejected',
    ],
    ['Por ello, y oído el señor Procurador, se lo desestima. Notifíquese.', 'rejected'],
    [
      'Por ello, se rechaza el recurso de la actora, se declara procedente el de la demandada y se revoca la sentencia. Notifíquese.',
      'revoked',
    ],
    [
      'Por ello, se hace lugar a la queja y al recurso extraordinario, y se absuelve a Luis Gil. Notifíquese.',
      'acquitted',
    ],
    [
      'Por ello, se revoca la sentencia con el alcance de los considerandos 1° y 2°, y se hace saber al ministerio. Notifíquese.',
      'revoked',
    ],
    [
      'Por ello, con el alcance indicado, se revo-\n\n339\n290\nFALLOS DE LA CORTE SUPREMA\nca la sentencia apelada. Notifíquese.',
      'revoked',
    ],
    [
      'Por ello, se rechaza el planteo. Notifíquese.\nRecurso de queja interpuesto por Ana Paz.\nV. Por ello, se revoca la sentencia.',
      'unknown',
    ],
    [
      'En consecuencia, la actora puede modificar su reclamo.\nPor ello, se confirma la sentencia. Notifíquese.\nSuprema Corte:\nPor ello, opino que corresponde revocar la sentencia.',
      'confirmed',
    ],
    ['En consecuencia, la actora puede modificar su reclamo. Así', 'unknown'],
    ['Por ello, y la ley 21.839, modificada por la ley 24.432, se regulan los honorarios. Notifíquese.', 'unknown'],
    [
      'Por ello, se resuelve: I. Declarar que esta causa es ajena a la competencia de la Corte. II. Disponer la remisión al superior. Notifíquese.',
      'unknown',
    ],
    [
      'Por ello, se resuelve: Rechazar las excepcio-\nnes y mandar llevar adelante la ejecución. Con costas. Notifíquese.',
      'granted',
    ],
    ['Por ello, se resuelve: 1. Declarar procedente el recurso. 2. Revocar la sentencia. Notifíquese.', 'revoked'],
    ['Por ello, se resuelve: Declarar la caducidad de la instancia. Notifíquese.', 'unknown'],
    ['Por ello, se resuelve: Declarar inoficioso un pronunciamiento en el caso. Notifíquese.', 'unknown'],
  ])('the majority’s decision is read whatever number stands in it: %s', (decision, kind) => {
    expect(read(decision).outcome.kind).toBe(kind);
  });

  test('costs are the majority’s, also behind the words that send the file back, and never the dissent’s', () => {
    const annuls = 'Por ello, se deja sin efecto la sentencia apelada. Vuelvan los autos al tribunal de origen.';
    expect(read(`${annuls} Costas por su orden. Notifíquese.`).costs.quote).toBe('Costas por su orden.');
    expect(read(`${annuls} Notifíquese.`).costs.mark).toBe('absent');
  });

  const caption = (words: string) => `${head}${dissent}`.replace('“Paz, Ana c/ Río Seco S.A. s/ despido”', words);
  test.each([
    ['“Paz, Ana c/ Río Seco S.A. y otro”', ['plaintiff: Paz, Ana', 'defendant: Río Seco S.A.']],
    [
      '“Recurso de hecho deducido por Segu-\nros Sur S.A. en la\ncausa Paz, Ana c/ Río Se­\nco S.A. s/ daños”, para decidir',
      ['plaintiff: Paz, Ana', 'defendant: Río Seco S.A.', 'other: Seguros Sur S.A.'],
    ],
    [
      '“Recurso de hecho deducido por la actora en la causa Paz, Ana c/\nMinisterio de Salud s/ amparo”',
      ['plaintiff: Paz, Ana', 'defendant: Ministerio de Salud'],
    ],
    [
      '“Recurso de hecho deducido por Luis Soto en la causa Soto, Luis; Gil, Eva\ns/ extradición”',
      ['other: Soto, Luis', 'other: Gil, Eva'],
    ],
  ])('the caption is read over broken lines, with who appeals: %s', (words, parties) => {
    const { caption: told, parties: own } = readSentence.run({
      text: caption(words),
      known: { references: [], states: new Map() },
      underReview: [],
    });
    expect(own.map(({ name, role }) => `${role}: ${name}`)).toEqual(parties);
    expect(caption(words)).toContain(told.quote);
  });
});
