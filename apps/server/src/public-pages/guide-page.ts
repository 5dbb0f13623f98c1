import { messages } from '@foja/contracts/messages';
import type { GuideSource } from '../corpus/corpus-source.ts';
import type { Door } from '../corpus/doors/door-schema.ts';
import type { GuideEntry } from '../corpus/list-editorial.ts';
import type { DangerSituation } from '../corpus/starter/safety-schema.ts';
import { type Html, html } from '../platform/html.ts';
import { askBox } from './ask-box.ts';
import { doorList, placeChoice } from './door-list.ts';
import { type ArticleLinks, articleLink, describe, renderBody, spanishDay } from './editorial-text.ts';
import type { PageFrame, PublicPage } from './page-frame.ts';
import { breadcrumbs, editorialArticle } from './structured-data.ts';

export interface GuidePageContent {
  guide: GuideSource;
  areaName: string;
  links: ArticleLinks;
  /** Others that stand on the same articles. */
  near: readonly Pick<GuideEntry, 'id' | 'title'>[];
  /** Whom to call, where the guide is for somebody in danger. */
  danger: DangerSituation | null;
  /** Where to go with a matter of its area. */
  doors: readonly Door[];
}

/** The path of a guide's page: `guia:producto-fallado` is at `/guias/producto-fallado`. */
export function guidePath(id: string): string {
  return `/guias/${id.replace(/^guia:/, '')}`;
}

/** A guide as a page of its own. */
export function guidePage(
  { guide, areaName, links, near, danger, doors }: GuidePageContent,
  frame: PageFrame,
): PublicPage {
  const path = guidePath(guide.id);
  const description = describe(guide.sections[0]?.body ?? '');
  return {
    path,
    title: guide.title,
    description,
    data: [
      editorialArticle({ ...guide, path, description, keys: guide.articles }, links, frame),
      breadcrumbs(
        [
          { name: 'Guías', path: '/guias' },
          { name: areaName, path: `/guias#${guide.area}` },
          { name: guide.title, path },
        ],
        frame,
      ),
    ],
    content: html`<nav class="crumbs" aria-label="Estás en"><a href="/guias">Guías</a> <span aria-hidden="true">›</span> <a href="/guias#${guide.area}">${areaName}</a></nav>
<article class="sheet">
<p class="kind">${messages.editorialLabel} · Comparado con la ley el <time datetime="${guide.checkedOn}">${spanishDay(guide.checkedOn)}</time></p>
<h1>${guide.title}</h1>
<p class="tools" data-page-tools hidden><button type="button" data-share>Compartir</button> <button type="button" data-print>Imprimir</button></p>
${danger && helpFirst(danger)}
${guide.sections.map(({ heading, body }) => html`<section><h2>${heading}</h2>${renderBody(body, links)}</section>`)}
<section class="sources"><h2>Artículos en que se apoya</h2>
<ul>${guide.articles.map((key) => html`<li>${articleLink(key, links)}</li>`)}</ul></section>
</article>
${
  doors.length > 0 &&
  html`<section class="where" aria-labelledby="doors-title"><h2 id="doors-title">A qué puerta golpear</h2>
${placeChoice()}
${doorList(doors)}
<p><a href="/donde-ir">Todos los lugares</a></p></section>`
}
${askBox(guide.domain)}
${
  near.length > 0 &&
  html`<nav class="near" aria-labelledby="near-title"><h2 id="near-title">Guías cercanas</h2>
<ul>${near.map(({ id, title }) => html`<li><a href="${guidePath(id)}">${title}</a></li>`)}</ul></nav>`
}`,
  };
}

/** Before anything else: the human sentence and whom to call. Lines of one province are left to the chat, which knows the place. */
function helpFirst({ sentence, lines }: DangerSituation): Html {
  const national = lines.filter(({ provinces }) => provinces === undefined);
  return html`<section class="help" aria-labelledby="help-title"><h2 id="help-title">A quién llamar hoy</h2>
<p>${sentence}</p>
<ul>${national.map((line) => html`<li>${helpLine(line)}</li>`)}</ul></section>`;
}

function helpLine({ name, number, serves }: DangerSituation['lines'][number]): Html {
  const what =
    number === undefined ? html`${name}` : html`<a href="tel:${number.replace(/[^\d+]/g, '')}">${number}</a> (${name})`;
  return html`${what}${serves !== undefined && `: ${serves.charAt(0).toLowerCase()}${serves.slice(1)}`}`;
}
