import type { GazetteCategory } from '@foja/contracts/gazette';
import { z } from 'zod';
import { toCompactDate } from './edition-date.ts';
import { GazetteUnavailable } from './gazette-unavailable.ts';
import { NoticeList } from './notice-list.ts';
import type { OfficialSite } from './official-site.ts';
import { openSection, sectionPath } from './open-section.ts';
import { parseJson } from './parse-json.ts';
import { readRows, readScriptValue } from './parse-section.ts';

const pageSchema = z.object({
  html: z.string(),
  hay_mas_datos: z.boolean(),
  sig_pag: z.coerce.number().int(),
  ult_rubro: z.string().nullish(),
});
/** With up to 100 notices a page, ten times the longest edition. */
const maxPages = 60;

/**
 * Reads the whole list of a day's notices, page by page, in a visit of its own.
 * @param date `dd-mm-yyyy`
 * @returns the notices by category in the site's order, or null where it has no edition of that day.
 * @throws {GazetteUnavailable} where the site fails: half a list counts as none.
 */
export async function listNotices(
  site: OfficialSite,
  date: string,
  signal: AbortSignal,
): Promise<GazetteCategory[] | null> {
  const session = site.openSession();
  const firstPage = await openSection(session, date, signal);
  if (firstPage === null) return null;

  const list = new NoticeList(toCompactDate(date));
  list.add(readRows(firstPage.slice(firstPage.indexOf('avisosSeccionDiv'))), '');
  let hasMore = readScriptValue(firstPage, 'hayMasResultadosSeccion')?.toLowerCase() === 'true';
  let page = Number(readScriptValue(firstPage, 'numeroPagina') ?? 2);
  let category = readScriptValue(firstPage, 'ultimoRubro') ?? '';
  for (let pages = 1; hasMore; pages += 1) {
    if (pages > maxPages) throw new GazetteUnavailable(502, 'a list without end');
    const query = new URLSearchParams({ pag: String(page), ult_rubro: category });
    const text = await session.askForText(
      { path: `/seccion/actualizar/primera?${query}`, as: 'script', from: sectionPath(date) },
      signal,
    );
    const next = parseJson(text, pageSchema);
    list.add(readRows(next.html), category);
    hasMore = next.hay_mas_datos;
    if (hasMore && next.sig_pag <= page) throw new GazetteUnavailable(502, 'a list that does not go on');
    page = next.sig_pag;
    category = next.ult_rubro ?? category;
  }
  return list.categories();
}
