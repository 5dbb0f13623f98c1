import type { Understanding, UnderstoodFact } from '@foja/contracts/chat';

/** More would hide the answer under them. */
const maxFacts = 8;

/** The facts of the question itself, each stretch of words once: what follows from a fact is not told beside it. */
export function tellFacts({ facts }: Understanding): UnderstoodFact[] {
  return withOwnWords(facts)
    .slice(0, maxFacts)
    .map(({ name, label, value, words, start }) => ({
      name,
      label: capitalised(value === 'sí' ? label : `${label}: ${value}`),
      words,
      start,
    }));
}

interface ToldInWords {
  start: number;
  end: number;
  words: string;
}

/**
 * Facts in the order of the question, each with words that no other has: of "me echaron" and "echaron sin causa" the second keeps "sin causa", so
 * that either can be put right alone. What lies within the words of another is left out.
 */
export function withOwnWords<Fact extends ToldInWords>(facts: readonly Fact[]): Fact[] {
  const told: Fact[] = [];
  for (const fact of facts.toSorted((one, other) => other.end - other.start - (one.end - one.start))) {
    const isWithin = told.some(({ start, end }) => start <= fact.start && fact.end <= end);
    if (fact.start >= 0 && !isWithin) told.push(fact);
  }
  return told
    .toSorted((one, other) => one.start - other.start)
    .flatMap((fact, place, all) => {
      const before = all[place - 1];
      if (before === undefined || before.end <= fact.start) return fact;
      const own = fact.words.slice(before.end - fact.start).trimStart();
      return own === '' ? [] : { ...fact, words: own, start: fact.end - own.length };
    });
}

function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
