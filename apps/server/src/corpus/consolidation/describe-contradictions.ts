import type { CorpusState } from '@foja/contracts/admin';
import type { Database } from '../../platform/database/database.ts';
import { articleLabel } from '../article-key.ts';
import type { ArticleSource, Norm } from '../corpus-source.ts';
import { readNorms } from '../read-norms.ts';
import { readContradictions } from './consolidate-corpus.ts';

/** The contradictions of the corpus, as a lawyer names the articles. */
export async function describeContradictions(db: Database): Promise<CorpusState['contradictions']> {
  const norms = await normsByCode(db);
  return (await readContradictions(db)).map(({ by, ...found }) => ({
    ...found,
    label: labelOf(found.articleId, norms),
    by: labelOf(by, norms),
  }));
}

/** Why an article is not in force, or not today's text, where only the laws that amended it say so; null where nothing is said. */
export async function describeStanding(
  db: Database,
  { repealedBy, staleBy }: Pick<ArticleSource, 'repealedBy' | 'staleBy'>,
): Promise<string | null> {
  if (repealedBy === null && staleBy === null) return null;
  const norms = await normsByCode(db);
  if (repealedBy === 'la nota oficial') return 'La nota oficial dice que está derogado. Se muestra como antecedente.';
  if (repealedBy !== null) return `Lo derogó ${labelOf(repealedBy, norms)}. Se muestra como antecedente.`;
  return `El texto importado no es el que le dio ${labelOf(staleBy ?? '', norms)}. Verificalo en el sitio oficial.`;
}

async function normsByCode(db: Database): Promise<Map<string, Norm>> {
  return new Map((await readNorms(db)).map((norm) => [norm.code, norm]));
}

/** A key as a lawyer names it; what is no key is a name already. */
function labelOf(key: string, norms: ReadonlyMap<string, Norm>): string {
  const [code = '', article = ''] = key.split(':');
  if (article === '') return key;
  return articleLabel(norms.get(code) ?? { code, aliases: [] }, article);
}
