import type { FoundRuling } from '@foja/contracts/jurisprudence';
import { resultSourceLabels } from '@foja/contracts/jurisprudence-limits';
import { messages } from '@foja/contracts/messages';
import { subjectsOf } from '../corpus/list-ruling-facts.ts';
import { nameArticleKeys } from '../corpus/name-cited-norms.ts';
import { readRulings } from '../corpus/read-ruling.ts';
import { readArticlesCitedBy } from '../corpus/read-ruling-citations.ts';
import { readRulingSummaries } from '../corpus/read-ruling-summary.ts';
import { saysWhatWasDecided, summaryOf } from '../generators/jurisprudence/search-jurisprudence.ts';
import type { RankedSource } from '../retrieval/retrieval.ts';
import type { JurisprudenceDeps } from './jurisprudence-deps.ts';
import { markPassages } from './mark-passages.ts';

/** Norms listed of one ruling. */
const mostNorms = 20;

/** Rulings and summaries of the corpus as results, in the order given. */
export async function presentCorpusRulings(
  deps: Pick<JurisprudenceDeps, 'db' | 'registry'>,
  sources: readonly RankedSource[],
  weights: ReadonlyMap<string, number>,
): Promise<FoundRuling[]> {
  const ids = sources.map(({ id }) => id);
  const [rulings, summaries, cited, registry] = await Promise.all([
    readRulings(deps.db, ids),
    readRulingSummaries(deps.db, ids),
    readArticlesCitedBy(deps.db, ids),
    deps.registry(),
  ]);
  const facts = new Map([...rulings, ...summaries].map((ruling) => [ruling.id, ruling]));
  const keysOf = (id: string) => {
    const ruling = facts.get(id);
    return (ruling?.kind === 'ruling-summary' ? ruling.norms : (cited.get(id) ?? [])).slice(0, mostNorms);
  };
  const named = await nameArticleKeys(deps.db, registry, [...new Set(ids.flatMap(keysOf))]);
  return sources.flatMap((source): FoundRuling[] => {
    const ruling = facts.get(source.id);
    if (ruling === undefined) return [];
    const isOfficial = ruling.kind === 'ruling';
    const told = (source.editorial?.sections ?? []).map(({ body }) => ({
      text: withoutKeys(body),
      isVerbatim: false,
      isEditorial: true,
    }));
    const own = isOfficial
      ? [
          { text: ruling.text, isVerbatim: true },
          { text: ruling.summary, isVerbatim: false },
        ]
      : [];
    const passages = markPassages([...own, ...told], weights);
    const articles = keysOf(ruling.id);
    return [
      {
        id: ruling.id,
        title: ruling.title,
        court: ruling.court,
        date: ruling.date,
        relevance: source.score,
        source: isOfficial ? resultSourceLabels.corpus : messages.editorialLabel,
        summary: summaryOf(source, isOfficial ? ruling.summary : ''),
        citation: ruling.citation,
        url: source.officialUrl,
        passage: passages[0] ? { text: passages[0].text, isVerbatim: passages[0].isVerbatim } : null,
        articles,
        // As `summaryOf` chooses: what the editors say comes before the official headnotes.
        isEditorialSummary: !isOfficial || saysWhatWasDecided(source),
        origin: 'corpus',
        sourceId: ruling.id,
        passages,
        norms: articles.flatMap((key) => named.get(key) ?? []),
        subjects: isOfficial ? subjectsOf(ruling.summary) : [ruling.area],
        reason: null,
      },
    ];
  });
}

/** Editors' references to articles (`[ccyc:1757]`) are not for reading. */
function withoutKeys(text: string): string {
  return text.replace(/\s*\[[a-z][a-z0-9-]*:[^\]]*\]/g, '');
}
