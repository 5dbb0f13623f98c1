import { civilDay, monthOf, yearOf } from '@foja/computable-law/core/civil-day';
import { settle } from '@foja/computable-law/core/refusal';
import { computeSac } from '@foja/computable-law/labour/sac';
import { fold } from '@foja/legal-text/fold';
import type { Compute } from './computed.ts';
import { leavesTheLaw } from './leaves-the-law.ts';
import { dayMonthYear, daysTold, flag, minPay, payOf, pesos } from './told-facts.ts';

const asksForIt = /\bcuanto\b.{0,60}\b(?:aguinaldo|sac)\b|\b(?:aguinaldo|sac)\b.{0,60}\bcuanto\b/;
const asksSomethingElse =
  /\b(?:despid\w+|echaron|renunci\w+|vacaciones|no me (?:pag|deposit)\w+|atras\w+|embarg\w+|alimentos|cuota alimentaria|jubila\w+|descuent\w+)\b/;

/** The instalment of the yearly bonus of this semester, for the pay that was told. */
export const computeBonus: Compute = (understood) => {
  const { text, facts, regimes, today } = understood;
  const folded = fold(text);
  const ofHouse = bonusOfHouse(folded, understood);
  if (ofHouse !== null) return ofHouse;
  if (!asksForIt.test(folded) || asksSomethingElse.test(folded) || leavesTheLaw(facts, regimes)) return null;
  const pay = payOf(understood);
  const days = daysTold(understood).filter((day) => !/-(?:12-18|06-30)$/.test(day));
  if (pay === null || pay.value < minPay || days.length > 1) return null;
  const opens = civilDay(`${yearOf(today)}-${monthOf(today) <= 6 ? '01-01' : '07-01'}`);
  const [start = opens] = days;
  const settled = settle(() => computeSac({ start, end: today, pay: pay.value, exit: false }));
  if ('refused' in settled) return null;
  const { amount, max, min } = settled.value;
  if (min === null || max === null) return null;
  const worth = min === max ? pesos(amount) : `entre ${pesos(min)} y ${pesos(max)}, según cómo se cuenten los días`;
  const worked =
    days.length === 0
      ? ', si trabajaste los seis meses. Contame qué día entraste si fue en este semestre: ahí se paga la parte que corresponde'
      : start > opens
        ? `, por haber entrado el ${dayMonthYear(start)}`
        : '. Se toma la mejor remuneración devengada en el semestre: si un mes fue mayor, contame cuánto';
  const which = monthOf(today) <= 6 ? 'primera' : 'segunda';
  return {
    text: `Con ${pesos(pay.value)} como mejor sueldo del semestre, la ${which} cuota del aguinaldo de ${yearOf(today)} es de ${worth}${worked}.`,
    keys: ['lct:122', 'lct:121'],
    answers: ['how-much'],
    calculator: {
      slug: 'aguinaldo',
      title: 'Ver el aguinaldo paso a paso',
      inputs: { start, end: today, pay: String(pay.value), exit: 'false' },
    },
  };
};

/** Who works in a house is under another law, which counts an instalment the same way. */
function bonusOfHouse(folded: string, understood: Parameters<Compute>[0]): ReturnType<Compute> {
  const asks = /\b(?:aguinaldo|sac)\b.{0,80}\bcuanto\b|\bcuanto\b.{0,60}\b(?:aguinaldo|sac)\b/.test(folded);
  if (!asks || flag(understood.facts, 'domestico') !== true || ofEndOrDays.test(folded)) return null;
  const pay = payOf(understood);
  if (pay === null || pay.value < minPay || daysTold(understood).length > 0) return null;
  return {
    text: `Con ${pesos(pay.value)} como mejor sueldo del semestre, cada cuota del aguinaldo de casas particulares es de ${pesos(pay.value / 2)}, si se trabajó todo el semestre; si fue menos, en proporción`,
    keys: ['ley-26844:26', 'ley-26844:27'],
    answers: ['how-much'],
    calculator: null,
  };
}

const ofEndOrDays = /\b(?:despid\w+|echaron|echo|renunci\w+|vacaciones|meses que|entre el|por hora|por dia)\b/;
