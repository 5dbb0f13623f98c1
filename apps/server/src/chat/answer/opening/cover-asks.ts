import { analyzeTerms } from '@foja/legal-text/analyze';
import { fold } from '@foja/legal-text/fold';
import type { Ask, QuestionPart } from '../../../understanding/understood-question.ts';
import { termsOf } from '../../terms-of.ts';
import type { Ranked } from '../rank-pieces.ts';
import { readSentenceFacts } from '../sentence-facts.ts';
import type { SentenceFeature } from '../sentence-features.ts';
import { unitNames } from './tell-measure.ts';

/** What adds to the answer may be so much less likely to be it than the best sentence: a difference of logarithms. */
export const margin = 2;
/** The same for what an answer still lacks, within the source that it stands on. */
const coverMargin = 5;
/** Sentences, the best first, among which one on a thing of a list is looked for. */
export const triedOfList = 5;

/** Sentences on one thing of a topic's list, the best first; none where it is spoken of already, or the part is no such thing. */
export function unansweredOf(
  { text, asks }: QuestionPart,
  ranked: readonly Ranked[],
  said: readonly string[],
): Ranked[] {
  const [topic, item] = text.split(': ');
  if (topic === undefined || item === undefined || text.split(': ').length !== 2) return [];
  const terms = analyzeTerms(item).filter((term) => !analyzeTerms(topic).includes(term));
  const speaks = (sentence: string) => terms.some((term) => termsOf(sentence).has(term));
  if (terms.length === 0 || said.some(speaks)) return [];
  const answers = ({ features }: Ranked) =>
    asks.some((ask) => answersAsk[ask]?.some((feature) => features[feature] === 1) ?? false);
  const best = ranked[0]?.worth ?? 0;
  return ranked
    .slice(0, triedOfList)
    .filter((one) => one.worth >= best - margin && (speaks(one.piece.text) || answers(one)))
    .slice(0, 1);
}

/** The features by which a sentence shows that it answers a kind of question. */
const answersAsk: Partial<Record<Ask, readonly SentenceFeature[]>> = {
  'how-long': ['formHowLong'],
  'since-when': ['formSinceWhen'],
  'how-much': ['formHowMuch'],
  consequence: ['formConsequence'],
  requirements: ['formRequirements'],
  where: ['formWhere'],
  who: ['formWho'],
};

const who =
  /\b(?:pueden? (?:pedir|reclamar|demandar|solicitar|exigir|impugnar|hacer)\w*|deben? pagar|pagan?|responden?|heredan?|corresponde a)\b/;
const place = /\b(?:juez|juzgado|tribunal|ante|oficina|autoridad|fiscal\w*|comisaria)\b/;

/** Whether what is told first shows what is asked; of kinds that no form tells, it is taken to do so. */
export function showsIn(ask: Ask, told: string): boolean {
  const folded = fold(told);
  if (ask === 'who') return who.test(folded);
  if (ask === 'where') return place.test(folded);
  if (ask === 'how-long')
    return readSentenceFacts(told).quantities.some(({ unit }) => unit in unitNames || unit === 'dia-habil');
  return true;
}

/** The best sentence that answers what none of the chosen does, where it stands with one of them or is nearly as likely. */
export function coverOf(ask: Ask, ranked: readonly Ranked[], chosen: readonly Ranked[]): Ranked | undefined {
  const shows = answersAsk[ask];
  const answers = ({ features }: Ranked) => shows?.some((feature) => features[feature] === 1) ?? false;
  if (shows === undefined || chosen.some(answers)) return undefined;
  const best = ranked[0]?.worth ?? 0;
  return ranked.find(
    (one) =>
      answers(one) &&
      (one.worth >= best - margin ||
        (one.worth >= best - coverMargin && chosen.some(({ piece }) => piece.source === one.piece.source))),
  );
}
