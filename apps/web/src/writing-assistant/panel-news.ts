import { noResultsText } from '@foja/contracts/writing-assistant-rules';
import { countOf } from '../platform/count-of.ts';
import type { SearchState, TransformationState } from '../rulings-search/assistant-state.ts';
import { shortQuery } from '../rulings-search/short-query.ts';

/** What a screen reader is told: that work has begun, and what came of it when it is complete. */
export function panelNews(search: SearchState, transformation: TransformationState): string {
  if (transformation.phase === 'running') return 'Transformando el texto…';
  const { result } = transformation;
  if (result) return transformationNews(result.suggestions.length);
  if (search.phase === 'done') {
    const { results, query } = search;
    return results.length === 0 ? noResultsText(shortQuery(query)) : searchNews(results.length);
  }
  return '';
}

function searchNews(count: number): string {
  return `La búsqueda terminó: ${countOf(count, 'fallo', 'fallos')}.`;
}

function transformationNews(count: number): string {
  if (count === 0) return 'La transformación terminó sin sugerencias.';
  return `La transformación terminó: ${countOf(count, 'sugerencia', 'sugerencias')}.`;
}
