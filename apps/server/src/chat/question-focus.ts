import { analyzeTerms } from '@foja/legal-text/analyze';
import { fold } from '@foja/legal-text/fold';
import { termsOf } from './terms-of.ts';

/** What a question asks for in so many words. */
export type Topic = 'deadlines' | 'steps' | 'places' | 'evidence' | 'lawyer' | 'costs' | 'mistakes';

const topicPatterns: Record<Topic, RegExp> = {
  deadlines:
    /\b(cuanto (tiempo|dura|tardan?|plazo)|cuantos (dias|meses|anos)|plazos?|prescrib\w+|prescripcion|venc\w+|hasta cuando|caduc\w+|a tiempo|cuando vence|tarde para)\b/,
  steps:
    /\b(que (hago|puedo hacer|debo hacer|tengo que hacer|hay que hacer|pasos)|como (hago|reclamo|reclamar|inicio|denuncio|denunciar|empiezo|procedo)|donde (voy|reclamo|denuncio|hago|tengo que ir)|a donde|pasos|tramites?)\b/,
  places: /\b(a?donde|ante quien|(en|a|ante) que (lugar|oficina|organismo)|a quien (recurro|acudo|llamo|le reclamo))\b/,
  evidence:
    /\b(que (documentos|papeles|pruebas?|necesito|llevo|tengo que (llevar|presentar))|documentos|documentacion|(?<!\bsin )papeles|(?<!\b(?:a|de|un|mi|el|la) )pruebas?|comprobantes?|como demuestro|testigos?)\b/,
  lawyer: /\b(abogad[oa]s?|patrocinio|letrad[oa]|sin abogado|ir a juicio)\b/,
  costs: /\b(cuanto (sale|cuesta|me cobran|tengo que pagar)|costos?|gratis|gratuit[oa]s?|honorarios|tasas?|gastos)\b/,
  mistakes: /\b(errores|evitar|cuidado|no (debo|tengo que|conviene)|me conviene)\b/,
};

/** What a question is after: which topics it names, and how much a sentence speaks of the same things. */
export interface QuestionFocus {
  asksFor: ReadonlySet<Topic>;
  /** 0 where nothing is shared; rarer shared words weigh more. */
  overlap(text: string): number;
  /** The same as a share of all that the question says, 0–1. */
  share(text: string): number;
}

/** Weight of a word that only an earlier turn of the conversation said. */
const contextWeight = 0.3;
/** A word that only says what kind of thing is asked for: the section answers it, not a sentence that repeats it. */
const topicWordWeight = 0;

/**
 * @param earlier earlier questions of the same person, as light context.
 * @param pieces the sentences that will be compared: a word that most of them hold tells little.
 * @param earlierWeight what a word counts that only they said.
 * @param rarity how much that counts: at 0 all words weigh alike.
 */
export function readFocus(
  question: string,
  earlier: readonly string[],
  pieces: readonly string[],
  rarity = 1,
  earlierWeight = contextWeight,
): QuestionFocus {
  const weights = new Map<string, number>();
  for (const term of earlier.flatMap(analyzeTerms)) weights.set(term, earlierWeight);
  for (const term of analyzeTerms(question)) weights.set(term, 1);
  const folded = fold(question);
  // "¿Cuánto tiempo tengo?" asks for terms; it does not speak of time.
  for (const pattern of Object.values(topicPatterns)) {
    for (const term of analyzeTerms(pattern.exec(folded)?.[0] ?? '')) weights.set(term, topicWordWeight);
  }
  const holders = new Map<string, number>();
  for (const piece of pieces) for (const term of termsOf(piece)) holders.set(term, (holders.get(term) ?? 0) + 1);
  for (const [term, weight] of weights) {
    weights.set(term, weight * Math.log(1 + (pieces.length + 1) / ((holders.get(term) ?? 0) + 0.5)) ** rarity);
  }
  const total = [...weights.values()].reduce((sum, weight) => sum + weight, 0);
  const overlap = (text: string): number => {
    let sum = 0;
    for (const term of termsOf(text)) sum += weights.get(term) ?? 0;
    return sum;
  };
  return {
    asksFor: new Set((Object.keys(topicPatterns) as Topic[]).filter((topic) => topicPatterns[topic].test(folded))),
    overlap,
    share: (text) => (total === 0 ? 0 : overlap(text) / total),
  };
}

/** The `limit` items that speak limit of the question, in their own order; the first ones where nothing is shared. */
export function mostFocused<T>(
  items: readonly T[],
  textOf: (item: T) => string,
  focus: QuestionFocus,
  limit: number,
): T[] {
  return items
    .map((item, index) => ({ item, index, overlap: focus.overlap(textOf(item)) }))
    .sort((a, b) => b.overlap - a.overlap || a.index - b.index)
    .slice(0, limit)
    .sort((a, b) => a.index - b.index)
    .map(({ item }) => item);
}
