import type { ActorRole } from './roles.ts';
import { can } from './roles.ts';

/** Databases of SAIJ that a search may ask besides the corpus, which is always searched (specification 3). */
export const jurisprudenceSourceIds = ['saij-federal', 'saij-sumarios'] as const;
export type JurisprudenceSourceId = (typeof jurisprudenceSourceIds)[number];

/** Models that the writing assistant offers (specification 9); the last two only from Professional up. */
export const assistantModelIds = ['gpt-3.5-turbo', 'gpt-4o', 'gpt-4', 'gpt-4-turbo'] as const;
export type AssistantModelId = (typeof assistantModelIds)[number];

export const maxResultsBounds = { least: 5, most: 50, default: 5 } as const;
export const searchQueryMaxCharacters = 2_000;
/** Longest text of which a context search takes its query. */
export const contextMaxCharacters = 30_000;
export const filterMaxCharacters = 200;

/** What a result says of where it was found. Agents 1 and 3 are counted by these words (specification 4). */
export const resultSourceLabels = {
  analysis: 'Análisis legal IA',
  corpus: 'Texto oficial del fallo',
  extract: 'Extracto del fallo',
  absent: 'No está en el corpus',
  'saij-federal': 'SAIJ federal',
  'saij-sumarios': 'SAIJ sumarios',
} as const;

/** Where the Corte Suprema lets anybody look up her rulings by volume and page; no ruling's own page. */
export const supremeCourtSearchUrl = 'https://sjconsulta.csjn.gov.ar/sjconsulta/';

export interface SearchConfigChoice {
  model: AssistantModelId;
  maxResults: number;
  sources: JurisprudenceSourceId[];
}

export const searchConfigDefaults: SearchConfigChoice = {
  model: 'gpt-3.5-turbo',
  maxResults: maxResultsBounds.default,
  sources: [...jurisprudenceSourceIds],
};

/**
 * Whether the writing assistant counts the role as "Professional or higher" (specification 6: Professional, Premium,
 * Admin; SuperAdmin too).
 */
export function isProfessionalOrHigher(role: ActorRole): boolean {
  return can(role, 'premium-features');
}

/** The configuration that a role gets when it asks for `asked`: results within its bounds, the model forced back. */
export function configInForce(asked: SearchConfigChoice, role: ActorRole): SearchConfigChoice {
  const sources = jurisprudenceSourceIds.filter((id) => asked.sources.includes(id));
  if (!isProfessionalOrHigher(role)) {
    return { model: searchConfigDefaults.model, maxResults: maxResultsBounds.default, sources };
  }
  const { least, most } = maxResultsBounds;
  return { model: asked.model, maxResults: Math.min(most, Math.max(least, Math.trunc(asked.maxResults))), sources };
}
