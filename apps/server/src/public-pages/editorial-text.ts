import { articleLabel } from '../corpus/article-key.ts';
import type { Norm, NoteSource } from '../corpus/corpus-source.ts';
import { bracketedKeys, splitPieces } from '../corpus/statements/split-pieces.ts';
import { type Html, html } from '../platform/html.ts';

/** How the articles that a text stands on are named, and where they are read. */
export interface ArticleLinks {
  label(key: string): string;
  /** Our page on the article, else the official text of its norm; null where there is neither. */
  href(key: string): string | null;
}

/** @param notes on the articles that the text names: those have a page. */
export function articleLinks(norms: readonly Norm[], notes: readonly NoteSource[]): ArticleLinks {
  const byCode = new Map(norms.map((norm) => [norm.code, norm]));
  const explained = new Set(notes.map(({ articleId }) => articleId));
  const split = (key: string): [string, string] => {
    const [code = '', article = ''] = key.split(':');
    return [code, article];
  };
  return {
    label(key) {
      const [code, article] = split(key);
      return articleLabel(byCode.get(code) ?? { code, aliases: [] }, article);
    },
    href(key) {
      return explained.has(key) ? articlePath(key) : officialUrl(byCode.get(split(key)[0]));
    },
  };
}

/** The path of our page on an article: `ldc:10bis` is at `/articulos/ldc/10bis`. */
export function articlePath(key: string): string {
  return `/articulos/${key.replace(':', '/')}`;
}

/** The norm's page at the official site, where it is one that a link may lead to. */
export function officialUrl(norm: Pick<Norm, 'officialUrl'> | undefined): string | null {
  const url = norm?.officialUrl ?? '';
  return /^https?:\/\//.test(url) ? url : null;
}

/** A link to an article. */
export function articleLink(key: string, links: ArticleLinks): Html {
  const href = links.href(key);
  return href ? html`<a href="${href}">${links.label(key)}</a>` : html`${links.label(key)}`;
}

const listMark = /^([-*•]|\d{1,2}[.)])\s+/;

/** The body of a section: paragraphs and lists, each sentence followed by the articles that it stands on. */
export function renderBody(body: string, links: ArticleLinks): Html[] {
  const blocks: { tag: 'p' | 'ul' | 'ol'; lines: Html[] }[] = [];
  for (const line of body.split(/\n+/)) {
    const pieces = splitPieces(line);
    if (pieces.length === 0) continue;
    const mark = listMark.exec(line.trim())?.[1];
    const tag = mark === undefined ? 'p' : /^\d/.test(mark) ? 'ol' : 'ul';
    const written = html`${pieces.map(({ text, keys }) => html`${text}${references(keys, links)} `)}`;
    const last = blocks.at(-1);
    if (last && last.tag === tag && tag !== 'p') last.lines.push(written);
    else blocks.push({ tag, lines: [written] });
  }
  return blocks.map(({ tag, lines }) => {
    if (tag === 'p') return html`<p>${lines}</p>`;
    const items = lines.map((line) => html`<li>${line}</li>`);
    return tag === 'ol' ? html`<ol>${items}</ol>` : html`<ul>${items}</ul>`;
  });
}

function references(keys: readonly string[], links: ArticleLinks): Html | null {
  if (keys.length === 0) return null;
  const named = keys.map((key, index) => html`${index > 0 && ', '}${articleLink(key, links)}`);
  return html` <span class="refs">(${named})</span>`;
}

/** The keys of every article that these sections name. */
export function keysIn(sections: readonly { body: string }[]): string[] {
  return [...new Set(sections.flatMap(({ body }) => bracketedKeys(body)))];
}

const maxDescriptionCharacters = 165;

/** The beginning of a text, in whole sentences where they fit, for search engines and previews. */
export function describe(body: string): string {
  const sentences = body
    .split(/\n+/)
    .flatMap(splitPieces)
    .map(({ text }) => text);
  let told = sentences[0] ?? '';
  for (const sentence of sentences.slice(1)) {
    if (told.length + sentence.length + 1 > maxDescriptionCharacters) break;
    told += ` ${sentence}`;
  }
  if (told.length <= maxDescriptionCharacters) return told;
  return `${told
    .slice(0, maxDescriptionCharacters)
    .replace(/\s+\S*$/, '')
    .replace(/[,;:.]$/, '')}…`;
}

/** `2026-11-20` → `20/11/2026`. */
export function spanishDay(iso: string): string {
  return iso.split('-').toReversed().join('/');
}
