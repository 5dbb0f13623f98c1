import { addDays, isWeekend } from '@foja/computable-law/core/civil-day';
import { fold } from '@foja/legal-text/fold';
import type { Compute } from './computed.ts';
import { tellDay } from './tell-day.ts';
import { toldDays } from './told-days.ts';

const presents = /\b(?:present\w+|deposit\w+|cobrar(?:lo|los)?|llevar(?:lo)?|caj\w+|ventanilla)\b/;
const asksWhen =
  /\b(?:hasta (?:cuando|que (?:dia|fecha))|plazo|cuanto tiempo|cuantos dias|cuando (?:vence|caduca)|todavia|a tiempo|vence|vencio|vencido)\b/;
/** What was refused is past presenting; an action, an account that was closed or a theft are others' terms. */
const undecided =
  /\b(?:rechaz\w+|juicio|ejecut\w+|ejecutivo|prescri\w+|demand\w+|robad\w+|robaron|extravi\w+|perdi\w+|denunci\w+|vendi\w+|viajero|quiebra|concurs\w+|notific\w+|juzgado|embarg\w+)\b/;
const abroad = /\b(?:del exterior|librado en (?:uruguay|chile|brasil|el exterior|el extranjero)|del extranjero)\b/;
const days = { here: 30, abroad: 60 };
/** The day on which it changed hands is not the one that it bears. */
const wasHanded = /\b(?:dieron|dio|entreg\w+|recib\w+|pag(?:o|aron)|cobr\w+|endos\w+)\b/;
const bearsDay = /\b(?:fecha\w*|librad\w*|emitid\w*|venc\w+|para)\b/;
/** Holidays may lengthen a term that ended so few days ago. */
const holidays = 4;

/** Until when a cheque may be presented to the bank: thirty days from the day that it bears (ley 24.452, 25). */
export const computeChequePresentation: Compute = (understood) => {
  const folded = fold(understood.text);
  if (
    !/\b(?:e-?)?cheques?\b/.test(folded) ||
    !presents.test(folded) ||
    !asksWhen.test(folded) ||
    undecided.test(folded)
  )
    return null;
  const told = toldDays(understood);
  const [date, ...others] = told;
  if (date === undefined || others.length > 0) return null;
  if (wasHanded.test(date.before) && !bearsDay.test(date.before)) return null;
  const isDeferred = /\b(?:diferido|a \d+ dias|fecha de (?:pago|cobro))\b/.test(folded);
  // Of one that is paid later the day that it was made tells nothing.
  if (
    isDeferred &&
    !/\b(?:fecha de (?:pago|cobro)|para (?:el|cobrar)|paga(?:dero)? el|con (?:fecha|vencimiento)|vence)\b/.test(folded)
  )
    return null;
  const length = abroad.test(folded) ? days.abroad : days.here;
  const due = addDays(date.day, length);
  const verb = due < understood.today ? 'vencieron' : 'vencen';
  const isPast = addDays(due, holidays) < understood.today;
  if (due < understood.today && !isPast) return null;
  const first = 'el primer día hábil bancario que sigue';
  const closed = isWeekend(due)
    ? `, y como ese día los bancos no abren, ${first}`
    : `; si ese día los bancos no abren, ${first}`;
  const later = addDays(due, length);
  const bank =
    later >= understood.today ? `, aunque el banco puede pagarlo hasta el ${tellDay(later)} si no se lo revocaron` : '';
  const tail = isPast ? `. Presentado tarde se perjudica la acción cambiaria${bank}` : closed;
  return {
    text: `Los ${length} días corridos desde ${isDeferred ? 'la fecha de pago' : 'la fecha del cheque'}, ${tellDay(date.day)}, ${verb} el ${tellDay(due)}${tail}`,
    keys: [
      'ley-24452:25',
      ...(isDeferred ? ['ley-24452:54', 'ley-24452:58'] : []),
      ...(isPast ? ['ley-24452:38', 'ley-24452:29'] : []),
    ],
    calculator: null,
    answers: ['how-long', 'yes-no', 'how-much'],
  };
};
