import { z } from 'zod';
import { GazetteUnavailable } from './gazette-unavailable.ts';
import type { OfficialSite } from './official-site.ts';
import { openSection, sectionPath } from './open-section.ts';
import { parseJson } from './parse-json.ts';

const answerSchema = z.object({ pdfBase64: z.string().min(1).nullish() });
/** Some writers leave line ends or padding after the mark. */
const endMarkWithinBytes = 1_024;

/**
 * Fetches a day's first section as the site's own page does, in a visit of its own.
 * @param date `dd-mm-yyyy`
 * @returns the whole PDF, or null where the site has no edition of that day.
 * @throws {GazetteUnavailable} where the site fails, or what it gives is no whole PDF.
 */
export async function downloadPdf(site: OfficialSite, date: string, signal: AbortSignal): Promise<Buffer | null> {
  const session = site.openSession();
  if ((await openSection(session, date, signal)) === null) return null;
  const text = await session.askForText(
    { path: '/pdf/download_section', as: 'script', form: { nombreSeccion: 'primera' }, from: sectionPath(date) },
    signal,
  );
  const { pdfBase64 } = parseJson(text, answerSchema);
  if (!pdfBase64) throw new GazetteUnavailable(502, 'the site found no PDF');
  const pdf = Buffer.from(pdfBase64, 'base64');
  const isWhole =
    pdf.subarray(0, 5).equals(Buffer.from('%PDF-')) && pdf.subarray(-endMarkWithinBytes).includes('%%EOF');
  if (!isWhole) throw new GazetteUnavailable(502, 'no whole PDF');
  return pdf;
}
