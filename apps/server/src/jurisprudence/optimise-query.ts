import type { LegalAnalysis } from '@foja/contracts/jurisprudence';
import { analyze, analyzeTerms } from '@foja/legal-text/analyze';

/** Issues whose words are searched, and words of the text that are added to them. */
const maxIssues = 2;
const maxWords = 12;
const maxNorms = 3;
/** Words of the text that are added however long the issues are. */
const minWords = 6;
/** A selection this short is its own query. */
const shortWords = 8;

export interface QueryMaterial {
  /** The text without personal data. */
  safeText: string;
  /** What the text is about, without personal data. */
  safeIssues: readonly string[];
  norms: LegalAnalysis['norms'];
  /** Words that a model proposed. */
  searchTerms: readonly string[];
  /** Index terms of the text that some rulings hold, those that tell most first. */
  telling: readonly string[];
}

/**
 * Agent 2: the query that is searched: what the text is about, then the words of it that tell most among rulings, then the norms that
 * it cites. It holds no personal data, so that it may go to any source.
 */
export function optimiseQuery({ norms, safeIssues, safeText, searchTerms, telling }: QueryMaterial): string {
  const text = safeText
    .replace(/\[[^\]\s]{1,60}\]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  if (analyzeTerms(text).length <= shortWords) return text;
  const parts = [...safeIssues.slice(0, maxIssues), ...searchTerms].map(withoutPlaceholders);
  const said = new Set(parts.flatMap(analyzeTerms));
  const written = new Map<string, { word: string; times: number }>();
  for (const { end, start, term } of analyze(text)) {
    const known = written.get(term);
    if (known) known.times += 1;
    else written.set(term, { word: text.slice(start, end).toLowerCase(), times: 1 });
  }
  // After what rulings speak of, what the text itself repeats.
  const repeated = [...written]
    .filter(([term, { times }]) => times > 1 && !term.startsWith('#'))
    .sort(([, a], [, b]) => b.times - a.times)
    .map(([term]) => term);
  const words = [...new Set([...telling, ...repeated])].filter((term) => !said.has(term) && written.has(term));
  const added = words.slice(0, Math.max(minWords, maxWords - said.size)).map((term) => written.get(term)?.word ?? '');
  const named = norms.slice(0, maxNorms).map(({ label }) => label);
  return [...new Set([...parts, ...added, ...named])].filter((part) => part !== '').join(' ') || text;
}

function withoutPlaceholders(text: string): string {
  return text
    .replace(/\[[^\]\s]{1,60}\]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}
