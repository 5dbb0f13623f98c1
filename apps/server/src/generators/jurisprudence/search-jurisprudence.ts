import type { JurisprudenceResult, JurisprudenceSearch } from '@foja/contracts/generators/jurisprudence';
import { resultSourceLabels } from '@foja/contracts/jurisprudence-limits';
import { messages } from '@foja/contracts/messages';
import { localEngineName } from '@foja/contracts/models';
import type { RulingSource, RulingSummarySource } from '../../corpus/corpus-source.ts';
import { readRulings } from '../../corpus/read-ruling.ts';
import { readRulingSummaries } from '../../corpus/read-ruling-summary.ts';
import { opinionAt } from '../../corpus/ruling-text/opinion.ts';
import { opinionLabel } from '../../corpus/ruling-text/opinion-label.ts';
import { asSource } from '../../retrieval/as-source.ts';
import type { RankedSource, Retrieval } from '../../retrieval/retrieval.ts';
import type { Generated, GenerationDeps, GenerationInput } from '../generation.ts';
import { readMatter } from '../matter/read-matter.ts';
import { tellingPassages } from './telling-passages.ts';

/** Longest stretch of a ruling in which the matching words are looked for, in characters, and results that are searched so. */
const searchedCharacters = 40_000;
const searchedResults = 10;
const summaryMaxCharacters = 900;
/** Names of a matter that are searched: its kind of case and what lawyers call it. */
const namesSearched = 4;

/**
 * The rulings of the corpus on what a text speaks of, best first; none where none is near. No model has a part in it: a ruling is
 * found or it is not.
 */
export async function searchJurisprudence(
  deps: Pick<GenerationDeps, 'db' | 'clock' | 'retrieve' | 'threads'>,
  { maxResults, subject, text }: Pick<GenerationInput, 'maxResults' | 'subject' | 'text'>,
): Promise<Generated<JurisprudenceSearch>> {
  const found = await findRulings(deps, { maxResults, subject, text });
  const ids = found.sources.map(({ id }) => id);
  const [rulings, summaries] = await Promise.all([readRulings(deps.db, ids), readRulingSummaries(deps.db, ids)]);
  const facts = new Map([...rulings, ...summaries].map((ruling) => [ruling.id, ruling]));
  const searched = found.sources.slice(0, searchedResults).map(({ text: whole }) => whole.slice(0, searchedCharacters));
  const passages = await deps.threads.run(
    tellingPassages,
    { texts: searched, question: text },
    { owner: subject, characters: searched.reduce((sum, { length }) => sum + length, text.length) },
  );
  const results = found.sources.flatMap((source, place): JurisprudenceResult[] => {
    const ruling = facts.get(source.id);
    if (ruling === undefined) return [];
    return [
      {
        id: ruling.id,
        title: ruling.title,
        court: ruling.court,
        date: ruling.date,
        relevance: source.score,
        source: sourceOf(ruling),
        ...(ruling.kind === 'ruling' && { isExtract: ruling.isExtract }),
        summary: summaryOf(source, ruling.kind === 'ruling' ? ruling.summary : ''),
        citation: ruling.citation,
        url: source.officialUrl,
        passage:
          source.text === '' || place >= searchedResults ? excerptOf(source) : passageIn(passages[place], ruling),
        articles: ruling.kind === 'ruling-summary' ? ruling.norms : [],
      },
    ];
  });
  const listed = new Set(results.map(({ id }) => id));
  return {
    structure: { query: found.searchQuery, results },
    engine: localEngineName,
    notice: null,
    sources: found.sources.filter(({ id }) => listed.has(id)).map(asSource),
    citations: [],
  };
}

/**
 * By the words of the text; where they find nothing, as a whole story does, by the names of its matter, each ruling with the best
 * of its scores.
 */
async function findRulings(
  deps: Pick<GenerationDeps, 'db' | 'clock' | 'retrieve' | 'threads'>,
  { maxResults: limit, subject, text }: Pick<GenerationInput, 'maxResults' | 'subject' | 'text'>,
): Promise<Pick<Retrieval, 'searchQuery' | 'sources'>> {
  const search = (question: string) => deps.retrieve({ question, domain: 'todos_premium', limit, only: 'rulings' });
  const byWords = await search(text);
  if (byWords.sources.length > 0) return byWords;
  const guide = (await readMatter(deps, text, subject))?.guide;
  if (guide === undefined) return byWords;
  const names = [guide.caseData.situation, ...guide.synonyms].slice(0, namesSearched);
  const best = new Map<string, RankedSource>();
  for (const { sources } of await Promise.all(names.map(search))) {
    for (const source of sources) if (source.score > (best.get(source.id)?.score ?? 0)) best.set(source.id, source);
  }
  const sources = [...best.values()].sort((a, b) => b.score - a.score).slice(0, limit);
  return { searchQuery: names.join('; '), sources };
}

/** Whether our editors tell what a ruling decided. */
export function saysWhatWasDecided({ editorial }: Pick<RankedSource, 'editorial'>): boolean {
  return decisionIn(editorial) !== undefined;
}

function decisionIn(editorial: RankedSource['editorial']): string | undefined {
  return editorial?.sections.find(({ heading }) => heading === 'Qué resolvió')?.body;
}

/** What was decided, by our editors; else the official headnotes. */
export function summaryOf({ editorial }: Pick<RankedSource, 'editorial'>, headnotes: string): string {
  const told = (decisionIn(editorial) ?? headnotes).replace(/\s*\[[a-z][a-z0-9-]*:[^\]]*\]/g, '').trim();
  return told.length <= summaryMaxCharacters ? told : `${told.slice(0, summaryMaxCharacters).replace(/\s+\S*$/, '')}…`;
}

type Ruling = RulingSource | RulingSummarySource;

/** What is told of a ruling: its text, a part of it, or what the editors say. */
export function sourceOf(ruling: Ruling): string {
  if (ruling.kind === 'ruling-summary') return messages.editorialLabel;
  return ruling.isExtract ? resultSourceLabels.extract : resultSourceLabels.corpus;
}

type Passage = JurisprudenceResult['passage'];

function excerptOf({ excerpt }: Pick<RankedSource, 'excerpt'>): Passage {
  return excerpt === '' ? null : { text: excerpt, isVerbatim: false };
}

function passageIn(quote: string | null | undefined, ruling: Ruling): Passage {
  if (!quote) return null;
  const at = ruling.kind === 'ruling' ? ruling.text.indexOf(quote) : -1;
  const opinion = ruling.kind === 'ruling' && at !== -1 ? opinionAt(ruling.opinions, at) : null;
  return { text: quote, isVerbatim: true, from: opinion && opinionLabel(opinion) };
}
