import { changesOfNote, type NotedChange } from './amendment-note.ts';
import { type ArticleDraft, collectArticles } from './collect-articles.ts';
import { finishArticles } from './finish-articles.ts';
import type { OfficialArticle, OfficialNorm } from './official-norm.ts';
import { readPageLines } from './page-lines.ts';

/**
 * The articles of a norm's page (`texact.htm`, `norma.htm`). Numbers that begin anew are an annex: where the annex is the greater
 * part, as of a law that approves a code, it is the norm. What is not sure carries its doubts.
 */
export function parseNormPage(html: string): OfficialNorm {
  const { antecedents, law } = readPageLines(html);
  const { looseLines, sections, transitional } = collectArticles(law);
  const main = mainSection(sections);
  const articles = finishArticles(sections[main] ?? []);
  const leftOut = sections.flatMap((section, index) => (index === main ? [] : describeSection(section, index < main)));
  if (looseLines > 0)
    leftOut.push(`${looseLines} renglones fuera de los artículos (encabezado, firmas o anexos sin artículos)`);
  if (transitional.length > 0) leftOut.push(`${transitional.length} cláusulas transitorias sin número de artículo`);
  return { articles: markRepeated(articles), history: historyOf(antecedents), transitional, leftOut };
}

/** The body, unless a later part has more than twice as many articles. */
function mainSection(sections: readonly ArticleDraft[][]): number {
  let main = 0;
  sections.forEach((section, index) => {
    if (section.length > 2 * (sections[main]?.length ?? 0)) main = index;
  });
  return main;
}

function describeSection(section: readonly ArticleDraft[], isBefore: boolean): string[] {
  const [first, last] = [section[0], section.at(-1)];
  if (!first || !last) return [];
  const where = isBefore ? 'del cuerpo que aprueba' : (first.divisions[0]?.label ?? 'de otra numeración');
  return [
    `artículos ${first.header.number} a ${last.header.number} ${where}: sus números son también los de la norma principal`,
  ];
}

/** A number that comes twice names neither for sure; the first one stays. */
function markRepeated(articles: readonly OfficialArticle[]): OfficialArticle[] {
  const byNumber = new Map<string, OfficialArticle>();
  for (const article of articles) {
    const first = byNumber.get(article.number);
    if (first) first.doubts.push('la página trae dos veces este número');
    else byNumber.set(article.number, article);
  }
  return [...byNumber.values()];
}

/** Lines such as "- Artículo 2° sustituido por art. 1° de la Ley N° 99.996 B.O. 1/2/1999". */
function historyOf(lines: readonly string[]): NotedChange[] {
  return lines
    .flatMap((line) => changesOfNote(line.replace(/^[-–—•*·\s]+/, '')))
    .filter(({ article }) => article !== null);
}
