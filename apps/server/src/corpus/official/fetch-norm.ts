import type { StatuteLine } from '../import/import-schemas.ts';
import { validFrom } from '../import/valid-from.ts';
import { changesOfNote, type NotedChange } from './amendment-note.ts';
import type { InfolegSite, OfficialPage } from './infoleg-site.ts';
import { InfolegTrouble } from './infoleg-trouble.ts';
import type { OfficialArticle, OfficialNorm } from './official-norm.ts';
import { type NormCard, parseNormCard } from './parse-norm-card.ts';
import { parseNormPage } from './parse-norm-page.ts';
import { type EarlierText, readEarlierTexts } from './read-earlier-texts.ts';

/** A norm as the official site has it now, ready to be imported. */
export interface FetchedNorm {
  lines: StatuteLine[];
  doubtful: { article: string; why: string }[];
  leftOut: string[];
  isUnchanged: boolean;
  url: string;
}

/** A page with fewer than this share of the articles that are held has lost some, or changed its shape. */
const minShare = 0.6;

/** @throws {InfolegTrouble} the signal's reason. */
export async function fetchCard(site: InfolegSite, infolegId: number, signal: AbortSignal): Promise<NormCard> {
  const card = parseNormCard((await site.card(infolegId, signal)).html);
  if (card === 'unknown') throw new InfolegTrouble('not-found');
  if (card === null) throw new InfolegTrouble('shape', 'la ficha de la norma');
  return card;
}

/**
 * The articles of a norm, with what each said when it was published where that is sure.
 * @param heldArticles how many are held, by which a page that lost its articles is known.
 * @throws {InfolegTrouble} the signal's reason.
 */
export async function fetchNorm(
  site: InfolegSite,
  norm: { code: string; infolegId: number },
  heldArticles: number,
  signal: AbortSignal,
): Promise<FetchedNorm> {
  const card = await fetchCard(site, norm.infolegId, signal).catch((error: unknown) => {
    // The card only adds a date: its trouble is none of the text's.
    if (error instanceof InfolegTrouble && !error.isOut) return null;
    throw error;
  });
  const updated = await missingAsNull(site.text(norm.infolegId, 'texact', signal));
  const original = await missingAsNull(site.text(norm.infolegId, 'norma', signal));
  const page = updated ?? original;
  if (!page) throw new InfolegTrouble('not-found');
  const read = parseNormPage(page.html);
  if (read.articles.length === 0) throw new InfolegTrouble('shape', 'no se reconoció ningún artículo');
  if (read.articles.length < heldArticles * minShare) {
    throw new InfolegTrouble('shape', `trae ${read.articles.length} artículos y había ${heldArticles}`);
  }
  const earlier =
    updated && original ? earlierTexts(read, original, card?.publishedOn ?? null) : new Map<string, EarlierText>();
  return {
    lines: read.articles.map((article) => lineOf(norm.code, article, read.history, earlier)),
    doubtful: read.articles
      .filter(({ doubts }) => doubts.length > 0)
      .map(({ doubts, number }) => ({ article: number, why: doubts.join('; ') })),
    leftOut: read.leftOut,
    isUnchanged: page.isUnchanged && (!original || original.isUnchanged),
    url: page.url,
  };
}

async function missingAsNull(page: Promise<OfficialPage>): Promise<OfficialPage | null> {
  return page.catch((error: unknown) => {
    if (error instanceof InfolegTrouble && error.kind === 'not-found') return null;
    throw error;
  });
}

function earlierTexts(
  read: OfficialNorm,
  original: OfficialPage,
  publishedOn: string | null,
): Map<string, EarlierText> {
  return readEarlierTexts(read.articles, parseNormPage(original.html).articles, publishedOn, (article) => {
    const days = [
      ...article.notes.flatMap((note) => (changesOfNote(note).length > 0 ? [validFrom([note])] : [])),
      ...historyOf(article, read.history).map((change) => change.publishedOn),
    ];
    return days.every((day) => day !== null) ? days.sort() : null;
  });
}

function historyOf(article: OfficialArticle, history: readonly NotedChange[]): NotedChange[] {
  return history.filter((change) => change.article === article.number);
}

function lineOf(
  code: string,
  article: OfficialArticle,
  history: readonly NotedChange[],
  earlier: ReadonlyMap<string, EarlierText>,
): StatuteLine {
  const own = historyOf(article, history);
  const before = earlier.get(article.number);
  return {
    norm: code,
    article: article.number,
    heading: article.heading,
    path: article.path,
    text: article.text,
    repealed: article.repealed,
    suspect: article.doubts.length > 0,
    notes: article.notes,
    ...(own.length > 0 && { history: own }),
    ...(before && { versions: [before] }),
  };
}
