import { deniedTerms } from '../polarity.ts';
import { isTelling } from './asked-proposition.ts';

/** Words that deny, in a folded text. */
export const denial = /\b(?:no|nadie|nunca|jamas|tampoco|ningun\w*|sin)\b/;

/** How many denials a folded text holds. */
export const denials = (text: string) => text.match(new RegExp(denial, 'g'))?.length ?? 0;

/** Of "no se lo puede impedir" two denials make one yes. */
export const undoes =
  /\b(?:imp[ie]d\w+|neg(?:ar\w*|ad[oa]s?)|niega\w*|exig\w+|prohib\w+|oblig\w+|rechaz\w+|excus\w+|eximi?\w*|depende\w*|hace falta|necesit\w+|tiene que|pierde\w*|libera\w*|basta\w*|alcanza\w*)\b/;

/** The terms that a folded text denies, of those that tell something of the matter. */
export const deniedTelling = (text: string) => new Set([...deniedTerms(text)].filter(isTelling));

/** Whether two sets have a term in common. */
export const shares = (left: ReadonlySet<string>, right: ReadonlySet<string>) =>
  [...left].some((term) => right.has(term));
