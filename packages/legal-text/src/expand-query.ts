import { analyzeTerms, type Term } from './analyze.ts';
import { dataLines } from './lexicon/data-lines.ts';
import { synonyms } from './lexicon/synonyms.ts';

interface Entry {
  said: string[];
  legal: string[];
  /** What is said only where it is denied: "no estábamos casados". */
  isDenied: boolean;
}

const denialMark = '!';
/** A denial reaches so far: "no estábamos [para nada] casados". */
const denialBefore = /(?<!\p{L})(?:no|sin|nunca|jam[aá]s|ni|tampoco)(?!\p{L})[^.,;:()!?¿¡\n]{0,24}$/iu;
const denialCharacters = 32;

/** First term of the phrase -> entries, longest phrase first. */
const entriesByFirst = new Map<string, Entry[]>();
for (const line of dataLines(synonyms)) {
  const [phrase = '', words = ''] = line.split(':');
  const said = analyzeTerms(phrase);
  const legal = [...new Set(analyzeTerms(words))].filter((term) => !said.includes(term));
  const first = said[0];
  if (first === undefined || legal.length === 0) continue;
  const list = entriesByFirst.get(first) ?? [];
  list.push({ said, legal, isDenied: phrase.startsWith(denialMark) });
  list.sort((a, b) => b.said.length - a.said.length);
  entriesByFirst.set(first, list);
}

/** A legal word that a question implies; `from` are the positions of the terms that imply it. */
export interface Expansion {
  term: string;
  from: number[];
}

/** Places of the terms that the text denies: "casados" in "no estábamos casados". */
export function findDenied(text: string, terms: readonly Pick<Term, 'start'>[]): ReadonlySet<number> {
  const isDenied = ({ start }: Pick<Term, 'start'>) =>
    denialBefore.test(text.slice(Math.max(0, start - denialCharacters), start));
  return new Set(terms.flatMap((term, place) => (isDenied(term) ? [place] : [])));
}

/**
 * Legal words for the lay words of a question. Terms that the question already holds are not repeated.
 * @param denied places of the terms that the question denies.
 */
export function expandQuery(terms: readonly string[], denied: ReadonlySet<number> = new Set()): Expansion[] {
  const present = new Set(terms);
  const expansions = new Map<string, Expansion>();
  for (let i = 0; i < terms.length; i++) {
    for (const { said, legal, isDenied } of entriesByFirst.get(terms[i] ?? '') ?? []) {
      if (!said.every((term, k) => terms[i + k] === term)) continue;
      if (isDenied && !denied.has(i)) continue;
      for (const term of legal) {
        if (!present.has(term) && !expansions.has(term))
          expansions.set(term, { term, from: said.map((_, k) => i + k) });
      }
    }
  }
  return [...expansions.values()];
}
