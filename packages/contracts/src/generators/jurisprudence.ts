import { z } from 'zod';

/** Specification 3, "Jurisprudence result", with the passage that matched. */
export const jurisprudenceResultSchema = z.object({
  id: z.string(),
  title: z.string(),
  court: z.string().nullable(),
  /** ISO date, or null where the corpus does not tell. */
  date: z.string().nullable(),
  /** 0–1, means the same from query to query. */
  relevance: z.number().min(0).max(1),
  source: z.string(),
  summary: z.string(),
  citation: z.string().nullable(),
  url: z.string().nullable(),
  /** The words that matched; `isVerbatim` where they are the ruling's own, not an editorial summary's. */
  passage: z
    .object({
      text: z.string(),
      isVerbatim: z.boolean(),
      /** Whose words they are ("Del dictamen de la Procuración"), where the ruling's text tells. */
      from: z.string().nullable().optional(),
    })
    .nullable(),
  /** The text held here is a part of the ruling. */
  isExtract: z.boolean().optional(),
  articles: z.array(z.string()),
});
export type JurisprudenceResult = z.infer<typeof jurisprudenceResultSchema>;

export const jurisprudenceSearchSchema = z.object({
  /** The words as they were searched. */
  query: z.string(),
  /** Best first; empty where nothing was found. */
  results: z.array(jurisprudenceResultSchema),
});
export type JurisprudenceSearch = z.infer<typeof jurisprudenceSearchSchema>;
