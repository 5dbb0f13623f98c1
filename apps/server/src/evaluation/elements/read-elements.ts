import { analyzeTerms } from '@foja/legal-text/analyze';
import { foldInPlace } from '@foja/legal-text/fold-in-place';
import type { Clause, Story } from '../story/read-story.ts';
import type { Cue } from './cue.ts';
import { cuesOf } from './cues.ts';

/** What a story says of one element to prove. */
export interface ElementFound {
  element: string;
  status: 'supported' | 'missing' | 'against' | 'unclear';
  /** Verbatim words of the story, the clearest first. */
  quotes: string[];
  /** Told both ways, which is more than being touched on. */
  isContested?: boolean;
}

/** What a clause, or somebody who has read it, says of an element. */
export interface Saying {
  verdict: 'supports' | 'denies' | 'touches';
  quote: string;
  /** How clearly; the clearest are quoted. */
  weight: number;
}

const maxQuotes = 2;
/** Terms that an element and a clause must share where no cue speaks, and what a rare one counts. */
const minShared = 2;

/** What the story says of each element, from our own reading and from what a model has read in it. */
export function readElements(
  elements: readonly string[],
  story: Story,
  readByModel: readonly (readonly Saying[])[] = [],
): ElementFound[] {
  return elements.map((element, index) => {
    const own = sayingsOn(element, story);
    return settle(element, [...(readByModel[index] ?? []), ...own]);
  });
}

/**
 * Support only ever raises a status and denial only ever lowers it, whatever the order: more support for an element never
 * weakens it.
 */
function settle(element: string, sayings: readonly Saying[]): ElementFound {
  const of = (verdict: Saying['verdict']) => sayings.filter((saying) => saying.verdict === verdict);
  const [supports, denies, touches] = [of('supports'), of('denies'), of('touches')];
  const found = (status: ElementFound['status'], from: readonly Saying[]): ElementFound => ({
    element,
    status,
    quotes: [...new Set([...from].sort((a, b) => b.weight - a.weight).map(({ quote }) => quote))].slice(0, maxQuotes),
  });
  if (supports.length > 0 && denies.length === 0) return found('supported', supports);
  if (supports.length > 0) {
    const [first, last] = [found('unclear', supports), found('unclear', denies)];
    const quotes = [...new Set([...first.quotes.slice(0, 1), ...last.quotes.slice(0, 1)])];
    return { ...first, quotes, isContested: true };
  }
  if (denies.length > 0) return found('against', denies);
  if (touches.length > 0) return found('unclear', touches);
  return { element, status: 'missing', quotes: [] };
}

function sayingsOn(element: string, story: Story): Saying[] {
  const folded = foldInPlace(element);
  const cues = cuesOf(folded);
  const terms = new Set(analyzeTerms(element));
  return story.clauses.flatMap((clause) => sayingOf(clause, folded, cues, terms) ?? []);
}

const lacks = /^que no (habia|hubo|hay|existe)/;
const negation = /\b(no|nunca|jamas|tampoco|sin|ningun[ao]?)\b/;

function sayingOf(clause: Clause, element: string, cues: readonly Cue[], terms: ReadonlySet<string>): Saying | null {
  const saying = (verdict: Saying['verdict'], weight: number): Saying => ({ verdict, weight, quote: clause.quote });
  const shared = [...terms].filter((term) => clause.terms.has(term)).length;
  // A list of proofs may show a fact; what it lacks denies none.
  if (!clause.listsProofs && cues.some(({ denies }) => denies?.test(clause.folded)))
    return saying('denies', 3 + shared);
  const spoken = cues.filter(({ tells }) => tells.test(clause.folded));
  if (spoken.length > 0) {
    const isTheirWord = clause.isReported && !spoken.some(({ fromReports }) => fromReports);
    // That something was lacking is told by no words that only name it.
    const isNamedOnly = lacks.test(element) && !negation.test(clause.folded);
    const isFirm = !clause.isDoubted && !isTheirWord && !isNamedOnly;
    return saying(isFirm ? 'supports' : 'touches', spoken.length * 2 + shared);
  }
  if (shared < Math.min(minShared, terms.size)) return null;
  const sameSense = negation.test(clause.folded) === negation.test(element);
  return saying(sameSense && !clause.isDoubted && !clause.isReported ? 'supports' : 'touches', shared);
}
