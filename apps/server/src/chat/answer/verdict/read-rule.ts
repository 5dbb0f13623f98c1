import { fold } from '@foja/legal-text/fold';
import type { KnownFact } from '../../../understanding/understood-question.ts';
import { readSentenceFacts } from '../sentence-facts.ts';
import { tellingTerms } from './asked-proposition.ts';
import type { Rule, Told } from './judge.ts';
import { inDays, isTime, nearTerm } from './time-in-days.ts';

/** Share of a condition's words that may be left untold where it was met. */
const maxUntold = 1 / 3;

/** "Con tres años de vigencia, …", "si no contesta, …": the condition with which a rule begins. */
const leadingCondition =
  /^(?:si|con|sin|cuando|a falta de|en ausencia de|en|para|por)\s[^,;:.]+?(?:,\s*|\s(?=(?:tenes|podes|te|hay|debes|no|corresponde\w*|responde\w*|paga\w*)\b))/;

/** What a rule says that holds only under a condition, or but for an exception. */
export const limits =
  /\b(?:solo|solamente|unicamente|salvo|excepto|si|cuando|siempre que|mientras|depende\w*|segun|a menos)\b/;

/** Reads a sentence of the law as a rule, with what holds of it after the condition that it begins with. */
export function readRule(sentence: string, { text, facts }: Told): Rule {
  // Who does not lose a thing has it.
  const whole = fold(sentence).replace(/\bno (?:se )?pierde[ns]?\b/g, 'conserva');
  const condition = leadingCondition.exec(whole)?.[0] ?? '';
  const rest = whole.slice(condition.length);
  const at = rest.search(/;|\b(?:salvo|excepto|a menos|pero|aunque|siempre que|mientras|si|cuando|solo)\b/);
  return {
    whole,
    main: !isMet(condition, text, facts) ? '' : at === -1 ? rest : rest.slice(0, at),
    isLimited: limits.test(rest),
    quantities: readSentenceFacts(sentence.split(';')[0] ?? sentence).quantities,
  };
}

/** Whether the condition with which a rule begins was told: by its words, or by a time that has passed ("Con tres años de vigencia, …"). */
function isMet(condition: string, text: string, facts: readonly KnownFact[]): boolean {
  const [term] = readSentenceFacts(condition).quantities.filter(isTime);
  const told = facts.find(({ name }) => name === 'duracion-dicha')?.value;
  if (term !== undefined && /^con\b/.test(condition)) {
    const [least, gone] = [inDays(term), typeof told === 'object' ? inDays(told) : null];
    return least !== null && gone !== null && gone >= least * (1 + nearTerm);
  }
  const asked = new Set(tellingTerms(text));
  const terms = tellingTerms(condition);
  return terms.filter((one) => !asked.has(one)).length <= terms.length * maxUntold;
}
