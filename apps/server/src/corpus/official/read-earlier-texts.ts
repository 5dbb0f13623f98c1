import { changesOfNote } from './amendment-note.ts';
import type { OfficialArticle } from './official-norm.ts';

export interface EarlierText {
  from: string | null;
  to: string | null;
  heading: string;
  text: string;
  repealed: boolean;
}

/** So many of the articles that never changed must read the same on both pages for their numbers to mean the same. */
const agreeingShare = 0.9;
const fewestCompared = 3;

/**
 * Texts that articles had when the norm was published, from its original page, for those that changed since. Only where the articles
 * that never changed read the same on both pages: a norm whose numbers were set anew ("texto ordenado") gives none.
 * @param changeDays for an article, the days of its known changes, in order; null where one of them is not known.
 */
export function readEarlierTexts(
  current: readonly OfficialArticle[],
  original: readonly OfficialArticle[],
  publishedOn: string | null,
  changeDays: (article: OfficialArticle) => string[] | null,
): Map<string, EarlierText> {
  const before = new Map(original.map((article) => [article.number, article]));
  const unchanged = current.filter((article) => !article.notes.some((note) => changesOfNote(note).length > 0));
  const compared = unchanged.filter(({ number }) => before.has(number));
  const agreeing = compared.filter((article) => plain(before.get(article.number)) === plain(article));
  const texts = new Map<string, EarlierText>();
  if (compared.length < fewestCompared || agreeing.length / compared.length < agreeingShare) return texts;
  for (const article of current) {
    const first = before.get(article.number);
    const days = changeDays(article);
    const [day] = days ?? [];
    if (!first || first.doubts.length > 0 || first.text === '' || !day || plain(first) === plain(article)) continue;
    texts.set(article.number, {
      from: publishedOn,
      to: day,
      heading: first.heading,
      text: first.text,
      repealed: false,
    });
  }
  return texts;
}

/** Letters and figures alone: two pages of one text differ in spaces and marks. */
function plain(article: OfficialArticle | undefined): string {
  return (article?.text ?? '')
    .toLowerCase()
    .normalize('NFD')
    .replace(/[^\p{L}\p{N}]/gu, '');
}
