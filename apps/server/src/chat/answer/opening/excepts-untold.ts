import { fold } from '@foja/legal-text/fold';
import { readSentenceFacts } from '../sentence-facts.ts';
import { isTime } from '../verdict/time-in-days.ts';

const noun = '(?:el|la|los|las) (?:unic[oa] )?([a-z]+)';
/** What a sentence suspends, interrupts or excepts, as its clause names it. */
const excepted: readonly RegExp[] = [
  /^(?:la|las) (?:unica )?(suspension|excepcion|interrupcion)(?:es)?\b/,
  new RegExp(
    String.raw`^${noun}(?: [a-z]+){0,6}? (?:no se aplican?|no rigen?|no corren?|se suspenden?|se interrumpen?)\b`,
  ),
  new RegExp(String.raw`\b(?:suspenden?|interrumpen?) ${noun}\b`),
];
/** Of these the rule is told by what it does. */
const toldBy: Readonly<Record<string, RegExp>> = {
  excepcion: /\b(?:prohib|no puede|no se puede|nadie|debe|obliga|solo|unicamente|siempre)/,
  prescripcion: /\b(?:prescri|se extingue la accion)/,
  caducidad: /\bcaduc/,
  tope: /\b(?:tope|no pueden? (?:pasar|exceder|superar)|como maximo|hasta el)/,
  limite: /\b(?:limite|no pueden? (?:pasar|exceder|superar)|como maximo|hasta el)/,
};
const terms = /^(?:plazo|termino)s?$/;
const stemLetters = 6;

/** Whether a sentence only says when a rule does not hold, or stands still, of which nothing was told. */
export function exceptsUntold(sentence: string, told: string): boolean {
  const [said, before] = [fold(sentence), fold(told)];
  const object = excepted.map((pattern) => pattern.exec(said)?.[1]).find((one) => one !== undefined);
  if (object === undefined) return false;
  if (terms.test(object) && readSentenceFacts(told).quantities.some(isTime)) return false;
  const rule = toldBy[object] ?? new RegExp(String.raw`\b${object.slice(0, stemLetters)}`);
  return !rule.test(before);
}
