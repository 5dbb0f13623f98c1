import type { FoundRuling, LegalAnalysis } from '@foja/contracts/jurisprudence';
import { resultSourceLabels } from '@foja/contracts/jurisprudence-limits';
import { readRulingsCiting } from '../corpus/read-ruling-citations.ts';
import { readRulingsSummarisedOn } from '../corpus/read-ruling-summary.ts';
import type { JurisprudenceDeps } from './jurisprudence-deps.ts';
import type { ResolvedFilters } from './resolve-filters.ts';
import { searchCorpus } from './search-corpus.ts';

/** Rulings that apply the same articles, which are told; those that the text itself cites are told all. */
const maxApplying = 3;

/**
 * What the analysis alone leads to: the rulings that the text cites, and those of the corpus that apply the same articles to
 * something near.
 * @param text as it was selected; it does not leave the installation.
 */
export async function findByAnalysis(
  deps: Pick<JurisprudenceDeps, 'db' | 'registry' | 'retrieve' | 'threads' | 'owner'>,
  analysis: LegalAnalysis,
  text: string,
  filters: ResolvedFilters,
): Promise<FoundRuling[]> {
  const passes = (id: string) => filters.among === null || filters.among.has(id);
  const cited = new Set(analysis.rulings.flatMap(({ id }) => (id !== null && passes(id) ? [id] : [])));
  const keys = analysis.norms.flatMap(({ key }) => (key?.includes(':') ? [key] : []));
  const applying = new Set(
    (await Promise.all([readRulingsCiting(deps.db, keys), readRulingsSummarisedOn(deps.db, keys)]))
      .flat()
      .filter((id) => !cited.has(id) && passes(id)),
  );
  const search = async (among: Set<string>, limit: number) =>
    among.size === 0 ? [] : (await searchCorpus(deps, text, { ...filters, among }, limit)).results;
  const [named, near] = await Promise.all([search(cited, cited.size), search(applying, maxApplying)]);
  return [
    ...named.map((ruling) => ({ ...ruling, reason: 'Citado en el texto' })),
    ...near.map((ruling) => ({ ...ruling, reason: reasonOf(ruling, analysis) })),
  ].map((ruling) => ({ ...ruling, source: resultSourceLabels.analysis }));
}

function reasonOf(ruling: FoundRuling, { norms }: LegalAnalysis): string {
  const shared = norms.find(({ key }) => key !== null && ruling.articles.includes(key));
  return shared ? `Aplica el ${shared.label}` : 'Aplica una norma citada en el texto';
}
