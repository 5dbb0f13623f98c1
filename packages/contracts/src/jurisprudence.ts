import { z } from 'zod';
import { jurisprudenceResultSchema } from './generators/jurisprudence.ts';
import {
  assistantModelIds,
  contextMaxCharacters,
  filterMaxCharacters,
  jurisprudenceSourceIds,
  searchConfigDefaults,
  searchQueryMaxCharacters,
} from './jurisprudence-limits.ts';
import { citedNormSchema } from './sources.ts';

/**
 * Model, number of results and databases of a search (specification 3, "Search config sent to the host"). Any whole number of results
 * may be asked for: the server keeps to the role's bounds, and the answer tells the configuration in force.
 */
export const searchConfigSchema = z.object({
  model: z.enum(assistantModelIds, 'El modelo no existe.').default(searchConfigDefaults.model),
  maxResults: z
    .number('El máximo de resultados tiene que ser un número.')
    .int('El máximo de resultados tiene que ser un número entero.')
    .default(searchConfigDefaults.maxResults),
  /** The corpus is always searched; these are asked besides it. */
  sources: z.array(z.enum(jurisprudenceSourceIds, 'La base no existe.')).max(10).default(searchConfigDefaults.sources),
});
export type SearchConfig = z.infer<typeof searchConfigSchema>;

const filterText = z.string().trim().min(1).max(filterMaxCharacters);
const day = z.iso.date('La fecha debe tener la forma aaaa-mm-dd.');

/** What results must have. Those of which the fact is not known are left out. */
export const searchFiltersSchema = z
  .object({
    /** Words of the court's name; "CSJN" works as well as the name in full. */
    court: filterText.optional(),
    from: day.optional(),
    to: day.optional(),
    /** A norm or article that the ruling applies: its key (`ccyc:1757`, `ccyc`) or as a lawyer writes it ("art. 1757 CCyC"). */
    norm: filterText.optional(),
    subject: filterText.optional(),
  })
  .refine(({ from, to }) => from === undefined || to === undefined || from <= to, {
    message: 'La fecha de inicio es posterior a la de fin.',
    path: ['from'],
  });
export type SearchFilters = z.infer<typeof searchFiltersSchema>;

const searchOptions = {
  config: searchConfigSchema.default(searchConfigDefaults),
  filters: searchFiltersSchema.optional(),
  /** The browser has taken the personal data out already. */
  isAnonymized: z.boolean().default(false),
};

/** POST /api/jurisprudence/search */
export const jurisprudenceSearchRequestSchema = z.object({
  query: z
    .string()
    .trim()
    .min(1, 'Escribí qué buscar.')
    .max(searchQueryMaxCharacters, 'La búsqueda puede tener hasta 2.000 caracteres.'),
  ...searchOptions,
});
export type JurisprudenceSearchRequest = z.infer<typeof jurisprudenceSearchRequestSchema>;
export type JurisprudenceSearchInput = z.input<typeof jurisprudenceSearchRequestSchema>;

/** POST /api/jurisprudence/context-search: `query` is the text that was selected. */
export const contextSearchRequestSchema = z.object({
  query: z
    .string()
    .trim()
    .min(1, 'Seleccioná un texto.')
    .max(contextMaxCharacters, 'El texto seleccionado puede tener hasta 30.000 caracteres.'),
  ...searchOptions,
});
export type ContextSearchRequest = z.infer<typeof contextSearchRequestSchema>;
export type ContextSearchInput = z.input<typeof contextSearchRequestSchema>;

/** Words of a ruling, or of what is told of it, that match; `marks` are UTF-16 offsets into `text`, in order, not overlapping. */
export const matchingPassageSchema = z.object({
  text: z.string(),
  /** The ruling's own words; false for headnotes, official summaries and editorial texts. */
  isVerbatim: z.boolean(),
  /** Of those that are not verbatim: the editors' own words, and no official summary's. */
  isEditorial: z.boolean().optional(),
  /** Of those that are verbatim: whose words they are ("Del voto en disidencia de …"), where the ruling's text tells. */
  from: z.string().nullable().optional(),
  marks: z.array(z.object({ start: z.number().int().nonnegative(), end: z.number().int().nonnegative() })),
});
export type MatchingPassage = z.infer<typeof matchingPassageSchema>;

/** A result of the search (specification 3), with where it comes from and what in it matched. */
export const foundRulingSchema = jurisprudenceResultSchema.extend({
  origin: z.enum(['corpus', ...jurisprudenceSourceIds]),
  /** GET /api/sources/:id opens it; null for what lies outside the corpus. */
  sourceId: z.string().nullable(),
  /** `summary` is the editors' own, and no official one: it must not look like it. */
  isEditorialSummary: z.boolean().optional(),
  /** Best first; `passage` is the first of them. */
  passages: z.array(matchingPassageSchema),
  /** Norms and articles that the ruling cites, resolved; those of the corpus with their key. */
  norms: z.array(citedNormSchema),
  subjects: z.array(z.string()),
  /** Why a result of the legal analysis is one: "Citado en el texto", "Aplica el art. 1757 CCyC"; null for the others. */
  reason: z.string().nullable(),
  /** Of a ruling that the corpus does not hold: rulings of the corpus that cite it. */
  citedBy: z.array(z.object({ id: z.string(), label: z.string() })).optional(),
});
export type FoundRuling = z.infer<typeof foundRulingSchema>;

const facetValueSchema = z.object({ name: z.string(), count: z.number().int().positive() });
/** Of what was found before the list was cut, most frequent first; years newest first. */
export const searchFacetsSchema = z.object({
  courts: z.array(facetValueSchema),
  subjects: z.array(facetValueSchema),
  years: z.array(z.object({ year: z.number().int(), count: z.number().int().positive() })),
});
export type SearchFacets = z.infer<typeof searchFacetsSchema>;

/** What one place gave. `unavailable`: it was asked and did not answer in time or as it should. */
export const sourceOutcomeSchema = z.object({
  origin: z.enum(['corpus', ...jurisprudenceSourceIds]),
  state: z.enum(['answered', 'unavailable', 'not-asked']),
  /** Results that it gave to this search, before those found twice were made one and the list was cut. */
  found: z.number().int().nonnegative(),
  /** What it says to have in all; null where it does not tell. */
  total: z.number().int().nonnegative().nullable(),
});
export type SourceOutcome = z.infer<typeof sourceOutcomeSchema>;

/** Answer of POST /api/jurisprudence/search. */
export const jurisprudenceSearchResponseSchema = z.object({
  query: z.string(),
  results: z.array(foundRulingSchema),
  /** Plain sentences for the reader: that a source did not answer, whose data these are. */
  notices: z.array(z.string()),
  /** What counted of what was asked for. */
  config: searchConfigSchema,
  sources: z.array(sourceOutcomeSchema),
  facets: searchFacetsSchema,
});
export type JurisprudenceSearchResponse = z.infer<typeof jurisprudenceSearchResponseSchema>;

/** What agent 1 found in the text. */
export const legalAnalysisSchema = z.object({
  /** The legal questions that the text raises, as a lawyer names them. */
  issues: z.array(z.string()),
  norms: z.array(citedNormSchema),
  /** Rulings that the text cites; `id` opens them, null where the corpus does not hold them. */
  rulings: z.array(z.object({ label: z.string(), id: z.string().nullable() })),
  /** What happened, in the text's own words. */
  facts: z.array(z.string()),
  /** Who analysed: the model's label or "Motor local". */
  engine: z.string(),
});
export type LegalAnalysis = z.infer<typeof legalAnalysisSchema>;

/** Answer of POST /api/jurisprudence/context-search without events; the data of `done` with them. */
export const contextSearchResponseSchema = jurisprudenceSearchResponseSchema.extend({
  analysis: legalAnalysisSchema,
  optimizedQuery: z.string(),
});
export type ContextSearchResponse = z.infer<typeof contextSearchResponseSchema>;

export type AgentStatus = 'pending' | 'running' | 'completed';

/** What an agent does now; its findings come with `completed`. `foundCount` of agent 1: results that the analysis itself gives. */
export type AgentProgress =
  | { agent: 1; status: 'pending' | 'running' }
  | { agent: 1; status: 'completed'; analysis: LegalAnalysis; foundCount: number }
  | { agent: 2; status: 'pending' | 'running' }
  | { agent: 2; status: 'completed'; optimizedQuery: string }
  | { agent: 3; status: 'pending' | 'running' }
  | { agent: 3; status: 'completed'; sources: SourceOutcome[] };

/**
 * Server-sent events of POST /api/jurisprudence/context-search with `Accept: text/event-stream`: `agent` for every change of a
 * status (three `pending` first, in order), `results` once, then `done`; or `error` with an ErrorBody.
 */
export type ContextSearchEvent =
  | { event: 'agent'; data: AgentProgress }
  | { event: 'results'; data: { results: FoundRuling[]; notices: string[] } }
  | { event: 'done'; data: ContextSearchResponse }
  | { event: 'error'; data: { error: string; message: string } };
