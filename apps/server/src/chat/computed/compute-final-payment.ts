import { addDays, type CivilDay, civilDay, endOfMonth, monthOf, yearOf } from '@foja/computable-law/core/civil-day';
import { settle } from '@foja/computable-law/core/refusal';
import { computeDeadline } from '@foja/computable-law/deadlines/compute-deadline';
import { fold } from '@foja/legal-text/fold';
import { openComputableLaw } from '../../corpus/computable-law/open-computable-law.ts';
import { monthNames } from '../../platform/month-names.ts';
import type { UnderstoodQuestion } from '../../understanding/understood-question.ts';
import type { Compute } from './computed.ts';
import { leavesTheLaw } from './leaves-the-law.ts';
import { tellDay } from './tell-day.ts';
import { relativeDayTold, toldDays } from './told-days.ts';
import { serviceDays } from './told-facts.ts';
import { reformInForce } from './told-termination.ts';

const asksWhen =
  /\b(?:hasta (?:cuando|que (?:dia|fecha))|cuando (?:me |nos |le )?(?:tienen|tenian|tendrian|deben|debian|vence|vencia|deberian)|que (?:dia|plazo)|(?:cuanto|cuantos) (?:tiempo|dias)|plazo|en cuanto tiempo|dentro de)\b/;
const ofCertificates = /\bcertificados?(?: de (?:trabajo|servicios?|aportes|remuneraciones))?\b/;
const medical = /\bcertificado medico|\bcertificados? (?:de discapacidad|del medico|de alumno|de domicilio)\b/;
const ended =
  /\b(?:despid\w+|despedid[oa]|echaron|echo|rajaron|renunci\w+|desvincul\w+|egreso|extincion|fin del contrato|baja|cese|termino (?:el contrato|la relacion))\b/;
const ofFinalPay = /\b(?:liquidacion|indemniza\w+|pagar(?:me|nos|le)?|pago|final)\b/;
const ofSalary = new RegExp(String.raw`\b(?:sueldo|salario)s?(?: del mes)? de (${monthNames.join('|')}|setiembre)\b`);
const others =
  /\b(?:domestic\w+|casas? particular\w*|quincen\w+|seman(?:a|al|ales)|jornal\w*|aguinaldo|vacaciones|desempleo|prescri\w+|reclam\w+|demand\w+)\b/;
const calendarNote = ', según los feriados que Foja tiene cargados';

/** Until which day the end of a contract is paid and its certificates are handed over, or the pay of a month is due (LCT 80, 128 and 255 bis). */
export const computeFinalPayment: Compute = (understood) => {
  const { text, facts, regimes } = understood;
  const folded = fold(text);
  if (!asksWhen.test(folded) || others.test(folded) || leavesTheLaw(facts, regimes)) return null;
  return ended.test(folded) ? afterTheEnd(folded, understood) : salaryOfMonth(folded, understood);
};

function afterTheEnd(folded: string, understood: UnderstoodQuestion): ReturnType<Compute> {
  // What is asked of the payment alone its own rule answers.
  if (!ofCertificates.test(folded) || medical.test(folded)) return null;
  const { today } = understood;
  const days = toldDays(understood).filter(({ day }) => day <= today);
  const end =
    serviceDays(understood).end ?? (days.length === 1 ? days[0]?.day : undefined) ?? relativeDayTold(understood);
  if (end === undefined || end === null || end < reformInForce) return null;
  const certificates = dueOf('entregar certificados de trabajo', end);
  const payment = ofFinalPay.test(folded) ? dueOf('pagar la remuneración mensual', end) : null;
  if (certificates === null) return null;
  const paid =
    payment === null
      ? ''
      : `La liquidación se ${payment < today ? 'debía pagar' : 'paga'} hasta el ${tellDay(payment)}, cuatro días hábiles desde que terminó el contrato (tres si se cobraba por semana). `;
  return {
    text: `${paid}Los certificados de trabajo ${certificates < today ? 'debían estar' : 'tienen que estar'} a más tardar el ${tellDay(certificates)}: son cuarenta y cinco días hábiles desde el ${tellDay(end)}${calendarNote}. Valen también en digital o si los datos están en el sitio de ARCA`,
    keys: [...(payment === null ? [] : ['lct:255bis', 'lct:128']), 'lct:80'],
    answers: ['how-long'],
    calculator: {
      slug: 'vencimientos',
      title: 'Ver el vencimiento día por día',
      inputs: {
        notified: end,
        by: 'personal',
        deadline: 'entregar certificados de trabajo',
        jurisdiction: 'relacion-laboral',
      },
    },
  };
}

function salaryOfMonth(folded: string, { today }: UnderstoodQuestion): ReturnType<Compute> {
  const named = ofSalary.exec(folded)?.[1]?.replace('setiembre', 'septiembre');
  if (named === undefined || !/\b(?:pag\w+|deposit\w+|cobr\w+)\b/.test(folded)) return null;
  const month = monthNames.indexOf(named) + 1;
  const year = month > monthOf(today) ? yearOf(today) - 1 : yearOf(today);
  const closes = endOfMonth(civilDay(`${year}-${String(month).padStart(2, '0')}-01`));
  const due = dueOf('pagar la remuneración mensual', closes);
  if (due === null || addDays(closes, longAgo) < today) return null;
  const isPast = due < today;
  return {
    text: `El sueldo mensual de ${named} se ${isPast ? 'debía pagar' : 'paga'} hasta el ${tellDay(due)}: son cuatro días hábiles desde que termina el mes${calendarNote}. ${isPast ? 'Pasado ese día hay' : 'Pasado ese día habrá'} mora sin necesidad de intimar`,
    keys: ['lct:128', 'lct:137'],
    answers: ['how-long'],
    calculator: {
      slug: 'vencimientos',
      title: 'Ver el vencimiento día por día',
      inputs: {
        notified: closes,
        by: 'personal',
        deadline: 'pagar la remuneración mensual',
        jurisdiction: 'relacion-laboral',
      },
    },
  };
}

const longAgo = 120;

/** The last day of a term of the relation of work; null where its calendar does not reach so far. */
function dueOf(deadline: string, from: CivilDay): CivilDay | null {
  const settled = settle(() =>
    computeDeadline(
      { notified: from, by: 'personal', jurisdiction: 'relacion-laboral', deadline },
      openComputableLaw().deadlines,
    ),
  );
  return 'refused' in settled ? null : settled.value.due;
}
