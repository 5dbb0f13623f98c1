import type { SearchConfig } from '@foja/contracts/jurisprudence';
import { type AssistantModelId, maxResultsBounds } from '@foja/contracts/jurisprudence-limits';
import type { ActorRole } from '@foja/contracts/roles';
import { type AssistantSettings, searchConfigOf } from '@foja/contracts/writing-assistant-rules';
import type { FilterFields } from '../../rulings-search/ruling/search-filters.ts';
import type { JurisprudenceSearch } from './jurisprudence-search.ts';

/** The form of a search as it stands; a text is empty where nothing is asked. */
export interface SearchFields extends FilterFields {
  query: string;
  sources: AssistantSettings['sources'];
  maxResults: number;
}

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

/** Model, number of results and databases of a search, within what the role may have. */
export function configOf(fields: SearchFields, model: AssistantModelId, role: ActorRole): SearchConfig {
  return searchConfigOf({ model, maxResults: fields.maxResults, sources: fields.sources }, role);
}
