import { changesOfNote } from './amendment-note.ts';
import type { ArticleDraft } from './collect-articles.ts';
import type { OfficialArticle } from './official-norm.ts';
import { swallowsArticle } from './quoted-articles.ts';

/** Words of a title at most, and how many articles must have one within for the first sentence to be read as such. */
const longestTitle = 140;
const titledShare = 0.7;
/** A repealed article keeps its title at most. */
const longestRepealedText = 160;

/** Text, notes, repeal and doubts of the articles of one numbering. */
export function finishArticles(drafts: readonly ArticleDraft[]): OfficialArticle[] {
  const titled = drafts.filter(({ lines }) => titleWithin(lines) !== '').length;
  const withText = drafts.filter(({ lines }) => lines.length > 0).length;
  const titlesStandWithin =
    drafts.every(({ heading }) => heading === '') && titled / Math.max(1, withText) >= titledShare;
  return drafts.map((draft, index) => finish(draft, drafts[index + 1], titlesStandWithin));
}

function finish(draft: ArticleDraft, next: ArticleDraft | undefined, titlesStandWithin: boolean): OfficialArticle {
  const { divisions, header, lines } = draft;
  const notes = [...new Set([...draft.notes, ...divisions.flatMap((division) => division.notes)])];
  const text = lines.join('\n').trim();
  const doubts = [...draft.doubts];
  const repealed = isRepealed(draft, text);
  if (repealed && text.length > longestRepealedText) doubts.push('figura como derogado y conserva texto');
  if (!repealed && text === '') doubts.push('no tiene texto');
  if (/^(?:de la|del|de los|y|e|o) /u.test(text)) doubts.push('su comienzo parece parte de una oración');
  if (swallowsArticle(text, header.whole + 1) && next?.header.whole !== header.whole + 1)
    doubts.push('puede incluir el artículo siguiente');
  const repealer = notes
    .flatMap(changesOfNote)
    .find((change) => change.verb === 'repealed' && isOfTheChangingNorm(change, notes, header.number));
  if (repealer && !repealed) doubts.push('la norma que le dio este texto fue derogada');
  return {
    number: header.number,
    heading: draft.heading || (titlesStandWithin ? titleWithin(lines) : ''),
    path: divisions.map(({ label }) => label).join(' > '),
    text: text || (repealed ? notes.join(' ') : ''),
    notes,
    repealed,
    doubts: [...new Set(doubts)],
  };
}

/** "Fuentes. Los casos que…": the short sentence that opens an article. */
function titleWithin(lines: readonly string[]): string {
  const [first = ''] = lines;
  const [, title = '', rest = ''] = /^["“]?([\p{Lu}][^.]*)\.\s*[-–—]*\s*(.*)$/su.exec(first) ?? [];
  if (title.length > longestTitle || (rest === '' && lines.length === 1)) return '';
  return title.trim();
}

/** An article without a number stands after another, whose repeal it does not tell: "(Artículo s/n derogado por…)". */
const ofUnnumberedArticle = /^\(?art[ií]culo\s*s\/\s*n/iu;

/** The last change of the article as a whole decides. */
function isRepealed(draft: ArticleDraft, text: string): boolean {
  if (/^\(?(?:art[ií]culo )?derogad[oa]s?\b\.?/iu.test(text) && text.length < longestRepealedText) return true;
  const ofArticle = draft.notes
    .filter((note) => !ofUnnumberedArticle.test(note))
    .flatMap(changesOfNote)
    .filter(({ article, subject }) => subject === 'articulo' && (article === null || article === draft.header.number));
  const ofDivisions = draft.divisions
    .flatMap((division) => division.notes.flatMap(changesOfNote))
    .filter(({ subject }) => /^(?:capitulo|titulo|seccion|libro)$/.test(subject));
  return [ofArticle, ofDivisions].some((changes) => lastOf(changes)?.verb === 'repealed');
}

function lastOf<T extends { publishedOn: string | null }>(changes: readonly T[]): T | undefined {
  return changes.reduce<T | undefined>(
    (last, change) => (!last || (change.publishedOn ?? '') >= (last.publishedOn ?? '') ? change : last),
    undefined,
  );
}

/** "…incorporado por art. 43 de la Ley N° 25.345. Artículo 43 de la Ley N° 25.345 derogado por…": the change itself was undone. */
function isOfTheChangingNorm(change: { article: string | null }, notes: readonly string[], own: string): boolean {
  const { article } = change;
  if (article === null || article === own) return false;
  return notes
    .flatMap(changesOfNote)
    .some(({ byArticle, verb }) => verb !== 'repealed' && byArticle?.replace(/[°º]/g, '') === article);
}
