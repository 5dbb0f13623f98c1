import { addYears, type CivilDay } from '@foja/computable-law/core/civil-day';
import { fold } from '@foja/legal-text/fold';
import type { Compute } from './computed.ts';
import { tellDay } from './tell-day.ts';
import { toldDays } from './told-days.ts';

const ofMaintenance = /\b(?:alimentos|cuota(?: alimentaria)?|manutencion|mantener\w*)\b/;
const ofChild = /\b(?:hij[oa]|nen[ea]|pib[ea]|chic[oa])\b/;
const asksEnd =
  /\b(?:hasta (?:cuando|que (?:dia|fecha|edad))|cuando (?:dejo|deja|termin\w+|se (?:corta|termina|acaba)|cesa)|sigo pagando|tengo que seguir|me puede cortar|dejar de pagar)\b/;
/** Of more than one child each has a day; one who cannot keep themselves is owed more; a debt has a term of its own. */
const undecided =
  /\b(?:mis hij[oa]s|hij[oa]s|mellizos|gemelos|discapac\w+|cud|niet[oa]|abuel[oa]|prescri\w+|atrasad\w+|vencid\w+|reclam\w+ (?:las|lo)|prestamo|credito|ex (?:mujer|marido|esposa|esposo)|conyuge|casad[oa]|cuota del (?:colegio|jardin|club))\b/;
const born = /\b(?:naci\w+|nacid[oa]|fecha de nacimiento)(?: \S+){0,5}$/;
const turned = /\bcumpli\w+ (\d{1,2})(?: anos)?(?: \w+){0,2}$/;
const ages = { usual: 21, studying: 25 };

/** Until which day a child is owed maintenance, for the day of birth that was told (CCyC 658, 663). */
export const computeMaintenanceEnd: Compute = (understood) => {
  const folded = fold(understood.text);
  if (!ofMaintenance.test(folded) || !ofChild.test(folded) || !asksEnd.test(folded) || undecided.test(folded))
    return null;
  const birth = birthTold(understood);
  if (birth === null) return null;
  const [usual, studying] = [ages.usual, ages.studying].map((age) => addYears(birth, age, 'last-day-of-month'));
  if (usual === undefined || studying === undefined) return null;
  const { today } = understood;
  const first =
    usual < today
      ? `A los 21 años, el ${tellDay(usual)}, ya terminó la obligación común`
      : `Hasta el ${tellDay(usual)}, cuando cumple 21 años, salvo que quien paga pruebe que, ya mayor de edad, tiene recursos para mantenerse`;
  const second =
    studying < today
      ? `, y a los 25, el ${tellDay(studying)}, también la de quien estudia`
      : `. Si estudia o se prepara en un oficio y eso le impide mantenerse, sigue hasta el ${tellDay(studying)}, cuando cumple 25, pero hay que acreditarlo`;
  return {
    text: `${first}${second}`,
    keys: ['ccyc:658', 'ccyc:663'],
    calculator: null,
    answers: ['how-long', 'yes-no', 'how-much'],
  };
};

/** The day of birth: "nació el 14/8/2006", "cumplió 19 el 2/2/2026". */
function birthTold(understood: Parameters<Compute>[0]): CivilDay | null {
  const days = toldDays(understood).flatMap(({ day, before }): CivilDay[] => {
    const words = before.replace(/ \S*\d\S*(?: de \w+(?: del? \d{4})?)?$/, '').replace(/ el$/, '');
    const age = turned.exec(words)?.[1];
    if (age !== undefined) return [addYears(day, -Number(age), 'last-day-of-month')];
    return born.test(before) ? [day] : [];
  });
  return days.length === 1 ? (days[0] ?? null) : null;
}
