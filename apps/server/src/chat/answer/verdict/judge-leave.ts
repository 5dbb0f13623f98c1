import { tellingTerms } from './asked-proposition.ts';
import { denial } from './denial.ts';
import type { Judge } from './judge.ts';

const asksGain =
  /^\W*(?:(?:y|entonces|pero|igual|o|ahora|aun|todavia) )*(?:(?:me|nos|l[oa]s?|se|le) )*(?:puedo|podemos|podria\w*|tengo derecho|tenemos derecho|corresponde\w*|estoy a tiempo|sigo|cobro)\b/;
const givesYou = /^(?:podes|tenes derecho|te (?:corresponde\w*|toca\w*)|estas a tiempo|cobras|seguis)\b/;

/** What is said just for the facts that were told answers by its first words: "Estás a tiempo de…". */
export const ofOwnFacts: Judge = ({ words, kind }, { whole }, _, isOfFacts) =>
  isOfFacts && kind === 'asked' && !denial.test(words) && asksGain.test(words) && givesYou.test(whole) ? 'Sí' : null;

const asksLeave =
  /^\W*(?:(?:y|entonces|pero|igual|o|ahora|aun) )*(?:(?:me|nos|l[oa]s?|se|le) )*(?:puedo|podemos|se puede)\b/;
/** Who gives leave with a condition. */
const givesLeave = /(?<!\bno (?:se |l[oa]s? |te )?)\b(?:podes|pueden?)\b/;
const interrogative = /\b(?:que|cual(?:es)?|cuant[oa]s?|como|a?donde|quien(?:es)?|cuando)\b/;
/** Share of what is asked that the rule has to say. */
const leaveFrom = 1 / 2;

/** "¿Lo puedo arreglar y descontarle?" – "si es urgente y no contesta, el inquilino puede hacerlo a cargo de él". */
export const ofLeave: Judge = ({ words, kind }, { whole, isLimited }) => {
  if (kind !== 'asked' || denial.test(words) || !asksLeave.test(words) || interrogative.test(words)) return null;
  const asked = [...new Set(tellingTerms(words))];
  const said = new Set(tellingTerms(whole));
  const shared = asked.filter((term) => said.has(term)).length;
  if (!isLimited || shared === 0 || shared < asked.length * leaveFrom) return null;
  const leave = whole.split(/[;.]/).find((clause) => givesLeave.test(clause));
  return leave !== undefined && !denial.test(whole.replace(/\bno (?:contesta|es urgente|responde)\b/g, ''))
    ? 'Sí, con condiciones'
    : null;
};
