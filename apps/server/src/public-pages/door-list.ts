import type { Door, Province } from '../corpus/doors/door-schema.ts';
import { provinceNames } from '../corpus/doors/door-schema.ts';
import { type Html, html } from '../platform/html.ts';
import { spanishDay } from './editorial-text.ts';

/** Of the whole country first, then by province in the order of their names. */
export function byPlace(doors: readonly Door[]): { province: Province | null; doors: Door[] }[] {
  const provinces = (Object.keys(provinceNames) as Province[]).filter((province) =>
    doors.some((door) => door.provinces?.includes(province)),
  );
  const national = doors.filter((door) => door.provinces === undefined);
  return [
    ...(national.length > 0 ? [{ province: null, doors: national }] : []),
    ...provinces.map((province) => ({ province, doors: doors.filter((door) => door.provinces?.includes(province)) })),
  ];
}

/** Asks for the province, once on a page. `public-page.js` shows it, keeps the answer in the browser and leaves the others out. */
export function placeChoice(): Html {
  return html`<p class="place" data-place hidden><label for="place">Tu provincia</label>
<select id="place"><option value="">Todas</option>${Object.entries(provinceNames).map(([id, name]) => html`<option value="${id}">${name}</option>`)}</select>
<span class="note">Queda sólo en este navegador.</span></p>`;
}

/** Where to go: what is of the whole country, and each province's own; all of them stand there where no script runs. */
export function doorList(doors: readonly Door[]): Html {
  return html`<div data-doors>
${byPlace(doors).map(
  ({ province, doors: here }) => html`<div class="doors"${province !== null && html` data-province="${province}"`}>
<h3>${province === null ? 'En todo el país' : provinceNames[province]}</h3>
<ul>${here.map((door) => html`<li class="door">${doorEntry(door)}</li>`)}</ul></div>`,
)}
<p class="note" data-no-doors hidden>De tu provincia no hay lugares que hayamos podido comprobar para este tema. Sirven los de todo el país, y el colegio de abogados o la defensoría de tu ciudad.</p>
</div>`;
}

function doorEntry({ name, what, cost, lawyer, phone, address, link, source, checked }: Door): Html {
  const facts: [string, Html | string | undefined][] = [
    ['Costo', cost],
    ['Abogado', lawyer],
    ['Dónde', address],
    ['Teléfono', phone === undefined ? undefined : html`<a href="tel:${phone.replace(/[^\d+]/g, '')}">${phone}</a>`],
  ];
  return html`<strong>${link === undefined ? name : html`<a href="${link}" rel="noopener">${name}</a>`}</strong>
<p>${what}</p>
<p class="refs">${facts.flatMap(([label, value]) => (value === undefined ? [] : [html`${label}: ${value}. `]))}<a href="${source}" rel="noopener nofollow">Fuente</a>, leída el <time datetime="${checked}">${spanishDay(checked)}</time>.</p>`;
}
