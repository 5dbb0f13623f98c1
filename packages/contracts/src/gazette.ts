import { z } from 'zod';
import { errorBodySchema } from './errors.ts';
import { archiveStartsInYear, gazetteDatePattern, isRealDay } from './gazette-date.ts';

/** The sections of the Boletín Oficial that this product reads: the first one alone. */
export const gazetteSectionSchema = z.literal('primera', 'Sólo está disponible la primera sección.');

/** A real day as `dd-mm-yyyy`, not older than the official archive. Whether it lies in the future is for the server to say. */
export const gazetteDateSchema = z
  .string('Falta la fecha de la edición.')
  .regex(gazetteDatePattern, 'La fecha debe tener la forma dd-mm-aaaa.')
  .refine(isRealDay, 'La fecha no existe en el calendario.')
  .refine((date) => Number(date.slice(6)) >= archiveStartsInYear, {
    message: `El archivo oficial comienza en ${archiveStartsInYear}.`,
  });

/** What GET /api/boletin/download, /base64 and /notices are asked with. */
export const gazetteQuerySchema = z.object({ sectionName: gazetteSectionSchema, date: gazetteDateSchema });
export type GazetteQuery = z.infer<typeof gazetteQuerySchema>;

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

/** 502, 503 and 504 carry it (specification 2.6). */
export const gazetteUnavailableMessage = 'No se pudo cargar el boletín. Intenta más tarde.';
