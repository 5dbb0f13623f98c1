import { addDays, type CivilDay, daysBetween } from '@foja/computable-law/core/civil-day';
import { fold } from '@foja/legal-text/fold';
import { dayOfWriting, readQuestionTokens } from '../../understanding/phrases/question-tokens.ts';
import type { UnderstoodQuestion } from '../../understanding/understood-question.ts';
import type { Compute } from './computed.ts';
import { isOfWork, leavesTheLaw } from './leaves-the-law.ts';
import { tellDay } from './tell-day.ts';

const ofRest = /\bvacaciones\b/;
const given = /\b(?:avis\w+|notific\w+|comunic\w+|dijeron|dijo|dicen|dice|mandaron|mando|inform\w+|entero)\b/;
const begins =
  /\b(?:salgo|salga|salir|empiez\w+|empez\w+|arranc\w+|comienz\w+|desde|a partir|me voy|me manda\w*|me toca\w*|tom\w+)\b/;
const byMouth = /\b(?:de palabra|verbal\w*|oral\w*)\b/;
const others =
  /\b(?:despid\w+|echaron|renunci\w+|domestic\w+|casas? particular\w*|docente|de invierno|entradas|colegio|jardin|agencia de viajes|pasajes?|hotel|vuelo|no gozadas|pag(?:an|aron|ar) (?:las )?vacaciones|cuantos dias (?:de vacaciones )?me (?:toca|corresponde))\b/;
const noticeDays = 30;

/** Whether a rest was told as long before as the law wants (LCT 154), for the days of the notice and of its beginning. */
export const computeVacationNotice: Compute = (understood) => {
  const { text, facts, regimes } = understood;
  const folded = fold(text);
  if (!ofRest.test(folded) || !given.test(folded) || !begins.test(folded) || others.test(folded)) return null;
  if (!isOfWork(understood) || leavesTheLaw(facts, regimes)) return null;
  const [notified, start, ...more] = daysOf(understood);
  if (notified === undefined || start === undefined || more.length > 0 || notified >= start) return null;
  const between = daysBetween(notified, start);
  if (between > 2 * noticeDays) return null;
  const told = `del aviso (${tellDay(notified)}) al comienzo (${tellDay(start)}) hay ${between} días`;
  const writing = byMouth.test(folded)
    ? ' Además tiene que ser por escrito: de palabra no vale.'
    : ' Además tiene que ser por escrito.';
  const isEnough = between >= noticeDays;
  return {
    text: isEnough
      ? `Alcanza: ${told}, y el comienzo se avisa con treinta por lo menos.${writing}`
      : `No alcanza: ${told}, y el comienzo se avisa con treinta por lo menos, o sea para empezar desde el ${tellDay(addDays(notified, noticeDays))}.${writing} El convenio puede fijar otro sistema`,
    keys: ['lct:154'],
    answers: ['yes-no', 'how-long'],
    calculator: null,
  };
};

/** The days of the question, also those that are told as today or without their year and are still to come. */
function daysOf({ text, today }: UnderstoodQuestion): CivilDay[] {
  const until = addDays(today, 2 * noticeDays + noticeDays);
  const ahead = readQuestionTokens(text, until);
  const back = readQuestionTokens(text, today);
  const days = ahead.flatMap(({ date, text: words, start }) => {
    if (date === undefined || date.from !== date.to) return [];
    if (!/\d/.test(words)) {
      // "Hoy", "ayer" are told from today, whatever day else is meant.
      const own = back.find((one) => one.start === start)?.date;
      return own !== undefined && own.from === own.to && /^(?:el )?(?:hoy|ayer|anteayer)$/.test(words)
        ? [own.from]
        : [];
    }
    return [date.from];
  });
  const isToday = days.length === 1 && /\bhoy\b/.test(fold(text)) ? [dayOfWriting(text, today)] : [];
  return [...new Set([...days, ...isToday])].sort();
}
