/** How an answer stands to its sources, apart from the schemas: the chat needs the names at once, before any validator. */
export const outcomes = ['grounded', 'no-match', 'source-unavailable'] as const;
export type Outcome = (typeof outcomes)[number];

export const outcomeLabels: Record<Outcome, string> = {
  grounded: 'Fundado',
  'no-match': 'Sin coincidencia',
  'source-unavailable': 'Fuente no disponible',
};
