import type { CaseEvaluation, EvaluateCaseRequestInput } from '@foja/contracts/evaluation';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  type EvaluationTestApp,
  evaluationOf,
  openingTimeoutMs,
  startEvaluationTestApp,
} from '../testing/start-evaluation-test-app.ts';

let site: EvaluationTestApp;
let token: string;
beforeAll(async () => {
  site = await startEvaluationTestApp();
  ({ token } = await site.somebody('Admin'));
}, openingTimeoutMs);
afterAll(() => site.close());

const readAs = async (body: EvaluateCaseRequestInput, as = token) => evaluationOf(await site.evaluate(body, as));
async function evaluated(message: string): Promise<CaseEvaluation & { continuation: string | null }> {
  const evaluation = await readAs({ message });
  if (evaluation.insufficient) throw new Error(`nothing to go on: ${evaluation.whatToAdd.join(' / ')}`);
  return evaluation;
}

const labour = `Ingresé el 3 de marzo de 2016 en una distribuidora como administrativo. Los primeros dos años trabajé sin registrar y me anotaron en 2018 en una categoría menor. Trabajaba de lunes a sábado de 8 a 18 y nunca me pagaron las horas extra. El 10 de agosto de 2026 mandé un telegrama intimando a la empresa para que registrara la verdadera fecha de ingreso y aclarara mi situación, porque no me dejaban entrar ni me daban tareas. La empresa contestó por carta documento negando todo y dijo que yo había dejado de ir a trabajar. El 20 de agosto de 2026 me di por despedido por telegrama. Hice el reclamo en el SECLO y la conciliación se cerró sin acuerdo el 15 de octubre de 2026. Tengo los telegramas, los recibos de sueldo y dos compañeros que pueden declarar.`;
const pedestrian = (light: string) =>
  `El 14 de mayo de 2025 iba cruzando a pie la avenida Rivadavia. ${light} Un auto que venía por el carril derecho me atropelló y me fracturó la tibia. Estuve internado nueve días en el Hospital Durand. Tengo la historia clínica, los tickets de la farmacia y el parte policial. La compañía de seguros rechazó el reclamo.`;
const usedCar = (more: string) =>
  `El 12 de febrero de 2026 firmé el boleto de compraventa de un auto usado a un particular. El auto me lo entregó recién el 20 de marzo de 2026. El 25 de julio de 2026 empezó a perder agua y se recalentó; el mecánico encontró la tapa de cilindros fisurada y dijo que es anterior a la venta. El 10 de agosto de 2026 le mandé carta documento al vendedor. Tengo el boleto, la transferencia y el informe del mecánico. ${more}`;
const house =
  'Compré una casa usada en Lanús. Firmamos el boleto el 5 de noviembre de 2022 y la escritura y la posesión fueron el 20 de febrero de 2023. En agosto de 2026, después de las lluvias, aparecieron grietas y el piso del comedor se hundió. Un ingeniero hizo un informe: hay una cámara séptica vieja rellenada debajo de la casa. El vendedor, que vivió ahí diez años, me dijo que él no sabía nada y que la casa se vendió como estaba. Todavía no le mandé carta documento. Tengo la escritura, el informe y fotos.';
const tenant =
  'Alquilo un departamento en Villa Crespo con contrato hasta el 30 de septiembre de 2026. Me atrasé con los alquileres de junio, julio y agosto y el dueño me intimó por carta documento en agosto dándome diez días. El 12 de noviembre de 2026 me llegó la cédula con la demanda de desalojo. Es cierto que firmé un convenio de desocupación.';

describe('a claim for indirect dismissal after ten years', () => {
  test('is no trial period, and its time runs from the dismissal, not from the hiring', async () => {
    const { caseType, guideTitle, limitation } = await evaluated(labour);
    expect(`${caseType} ${guideTitle}`).not.toMatch(/período de prueba/i);
    expect(guideTitle).toMatch(/darme por despedido/);
    expect(limitation).toMatchObject({ article: 'lct:256', startsOn: '2026-08-20', status: 'running' });
  });

  test('is not advised to do what was done', async () => {
    const { done, nextSteps, stage } = await evaluated(labour);
    expect(stage).toBe('conciliated');
    expect(done.map(({ id }) => id)).toEqual(
      expect.arrayContaining(['intimacion-enviada', 'despido-indirecto-comunicado', 'conciliacion-laboral-cerrada']),
    );
    expect(nextSteps.join(' ')).not.toMatch(/intimar por telegrama|esperar la respuesta/i);
  });

  test('counts what the employer says', async () => {
    const { adverse } = await evaluated(labour);
    expect(adverse.map(({ id }) => id)).toEqual(expect.arrayContaining(['abandono-alegado', 'la-otra-parte-niega']));
    for (const { contribution, quote } of adverse) {
      expect(contribution).toBeLessThan(0);
      expect(labour).toContain(quote);
    }
  });
});

test('crossing on red loses much, and the verdict and the class of the number are one', async () => {
  const green = await evaluated(pedestrian('Crucé por la senda y con el semáforo a mi favor.'));
  const red = await evaluated(pedestrian('Reconozco que crucé con el semáforo en rojo y por la mitad de la cuadra.'));
  expect(red.adverse[0]).toMatchObject({ id: 'cruce-en-rojo-o-fuera-de-la-senda', weight: 'decisive' });
  expect(green.successProbability - red.successProbability).toBeGreaterThanOrEqual(20);
  expect(red.isViable).toBe(false);
  expect(red.isViable).toBe(red.successProbability >= 60);
});

describe('hidden defects', () => {
  test('are counted from delivery and from when they appeared, never from the contract', async () => {
    const { limitation, otherPeriods } = await evaluated(usedCar(''));
    expect(limitation).toMatchObject({ article: 'ccyc:2564', startsOn: '2026-07-25', status: 'running' });
    expect(otherPeriods).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ article: 'ccyc:1054', startsOn: '2026-07-25', status: 'met' }),
        expect.objectContaining({ article: 'ccyc:1055', startsOn: '2026-03-20', status: 'met' }),
      ]),
    );
  });

  test('a waiver signed in the contract is told and counted', async () => {
    const without = await evaluated(usedCar(''));
    const waived = await evaluated(usedCar('Es verdad que en el boleto renuncié a reclamar por vicios ocultos.'));
    expect(waived.adverse.map(({ id }) => id)).toContain('renuncia-al-saneamiento');
    expect(waived.successProbability).toBeLessThan(without.successProbability);
  });

  test('of a house, three years after it was received, are lost', async () => {
    const { limitation, isViable } = await evaluated(house);
    expect(limitation).toMatchObject({ article: 'ccyc:1055', startsOn: '2023-02-20', status: 'expired' });
    expect(isViable).toBe(false);
  });
});

test('who was sued is told the time to answer, and the number is the defence’s', async () => {
  const { adverse, limitation, side, stage, urgencyLevel } = await evaluated(tenant);
  expect({ side, stage, urgencyLevel }).toEqual({ side: 'defendant', stage: 'answering', urgencyLevel: 'high' });
  expect(limitation).toMatchObject({ article: 'cpccn:338', startsOn: '2026-11-12', status: 'near' });
  expect(adverse.map(({ id }) => id)).toContain('convenio-de-desocupacion');
});

test('a proof that who was sued has is never held against them', async () => {
  const sued =
    'me demando el consorcio de al lado porque segun ellos mi galpon se mete 25 cm en su parcela. el galpon lo hizo mi viejo en 1988 y nadie dijo nada nunca. quieren q lo tire abajo';
  const before = await evaluated(sued);
  const after = await evaluated(`${sued} Tengo como prueba: Títulos y planos de mensura.`);
  expect([before.side, after.side]).toEqual(['defendant', 'defendant']);
  expect(after.successProbability).toBeGreaterThanOrEqual(before.successProbability);
});

describe('what was read, put right', () => {
  test('is computed anew without a use, and only for the same story', async () => {
    const { token: own, used } = await site.somebody();
    const first = await readAs({ message: house }, own);
    expect(await used()).toBe(1);
    const { continuation } = first;
    const again = await readAs(
      { message: house, corrections: { startsOn: '2024-06-01' }, continuation: continuation ?? '' },
      own,
    );
    expect(again).toMatchObject({ limitation: { startsOn: '2024-06-01' } });
    expect(await used()).toBe(1);
    await readAs({ message: tenant, corrections: { side: 'claimant' }, continuation: continuation ?? '' }, own);
    expect(await used()).toBe(2);
  });

  test('what is not so no longer counts, and an element is what the person says', async () => {
    const first = await evaluated(labour);
    const [point] = first.points;
    const again = await readAs({
      message: labour,
      corrections: { notSo: ['abandono-alegado'], elements: [{ element: point?.element ?? '', status: 'against' }] },
    });
    if (again.insufficient) throw new Error('nothing to go on');
    expect(again.adverse.map(({ id }) => id)).not.toContain('abandono-alegado');
    expect(again.points[0]).toMatchObject({ status: 'against' });
    expect(again.points[0]?.contribution).toBeLessThan(0);
  });
});
