import { legalAreas } from '../corpus/legal-areas.ts';
import type { GuideEntry } from '../corpus/list-editorial.ts';
import { html } from '../platform/html.ts';
import { askBox } from './ask-box.ts';
import { guidePath } from './guide-page.ts';
import type { PageFrame, PublicPage } from './page-frame.ts';
import { breadcrumbs } from './structured-data.ts';

/** All guides, by area. */
export function guidesPage(entries: readonly GuideEntry[], frame: PageFrame): PublicPage {
  const areas = legalAreas
    .map((area) => ({ ...area, guides: entries.filter((entry) => entry.area === area.id).toSorted(byTitle) }))
    .filter(({ guides }) => guides.length > 0);
  return {
    path: '/guias',
    title: 'Guías para problemas legales de todos los días',
    description: `${entries.length} guías de derecho argentino en lenguaje claro: qué da la ley, plazos, pasos, documentos y dónde ir, con el artículo en que se apoya cada cosa.`,
    data: [breadcrumbs([{ name: 'Guías', path: '/guias' }], frame)],
    content: html`<div class="lead"><h1>Guías para problemas legales de todos los días</h1>
<p>${entries.length} guías: qué da la ley, plazos, pasos, documentos y dónde ir, con el artículo en que se apoya cada cosa.</p></div>
<nav class="areas" aria-label="Áreas"><ul>${areas.map(({ id, name }) => html`<li><a href="#${id}">${name}</a></li>`)}</ul></nav>
${areas.map(
  ({
    id,
    name,
    guides,
  }) => html`<section class="area" id="${id}" aria-labelledby="${id}-title"><h2 id="${id}-title">${name}</h2>
<ul>${guides.map((guide) => html`<li><a href="${guidePath(guide.id)}">${guide.title}</a></li>`)}</ul></section>`,
)}
${askBox('civil_comercial')}`,
  };
}

function byTitle(left: GuideEntry, right: GuideEntry): number {
  return left.title.localeCompare(right.title, 'es');
}
