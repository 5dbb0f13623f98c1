import type { Citation, CitationProblem } from '@foja/contracts/chat';
import { fold } from '@foja/legal-text/fold';
import { bracketedKeys } from '../corpus/statements/split-pieces.ts';
import type { RankedSource, Retrieval } from '../retrieval/retrieval.ts';
import type { CitationResolver, LawReference, LawState } from './citation-resolver.ts';
import { tidyMarkup } from './tidy-markup.ts';
import { type CheckedQuote, verifyQuotes } from './verify-quotes.ts';
import { findUnsupportedSentences, type UnsupportedSentence } from './verify-sentences.ts';

export interface VerifiedAnswer {
  /** The draft with its marks tidied and its quotations corrected. */
  content: string;
  /** In order of appearance; offsets are of `content`. */
  citations: Citation[];
  quotes: CheckedQuote[];
}

/** How an answer says that what it cites is not, or may not be, in force. */
const saysNotInForce =
  /derogad|no esta vigente|no vigente|sin vigencia|perdio vigencia|desactualizad|dej(o|aron) de regir/;

/**
 * Looks up every reference of an answer (`[n]`, "art. 11 LDC", "Fallos: 329:5") and compares it with what was retrieved:
 * verified only where it exists, was among the sources, is in force or said not to be, holds the words quoted from it, and says what
 * the sentence says that leans on it.
 * `checkedKeys` are articles with which an editorial table was compared, of which the answer speaks.
 * References inside a verbatim quotation are the law's own and are not counted.
 */
export async function verifyCitations(
  draft: string,
  question: string,
  {
    sources,
    nonexistentReferences,
    checkedKeys = [],
  }: Pick<Retrieval, 'sources' | 'nonexistentReferences'> & { checkedKeys?: readonly string[] },
  citationResolver: CitationResolver,
): Promise<VerifiedAnswer> {
  const { content, quotes } = verifyQuotes(tidyMarkup(draft), sources, [question]);
  const lawsOwnWords = quotes.filter(({ status }) => status === 'verbatim' || status === 'restored');
  const found = await citationResolver.findReferences(content);
  const references = found
    .filter((reference) => !lawsOwnWords.some((quote) => reference.start >= quote.start && reference.end <= quote.end))
    .filter((reference) => !isNamedBySource(reference, sources))
    .map((reference) => ({ ...reference, keys: keysOf(reference, sources) }));
  const states = await citationResolver.readStates([...new Set(references.flatMap((reference) => reference.keys))]);
  const retrieved = new Set([...sources.flatMap(keysRetrievedWith), ...checkedKeys]);
  const citations = [
    ...markCitations(content, sources),
    ...references.map((reference) =>
      // What the question named and does not exist stays so, even where the answer leaves out the norm.
      nonexistentReferences.includes(reference.text)
        ? judge(content, reference, null, 'nonexistent')
        : wordCitation(content, reference, states, retrieved),
    ),
  ].sort((a, b) => a.start - b.start);
  for (const quote of quotes) if (quote.status === 'misquoted') blameQuote(content, quote, citations);
  for (const sentence of findUnsupportedSentences(content, sources, quotes, question))
    blameSentence(sentence, citations);
  return { content, citations, quotes };
}

/** What came with a source: itself, the articles that it stands on, and those that its editorial text names. */
export function keysRetrievedWith(source: RankedSource): string[] {
  const named = source.editorial?.sections.flatMap((section) => bracketedKeys(section.body)) ?? [];
  return [source.id, ...source.articles, ...named];
}

/** "El artículo 11" alone means the retrieved article of that number, where there is just one. */
function keysOf(reference: LawReference, sources: readonly RankedSource[]): string[] {
  if (reference.bareArticles.length === 0) return reference.keys;
  const retrieved = [...new Set(sources.flatMap((source) => source.articles))];
  const keys = reference.bareArticles.map((article) => retrieved.filter((key) => key.split(':')[1] === article));
  return keys.every((candidates) => candidates.length === 1) ? keys.flat() : [];
}

/** A law that Foja does not know, in words that a source itself has: the source answers for it. */
function isNamedBySource(reference: LawReference, sources: readonly RankedSource[]): boolean {
  if (reference.keys.length > 0 || reference.bareArticles.length > 0) return false;
  return sources.some((source) => {
    const texts = [
      source.text,
      source.normTitle ?? '',
      ...(source.editorial?.sections.map((section) => section.body) ?? []),
    ];
    return texts.some((text) => text.includes(reference.text));
  });
}

function markCitations(content: string, sources: readonly RankedSource[]): Citation[] {
  return [...content.matchAll(/\[(\d{1,3})\]/g)].map((match) => {
    const source = sources[Number(match[1]) - 1];
    const state: LawState = !source
      ? 'nonexistent'
      : source.repealed
        ? 'repealed'
        : source.suspect
          ? 'suspect'
          : 'in-force';
    const span = { start: match.index, end: match.index + match[0].length };
    return judge(content, span, source?.id ?? null, problemOf(state, true));
  });
}

function wordCitation(
  content: string,
  reference: LawReference,
  states: ReadonlyMap<string, LawState>,
  retrieved: ReadonlySet<string>,
): Citation {
  // A law that Foja does not know may well exist; what is certain is that nobody here has read it.
  if (reference.keys.length === 0) {
    return judge(content, reference, null, reference.bareArticles.length === 0 ? 'not-loaded' : 'not-retrieved');
  }
  const judged = reference.keys.map((key) => {
    const state = states.get(key) ?? 'nonexistent';
    return { key, state, problem: problemOf(state, retrieved.has(key)) };
  });
  const worst = judged.find(({ problem }) => problem !== null) ?? judged[0]!;
  return judge(content, reference, worst.state === 'nonexistent' ? null : worst.key, worst.problem);
}

function problemOf(state: LawState, isRetrieved: boolean): CitationProblem | null {
  if (state === 'nonexistent' || state === 'repealed' || state === 'suspect') return state;
  if (isRetrieved) return null;
  return state === 'not-loaded' ? 'not-loaded' : 'not-retrieved';
}

function judge(
  content: string,
  span: { start: number; end: number },
  source: string | null,
  problem: CitationProblem | null,
): Citation {
  const warned =
    (problem === 'repealed' || problem === 'suspect') && saysNotInForce.test(fold(lineAround(content, span.start)));
  const remaining = warned ? null : problem;
  return {
    text: content.slice(span.start, span.end),
    start: span.start,
    end: span.end,
    source,
    verified: remaining === null,
    problem: remaining,
  };
}

/** The citation that an untraceable quotation leaned on: the next one in its line, else the last one before it. */
function blameQuote(content: string, quote: CheckedQuote, citations: Citation[]): void {
  const lineEnd = endOfLine(content, quote.end);
  const lineStart = content.lastIndexOf('\n', quote.start - 1) + 1;
  const blamed =
    citations.find(({ start }) => start >= quote.end && start < lineEnd) ??
    citations.findLast(({ start }) => start >= lineStart && start < quote.start);
  if (blamed?.verified) Object.assign(blamed, { verified: false, problem: 'misquoted' satisfies CitationProblem });
}

/** The marks of a sentence that its sources do not bear out. */
function blameSentence({ start, end }: UnsupportedSentence, citations: Citation[]): void {
  for (const citation of citations) {
    const isItsMark = citation.start >= start && citation.end <= end && /^\[\d+\]$/.test(citation.text);
    if (isItsMark && citation.verified) {
      Object.assign(citation, { verified: false, problem: 'unsupported' satisfies CitationProblem });
    }
  }
}

function lineAround(content: string, at: number): string {
  return content.slice(content.lastIndexOf('\n', at - 1) + 1, endOfLine(content, at));
}

function endOfLine(content: string, from: number): number {
  const end = content.indexOf('\n', from);
  return end === -1 ? content.length : end;
}
