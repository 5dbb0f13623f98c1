import type { SourceDetail } from '@foja/contracts/sources';
import type { Database } from '../platform/database/database.ts';
import { articleLabel } from './article-key.ts';
import { readArticles } from './read-article.ts';
import { readNorms } from './read-norms.ts';
import { readNotesOfArticles } from './read-note.ts';
import { readSummariesNaming } from './read-ruling-summary.ts';

type Neighbour = SourceDetail['related'][number];

/** Articles as links: to the official text where it is loaded, else to the note, and none where neither is there. */
export async function nameArticles(db: Database, keys: string[]): Promise<Neighbour[]> {
  const [articles, notes] = await Promise.all([readArticles(db, keys), readNotesOfArticles(db, keys)]);
  return [...new Set(keys)].flatMap((key) => {
    const source = articles.find((article) => article.id === key) ?? notes.find((note) => note.articleId === key);
    return source ? [{ id: source.id, label: source.label }] : [];
  });
}

/** How a lawyer names these articles, loaded or not. */
export async function labelArticles(db: Database, keys: string[]): Promise<string[]> {
  const norms = new Map((await readNorms(db)).map((norm) => [norm.code, norm]));
  return keys.map((key) => {
    const [code = '', article = ''] = key.split(':');
    return articleLabel(norms.get(code) ?? { code, aliases: [] }, article);
  });
}

const maxRulings = 5;

/** The latest leading rulings that speak of this article, as links to their summaries. */
export async function nameRulings(db: Database, articleId: string): Promise<Neighbour[]> {
  const summaries = await readSummariesNaming(db, articleId);
  return summaries
    .sort((left, right) => right.date.localeCompare(left.date))
    .slice(0, maxRulings)
    .map((summary) => ({ id: summary.id, label: `${summary.label} (${summary.title})` }));
}
