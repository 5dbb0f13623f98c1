import type { FoundRuling } from '@foja/contracts/jurisprudence';
import type { RulingSource, RulingSummarySource } from '../corpus/corpus-source.ts';
import { subjectsOf } from '../corpus/list-ruling-facts.ts';
import { nameArticleKeys } from '../corpus/name-cited-norms.ts';
import { readRulings } from '../corpus/read-ruling.ts';
import { readArticlesCitedBy } from '../corpus/read-ruling-citations.ts';
import { readRulingSummaries } from '../corpus/read-ruling-summary.ts';
import { saysWhatWasDecided, sourceOf, summaryOf } from '../generators/jurisprudence/search-jurisprudence.ts';
import type { RankedSource } from '../retrieval/retrieval.ts';
import type { JurisprudenceDeps } from './jurisprudence-deps.ts';
import { markPassagesOfEach, type TextToMark } from './mark-passages.ts';

/** Norms listed of one ruling. */
const maxNorms = 20;

/** Rulings and summaries of the corpus as results, in the order given. */
export async function presentCorpusRulings(
  deps: Pick<JurisprudenceDeps, 'db' | 'registry' | 'threads' | 'owner'>,
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
    return (ruling?.kind === 'ruling-summary' ? ruling.norms : (cited.get(id) ?? [])).slice(0, maxNorms);
  };
  const named = await nameArticleKeys(deps.db, registry, [...new Set(ids.flatMap(keysOf))]);
  const texts = sources.map((source) => textsToMark(source, facts.get(source.id)));
  const characters = texts.flat().reduce((sum, { text }) => sum + text.length, 0);
  const marked = await deps.threads.run(
    markPassagesOfEach,
    { each: texts, weights },
    { owner: deps.owner, characters },
  );
  return sources.flatMap((source, place): FoundRuling[] => {
    const ruling = facts.get(source.id);
    if (ruling === undefined) return [];
    const isOfficial = ruling.kind === 'ruling';
    const passages = marked[place] ?? [];
    const articles = keysOf(ruling.id);
    return [
      {
        id: ruling.id,
        title: ruling.title,
        court: ruling.court,
        date: ruling.date,
        relevance: source.score,
        source: sourceOf(ruling),
        summary: summaryOf(source, isOfficial ? ruling.summary : ''),
        citation: ruling.citation,
        url: source.officialUrl,
        passage: passages[0]
          ? { text: passages[0].text, isVerbatim: passages[0].isVerbatim, from: passages[0].from ?? null }
          : null,
        articles,
        // As `summaryOf` chooses: what the editors say comes before the official headnotes.
        isEditorialSummary: !isOfficial || saysWhatWasDecided(source),
        origin: 'corpus',
        sourceId: ruling.id,
        passages,
        norms: articles.flatMap((key) => named.get(key) ?? []),
        subjects: isOfficial ? subjectsOf(ruling.summary) : [ruling.area],
        reason: null,
        ...(isOfficial && { isExtract: ruling.isExtract }),
      },
    ];
  });
}

/** What of a ruling is read for the words that are asked, its official text first. */
function textsToMark(
  { editorial }: RankedSource,
  ruling: RulingSource | RulingSummarySource | undefined,
): TextToMark[] {
  const told = (editorial?.sections ?? []).map(({ body }) => ({
    text: withoutKeys(body),
    isVerbatim: false,
    isEditorial: true,
  }));
  if (ruling?.kind !== 'ruling') return told;
  return [
    { text: ruling.text, isVerbatim: true, opinions: ruling.opinions },
    { text: ruling.summary, isVerbatim: false },
    ...told,
  ];
}

/** Editors' references to articles (`[ccyc:1757]`) are not for reading. */
function withoutKeys(text: string): string {
  return text.replace(/\s*\[[a-z][a-z0-9-]*:[^\]]*\]/g, '');
}
