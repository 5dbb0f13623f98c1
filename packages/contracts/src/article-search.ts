import { z } from 'zod';
import { sourceSchema } from './sources.ts';

/** Longest words to search articles by. */
const queryMaxCharacters = 2_000;

/** POST /api/articles/search: articles, notes and guides by words or by reference ("art. 17 ley 24.240"). It takes no use. */
export const articleSearchRequestSchema = z.object({
  query: z
    .string()
    .trim()
    .min(1, 'Escribí qué buscar.')
    .max(queryMaxCharacters, 'La búsqueda puede tener hasta 2.000 caracteres.'),
  limit: z.number().int().min(1).max(20).default(8),
});
export type ArticleSearchRequest = z.infer<typeof articleSearchRequestSchema>;

export const articleSearchResponseSchema = z.object({
  /** Best first; rulings are not among them. `label` is how a lawyer names it. */
  results: z.array(sourceSchema.extend({ label: z.string() })),
  /** Whether what was found answers to the words well enough for an answer to stand on it. */
  isGrounded: z.boolean(),
  /** References in the words that do not exist, as they were written. */
  nonexistentReferences: z.array(z.string()),
});
export type ArticleSearchResponse = z.infer<typeof articleSearchResponseSchema>;

/** GET /api/guides */
export const guidesResponseSchema = z.object({
  guides: z.array(z.object({ id: z.string(), title: z.string(), area: z.string(), checkedOn: z.string() })),
});

/** GET /api/norms: the norms of which there is an article to read here. */
export const normsResponseSchema = z.object({
  norms: z.array(
    z.object({ code: z.string(), title: z.string(), officialUrl: z.string().nullable(), articles: z.number().int() }),
  ),
});

/** GET /api/norms/:code */
export const normArticlesSchema = z.object({
  code: z.string(),
  title: z.string(),
  officialUrl: z.string().nullable(),
  /** In their order; `id` is what GET /api/sources/:id opens. */
  articles: z.array(z.object({ id: z.string(), article: z.string(), title: z.string() })),
});
