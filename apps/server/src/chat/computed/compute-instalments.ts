import { fold } from '@foja/legal-text/fold';
import { numberPattern, readNumber } from '@foja/legal-text/number-pattern';
import { readQuestionTokens } from '../../understanding/phrases/question-tokens.ts';
import type { Compute, Computed } from './computed.ts';
import { type ToldAmount, tellAmount, toldAmounts } from './told-amounts.ts';

const asksHowMuch = /\bcuant[oa]s?\b|\bcalcul\w+\b|\bque (?:monto|suma|plata)\b/;
const owes = /\b(?:deb\w+|adeud\w+|atrasad\w+|impag\w+|atraso|sin pagar|no (?:me )?(?:pag\w+|deposit\w+))\b/;
/** Amounts that change in time, or that are paid in part: no product gives what is owed. */
const changes =
  /\b(?:aument\w+|ajust\w+|actualiz\w+|ipc|icl|inflacion|pago (?:una parte|la mitad|parcial\w*)|parcial\w*|banco|tarjeta|credito|prestamo|plan de ahorro|sueldos?)\b/;
const ofMaintenance =
  /\b(?:alimentos|cuota alimentaria|manutencion|alimentari\w+|papa de mis? (?:hij\w+|nen\w+)|padre de mis? (?:hij\w+|nen\w+))\b/;
const ofRent = /\b(?:alquiler\w*|inquilin\w+|alquil\w+)\b/;
const ofBuilding = /\bexpensas\b/;
const periods = new RegExp(
  String.raw`\b${numberPattern} (?:cuotas?|mes(?:es)?|alquileres|expensas|periodos)\b(?! (?:de contrato|de plazo|despues|antes|atras\b))`,
  'g',
);
const most = 60;

/** What so many instalments of one amount add up to: of maintenance, of rent or of a building's expenses. */
const sumOfInstalments: Compute = (understood) => {
  const folded = fold(understood.text);
  if (!asksHowMuch.test(folded) || !owes.test(folded) || changes.test(folded)) return null;
  const of = kindOf(folded);
  const counts = [...folded.matchAll(periods)].map(([, count]) => readNumber(count ?? ''));
  const amounts = toldAmounts(understood);
  const [count, amount] = [counts[0], amounts[0]];
  if (of === null || count === undefined || amount === undefined || counts.length > 1 || amounts.length > 1)
    return null;
  if (count < 2 || count > most || isTotal(folded, amount)) return null;
  return {
    text: `Son ${tellAmount(count * amount.value, amount.currency)} de capital: ${count} ${of.name} de ${tellAmount(amount.value, amount.currency)}. ${of.interest}`,
    keys: of.keys,
    calculator: null,
    answers: ['how-much'],
  };
};

/** "Me debe $ 900.000 de 3 meses": the amount is that of all of them. */
function isTotal(folded: string, { start, end }: ToldAmount): boolean {
  if (/^\s*(?:cada un[oa]|por mes|mensual\w*|c\/u|por cuota)/.test(folded.slice(end))) return false;
  return !/\b(?:de|a|por|cada (?:un[oa]|mes|cuota)(?: es| era| son)?|pag\w+|alquiler(?: es| era)?(?: de)?|cuota(?: es| era)?(?: de)?|expensas(?: son)?(?: de)?)\s*$/.test(
    folded.slice(0, start),
  );
}

interface Kind {
  name: string;
  interest: string;
  keys: string[];
}

function kindOf(folded: string): Kind | null {
  if (ofMaintenance.test(folded)) {
    return {
      name: 'cuotas',
      interest:
        'A cada una se le suma, desde que venció, el interés de la tasa más alta que los bancos cobran a sus clientes, más la que fije el juez',
      keys: ['ccyc:552'],
    };
  }
  if (ofRent.test(folded)) {
    return {
      name: 'meses',
      interest:
        'A eso se suman los intereses pactados o, si no los hay, los de la tasa que corresponda desde que venció cada mes',
      keys: ['ccyc:1208', 'ccyc:768'],
    };
  }
  return ofBuilding.test(folded)
    ? {
        name: 'meses',
        interest:
          'A eso se suman los intereses pactados o, si no los hay, los de la tasa que corresponda desde que venció cada mes',
        keys: ['ccyc:2048', 'ccyc:768'],
      }
    : null;
}

/** "30 % del sueldo y gana $ 1.800.000": what a maintenance set as a part of a pay comes to. */
const partOfPay: Compute = (understood) => {
  const folded = fold(understood.text);
  if (!asksHowMuch.test(folded) || !(ofMaintenance.test(folded) || passesOn.test(folded))) return null;
  // Who asks which part it is asks for no product.
  if (/\b(?:que|cual es el|cuanto) porcentaje\b|\bcorresponde por ley\b/.test(folded)) return null;
  const told = readQuestionTokens(understood.text, understood.today).flatMap(({ quantity }) =>
    quantity?.unit === 'por-ciento' ? [quantity.value] : [],
  );
  const amounts = toldAmounts(understood);
  const [percent, amount] = [told[0], amounts[0]];
  if (percent === undefined || amount === undefined || told.length > 1 || amounts.length > 1 || percent > 100)
    return null;
  if (!/\b(?:sueldo|salario|ingresos|haberes|recibo|gana|cobra)\b/.test(folded)) return null;
  const each = (amount.value * percent) / 100;
  return {
    text: `El ${String(percent).replace('.', ',')} % de ${tellAmount(amount.value, amount.currency)} son ${tellAmount(each, amount.currency)} por mes, si el acuerdo o la sentencia lo toma sobre ese monto: mirá si dice bruto o neto, y si alcanza al aguinaldo`,
    keys: ['ccyc:659', 'ccyc:552'],
    calculator: null,
    answers: ['how-much'],
  };
};

/** "La cuota quedó en el 25 % de lo que gana, ¿cuánto tiene que pasar?". */
const passesOn =
  /^(?=.*\bcuota\b)(?=.*\bpas(?:a|ar|arme|arle|arnos|arles)\b)(?!.*\b(?:credito|prestamo|banco|tarjeta|auto)\b)/;

const aDay = /\b(?:diari[oa]s?|por (?:cada )?dia|por dia de (?:atraso|mora|demora))\b/;
const delay = new RegExp(
  String.raw`\b(?:atras\w+|demor\w+|mora|tard\w+|retras\w+|pasaron|van|lleva\w*)(?: (?:\w+ ){0,3}?)?${numberPattern} dias\b|\b${numberPattern} dias (?:\w+ )?(?:de (?:atraso|mora|demora|retraso)|tarde|despues)\b`,
);

/** A penalty of so much for each day, for the days told (CCyC 790, 794). */
const penaltyByDay: Compute = (understood) => {
  const folded = fold(understood.text);
  if (!asksHowMuch.test(folded) || !aDay.test(folded)) return null;
  if (
    !/\b(?:clausula penal|multa|punitori\w+|penalidad|pena)\b/.test(folded) ||
    /\b(?:transito|astreinte\w*|tarjeta|banco|despid\w+|sueldo)\b/.test(folded)
  )
    return null;
  const match = delay.exec(folded);
  const written = match?.[1] ?? match?.[2];
  const amounts = toldAmounts(understood);
  const percents = readQuestionTokens(understood.text, understood.today).flatMap(({ quantity }) =>
    quantity?.unit === 'por-ciento' ? [quantity.value] : [],
  );
  const [amount, percent] = [amounts[0], percents[0]];
  if (written === undefined || amount === undefined || amounts.length > 1 || percents.length > 1) return null;
  const days = readNumber(written);
  const each = percent === undefined ? amount.value : (amount.value * percent) / 100;
  const rate =
    percent === undefined
      ? `${tellAmount(each, amount.currency)}`
      : `${String(percent).replace('.', ',')} % de ${tellAmount(amount.value, amount.currency)}`;
  return {
    text: `Son ${tellAmount(each * days, amount.currency)}: ${days} días a ${rate} por día. Se debe sin que haya que probar el daño, pero el juez puede reducirla si es desproporcionada y abusa de la situación del deudor`,
    keys: ['ccyc:794'],
    calculator: null,
    answers: ['how-much'],
  };
};

const kinds: readonly Compute[] = [penaltyByDay, partOfPay, sumOfInstalments];

/** What the instalments, the part of a pay or the penalty for each day that were told come to. */
export const computeInstalments: Compute = (understood): Computed | null => {
  for (const compute of kinds) {
    const computed = compute(understood);
    if (computed !== null) return computed;
  }
  return null;
};
