import { fold } from '@foja/legal-text/fold';
import type { Compute } from './computed.ts';
import { leavesTheLaw } from './leaves-the-law.ts';
import { flag, minPay, payOf, pesos } from './told-facts.ts';

const ofHoliday = /\bferiados?\b/;
const works = String.raw`(?:trabaj\w+|labur\w+|hac\w+ ir|ir a trabajar|fui|toca ir)`;
const worksOnIt = new RegExp(String.raw`\b${works}\b[^.;?]{0,40}\bferiados?\b|\bferiados?\b[^.;?]{0,40}\b${works}\b`);
const asksHowMuch = /\b(?:cuanto|que me (?:corresponde|tienen que pagar)|calcul\w+|doble)\b/;
/** Other days, other pay, or a question that is not of the day itself. */
const others =
  /\b(?:horas? extras?|no laborable|puente|domestic\w+|casas? particular\w*|jornal\w*|por dia|por hora|comision\w*|despid\w+|echaron|vacaciones|domingos?|sabados?|descont\w+|descuent\w+|falt\w+|polici\w+|municipal\w*|docente|emplead[oa] public[oa])\b/;
const divisor = 25;

/** What is paid besides to who works on a national holiday and is paid by the month (LCT 166, 169 and 155). */
export const computeHolidayPay: Compute = (understood) => {
  const { text, facts, regimes } = understood;
  const folded = fold(text);
  if (!ofHoliday.test(folded) || !worksOnIt.test(folded) || !asksHowMuch.test(folded) || others.test(folded))
    return null;
  if (leavesTheLaw(facts, regimes) || flag(facts, 'pago-jornal') === true) return null;
  const pay = payOf(understood);
  if (pay === null || pay.value < minPay) return null;
  const day = pesos(pay.value / divisor);
  return {
    text: `Se suman ${day} al sueldo por cada feriado nacional trabajado: el día se paga normal, y eso ya está en el sueldo mensual, más una cantidad igual, que es el sueldo dividido por veinticinco (${pesos(pay.value)} ÷ ${divisor})`,
    keys: ['lct:166', 'lct:169', 'lct:155'],
    answers: ['how-much'],
    calculator: null,
  };
};
