import type { PleadingReview, PleadingReviewRequestInput } from '@foja/contracts/pleading-review';
import { routes } from '@foja/contracts/routes';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { refusalOf } from '../testing/start-chat-test-app.ts';
import {
  type EvaluationTestApp,
  openingTimeoutMs,
  startEvaluationTestApp,
} from '../testing/start-evaluation-test-app.ts';

let site: EvaluationTestApp;
let token: string;
let used: () => Promise<number>;
beforeAll(async () => {
  site = await startEvaluationTestApp({ guides: ['darse-por-despedido'] });
  ({ token, used } = await site.somebody('User'));
}, openingTimeoutMs);
afterAll(() => site.close());

const review = (body: PleadingReviewRequestInput, as: string | undefined = token) =>
  site.post(routes.pleadingReview, body, as);
async function reviewed(body: PleadingReviewRequestInput): Promise<PleadingReview> {
  const response = await review(body);
  expect(response.status).toBe(200);
  return (await response.json()) as PleadingReview;
}
const idsOf = ({ findings }: PleadingReview) => findings.map(({ id }) => id);

const answer = `CONTESTA DEMANDA

Señor Juez:

PEDRO LUNA, abogado, apoderado de VIDRIOS DEL OESTE S.A., según poder que acompaño, con domicilio constituido en Lavalle 1200, C.A.B.A., en autos "ROJAS, MARÍA C/ VIDRIOS DEL OESTE S.A. S/ DESPIDO", del Juzgado Nacional de Primera Instancia del Trabajo Nº 20, a V.S. digo:

I. OBJETO
Notificada la demanda el 1 de septiembre de 2026, la contesto y pido su rechazo.

II. NEGATIVA
Niego todos y cada uno de los hechos expuestos en la demanda.

III. PRUEBA
1) Testimonial: Juan Pérez y Ana Gil.
2) Pericial contable: perito contador para que informe lo que corresponda.

IV. DERECHO
Arts. 242 y 243 L.C.T.

V. PETITORIO
1) Me tenga por parte.
2) Rechace la demanda, con costas.

SERÁ JUSTICIA.

Buenos Aires, 30 de septiembre de 2026.
Pedro Luna, abogado
`;

test('refuses who is not signed in, a text of nothing, and one too long', async () => {
  expect(await refusalOf(await site.post(routes.pleadingReview, { text: answer }))).toEqual([401, 'unauthenticated']);
  expect((await review({ text: '   ' })).status).toBe(400);
  expect((await review({ text: answer, purpose: 'poema' as never })).status).toBe(400);
  expect((await review({ text: answer, side: 'juez' as never })).status).toBe(400);
  expect(await refusalOf(await review({ text: '1234 5678' }))).toEqual([422, 'invalid_request']);
  expect(await refusalOf(await review({ text: 'a '.repeat(150_000) }))).toEqual([413, 'payload_too_large']);
});

test('says what an answer is, of which side and before which court, and takes no use', async () => {
  const read = await reviewed({ text: answer });
  expect(read).toMatchObject({ kind: 'contestacion', side: 'demandada', forum: 'laboral', date: '2026-09-30' });
  expect(read.told.kind).toEqual({ by: 'paper', quote: 'CONTESTA DEMANDA' });
  expect(read.purpose).toBe('trabajo');
  expect(read.told.side.quote).toContain('apoderado de');
  expect(read.parties).toContainEqual({ name: 'ROJAS, MARÍA', role: 'actora' });
  expect(read.petitum).toEqual([{ quote: '1) Me tenga por parte.' }, { quote: '2) Rechace la demanda, con costas.' }]);
  expect(await used()).toBe(0);
});

test('finds a blanket denial, papers not recognised, a late answer, and evidence without points or domiciles', async () => {
  const read = await reviewed({ text: answer });
  expect(idsOf(read)).toEqual(
    expect.arrayContaining([
      'negativa-generica',
      'documental-no-reconocida',
      'fuera-de-plazo',
      'pericia-sin-puntos',
      'testigos-sin-domicilio',
    ]),
  );
  // Ten days before the labour court, not fifteen.
  expect(read.findings.find(({ id }) => id === 'fuera-de-plazo')?.quote).toContain('1 de septiembre de 2026');
  for (const { articles, mend, why } of read.findings) {
    expect(articles.length).toBeGreaterThan(0);
    expect(mend).not.toBe('');
    expect(why).not.toBe('');
  }
});

test('a paper that was pasted without its lines is read part by part', async () => {
  const text =
    'PROMUEVE DEMANDA POR DAÑOS. Señor Juez: Juan Pérez, por derecho propio, con domicilio real en Belgrano 1450, Rosario, me presento y digo: I. OBJETO. Que vengo a promover demanda contra Pedro Gómez por la suma de $ 5.000.000. II. HECHOS. El 3 de marzo de 2025 circulaba por la avenida y fui embestido. III. DERECHO. Fundo mi derecho en los arts. 1716 y 1737 del Código Civil y Comercial. IV. PRUEBA. Documental: fotos. Testigos: Ana Ruiz. V. PETITORIO. Pido se haga lugar, con intereses y daño moral.';
  const read = await reviewed({ text });
  expect(read).toMatchObject({ kind: 'demanda', side: 'actora' });
  expect(read.told.kind.quote).toContain('PROMUEVE DEMANDA');
  expect(read.purpose).toBe('danos');
  expect(read.told.purpose.quote).toContain('DAÑOS');
  expect(idsOf(read)).toEqual(expect.arrayContaining(['no-domicilio-constituido', 'sin-competencia']));
  expect(JSON.stringify(read.petitum)).toContain('se haga lugar');
});

test('the same paper as of another kind is checked by the rules of that kind', async () => {
  const read = await reviewed({ text: answer, kind: 'alegato' });
  expect(read.kind).toBe('alegato');
  expect(read.told.kind).toEqual({ by: 'person', quote: null });
  expect(idsOf(read)).not.toContain('negativa-generica');
});

test('whose paper it is and what it is about can be put right, and what depends on them is told anew', async () => {
  const demand = `PROMUEVE DEMANDA

Señor Juez:

ANA RÍOS, por derecho propio, con el patrocinio letrado de la Dra. Eva Luz, abogada, con domicilio constituido en Lavalle 10, a V.S. digo:

I. OBJETO
Promuevo demanda contra SOL S.A. para que entregue lo prometido.

II. PETITORIO
1) Se haga lugar.
`;
  const before = await reviewed({ text: demand });
  expect(before).toMatchObject({ purpose: 'otro', forum: 'civil', side: 'actora' });
  expect(before.told.purpose).toEqual({ by: 'nobody', quote: null });
  expect(idsOf(before)).toContain('sin-mediacion-previa');
  expect(idsOf(before)).not.toContain('sin-monto');

  const labour = await reviewed({ text: demand, purpose: 'trabajo' });
  expect(labour).toMatchObject({ purpose: 'trabajo', forum: 'laboral', told: { purpose: { by: 'person' } } });
  expect(idsOf(labour)).not.toContain('sin-tasa');
  expect(idsOf(await reviewed({ text: demand, purpose: 'sucesion' }))).not.toContain('sin-mediacion-previa');
  expect(idsOf(await reviewed({ text: demand, purpose: 'danos' }))).toContain('sin-monto');

  const third = await reviewed({ text: demand, side: 'tercero' });
  expect(third).toMatchObject({ side: 'tercero', told: { side: { by: 'person', quote: null } } });
  expect(third.parties).toContainEqual({ name: 'ANA RÍOS', role: 'tercero' });
  expect((await reviewed({ text: demand, side: 'demandada' })).parties).toContainEqual({
    name: 'ANA RÍOS',
    role: 'demandada',
  });
});

test('a memorial that refers to earlier papers is told, and so is a head never claimed before', async () => {
  const text = `EXPRESA AGRAVIOS

Excma. Cámara:

ANA RÍOS, abogada, por la parte actora, en autos "RÍOS, ANA C/ SOL S.A. S/ DAÑOS", ante la Cámara Nacional de Apelaciones en lo Civil, Sala A, digo:

I. AGRAVIO
Me remito a lo expuesto en la demanda, que doy por reproducido.

II. OTRO AGRAVIO
Aunque no se incluyó en la demanda, pido que se fije una suma por pérdida de chance.

III. PETITORIO
1) Se revoque la sentencia.
`;
  expect(idsOf(await reviewed({ text }))).toEqual(
    expect.arrayContaining(['agravio-sin-critica-concreta', 'cuestion-nueva-en-alzada']),
  );
});

test('reads an answer that was typed as one paragraph, without headings', async () => {
  const text =
    'CONTESTA DEMANDA. Señor Juez: MARÍA ROSA DÍAZ, DNI 20.111.222, con domicilio real en Salta 100, con patrocinio letrado del Dr. Juan Gómez, ' +
    'constituyendo domicilio en Lavalle 1200, en autos "LÓPEZ, JUAN c/ DÍAZ, MARÍA s/ cobro de pesos", a V.S. digo: Que vengo a contestar la ' +
    'demanda. Niego que le deba $ 500.000. Niego la autenticidad del pagaré. Por lo expuesto solicito: 1) Se me tenga por presentada. ' +
    '2) Se rechace la demanda, con costas. SERÁ JUSTICIA.';
  const read = await reviewed({ text });
  expect(read).toMatchObject({ kind: 'contestacion', side: 'demandada', purpose: 'cobro' });
  expect(read.parties).toContainEqual({ name: 'MARÍA ROSA DÍAZ', role: 'demandada' });
  expect(read.denials.map(({ quote }) => quote)).toEqual([
    'Niego que le deba $ 500.000.',
    'Niego la autenticidad del pagaré.',
  ]);
  expect(read.petitum).toHaveLength(2);
});

const claim = (facts: string, extra = '', petitum = '2) Se haga lugar a la demanda, con costas.') => `PROMUEVE DEMANDA

Señor Juez Nacional en lo Civil:

ANA RUIZ, por derecho propio, con domicilio real en Salta 100 y constituido en Lavalle 1200, con patrocinio de la Dra. Eva Paz (T° 1 F° 2 CPACF), a V.S. digo:

I. OBJETO
Demando a LUIS SOSA por daños, por la suma de $ 100.000.

II. COMPETENCIA Y MEDIACIÓN
Es competente por el lugar del hecho. La mediación se cerró el 3 de mayo de 2026.

III. HECHOS
${facts}

${extra}IV. DERECHO
Art. 1757 del Código Civil y Comercial.

V. PRUEBA
Documental: fotografías, que acompaño. Testimonial: Eva Gil, docente, Salta 102.

VI. TASA
Acompaño la tasa de justicia.

VII. PETITORIO
1) Se me tenga por parte.
${petitum}

SERÁ JUSTICIA.
`;

test.each([
  [
    'an hour told twice',
    claim('El 4 de mayo de 2026, a las 9, crucé Salta. Cuando me golpeó eran las 21 y llovía.'),
    'hechos-contradictorios',
    'Cuando me golpeó eran las 21 y llovía.',
  ],
  [
    'a price told twice',
    claim(
      'El 4 de mayo de 2026 compré una moto. El precio pactado era de $ 50.000. Pagué el precio total de $ 80.000.',
    ),
    'hechos-contradictorios',
    'Pagué el precio total de $ 80.000.',
  ],
  [
    'a chapter of which nothing is asked',
    claim('El 4 de mayo de 2026 me golpeó.', 'IX. MEDIDA CAUTELAR\nLa demandada vende sus bienes.\n\n'),
    'petitorio-incongruente',
    'MEDIDA CAUTELAR',
  ],
  [
    'the sides exchanged',
    claim('El 4 de mayo de 2026 me golpeó.', '', '2) Se condene a la parte actora, con costas.'),
    'parte-confundida',
    '2) Se condene a la parte actora, con costas.',
  ],
  [
    'a code that is no more',
    claim('El 4 de mayo de 2026 me golpeó.').replace('1757 del Código Civil y Comercial', '1113 del Código Civil'),
    'norma-derogada-citada',
    'Art. 1113 del Código Civil.',
  ],
])('finds %s', async (_, text, id, quote) => {
  const { findings } = await reviewed({ text });
  expect(findings.filter((finding) => finding.id === id).map((finding) => finding.quote)).toContainEqual(
    expect.stringContaining(quote),
  );
});

test('finds none of these in the same claim without them, nor an old code in facts of its time', async () => {
  const sound = await reviewed({ text: claim('El 4 de mayo de 2026, a las 9, crucé Salta y me golpeó.') });
  expect(idsOf(sound)).toEqual([]);
  const old = claim('El 4 de mayo de 2014 me golpeó.').replace(
    '1757 del Código Civil y Comercial',
    '1113 del Código Civil',
  );
  expect(idsOf(await reviewed({ text: old }))).not.toContain('norma-derogada-citada');
});
