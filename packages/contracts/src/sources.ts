import { z } from 'zod';
import { asOfSchema } from './as-of.ts';
import { domainIdSchema } from './domains.ts';

export const sourceKindSchema = z.enum(['article', 'ruling', 'note', 'guide', 'ruling-summary']);
export type SourceKind = z.infer<typeof sourceKindSchema>;

/**
 * A source as an answer lists it. Ids: `ccyc:1757` (article), `fallos_329_p5` (ruling), `nota:ccyc:1757` (editorial note),
 * `guia:producto-fallado` (editorial guide), `resumen:332:111` (editorial summary of a ruling). `articles` are the article
 * keys that the source stands on.
 */
export const sourceSchema = z.object({
  id: z.string(),
  kind: sourceKindSchema,
  /** Norm's code, or null for rulings, their summaries and guides. */
  norm: z.string().nullable(),
  normTitle: z.string().nullable(),
  article: z.string().nullable(),
  heading: z.string(),
  /** The sentences that the answer uses: verbatim for articles and rulings, editorial for the others. */
  excerpt: z.string(),
  officialUrl: z.string().nullable(),
  /** 0–1, means the same from query to query. */
  score: z.number().min(0).max(1),
  articles: z.array(z.string()),
  repealed: z.boolean(),
  suspect: z.boolean(),
  /** Rulings only: the text held here is a part of the ruling, and is never called its text. */
  isExtract: z.boolean().optional(),
  /** Rulings only: whose words the excerpt is ("Del voto en disidencia de …"). */
  excerptFrom: z.string().optional(),
});
export type Source = z.infer<typeof sourceSchema>;

export const articleVersionSchema = z.object({
  id: z.string(),
  heading: z.string(),
  text: z.string(),
  /** ISO date, or null where the official notes do not tell. */
  validFrom: z.string().nullable(),
  notes: z.array(z.string()),
  repealed: z.boolean(),
  suspect: z.boolean(),
  /** When this text was imported and, for an earlier version, when another replaced it (ISO date-times). */
  recordedAt: z.string(),
  supersededAt: z.string().nullable(),
});
export type ArticleVersion = z.infer<typeof articleVersionSchema>;

/** One stretch of an article's life, the oldest first. */
export const timelineEntrySchema = z.object({
  /** ISO dates; null for the first text, and for today's. */
  from: z.string().nullable(),
  to: z.string().nullable(),
  state: z.enum(['text', 'text-not-held', 'repealed', 'not-yet']),
  /** What began it; null for the first. */
  change: z.enum(['replaced', 'added', 'repealed', 'renumbered', 'restored']).nullable(),
  /** Whether the whole article changed, or a part of it. */
  isWhole: z.boolean(),
  /** The norm that did it, as a lawyer names it; null where the notes do not tell. */
  by: z.string().nullable(),
  /** Id of its text among `versions`. */
  versionId: z.string().nullable(),
  /** Its text where that is taken from the article that gave it, with that article's name; absent where it is among `versions`. */
  taken: z.object({ text: z.string(), from: z.string() }).optional(),
});
export type TimelineEntry = z.infer<typeof timelineEntrySchema>;

const neighbourSchema = z.object({ id: z.string(), label: z.string() });

/** A section of an editorial text: its heading and Markdown body. */
export const editorialSectionSchema = z.object({ heading: z.string(), body: z.string() });

/** An article or norm that a ruling cites. */
export const citedNormSchema = z.object({
  /** As a lawyer names it: "art. 14 bis CN", "Ley 24.240". */
  label: z.string(),
  /** Article key (`cn:14bis`) or, for a norm named without an article, its code (`ldc`); null where the corpus does not know it. */
  key: z.string().nullable(),
  /** Whether GET /api/sources/:key opens it. */
  isLoaded: z.boolean(),
});
export type CitedNorm = z.infer<typeof citedNormSchema>;

/** `details` of a 404 of GET /api/sources/:id: an article of a norm that Foja computes with and whose text it does not hold. */
export const sourceElsewhereSchema = z.object({ title: z.string(), officialUrl: z.url() });
export type SourceElsewhere = z.infer<typeof sourceElsewhereSchema>;

/** The query of GET /api/sources/:id. */
export const sourceQuerySchema = z.object({ asOf: asOfSchema.optional() });

/** GET /api/sources/:id — the whole foja. */
export const sourceDetailSchema = z.object({
  id: z.string(),
  kind: sourceKindSchema,
  label: z.string(),
  heading: z.string(),
  norm: z
    .object({ code: z.string(), title: z.string(), officialUrl: z.string().nullable(), domain: domainIdSchema })
    .nullable(),
  article: z.string().nullable(),
  path: z.string(),
  /** Verbatim text; empty for editorial sources. */
  text: z.string(),
  /** Editorial sections; empty for verbatim sources. */
  sections: z.array(editorialSectionSchema),
  versions: z.array(articleVersionSchema),
  /** Articles only: how it changed over time; left out where nothing is known to have changed. */
  timeline: z.array(timelineEntrySchema).optional(),
  /** Articles only, where a day was asked for (`?asOf=2023-11-20`): how it stood that day. */
  onDay: z
    .object({
      asOf: z.string(),
      /** In a sentence: which text held, until when, what changed it; or that it is not known. */
      told: z.string(),
      /** The text of that day; null where there was none, or it is not held. */
      text: z.string().nullable(),
    })
    .optional(),
  previous: neighbourSchema.nullable(),
  next: neighbourSchema.nullable(),
  /** Sources that speak of the same article: its note, its guides, the articles that it names. */
  related: z.array(neighbourSchema),
  officialUrl: z.string().nullable(),
  repealed: z.boolean(),
  suspect: z.boolean(),
  /** Articles only: why it is not in force, or not today's text, where only the laws that amended it say so. */
  standing: z.string().optional(),
  /** Articles only: which of the norms that it names were repealed, in a sentence. */
  namesRepealed: z.string().optional(),
  /** Rulings only: the text held here is a part of the ruling. */
  isExtract: z.boolean().optional(),
  /** Rulings only: whose words the text is from each of these UTF-16 offsets on. */
  opinions: z.array(z.object({ label: z.string(), start: z.number().int().nonnegative() })).optional(),
  /** Rulings only: the official headnotes. They are not the ruling's own words and must not look like them. */
  summary: z.string().optional(),
  /** Rulings only: the project's own summary, where there is one. It must look like neither the ruling nor its headnotes. */
  editorial: z
    .object({
      id: z.string(),
      sections: z.array(editorialSectionSchema),
      /** Articles that the ruling speaks of, as a lawyer names them. */
      norms: z.array(z.string()),
      checkedOn: z.string(),
    })
    .optional(),
  /** Summaries of rulings only: articles that the ruling speaks of, as a lawyer names them. */
  norms: z.array(z.string()).optional(),
  /** Rulings only: norms and articles that its text cites. */
  citedNorms: z.array(citedNormSchema).optional(),
  /** Rulings only: rulings of the corpus that its text cites. */
  cites: z.array(neighbourSchema).optional(),
  /** Rulings only: how many rulings of the corpus cite it, and the newest of them. */
  citedBy: z.object({ count: z.number().int().nonnegative(), rulings: z.array(neighbourSchema) }).optional(),
  /** Rulings and their summaries only. */
  citation: z.string().nullable(),
  court: z.string().nullable(),
  date: z.string().nullable(),
  /** Day on which an editorial text was last compared with the law (ISO date). */
  checkedOn: z.string().nullable(),
});
export type SourceDetail = z.infer<typeof sourceDetailSchema>;

/** GET /api/law/under-review: articles whose text changed since Foja's rules and computations were compared with it. */
export const lawUnderReviewSchema = z.object({ articles: z.array(z.string()) });
export type LawUnderReviewResponse = z.infer<typeof lawUnderReviewSchema>;
