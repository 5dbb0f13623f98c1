import { analyzeTerms } from '@foja/legal-text/analyze';
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
/** "Sólo puede pagarle a él" gives no leave to pay another. */
const onlySo = /\bsolo (?:pueden?|podes)\b(?!.*\bsi\b)/;
const interrogative = /\b(?:que|cual(?:es)?|cuant[oa]s?|como|a?donde|quien(?:es)?|cuando)\b/;
/** Share of what is asked that the rule has to say. */
const leaveFrom = 1 / 2;

/** "Cortarlas": what may be done, and to what stands before it. */
const infinitive = /\b(?:puedo|podemos|se puede)(?: \w+){0,2}? ([a-z]+[aei]r)(?:se)?(l[oa]s?)?\b/;
const doesIt = /\b(?:hacerl[oa]s?|hacerse)\b/;
/** What stands so near after a verb is what is done. */
const objectWords = 7;
const objectEnds = /^(?:solo|si|salvo|cuando|antes|despues)$/;

/** Whether a clause gives leave to do just what is asked, to what was told. */
function isOfDeed(clause: string, words: string, text: string): boolean {
  const [, verb, isToldBefore] = infinitive.exec(words) ?? [];
  if (verb === undefined || doesIt.test(clause)) return true;
  const [stem] = analyzeTerms(verb);
  const said = clause.split(/\s+/);
  const at = said.findIndex((word) => analyzeTerms(word)[0] === stem || word.startsWith(verb));
  if (at === -1) return stem === undefined;
  const after = said.slice(at + 1, at + 1 + objectWords);
  const end = after.findIndex((word) => objectEnds.test(word));
  const object = tellingTerms(after.slice(0, end === -1 ? undefined : end).join(' '));
  const told = new Set(tellingTerms(text));
  return isToldBefore === undefined || object.length === 0 || object.some((term) => told.has(term));
}

/** "¿Lo puedo arreglar y descontarle?" – "si es urgente y no contesta, el inquilino puede hacerlo a cargo de él". */
export const ofLeave: Judge = ({ words, kind }, { whole, isLimited }, { text }) => {
  if (kind !== 'asked' || denial.test(words) || !asksLeave.test(words) || interrogative.test(words)) return null;
  const asked = [...new Set(tellingTerms(words))];
  const said = new Set(tellingTerms(whole));
  const shared = asked.filter((term) => said.has(term)).length;
  if (!isLimited || shared === 0 || shared < asked.length * leaveFrom) return null;
  const leave = whole.split(/[;.]/).find((clause) => givesLeave.test(clause));
  return leave !== undefined &&
    !onlySo.test(leave) &&
    isOfDeed(leave, words, text) &&
    !denial.test(whole.replace(/\bno (?:contesta|es urgente|responde)\b/g, ''))
    ? 'Sí, con condiciones'
    : null;
};
