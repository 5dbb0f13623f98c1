import { analyzeTerms } from '@foja/legal-text/analyze';
import { fold } from '@foja/legal-text/fold';
import type { QuestionPart } from '../../understanding/understood-question.ts';
import { propositionOf } from './verdict/asked-proposition.ts';

/** What may be asked whether it is so, and how a sentence affirms it. */
const kinds: readonly { asks: RegExp; affirms: RegExp }[] = [
  {
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
const opensWithReply = /^(?:Sí|No(?: es así)?): (\S)/u;
/** Words of what is asked that the answer must say, all but for one in three. */
const sharedFrom = 2 / 3;
const minAsked = 2;

/** What is asked of a part, after what it tells: "nunca lo pedí, ¿tengo que pagarlo?" */
function askedOf({ text }: QuestionPart): string {
  return (
    fold(text)
      .split(/[,.;:¿](?=\s|\w)/)
      .findLast((clause) => analyzeTerms(clause).length > 0) ?? ''
  );
}

/** Whether a sentence plainly affirms what a part asks: "¿puedo cortar las raíces?" – "Podés cortar las raíces que…". */
export function answersYes(parts: readonly QuestionPart[], sentence: string): boolean {
  const [part, ...others] = parts;
  if (part === undefined || others.length > 0 || !part.asks.includes('yes-no')) return false;
  const asked = askedOf(part);
  const [said = ''] = fold(sentence).split(/[,;:(]/);
  if (denies.test(asked) || denies.test(said) || limits.test(said) || limits.test(asked)) return false;
  const kind = kinds.find(({ asks }) => asks.test(asked));
  if (kind === undefined || !kind.affirms.test(said)) return false;
  const terms = [...new Set(analyzeTerms(asked.replace(kind.asks, ' ')))];
  const affirmed = new Set(analyzeTerms(said));
  return terms.length >= minAsked && terms.filter((term) => affirmed.has(term)).length / terms.length >= sharedFrom;
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
  if (!part.asks.includes('yes-no') || interrogative.test(asked)) return bare();
  const proposition = propositionOf(part, text);
  if (proposition?.kind === 'held') {
    if (!denies.test(proposition.words)) return answer;
    return answer.startsWith('Sí') ? answer.replace(/^Sí/u, 'No es así') : bare();
  }
  if (denies.test(asked)) return bare();
  const kind = kindOf(asked);
  const kinds = ways.map((way) => kindOf(fold(way))).filter((other) => other !== null);
  return kind !== null && kinds.length > 0 && !kinds.includes(kind) ? bare() : answer;
}

/** Whether an answer says at once whether it is so. */
export function repliesAtOnce(answer: string): boolean {
  return opensWithReply.test(answer);
}
