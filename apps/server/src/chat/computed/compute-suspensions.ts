import { fold } from '@foja/legal-text/fold';
import { readQuestionTokens } from '../../understanding/phrases/question-tokens.ts';
import type { Compute } from './computed.ts';
import { isOfWork, leavesTheLaw } from './leaves-the-law.ts';
import { nearestWord } from './told-days.ts';

const suspended = /\bsuspen\w+\b/;
const asks =
  /\b(?:puedo considerarme|dar(?:me)? por despedid[oa]|(?:se )?(?:paso|pasaron|pasan|exced\w+|supera\w*)|cuant[oa]s? (?:dias )?(?:mas )?(?:pueden|puede|me pueden|es el maximo|(?:me )?quedan)|maximo|limite|tope|es legal|pueden|esta bien|corresponde)\b/;
/** A limit that somebody names, or a term, is no suspension. */
const isLimit = /^(?:maximo|hasta|limite|tope|plazo|de los|dentro|cada|los)$/;
/** By the law of today: what suspended each time, and for how long in a year. */
const causes = {
  ordinary:
    /\b(?:disciplin\w+|sancion\w*|(?:falta|disminucion|poco|baja) (?:de )?(?:trabajo|laburo|ventas|produccion)|llegar tarde|faltar)\b/,
  force: /\bfuerza mayor\b/,
};
const other =
  /\b(?:licencia|enferm\w+|preventiv\w+|jubila\w+|servicio|domestic\w+|concertad\w+|acuerdo|223|cuenta|clases|maestr[oa]|alumn\w+|colegio|escuela|facultad|club|ano pasado|hace (?:un|dos|2) anos?|20\d\d)\b/;
/** "12 días en febrero, 10 en junio, 12 más": days may be told by their number alone. */
const bareDays = /^(?:en|mas|por)\b/;
const limits = { ordinary: 30, force: 75, all: 90 };
const maxSuspension = 200;

/** Whether the days of several suspensions pass what the law allows in a year (LCT 220 to 222). */
export const computeSuspensions: Compute = (understood) => {
  const { text, facts, regimes, today } = understood;
  const folded = fold(text);
  if (!suspended.test(folded) || !asks.test(folded) || other.test(folded)) return null;
  if (!isOfWork(understood) || leavesTheLaw(facts, regimes)) return null;
  const tokens = readQuestionTokens(text, today);
  const spans = tokens.flatMap(({ quantity, start }, place) => {
    const isBare =
      quantity?.unit === 'unidad' && quantity.of === undefined && bareDays.test(tokens[place + 1]?.text ?? '');
    if (quantity === undefined || quantity.value > maxSuspension || !(quantity.unit === 'dia' || isBare)) return [];
    const before = tokens.slice(Math.max(0, place - 3), place).map((token) => token.text);
    if (before.some((word) => isLimit.test(word))) return [];
    const clause = folded.slice(start, start + reach);
    return [{ isBare, days: quantity.value, cause: causeAfter(clause) ?? nearestWord(folded.slice(0, start), causes) }];
  });
  // A number that may be days of another suspension leaves the sum open.
  const bare = tokens.filter(
    ({ quantity, isName }, place) =>
      quantity?.unit === 'unidad' &&
      quantity.of === undefined &&
      isName !== true &&
      !/^(?:veces|vez)\b/.test(tokens[place + 1]?.text ?? ''),
  ).length;
  if (spans.length < 2 || bare > spans.filter(({ isBare }) => isBare).length) return null;
  const isForce = causes.force.test(folded);
  const count = (cause: 'ordinary' | 'force') =>
    spans.reduce((sum, one) => sum + ((one.cause ?? 'ordinary') === cause ? one.days : 0), 0);
  const [ordinary, force] = [count('ordinary'), count('force')];
  const all = ordinary + force;
  const parts = [
    ...(ordinary > limits.ordinary
      ? [`las disciplinarias y por falta de trabajo suman ${ordinary} días y el máximo es de ${limits.ordinary}`]
      : []),
    ...(force > limits.force ? [`las de fuerza mayor suman ${force} días y el máximo es de ${limits.force}`] : []),
    ...(all > limits.all ? [`todas juntas suman ${all} días y el máximo es de ${limits.all}`] : []),
  ];
  const year = ' en un año contado desde la primera';
  const left =
    isForce || all > limits.ordinary
      ? ''
      : `: ${all === limits.ordinary ? 'no queda ninguno' : `quedan ${limits.ordinary - all}`}`;
  const right = 'quien no las aceptó puede considerarse despedido';
  const text_ =
    parts.length > 0
      ? `Se pasan: ${parts.join('; ')}, siempre${year}. Con eso ${right}, y las disciplinarias que se impugnaron dan derecho a los salarios de esos días`
      : `No se pasan: suman ${all} días${isForce ? ` y los máximos son ${limits.ordinary} por disciplina o falta de trabajo, ${limits.force} por fuerza mayor y ${limits.all} entre todas` : ` y el máximo por disciplina o falta de trabajo es de ${limits.ordinary}`}${year}${left}`;
  return {
    text: text_,
    keys: isForce ? ['lct:222', 'lct:220', 'lct:221'] : ['lct:220', 'lct:222', 'lct:223'],
    answers: ['how-much', 'how-long', 'yes-no'],
    calculator: null,
  };
};

/** Characters after some days within which their cause is told. */
const reach = 45;

/** "20 días por falta de trabajo": the cause that follows the days, before those of another. */
function causeAfter(clause: string): 'ordinary' | 'force' | null {
  const own = /^\S+ \S+(.*?)(?:\d|,| y (?:\w+ ){0,3}\d|$)/.exec(clause)?.[1] ?? clause;
  if (causes.force.test(own)) return 'force';
  return causes.ordinary.test(own) ? 'ordinary' : null;
}
