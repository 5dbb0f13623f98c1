import type { FoundRuling } from '@foja/contracts/jurisprudence';
import { type JurisprudenceSourceId, resultSourceLabels } from '@foja/contracts/jurisprudence-limits';
import { analyzeTerms } from '@foja/legal-text/analyze';
import { parseCitations } from '@foja/legal-text/citations';
import { nameCitedNorms } from '../corpus/name-cited-norms.ts';
import type { Retrieval } from '../retrieval/retrieval.ts';
import type { JurisprudenceDeps } from './jurisprudence-deps.ts';
import { markPassages } from './mark-passages.ts';
import type { SaijRuling } from './saij/saij-ruling.ts';

type Measure = NonNullable<Retrieval['rulings']>['measure'];

const summaryMaxCharacters = 900;
const maxNorms = 20;
/** SAIJ finds rulings by the words of texts that its list does not show: what is seen of them says the least that they are worth. */
const minRelevance = 0.3;
/** Titles tell more than any other few words. */
const titleRepetitions = 2;

/** What SAIJ found, as results: how relevant each is says our own measure, the same as for the corpus. */
export async function presentSaijRulings(
  deps: Pick<JurisprudenceDeps, 'db' | 'registry'>,
  origin: JurisprudenceSourceId,
  rulings: readonly SaijRuling[],
  measure: Measure,
): Promise<FoundRuling[]> {
  const registry = await deps.registry();
  return Promise.all(
    rulings.map(async (ruling): Promise<FoundRuling> => {
      const { citation, court, date, subjects, summary, title, url, uuid } = ruling;
      const seen = [...Array.from({ length: titleRepetitions }, () => title), subjects.join(', '), summary].join('\n');
      const norms = await nameCitedNorms(
        deps.db,
        registry,
        [summary, ruling.norms].flatMap((text) => (text === '' ? [] : parseCitations(text, registry))),
      );
      const passages = markPassages([{ text: summary, isVerbatim: false }], measure.weights);
      return {
        id: `${origin}:${uuid}`,
        title,
        court,
        date,
        relevance: Math.max(minRelevance, measure.relevanceOf(analyzeTerms(seen))),
        source: resultSourceLabels[origin],
        summary: cut(summary),
        citation,
        url,
        passage: passages[0] ? { text: passages[0].text, isVerbatim: false } : null,
        articles: norms.flatMap(({ key }) => (key?.includes(':') ? [key] : [])).slice(0, maxNorms),
        origin,
        sourceId: null,
        passages,
        norms: norms.slice(0, maxNorms),
        subjects,
        reason: null,
      };
    }),
  );
}

function cut(text: string): string {
  return text.length <= summaryMaxCharacters ? text : `${text.slice(0, summaryMaxCharacters).replace(/\s+\S*$/, '')}…`;
}
