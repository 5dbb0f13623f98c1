import { messages } from '@foja/contracts/messages';
import type { SourceDetail } from '@foja/contracts/sources';
import { html } from '../platform/html.ts';
import { articlePath, officialUrl } from './editorial-text.ts';
import { guidePath } from './guide-page.ts';
import type { PublicPage } from './page-frame.ts';

/** The page of a source that has one of its own already: a guide, or a note on an article; null for what the law or a court says. */
export function pathOfEditorial({ id, kind }: SourceDetail): string | null {
  if (kind === 'guide') return guidePath(id);
  return kind === 'note' ? articlePath(id.replace(/^nota:/, '')) : null;
}

/** One source as it is held: what a link from another program leads to. It repeats official texts, so no search engine lists it. */
export function fojaPage(source: SourceDetail): PublicPage {
  const name = `${source.label.charAt(0).toUpperCase()}${source.label.slice(1)}`;
  const facts = [source.norm?.title, source.court, source.date, source.citation].filter(Boolean).join(' · ');
  const official = officialUrl({ officialUrl: source.officialUrl ?? source.norm?.officialUrl ?? null });
  const isVerbatim = source.text !== '';
  return {
    path: `/fojas/${encodeURIComponent(source.id)}`,
    title: source.heading ? `${name}: ${source.heading}` : name,
    description: facts || name,
    hidden: true,
    content: html`<article class="sheet">
<p class="kind">${isVerbatim ? (source.isExtract ? 'Extracto del texto oficial' : 'Texto oficial') : messages.editorialLabel}</p>
<h1><span class="article-name">${name}</span> ${source.heading}</h1>
${facts && html`<p>${facts}</p>`}
${source.repealed && html`<p class="warning">Este artículo está derogado. Se muestra como antecedente.</p>`}
${source.standing && html`<p class="warning">${source.standing}</p>`}
${source.suspect && html`<p class="warning">El texto importado tiene irregularidades: comparalo con el oficial.</p>`}
${source.text.split(/\n+/).map((line) => line && html`<p>${line}</p>`)}
${source.sections.map(({ heading, body }) => html`<section><h2>${heading}</h2>${body.split(/\n+/).map((line) => html`<p>${line}</p>`)}</section>`)}
${official && html`<p class="official"><a href="${official}">Leer el texto oficial</a></p>`}
</article>`,
  };
}
