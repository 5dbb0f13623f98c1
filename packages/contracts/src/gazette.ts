import { z } from 'zod';
import { errorBodySchema } from './errors.ts';

/** The sections of the Boletín Oficial that this product reads: the first one alone. */
export const gazetteSectionSchema = z.literal('primera', 'Sólo está disponible la primera sección.');

/** Editions before this year are not in the official archive. */
const archiveStartsInYear = 1940;

/** A real day as `dd-mm-yyyy`, not older than the official archive. Whether it lies in the future is for the server to say. */
export const gazetteDateSchema = z
  .string('Falta la fecha de la edición.')
  .regex(/^\d{2}-\d{2}-\d{4}$/, 'La fecha debe tener la forma dd-mm-aaaa.')
  .refine(isRealDay, 'La fecha no existe en el calendario.')
  .refine((date) => Number(date.slice(6)) >= archiveStartsInYear, {
    message: `El archivo oficial comienza en ${archiveStartsInYear}.`,
  });

function isRealDay(date: string): boolean {
  const [day = 0, month = 0, year = 0] = date.split('-').map(Number);
  const read = new Date(0);
  // The constructor takes years below 100 for the 1900s.
  read.setUTCFullYear(year, month - 1, day);
  return read.getUTCFullYear() === year && read.getUTCMonth() === month - 1 && read.getUTCDate() === day;
}

/** The day of `now` in UTC as `dd-mm-yyyy`: the edition that the screen asks for (SPEC 7.6). */
export function gazetteDateOf(now: Date): string {
  const [year, month, day] = now.toISOString().slice(0, 10).split('-');
  return `${day}-${month}-${year}`;
}

/** What GET /api/boletin/download, /base64 and /notices are asked with. */
export const gazetteQuerySchema = z.object({ sectionName: gazetteSectionSchema, date: gazetteDateSchema });
export type GazetteQuery = z.infer<typeof gazetteQuerySchema>;

/** Names the day (`dd-mm-yyyy`) of the edition that a download carries. */
export const editionDateHeader = 'X-Edition-Date';

/** The name under which an edition is saved. */
export function gazetteFileName(date: string): string {
  return `boletin-oficial-primera-${date}.pdf`;
}

/** GET /api/boletin/base64; zod's check of base64 is too slow for megabytes. */
export const gazetteBase64Schema = z.object({ base64: z.string().min(1), date: gazetteDateSchema });
export type GazetteBase64 = z.infer<typeof gazetteBase64Schema>;

/** One notice of an edition, as the official list shows it; `norm` and `summary` are empty where the list has none. */
export const gazetteNoticeSchema = z.object({
  id: z.string().regex(/^\d+$/),
  /** The agency that publishes it. */
  issuer: z.string(),
  /** `Decreto 817/2026` */
  norm: z.string(),
  /** `DECTO-2026-817-APN-PTE - Síntesis.` */
  summary: z.string(),
  /** Its page on the official site. */
  url: z.url({ protocol: /^https$/ }),
  hasAnnexes: z.boolean(),
});
export type GazetteNotice = z.infer<typeof gazetteNoticeSchema>;

/** Notices under the heading that the official list gives them (`DECRETOS`), in its order. */
export const gazetteCategorySchema = z.object({ name: z.string(), notices: z.array(gazetteNoticeSchema) });
export type GazetteCategory = z.infer<typeof gazetteCategorySchema>;

/** GET /api/boletin/notices */
export const gazetteNoticesSchema = z.object({ date: gazetteDateSchema, categories: z.array(gazetteCategorySchema) });
export type GazetteNotices = z.infer<typeof gazetteNoticesSchema>;

/** 404 `no_edition`: nothing was published that day, or not yet. */
export const noEditionBodySchema = errorBodySchema.extend({
  error: z.literal('no_edition'),
  /** The last day before it with an edition, as `dd-mm-yyyy`; null where the official calendar names none, or gives no answer. */
  details: z.object({ lastPublicationDate: gazetteDateSchema.nullable() }),
});
export type NoEditionBody = z.infer<typeof noEditionBodySchema>;

/** 502, 503 and 504 carry it (SPEC 2.6). */
export const gazetteUnavailableMessage = 'No se pudo cargar el boletín. Intenta más tarde.';
