import { expect, test } from 'vitest';
import { understood } from '../../testing/understood.ts';
import { computeWithEarlier } from './compute-with-earlier.ts';

const answer = async (earlier: string[], question: string) =>
  (await computeWithEarlier(understood(question, earlier), earlier, async (text) => understood(text)))?.text ?? null;

const dismissed = 'me echaron el 15/9/2026 después de 7 años con sueldo 2.000.000, ¿cuánto me toca?';

test.each([
  ['what is asked anew', [dismissed], '¿y de vacaciones?'],
  ['what changes nothing', ['entré el 10/3/2019 y me despidieron el 15/9/2026, gano 900.000, ¿cuánto es?'], 'gracias'],
  ['facts that answer no question', ['hola'], 'entré el 10/3/2019'],
])('%s is not computed again', async (_, earlier, question) => {
  expect(await answer(earlier, question)).toBeNull();
});

test.each([
  ['the day that was asked for', [dismissed], 'entré el 10/3/2019', 'entre $ 10.720.000 y $ 16.000.000'],
  [
    'facts told one after the other',
    ['me echaron y cobraba 900.000, ¿cuánto me corresponde?', 'entré el 10/3/2019'],
    'me echaron el 15/9/2026',
    'entre $ 4.824.000 y $ 7.200.000',
  ],
  ['what has to be filed', ['notificado el viernes 20/11, ¿cuándo vence?'], 'es para apelar', 'lunes 30/11/2026'],
  [
    'what was served and where',
    ['notificado el viernes 20/11, ¿cuándo vence?'],
    'la demanda, en un juicio laboral',
    'para contestar demanda laboral',
  ],
  ['the hour', ['Hice 3 horas extra un sábado, mi hora vale 6000, ¿cuánto me pagan?'], 'a las 15', '$ 36.000'],
  ['a notice', ['Choqué el 10/12/2023, ¿puedo reclamar todavía?'], 'mandé carta documento el 1/6/2025', '10/6/2027'],
])('%s completes the question before', async (_, earlier, question, told) => {
  expect(await answer(earlier, question)).toContain(told);
});

test('of another measure the question before is computed again', async () => {
  const before = ['¿Cuántos días de vacaciones tengo con 8 años?'];
  expect(await answer(before, '¿y con 15 años?')).toContain('28 días corridos');
  expect(await answer(before, '¿y con 15 días?')).toBeNull();
  expect(await answer(before, '¿y a mi compañera que tiene 12?')).toContain('28 días corridos');
});

test('of a case told before, what is asked now is computed with both', async () => {
  const before = ['alquilo hace 5 meses una casa, quiero irme antes de que termine el contrato'];
  expect(await answer(before, '¿cuánto sería la multa si pago 800 mil y me faltan 19 meses?')).toContain('$ 1.520.000');
});
