import type { Door } from '../corpus/doors/door-schema.ts';
import { legalAreas } from '../corpus/legal-areas.ts';
import { html } from '../platform/html.ts';
import { askBox } from './ask-box.ts';
import { doorList, placeChoice } from './door-list.ts';
import type { PageFrame, PublicPage } from './page-frame.ts';
import { breadcrumbs } from './structured-data.ts';

/** /donde-ir: every place to go that is known, by area. */
export function doorsPage(doors: readonly Door[], frame: PageFrame): PublicPage {
  const areas = legalAreas
    .map(({ id, name }) => ({ id, name, doors: doors.filter((door) => door.areas.includes(id)) }))
    .filter((area) => area.doors.length > 0);
  return {
    path: '/donde-ir',
    title: 'Dónde ir con un problema legal',
    description:
      'Oficinas, defensorías, consultorios gratuitos y líneas de Argentina: para qué sirve cada una, cuánto cuesta y si hace falta abogado, con su fuente.',
    data: [breadcrumbs([{ name: 'Dónde ir', path: '/donde-ir' }], frame)],
    content: html`<div class="lead"><h1>Dónde ir con un problema legal</h1>
<p>Sólo lugares que pudimos leer en una fuente, con su fecha. Antes de ir, confirmá día y horario. Si hay peligro, llamá al <a href="tel:911">911</a>.</p>
${placeChoice()}</div>
<nav class="areas" aria-label="Áreas"><ul>${areas.map(({ id, name }) => html`<li><a href="#${id}">${name}</a></li>`)}</ul></nav>
${areas.map(
  ({
    id,
    name,
    doors: here,
  }) => html`<section class="area" id="${id}" aria-labelledby="${id}-title"><h2 id="${id}-title">${name}</h2>
${doorList(here)}</section>`,
)}
${askBox('civil_comercial')}`,
  };
}
