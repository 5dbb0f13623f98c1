import { settle } from '@foja/computable-law/core/refusal';
import { computeInterest } from '@foja/computable-law/interest/compute-interest';
import { fold } from '@foja/legal-text/fold';
import { readQuestionTokens } from '../../understanding/phrases/question-tokens.ts';
import type { Compute } from './computed.ts';
import { toldDays } from './told-days.ts';
import { dayMonthYear, pesos } from './told-facts.ts';

const asksInterest = /\b(?:interes(?:es)?|actualizad\w+|cuanto (?:es|seria|da|debe) hoy)\b/;
/** "Al 4 % mensual, ¿cuánto me debe hoy?". */
const tellsRate = /\bal? (?:el |un )?\d+(?:[.,]\d+)? ?% ?(?:mensual|anual|por mes|al mes|por ano)/;
const asksHowMuch = /\bcuanto\b|\bcalcul\w+\b/;
/** An index is read from its public series, and alimony by instalments: their calculator does both. */
const asksOther =
  /\b(?:ipc|cer|uva|icl|ripte|inflacion|despid\w+|alimentos|cuota alimentaria|tarjeta|cuotas?|usur\w+)\b/;
const minCapital = 100;

/** A debt with simple interest to today, for the capital, the day and the rate that were told. */
export const computeDebt: Compute = (understood) => {
  const { text, today } = understood;
  const folded = fold(text);
  if (!(asksInterest.test(folded) || tellsRate.test(folded)) || !asksHowMuch.test(folded) || asksOther.test(folded))
    return null;
  const tokens = readQuestionTokens(text, today);
  const told = (units: readonly string[]) =>
    tokens.flatMap(({ quantity }) => (quantity && units.includes(quantity.unit) ? [quantity.value] : []));
  const rates = told(['por-ciento']);
  const capitals = told(['peso', 'unidad']).filter((value) => value >= minCapital);
  const [from, to = today, ...more] = toldDays(understood)
    .map(({ day }) => day)
    .sort();
  const [rate, capital] = [rates[0], capitals[0]];
  if (rate === undefined || capital === undefined || from === undefined) return null;
  if (rates.length > 1 || capitals.length > 1 || more.length > 0 || from >= to) return null;
  const kind = /\b(?:mensual|por mes|al mes)\b/.test(folded) ? ('monthly' as const) : ('annual' as const);
  const settled = settle(() =>
    computeInterest({
      debt: 'general',
      capital,
      from,
      to,
      rate: { kind, percent: rate },
      yearDays: 365,
      payments: [],
    }),
  );
  if ('refused' in settled || settled.value.total === null) return null;
  const { interest, total, citations } = settled.value;
  const shown = String(rate).replace('.', ',');
  return {
    text: `Al ${dayMonthYear(to)} son ${pesos(total)}: ${pesos(capital)} de capital y ${pesos(interest)} de interés simple al ${shown} % ${kind === 'annual' ? 'anual' : 'mensual'} desde el ${dayMonthYear(from)}. Contame si hubo pagos: van primero a los intereses`,
    keys: [...new Set(['ccyc:768', ...citations, 'ccyc:903'])].slice(0, maxCitations),
    standsOn: citations,
    answers: ['how-much'],
    calculator: {
      slug: 'intereses',
      title: 'Ver la cuenta tramo por tramo',
      inputs: { debt: 'general', capital: String(capital), from, to, rateKind: kind, rate: shown },
    },
  };
};

const maxCitations = 4;
