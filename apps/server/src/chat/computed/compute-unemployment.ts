import { addDays } from '@foja/computable-law/core/civil-day';
import { fold } from '@foja/legal-text/fold';
import { readQuestionTokens } from '../../understanding/phrases/question-tokens.ts';
import type { Compute } from './computed.ts';
import { tellDay } from './tell-day.ts';
import { quantityOf, serviceDays } from './told-facts.ts';

const ofBenefit = /\b(?:seguro|fondo|prestacion|subsidio) (?:de|por) desempleo\b|\bdesempleo\b/;
const asksHowLong =
  /\b(?:cuant[oa]s (?:meses|cuotas)|(?:por )?cuanto tiempo|cuanto dura|hasta cuando (?:me lo pagan|lo cobro|cobro))\b/;
/** Who works through an agency, in houses or on a building site has another count; so has who asks for the amount alone. */
const others =
  /\b(?:eventual\w*|agencia|casas? (?:de familia|particular\w*)|domestic\w+|construccion|uocra|temporada|rural\w*|agrari\w+|cosecha\w*|emplead[oa] (?:public[oa]|municipal|estatal)|renunci\w+)\b/;
const contributed = /^(?:aport\w+|cotiz\w+|aportes)$/;
const reach = 4;

/** Months of contributions in the last three years from which so many months are paid (ley 24.013, art. 117). */
const scale: readonly { from: number; months: number; band: string }[] = [
  { from: 36, months: 12, band: '36 meses' },
  { from: 24, months: 8, band: 'de 24 a 35 meses' },
  { from: 12, months: 4, band: 'de 12 a 23 meses' },
  { from: 6, months: 2, band: 'de 6 a 11 meses' },
];

/** For how many months unemployment is paid, for the months of contributions that were told. */
export const computeUnemployment: Compute = (understood) => {
  const folded = fold(understood.text);
  const tooFew = tellTooFew(folded, understood);
  if (tooFew !== null) return tooFew;
  if (!ofBenefit.test(folded) || !asksHowLong.test(folded) || others.test(folded)) return null;
  const months = monthsContributed(understood);
  const step = scale.find(({ from }) => months !== null && months >= from);
  if (months === null || step === undefined) return null;
  const told = `${months} ${months === 1 ? 'mes' : 'meses'}`;
  const counted =
    months > 36
      ? 'Con aportes en los 36 meses anteriores al despido'
      : `Con ${told} de aportes en los tres años anteriores al despido`;
  const { end } = serviceDays(understood);
  const until = end === undefined ? '' : `, hasta el ${tellDay(addDays(end, daysToApply))}`;
  return {
    text: `${counted} el seguro de desempleo se paga ${step.months} meses (aportes ${step.band})${lessFrom(step.months)}. Pedilo dentro de los noventa días del despido${until}: después se descuentan los días de demora`,
    keys: ['ley-24013:117', 'ley-24013:113', 'ley-24013:115', ...(step.months > fullMonths ? ['ley-24013:118'] : [])],
    calculator: null,
  };
};

const asksWhether =
  /\b(?:cobro|cobrar|me (?:dan|corresponde|toca)|puedo (?:pedir|cobrar|tramitar)|tengo derecho|cuant[oa]s)\b/;
const fewest = 6;

/** Who contributed for less than the fewest months, where no other work is told. */
function tellTooFew(folded: string, understood: Parameters<Compute>[0]): ReturnType<Compute> {
  if (!ofBenefit.test(folded) || !asksWhether.test(folded) || others.test(folded)) return null;
  const months = monthsContributed(understood);
  if (months === null || months >= fewest || /\b(?:antes|otro trabajo|anterior\w*|ultimos tres)\b/.test(folded))
    return null;
  return {
    text: `Con ${months} ${months === 1 ? 'mes' : 'meses'} de aportes no alcanza: hacen falta seis en los tres años anteriores al despido. Se suman los de otros empleos registrados de esos tres años`,
    keys: ['ley-24013:113', 'ley-24013:117'],
    answers: ['yes-no', 'how-long', 'how-much'],
    calculator: null,
  };
}

const daysToApply = 90;
/** Months that are paid in full; what follows is paid in part (ley 24.013, art. 118). */
const fullMonths = 4;
const monthsAtSecondRate = 8;

function lessFrom(months: number): string {
  if (months <= fullMonths) return '';
  const last = months > monthsAtSecondRate ? ', y del noveno al duodécimo, el 70 %' : '';
  return `: los cuatro primeros enteros, del quinto al octavo el 85 %${last}`;
}

/** "Aporté 20 meses", or how long the work lasted where it was registered. */
function monthsContributed({ text, facts, today }: Parameters<Compute>[0]): number | null {
  const tokens = readQuestionTokens(text, today);
  const spans = tokens.flatMap(({ quantity }, place) => {
    const months = monthsOf(quantity);
    // "En tres años", "en los últimos 3 años": within which they are counted.
    if (months === null || /^(?:en|ultim[oa]s)$/.test(tokens[place - 1]?.text ?? '')) return [];
    const around = tokens.slice(Math.max(0, place - reach), place + reach);
    return [{ months, isOfContributions: around.some((token) => contributed.test(token.text)) }];
  });
  const [own, ...more] = spans.filter(({ isOfContributions }) => isOfContributions);
  if (own !== undefined && more.length === 0) return own.months;
  const lasted = quantityOf(facts, 'antiguedad');
  const isUnregistered = facts.some(({ name, value }) => name === 'sin-registrar' && value === true);
  if (isUnregistered) return null;
  if (lasted !== null) return monthsOf(lasted);
  return spans.length === 1 ? (spans[0]?.months ?? null) : null;
}

function monthsOf(quantity: { value: number; unit: string } | null | undefined): number | null {
  if (quantity?.unit === 'anio') return Math.floor(quantity.value * 12 + 0.05);
  return quantity?.unit === 'mes' ? Math.floor(quantity.value) : null;
}
