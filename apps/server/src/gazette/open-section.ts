import { toCompactDate } from './edition-date.ts';
import { GazetteUnavailable } from './gazette-unavailable.ts';
import type { SiteSession } from './official-site.ts';
import { readScriptValue } from './parse-section.ts';

/** The path of a day's first section. */
export function sectionPath(date: string): string {
  return `/seccion/primera/${toCompactDate(date)}`;
}

/**
 * Chooses the day in this visit and opens its first section.
 * @param date `dd-mm-yyyy`
 * @returns the page, or null where the site has no edition of that day.
 * @throws {GazetteUnavailable} where it shows anything but the section of that very day.
 */
export async function openSection(session: SiteSession, date: string, signal: AbortSignal): Promise<string | null> {
  await session.askForText({ path: `/edicion/actualizar/${date}`, as: 'script' }, signal);
  const answer = await session.ask({ path: sectionPath(date), as: 'page' }, signal);
  if (answer.kind === 'redirect') {
    if (session.leadsHome(answer.location)) return null;
    throw new GazetteUnavailable(502, 'unexpected redirect');
  }
  // The home page's script names the requested day too; only the section has this list.
  if (!answer.text.includes('avisosSeccionDiv')) throw new GazetteUnavailable(502, 'page without the section');
  if (readScriptValue(answer.text, 'fechaSeleccionadaYMD') !== toCompactDate(date)) {
    throw new GazetteUnavailable(502, 'section of another day');
  }
  return answer.text;
}
