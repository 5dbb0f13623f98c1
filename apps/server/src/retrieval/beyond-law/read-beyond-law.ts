import { readAskedClauses } from './asked-clauses.ts';
import { asksAdvice } from './asks-advice.ts';
import { asksForecast } from './asks-forecast.ts';
import { asksHistory } from './asks-history.ts';
import { asksKnowledge } from './asks-knowledge.ts';
import { asksNews } from './asks-news.ts';
import { asksOpinion } from './asks-opinion.ts';
import { asksPrice } from './asks-price.ts';

/** What somebody asks for that no law tells, whatever legal things it names. */
export type BeyondLaw = 'advice' | 'price' | 'forecast' | 'news' | 'knowledge' | 'opinion';

const kinds: readonly [BeyondLaw, (clause: string) => boolean][] = [
  ['price', asksPrice],
  ['forecast', asksForecast],
  ['opinion', asksOpinion],
  ['knowledge', asksKnowledge],
  ['advice', asksAdvice],
];

/**
 * What kind of answer a message wants, where it is one that no law gives: what to prefer, what something costs, what will happen, who
 * somebody is. Told by the form of the question and by what it is asked of, not by the words that it happens to name. A message that asks
 * of the law too is answered; so is one that tells a case at length.
 */
export function readBeyondLaw(message: string): BeyondLaw | null {
  const asked = readAskedClauses(message);
  if (asked === null) return null;
  if (asked.clauses.every(asksNews)) return 'news';
  if (ofLaw.test(asked.whole)) return null;
  const read = asked.clauses.map((clause, at) =>
    asksHistory(asked.accented[at] ?? '', asked.whole)
      ? 'knowledge'
      : (kinds.find(([, holds]) => holds(clause))?.[0] ?? null),
  );
  return read.every((kind) => kind !== null) ? (read[0] ?? null) : null;
}

/** What may, must or is due is asked, or a norm is named: a question of law, whatever else it says. */
const ofLaw =
  /\b(?:ley|leyes|legal(?:mente|es)?|ilegal\w*|codigo|articulos?|arts? [0-9]+|decreto|dnu|derechos? (?:a|de)|tengo derecho|obligad[oa]s?|obligacion|obligatori[oa]|corresponde\w*|(?:tengo|tiene|tienen|tenemos|tenia) que|pued[oae]n?|podria[ns]?|podemos|debe|deben|debo|reclam\w+|denunci\w+|demand[aoe]\w*|delito|me toca)\b/;
