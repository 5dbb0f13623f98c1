import { analyzeTerms } from '@foja/legal-text/analyze';
import { expandQuery } from '@foja/legal-text/expand-query';
import { fold } from '@foja/legal-text/fold';
import type { QuestionPart } from '../../understanding/understood-question.ts';
import { asksWho, propositionOf, tellingTerms } from './verdict/asked-proposition.ts';

/** What may be asked whether it is so, and how a sentence affirms it. */
const kinds: readonly { asks: RegExp; affirms: RegExp; hasVerb?: boolean }[] = [
  {
    hasVerb: true,
    asks: /\b(?:pued[oe]n?|podemos|podria\w*)\b/,
    affirms: /\b(?:podes|puede[ns]?|podras|podemos|podria\w*)\b/,
  },
  {
    asks: /\b(?:tengo que|tenemos que|tienen? que|debo|deben?|debemos|hay que|hace falta|necesito|es(?:ta)? obligatori[oa]|obligad[oa]s?)\b/,
    affirms: /\b(?:tenes que|tienen? que|debes|deben?|hay que|hace falta|es obligatori[oa]|obligad[oa]s?)\b/,
  },
  {
    asks: /\b(?:tengo derecho|tenemos derecho|tienen? derecho|(?:me|nos|le|les) (?:corresponde\w*|toca\w*)|corresponde\w*)\b/,
    affirms: /\b(?:tenes derecho|tienen? derecho|corresponde\w*|(?:te|le|les) toca\w*)\b/,
  },
  {
    asks: /\b(?:tengo|tiene|tenemos|cubre|responde|vale|sirve|prescribe|es valid[oa])\b/,
    affirms: /\b(?:tenes|tiene|cubiert[oa]|cubre|responde|vale|sirve|prescribe|es valid[oa])\b/,
  },
];
const denies =
  /\b(?:no|nadie|nunca|jamas|tampoco|ningun\w*|sin|prohib\w+|nul[oa]s?|ilegal\w*|invalid\w*|neg(?:ar|arme|arse|aron|o)|rechaz\w+|imped\w+)\b/;
/** A clause that holds only for some answers nobody with a plain yes. */
const limits = /\b(?:solo|solamente|unicamente|salvo|excepto|si|cuando|siempre que|mientras|hasta|depende\w*|segun)\b/;
const interrogative =
  /^\W*(?:(?:y|pero|a|de|en|con|por|para|desde|hasta|cada) )*(?:que|si|cual(?:es)?|cuant[oa]s?|como|a?donde|quien(?:es)?|cuando)\b/;
/** "¿Me conviene renunciar?", "¿y si había tomado?": to such a question neither yes nor no is an answer. */
const asksNoWhether = /\b(?:conviene|que es mejor|es mejor)\b/;
const opensWithReply = /^(?:Sí|No(?: es así)?): (\S)/u;
/** Words of what is asked that the answer must say, all but for one in three. */
const sharedFrom = 2 / 3;
const minAsked = 2;

/** Whether a part asks whether something is so, and not what, which, what then or what is best. */
export function asksWhetherSo(part: QuestionPart): boolean {
  const asked = askedOf(part);
  const isOther = interrogative.test(asked) || asksNoWhether.test(asked) || asksWho(part);
  return part.asks.includes('yes-no') && !isOther;
}

/** What is asked of a part, after what it tells: "nunca lo pedí, ¿tengo que pagarlo?" */
function askedOf({ text }: QuestionPart): string {
  return (
    fold(text)
      .split(/[,.;:¿](?=\s|\w)/)
      .findLast((clause) => analyzeTerms(clause).length > 0) ?? ''
  );
}

/**
 * Whether a sentence plainly affirms what a part asks: "¿puedo cortar las raíces?" – "Podés cortar las raíces que…".
 * @param told the whole message with what it goes on with: what the rest of the sentence says of that counts.
 */
export function answersYes(parts: readonly QuestionPart[], sentence: string, told = ''): boolean {
  const [part, ...others] = parts;
  if (part === undefined || others.length > 0 || !asksWhetherSo(part)) return false;
  const asked = askedOf(part);
  const [said = ''] = fold(sentence).split(/[,;:(]/);
  if (isLimitedForTold(sentence, told)) return false;
  if (denies.test(asked) || denies.test(said) || limits.test(said) || limits.test(asked)) return false;
  const kind = kinds.find(({ asks }) => asks.test(asked));
  if (kind === undefined || !kind.affirms.test(said)) return false;
  const terms = [...new Set(analyzeTerms(asked.replace(kind.asks, ' ')))];
  const affirmed = new Set(analyzeTerms(said));
  const [who, done] = said.split(kind.affirms);
  if (kind.hasVerb === true && !isSameVerb(asked.split(kind.asks)[1], done, who)) return false;
  return terms.length >= minAsked && terms.filter((term) => affirmed.has(term)).length / terms.length >= sharedFrom;
}

/** After "puede" or "tiene que", words among which the verb stands. */
const firstWords = 3;

/** "¿Pueden internarme?" – "la persona internada puede elegir un abogado" says nothing of who may intern. */
function isSameVerb(asked = '', said = '', who = ''): boolean {
  // "¿Puede el condómino pedir…?": who it is may stand before the verb.
  const [verb] = analyzeTerms(/\b[a-z]+[aei]r(?=(?:se|l[aeo]s?|me|nos)*\b)/.exec(asked)?.[0] ?? asked);
  if (verb === undefined) return false;
  // "¿Puedo avalarlo en otro papel?" – "el aval puede constar en otro papel".
  const [subject] = analyzeTerms(who);
  return subject === verb || analyzeTerms(said.trim().split(/\s+/).slice(0, firstWords).join(' ')).includes(verb);
}

/** "El socio de una SRL puede…; el accionista de una SA sólo si…": whether another clause limits or denies it for what was told. */
function isLimitedForTold(sentence: string, told: string): boolean {
  const [first = '', ...others] = fold(sentence).split(';');
  const ofFirst = new Set(analyzeTerms(first));
  const own = new Set(tellingTerms(told).filter((term) => !ofFirst.has(term)));
  return others.some(
    (clause) => (limits.test(clause) || denies.test(clause)) && tellingTerms(clause).some((term) => own.has(term)),
  );
}

/** Who may do what, or what has to be done: a "Sí:" to one is none to another. */
const asksOf: readonly { kind: string; asks: RegExp }[] = [
  {
    kind: 'others-may',
    asks: /^\W*(?:(?:y|pero|entonces|igual|aun asi|ahora|por eso) )*(?:(?:me|nos|te|se l[oa]|l[oa]s?|les?) )*(?:no )?(?:(?:me|nos|l[oa]s?|les?) )?pueden?\b|\b(?:me|nos) pueden?\b/,
  },
  {
    kind: 'i-may',
    asks: /\b(?:puedo|podemos|se puede|tengo derecho|tenemos derecho|(?:me|nos) (?:corresponde\w*|toca\w*)|cobro)\b/,
  },
  {
    kind: 'i-must',
    asks: /\b(?:tengo que|tenemos que|debo|hay que|hace falta|necesito|estoy obligad[oa]|es obligatori[oa])\b/,
  },
  { kind: 'is', asks: /\b(?:es|son|seria)\b/ },
];

const kindOf = (asked: string) => asksOf.find(({ asks }) => asks.test(asked))?.kind ?? null;

/**
 * An answer written for who asks whether it is so, for a part that asks something else or asks it the other way round: without its "Sí:" or
 * "No:". What somebody denies ("dice que no me corresponde, ¿es así?") is not so where the answer says yes.
 * @param ways in which it is asked what the answer was written for
 */
export function withFittingReply(
  answer: string,
  part: QuestionPart,
  ways: readonly string[] = [],
  text = part.text,
): string {
  const [, first] = opensWithReply.exec(answer) ?? [];
  if (first === undefined) return answer;
  const bare = () => answer.replace(opensWithReply, (_, letter: string) => letter.toUpperCase());
  const asked = askedOf(part);
  if (!asksWhetherSo(part)) return bare();
  const proposition = propositionOf(part, text);
  if (proposition?.kind === 'held') {
    if (!denies.test(proposition.words)) return answer;
    return answer.startsWith('Sí') ? answer.replace(/^Sí/u, 'No es así') : bare();
  }
  if (denies.test(asked)) return bare();
  const kind = kindOf(asked);
  // "¿Es delito?" asks it of whatever is done.
  const kinds = ways.flatMap((way) => {
    const other = kindOf(fold(way));
    return other === null || (other === 'is' && kind !== 'is') ? [] : [other];
  });
  const said = answer.replace(opensWithReply, '$1');
  // "¿Es delito?": what says that it is answers, however it was asked.
  const isSaid = kind === 'is' && isSpokenOf(asked, [said]);
  if (kind !== null && kinds.length > 0 && !kinds.includes(kind) && !isSaid) return bare();
  if (proposition?.kind === 'asked' && !isSpokenOf(asked, [said, ...ways])) return bare();
  return answer.startsWith('No') && affirms(said, asked) ? bare() : answer;
}

/** Share of what is asked of which an answer, or a way of asking that it was written for, has to speak. */
const spokenFrom = 1 / 2;

/** Whether one of several texts speaks of what is asked: "¿puede ir preso?" is not answered by who pays. */
function isSpokenOf(asked: string, texts: readonly string[]): boolean {
  // "¿Puedo pedir que me reincorporen si me despidieron?", "¿es delito o una contravención?": case and alternative are no part of it.
  const [itself = ''] = asked.split(/(?<=\w) (?:si|cuando|porque|aunque|estando|siendo|o)\b/);
  const own = tellingTerms(itself.replace(lightVerbs, ' '));
  const terms = [...new Set(own.length > 0 ? own : tellingTerms(asked))];
  return texts.some((text) => {
    const spoken = new Set(analyzeTerms(text));
    const isSpoken = (term: string) => spoken.has(term) || meant(term).some((other) => spoken.has(other));
    return terms.filter(isSpoken).length >= terms.length * spokenFrom;
  });
}

/** "¿Puedo hacerlo meter preso?" asks of prison. */
const lightVerbs = /\b(?:pued[oe]n?|podemos|podria\w*|hacer(?:l[oa]s?|se|le)?|meter(?:l[oa]s?)?|ir)\b/g;
const prison = analyzeTerms('prisión');
const inPrison = new Set(analyzeTerms('preso presa cárcel cana'));
/** What the law calls it: "preso", "prisión". */
const meant = (term: string) => (inPrison.has(term) ? prison : expandQuery([term]).map((one) => one.term));

const must = /\b(?:tienen? que|tenes que|deben?|debes)\b/;

/** Whether a sentence says without reserve that something has to be done which is asked whether it has to. */
function affirms(sentence: string, asked: string): boolean {
  const [clause = ''] = fold(sentence).split(/[;:.]|\b(?:pero|salvo|excepto|solo)\b/);
  const [before = '', after] = clause.split(must);
  const done = asked.split(must)[1];
  if (after === undefined || done === undefined || denies.test(before)) return false;
  return isSameVerb(done, after);
}

/** Whether an answer says at once whether it is so. */
export function repliesAtOnce(answer: string): boolean {
  return opensWithReply.test(answer);
}
