import { fold } from '@foja/legal-text/fold';
import type { Retrieval } from '../../retrieval/retrieval.ts';
import type { CitationResolver } from '../citation-resolver.ts';
import { verifyCitations } from '../verify-citations.ts';
import type { CitationCase, Verdict } from './citation-cases.ts';
import type { QuoteCase } from './quote-cases.ts';

export interface VerdictRate {
  /** Cases that are of this verdict, and how many got it. */
  cases: number;
  /** Of the answers given this verdict, the share that deserved it; null where none was given it. */
  precision: number | null;
  recall: number | null;
}

export interface CitationScore {
  cases: number;
  /** References that must not pass as good: how many of those flagged are bad, and how many of the bad are flagged. */
  flagged: VerdictRate;
  byVerdict: Record<string, VerdictRate>;
  byKind: Record<string, { cases: number; right: number }>;
  wrong: { kind: string; draft: string; expected: string; given: string }[];
}

interface Judged {
  kind: string;
  draft: string;
  expected: string;
  given: string;
}

/** Feeds every case to the verifier of the chat and counts what it says. */
export async function scoreCitations(
  citationResolver: CitationResolver,
  references: readonly CitationCase[],
  quotes: readonly QuoteCase[],
): Promise<CitationScore> {
  const judged: Judged[] = [];
  for (const example of references) judged.push(await judgeReference(citationResolver, example));
  for (const example of quotes) judged.push(await judgeQuote(citationResolver, example));
  const verdicts = [...new Set(judged.map(({ expected }) => expected))];
  const isBad = (verdict: string) => verdict !== 'good' && verdict !== 'verbatim';
  const byKind: CitationScore['byKind'] = {};
  for (const { kind, expected, given } of judged) {
    byKind[kind] ??= { cases: 0, right: 0 };
    byKind[kind].cases += 1;
    if (given === expected) byKind[kind].right += 1;
  }
  return {
    cases: judged.length,
    flagged: rate(judged, isBad),
    byVerdict: Object.fromEntries(verdicts.map((verdict) => [verdict, rate(judged, (value) => value === verdict)])),
    byKind,
    wrong: judged.filter(({ expected, given }) => expected !== given),
  };
}

function rate(judged: readonly Judged[], is: (verdict: string) => boolean): VerdictRate {
  const actual = judged.filter(({ expected }) => is(expected));
  const given = judged.filter((one) => is(one.given));
  const both = actual.filter((one) => is(one.given)).length;
  return {
    cases: actual.length,
    precision: given.length === 0 ? null : both / given.length,
    recall: actual.length === 0 ? null : both / actual.length,
  };
}

function verify(citationResolver: CitationResolver, draft: string, sources: Retrieval['sources']) {
  return verifyCitations(draft, '¿Qué dice la ley?', { sources, nonexistentReferences: [] }, citationResolver);
}

async function judgeReference(citationResolver: CitationResolver, example: CitationCase): Promise<Judged> {
  const { kind, draft, reference, verdict } = example;
  const { content, citations } = await verify(citationResolver, draft, example.sources);
  const at = content.indexOf(reference);
  const citation = citations.find(({ start, end }) => start < at + reference.length && end > at);
  const given: Verdict | 'overlooked' = !citation
    ? 'overlooked'
    : citation.verified
      ? 'good'
      : (citation.problem ?? 'good');
  return { kind, draft, expected: verdict, given };
}

/** A restored quotation counts only where the source's own words are back. */
async function judgeQuote(citationResolver: CitationResolver, example: QuoteCase): Promise<Judged> {
  const { kind, draft, verdict, passage } = example;
  const { content, quotes, citations } = await verify(citationResolver, draft, example.sources);
  const status = quotes[0]?.status ?? 'overlooked';
  const isWhole = passage === null || plain(content).includes(plain(passage));
  const isBlamed = verdict !== 'misquoted' || citations.some(({ problem }) => problem === 'misquoted');
  return { kind, draft, expected: verdict, given: isWhole && isBlamed ? status : `${status}, wrongly` };
}

function plain(text: string): string {
  return fold(text).replace(/[^a-z0-9]+/g, ' ');
}
