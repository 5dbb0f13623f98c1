import { messages } from '@foja/contracts/messages';
import type { NoteSource } from '../corpus/corpus-source.ts';
import type { GuideEntry } from '../corpus/list-editorial.ts';
import { html } from '../platform/html.ts';
import { askBox } from './ask-box.ts';
import {
  type ArticleLinks,
  articleLink,
  articlePath,
  describe,
  officialUrl,
  renderBody,
  spanishDay,
} from './editorial-text.ts';
import { guidePath } from './guide-page.ts';
import type { PageFrame, PublicPage } from './page-frame.ts';
import { breadcrumbs, editorialArticle } from './structured-data.ts';

export interface ArticlePageContent {
  note: NoteSource;
  links: ArticleLinks;
  /** Guides that stand on this article. */
  guides: readonly Pick<GuideEntry, 'id' | 'title'>[];
  previous: NoteSource | null;
  next: NoteSource | null;
  /** The official text says that the article was repealed. */
  repealed: boolean;
}

/** What the corpus says of one article. The law's own words are at the official site. */
export function articlePage(content: ArticlePageContent, frame: PageFrame): PublicPage {
  const { note, links, guides, previous, next, repealed } = content;
  const path = articlePath(note.articleId);
  const name = `${note.label.charAt(0).toUpperCase()}${note.label.slice(1)}`;
  const description = describe(note.sections[0]?.body ?? '');
  const official = officialUrl(note.norm);
  const normPath = `/articulos/${note.norm.code}`;
  return {
    path,
    title: `${name}: ${note.title}`,
    description,
    data: [
      editorialArticle({ ...note, path, description, keys: [note.articleId, ...note.related] }, links, frame),
      breadcrumbs(
        [
          { name: 'Artículos', path: '/articulos' },
          { name: note.norm.title, path: normPath },
          { name, path },
        ],
        frame,
      ),
    ],
    content: html`<nav class="crumbs" aria-label="Estás en"><a href="/articulos">Artículos</a> <span aria-hidden="true">›</span> <a href="${normPath}">${note.norm.title}</a></nav>
<article class="sheet">
<p class="kind">${messages.editorialLabel} · Comparado con la ley el <time datetime="${note.checkedOn}">${spanishDay(note.checkedOn)}</time></p>
<h1><span class="article-name">${name}</span> ${note.title}</h1>
<p class="tools" data-page-tools hidden><button type="button" data-share>Compartir</button> <button type="button" data-print>Imprimir</button></p>
${repealed && html`<p class="warning">Este artículo está derogado. Se muestra como antecedente.</p>`}
${note.sections.map(({ heading, body }) => html`<section><h2>${heading}</h2>${renderBody(body, links)}</section>`)}
${official && html`<p class="official"><a href="${official}">Leer el texto oficial: ${note.norm.title}</a></p>`}
${
  note.related.length > 0 &&
  html`<section class="sources"><h2>Artículos relacionados</h2><ul>${note.related.map((key) => html`<li>${articleLink(key, links)}</li>`)}</ul></section>`
}
</article>
${
  guides.length > 0 &&
  html`<nav class="near" aria-labelledby="near-title"><h2 id="near-title">Guías que se apoyan en este artículo</h2>
<ul>${guides.map(({ id, title }) => html`<li><a href="${guidePath(id)}">${title}</a></li>`)}</ul></nav>`
}
${askBox(note.domain)}
<nav class="beside" aria-label="Otros artículos">
${previous && html`<a rel="prev" href="${articlePath(previous.articleId)}">‹ ${previous.label}</a>`}
${next && html`<a rel="next" href="${articlePath(next.articleId)}">${next.label} ›</a>`}
</nav>`,
  };
}
