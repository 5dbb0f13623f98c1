import { type Citation, parseCitations } from '@foja/legal-text/citations';
import type { NormRegistry } from '@foja/legal-text/norm-registry';
import { articleLabel } from '../article-key.ts';
import type { Change, ChangeTable } from '../changes/read-changes.ts';
import { tellDay } from './tell-stretch.ts';

/** A norm that holds no more and that an article still names. */
export interface RepealedWithin {
  /** As the article names it: "Ley 25.323", "art. 9 de la ley 24.013". */
  named: string;
  by: string;
  since: string | null;
}

const amends =
  /^.{0,60}\b(?:der[óo]g|abr[óo]g|sustit[úu]y|reempl[áa][zc]|modif[íi][cq]|incorp[óo]r|agr[ée]g)\p{L}*se\b/isu;

/** Norms and articles that an article in force names and that were repealed, each once, as far as the table of changes tells. */
export function findRepealedWithin(
  { id, text }: { id: string; text: string },
  changes: ChangeTable,
  registry: NormRegistry,
  today: string,
): RepealedWithin[] {
  // What repeals or rewords another norm names it for that.
  if (amends.test(text)) return [];
  const found = new Map<string, RepealedWithin>();
  for (const citation of parseCitations(text, registry)) {
    if (citation.kind === 'ruling') continue;
    const norm = citation.norm ?? citation.normText;
    if (norm === null || norm === undefined) continue;
    const articles = citation.articles.length === 0 ? [null] : citation.articles;
    const repeals = articles.map((article) => repealOf(changes, norm, article, today));
    const [repeal] = repeals;
    // A list of which some hold is left to the reader.
    if (!repeal || repeals.includes(null) || repeal.by === id) continue;
    const isOfNorm = repeal.article === undefined;
    const named = isOfNorm ? nameOf(citation, registry) : citation.text.replace(/\s+/g, ' ').trim();
    if (!found.has(named)) found.set(named, { named, by: nameBy(repeal.by, registry), since: repeal.since ?? null });
  }
  return [...found.values()];
}

function repealOf(changes: ChangeTable, norm: string, article: string | null, today: string): Change | null {
  return (
    changes
      .changeOf(norm, article)
      .find(
        ({ article: part, change, since }) =>
          change === 'repealed' && !part?.includes(':') && (since === undefined || since <= today),
      ) ?? null
  );
}

function nameOf({ norm, normText }: Citation, registry: NormRegistry): string {
  const known = norm === null ? undefined : registry.get(norm);
  return (
    known?.aliases.find((alias) => /^ley /i.test(alias)) ?? known?.title ?? (normText ?? '').replace(/^ley/, 'Ley')
  );
}

function nameBy(by: string, registry: NormRegistry): string {
  const [code = '', article = ''] = by.split(':');
  return article === '' ? by : articleLabel(registry.get(code) ?? { code, aliases: [] }, article);
}

/** "Este artículo nombra normas que ya no rigen: la Ley 25.323 (derogada por …, desde el 9/7/2024)."; null where there are none. */
export function tellRepealedWithin(found: readonly RepealedWithin[]): string | null {
  if (found.length === 0) return null;
  const list = found.map(
    ({ by, named, since }) => `${named} (por ${by}${since === null ? '' : `, desde el ${tellDay(since)}`})`,
  );
  return `Este artículo nombra normas que fueron derogadas: ${list.join('; ')}.`;
}
