import { analyzeTerms } from '@foja/legal-text/analyze';
import { fold } from '@foja/legal-text/fold';
import type { UnderstoodQuestion } from '../../understanding/understood-question.ts';

/** How a sentence and a question stand to the words that they share; each is 0 or 1. */
export interface Polarity {
  /** Both deny the same: "si no la uso", "si la marca no se usó". */
  polarityMatch: number;
  /** One denies what the other says. */
  polarityClash: number;
  /** The sentence leaves out what was told: "el alquiler que no es de vivienda". */
  excludes: number;
}

const denial = /\b(?:no|sin|ningun\w*|nunca|jamas|tampoco|carec\w+|falta(?:n|r|ba)? de)\b/;
const stops = /[.;:,?!¿()]|\b(?:y|pero|aunque|porque|que me|para)\b/;
/** Words over which a denial reaches. */
const reach = 4;
const leavesOut =
  /\b(?:que no (?:es|sea|son|sean)|no es|ni (?:de|es|sea|la|el)|salvo|excepto|no se aplica\w* a)\s+([^,.;:]*)/g;

/** Reads it of one sentence. */
export function readPolarity({ facts }: Pick<UnderstoodQuestion, 'facts'>, asked: string, sentence: string): Polarity {
  const [question, said] = [fold(asked), fold(sentence)];
  const [deniedInQuestion, deniedInSentence] = [deniedTerms(question), deniedTerms(said)];
  const all = new Set(analyzeTerms(said));
  const told = new Set([
    ...analyzeTerms(question).filter((term) => !deniedInQuestion.has(term)),
    ...facts.flatMap(({ name, value }) => (value === false ? [] : analyzeTerms(name.replaceAll('-', ' ')))),
  ]);
  const leftOut = [...said.matchAll(leavesOut)].flatMap(([, words = '']) => analyzeTerms(words));
  return {
    polarityMatch: mark([...deniedInQuestion].some((term) => deniedInSentence.has(term))),
    polarityClash: mark([...deniedInQuestion].some((term) => all.has(term) && !deniedInSentence.has(term))),
    excludes: mark(leftOut.some((term) => told.has(term))),
  };
}

/** Terms of the few words after a denial. */
export function deniedTerms(folded: string): Set<string> {
  const denied = new Set<string>();
  for (const clause of folded.split(stops)) {
    const words = clause.split(/\s+/).filter(Boolean);
    for (const [place, word] of words.entries()) {
      if (!denial.test(word)) continue;
      for (const term of analyzeTerms(words.slice(place + 1, place + 1 + reach).join(' '))) denied.add(term);
    }
  }
  return denied;
}

function mark(holds: boolean): number {
  return holds ? 1 : 0;
}
