import type { GeneratedQuestion } from '@foja/contracts/generators/question-set';
import type { PartyRole } from '@foja/contracts/generators/use-cases';
import { type DisputeOfMatter, disputedFactsOf } from '../matter/disputed-facts-of.ts';
import type { Matter } from '../matter/matter.ts';
import { inSentence } from './ask-about.ts';

const whence = '¿Cómo lo sabe: lo vio, lo oyó o se lo contaron?';

/**
 * Questions on the disputed facts of a text: the first of each fact, then the second of each, and so on. A defendant's witness is asked
 * what tests the fact, before what the other side would ask.
 */
export function disputeQuestions(
  matter: Pick<Matter, 'disputes' | 'underReview'>,
  partyRole: PartyRole,
): GeneratedQuestion[] {
  const byFact = disputedFactsOf(matter).map((dispute) => questionsOn(dispute, partyRole));
  const rounds = Math.max(0, ...byFact.map((questions) => questions.length));
  return Array.from({ length: rounds }, (_, round) => byFact.flatMap((questions) => questions[round] ?? [])).flat();
}

function questionsOn(dispute: DisputeOfMatter, partyRole: PartyRole): GeneratedQuestion[] {
  const { denial, quote, rule } = dispute;
  const [own, others] =
    partyRole === 'plaintiff' ? [rule.questions, rule.otherWillAsk] : [rule.otherWillAsk, rule.questions];
  const isOurs = rule.burden === 'shared' || (rule.burden === 'claimant') === (partyRole === 'plaintiff');
  const aim = isOurs ? 'Probar este hecho' : 'Poner a prueba este hecho, que tiene que probar la otra parte';
  const told = `El texto dice: «${quote}»`;
  return own.map((question, place) => ({
    question,
    purpose: `${aim}: ${inSentence(rule.fact)}. ${place === 0 ? rule.burdenText : ''}`.trim(),
    expectedAnswer: denial === null ? told : `${told} La otra parte lo niega: «${denial}»`,
    mark: 'found',
    quote,
    articles: rule.articles,
    followUps: [whence],
    witness: witnessOf(dispute),
    otherWillAsk: place === 0 ? [...others] : [],
  }));
}

/** Who may know it: the first whom the text names, else whom to look for. */
function witnessOf({ witnesses }: DisputeOfMatter): string | null {
  const named = witnesses.find(({ quote }) => quote !== null);
  if (named !== undefined) return `${named.role}. El texto dice: «${named.quote}»`;
  const [first] = witnesses;
  return first === undefined ? null : `${first.role}. El texto no nombra a nadie así: hay que buscarlo.`;
}
