import { analyzeTerms } from './analyze.ts';
import { dataLines } from './lexicon/data-lines.ts';
import { synonyms } from './lexicon/synonyms.ts';

interface Entry {
  said: string[];
  legal: string[];
}

/** First term of the phrase -> entries, longest phrase first. */
const entriesByFirst = new Map<string, Entry[]>();
for (const line of dataLines(synonyms)) {
  const [phrase = '', words = ''] = line.split(':');
  const said = analyzeTerms(phrase);
  const legal = [...new Set(analyzeTerms(words))].filter((term) => !said.includes(term));
  const first = said[0];
  if (first === undefined || legal.length === 0) continue;
  const list = entriesByFirst.get(first) ?? [];
  list.push({ said, legal });
  list.sort((a, b) => b.said.length - a.said.length);
  entriesByFirst.set(first, list);
}

/** A legal word that a question implies; `from` are the positions of the terms that imply it. */
export interface Expansion {
  term: string;
  from: number[];
}

/** Legal words for the lay words of a question. Terms that the question already holds are not repeated. */
export function expandQuery(terms: readonly string[]): Expansion[] {
  const present = new Set(terms);
  const expansions = new Map<string, Expansion>();
  for (let i = 0; i < terms.length; i++) {
    for (const { said, legal } of entriesByFirst.get(terms[i] ?? '') ?? []) {
      if (!said.every((term, k) => terms[i + k] === term)) continue;
      for (const term of legal) {
        if (!present.has(term) && !expansions.has(term))
          expansions.set(term, { term, from: said.map((_, k) => i + k) });
      }
    }
  }
  return [...expansions.values()];
}
