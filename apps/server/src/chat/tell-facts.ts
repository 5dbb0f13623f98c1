import type { Understanding, UnderstoodFact } from '@foja/contracts/chat';

/** More would hide the answer under them. */
const maxFacts = 8;

/** The facts of the question itself, each stretch of words once: what follows from a fact is not told beside it. */
export function tellFacts({ facts }: Understanding): UnderstoodFact[] {
  const told: Understanding['facts'] = [];
  for (const fact of facts.toSorted((one, other) => other.end - other.start - (one.end - one.start))) {
    const isWithin = told.some(({ start, end }) => start <= fact.start && fact.end <= end);
    if (fact.start >= 0 && !isWithin) told.push(fact);
  }
  return told
    .toSorted((one, other) => one.start - other.start)
    .slice(0, maxFacts)
    .map(({ name, label, value, words, start }) => ({
      name,
      label: capitalised(value === 'sí' ? label : `${label}: ${value}`),
      words,
      start,
    }));
}

function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
