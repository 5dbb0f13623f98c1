import { compareArticles } from '../corpus/article-key.ts';
import type { Norm } from '../corpus/corpus-source.ts';
import type { NoteEntry } from '../corpus/list-editorial.ts';
import { html } from '../platform/html.ts';
import { articlePath, officialUrl } from './editorial-text.ts';
import type { PageFrame, PublicPage } from './page-frame.ts';
import { breadcrumbs } from './structured-data.ts';

/** The norms of which the corpus explains articles, with how many. */
export function normsPage(norms: readonly Norm[], entries: readonly NoteEntry[], frame: PageFrame): PublicPage {
  const explained = norms
    .map((norm) => ({ norm, articles: entries.filter((entry) => entry.norm === norm.code).length }))
    .filter(({ articles }) => articles > 0)
    .toSorted((left, right) => right.articles - left.articles);
  return {
    path: '/articulos',
    title: 'Artículos de la ley, explicados',
    description: `${entries.length} artículos de ${explained.length} normas argentinas en lenguaje claro: qué dicen, condiciones, plazos y efectos, con el enlace al texto oficial.`,
    data: [breadcrumbs([{ name: 'Artículos', path: '/articulos' }], frame)],
    content: html`<div class="lead"><h1>Artículos de la ley, explicados</h1>
<p>${entries.length} artículos de ${explained.length} normas en lenguaje claro, con el enlace al texto oficial.</p></div>
<section class="area"><ul>${explained.map(
      ({ norm, articles }) =>
        html`<li><a href="/articulos/${norm.code}">${norm.title}</a> <span class="count">${articles} ${articles === 1 ? 'artículo' : 'artículos'}</span></li>`,
    )}</ul></section>`,
  };
}

/** The articles of one norm that the corpus explains, in their order. */
export function normPage(norm: Norm, entries: readonly NoteEntry[], frame: PageFrame): PublicPage {
  const path = `/articulos/${norm.code}`;
  const official = officialUrl(norm);
  const inOrder = entries.toSorted((left, right) => compareArticles(left.article, right.article));
  return {
    path,
    title: norm.title,
    description: `Qué dicen ${entries.length === 1 ? 'un artículo' : `${entries.length} artículos`} de ${norm.title}, en lenguaje claro y con el enlace al texto oficial.`,
    data: [
      breadcrumbs(
        [
          { name: 'Artículos', path: '/articulos' },
          { name: norm.title, path },
        ],
        frame,
      ),
    ],
    content: html`<nav class="crumbs" aria-label="Estás en"><a href="/articulos">Artículos</a></nav>
<div class="lead"><h1>${norm.title}</h1>
${official && html`<p class="official"><a href="${official}">Leer el texto oficial</a></p>`}</div>
<section class="area"><ul>${inOrder.map(({ articleId, article, title }) => html`<li><a href="${articlePath(articleId)}">Art. ${article}: ${title}</a></li>`)}</ul></section>`,
  };
}
