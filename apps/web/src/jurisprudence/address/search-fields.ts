import type { SearchConfig, SearchFilters } from '@foja/contracts/jurisprudence';
import { type AssistantModelId, maxResultsBounds } from '@foja/contracts/jurisprudence-limits';
import type { ActorRole } from '@foja/contracts/roles';
import { type AssistantSettings, searchConfigOf } from '@foja/contracts/writing-assistant-rules';
import type { JurisprudenceSearch } from './jurisprudence-search.ts';

/** The form of a search as it stands; a text is empty where nothing is asked. */
export interface SearchFields {
  query: string;
  court: string;
  /** ISO dates. */
  from: string;
  to: string;
  norm: string;
  subject: string;
  sources: AssistantSettings['sources'];
  maxResults: number;
}

export const filterNames = ['court', 'from', 'to', 'norm', 'subject'] as const;
export type FilterName = (typeof filterNames)[number];

export const noFilters: Readonly<Record<FilterName, string>> = { court: '', from: '', to: '', norm: '', subject: '' };

/** The form for an address; one that asks for nothing shows what the person chose last. */
export function fieldsOf(search: JurisprudenceSearch, settings: AssistantSettings): SearchFields {
  const isAsked = search.q !== undefined || search.fuentes !== undefined || search.max !== undefined;
  const { fuentes } = search;
  return {
    query: search.q ?? '',
    court: search.tribunal ?? '',
    from: search.desde ?? '',
    to: search.hasta ?? '',
    norm: search.norma ?? '',
    subject: search.materia ?? '',
    sources: isAsked
      ? {
          federal: fuentes === undefined || fuentes === 'federal',
          sumarios: fuentes === undefined || fuentes === 'sumarios',
        }
      : settings.sources,
    maxResults: isAsked ? (search.max ?? maxResultsBounds.default) : settings.maxResults,
  };
}

/** The address of what the form asks. */
export function searchOf({
  query,
  court,
  from,
  to,
  norm,
  subject,
  sources,
  maxResults,
}: SearchFields): JurisprudenceSearch {
  return {
    q: query.trim() || undefined,
    tribunal: court.trim() || undefined,
    desde: from || undefined,
    hasta: to || undefined,
    norma: norm.trim() || undefined,
    materia: subject.trim() || undefined,
    fuentes: sourcesName(sources),
    max: maxResults === maxResultsBounds.default ? undefined : maxResults,
  };
}

function sourcesName({ federal, sumarios }: SearchFields['sources']): JurisprudenceSearch['fuentes'] {
  if (federal && sumarios) return undefined;
  if (federal) return 'federal';
  return sumarios ? 'sumarios' : 'ninguna';
}

/** What of the form is asked of the server as filters. */
export function filtersOf(fields: SearchFields): SearchFilters {
  const filled = filterNames.map((name) => [name, fields[name].trim()] as const).filter(([, value]) => value !== '');
  return Object.fromEntries(filled);
}

/** Model, number of results and databases of a search, within what the role may have. */
export function configOf(fields: SearchFields, model: AssistantModelId, role: ActorRole): SearchConfig {
  return searchConfigOf({ model, maxResults: fields.maxResults, sources: fields.sources }, role);
}

/** Why the filters cannot be asked like this; null where they can. */
export function filterProblem({ from, to }: Pick<SearchFields, 'from' | 'to'>): string | null {
  return from && to && from > to ? 'La fecha de inicio es posterior a la de fin.' : null;
}
