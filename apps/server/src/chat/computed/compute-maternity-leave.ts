import { addDays, type CivilDay } from '@foja/computable-law/core/civil-day';
import { fold } from '@foja/legal-text/fold';
import type { Compute } from './computed.ts';
import { leavesTheLaw } from './leaves-the-law.ts';
import { tellDay } from './tell-day.ts';
import { toldDays } from './told-days.ts';
import { dayMonthYear } from './told-facts.ts';

const ofLeave = /\blicencia\b/;
const ofBirth = /\b(?:matern\w+|embaraz\w+|parto|fpp|bebe|dar a luz)\b/;
const asksWhen =
  /\b(?:desde (?:cuando|que (?:dia|fecha))|hasta (?:cuando|que (?:dia|fecha))|cuando (?:empieza|arranca|comienza|termina|vuelvo|tengo que volver|salgo|me toca)|que dia|cuanto(?:s dias| tiempo) (?:dura|tengo|me)|en que fecha)\b/;
const due = /\b(?:parto|fpp|fecha probable|fecha presunta|nace|naceria|naci\w+|di a luz|tuve|cesarea)\b/;
/** Another law, a birth that moves the days, or who does not give birth. */
const others =
  /\b(?:prematur\w+|preter\w+|down|excedencia|padre|marido|adop\w+|domestic\w+|casas? particular\w*|monotribut\w+|despid\w+|echaron|multiple|mellizos|gemelos|enferm\w+|reposo)\b/;
const daysEachSide = 45;
const fewestBefore = 10;

/** From which day to which one the leave of who gives birth runs, for the day of the birth that was told (LCT 177). */
export const computeMaternityLeave: Compute = ({ text, facts, regimes, today }) => {
  const folded = fold(text);
  if (!ofLeave.test(folded) || !ofBirth.test(folded) || !asksWhen.test(folded) || others.test(folded)) return null;
  if (leavesTheLaw(facts, regimes)) return null;
  const days = toldDays({ text, today }).filter(({ before }) => due.test(before));
  const [told, ...more] = days;
  if (told === undefined || more.length > 0) return null;
  const { day } = told;
  const isBorn = day <= today;
  return isBorn ? null : tellAhead(day);
};

function tellAhead(day: CivilDay): ReturnType<Compute> {
  const [from, to] = [addDays(day, -daysEachSide), addDays(day, daysEachSide)];
  const shortest = addDays(day, -fewestBefore);
  return {
    text: `Con parto previsto para el ${dayMonthYear(day)}, la licencia va del ${tellDay(from)} al ${tellDay(to)}: cuarenta y cinco días antes y cuarenta y cinco después. Se pueden dejar sólo diez antes, desde el ${tellDay(shortest)}, y pasar los otros treinta y cinco a después, hasta el ${tellDay(addDays(to, daysEachSide - fewestBefore))}. Si el parto se adelanta, se completan igual los noventa días`,
    keys: ['lct:177'],
    answers: ['how-long'],
    calculator: null,
  };
}
