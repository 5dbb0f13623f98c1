/** How an answer stands to its sources, apart from the schemas: the chat needs the names at once, before any validator. */
export const outcomes = ['grounded', 'approximate', 'no-match', 'source-unavailable', 'safety', 'courtesy'] as const;
export type Outcome = (typeof outcomes)[number];

export const outcomeLabels: Record<Outcome, string> = {
  grounded: 'Fundado',
  approximate: 'Aproximado',
  'no-match': 'Sin coincidencia',
  'source-unavailable': 'Fuente no disponible',
  safety: 'Ayuda urgente',
  courtesy: 'Conversación',
};

/** Outcomes that answer nothing of the law: their use is given back. */
export const freeOutcomes: readonly Outcome[] = ['no-match', 'source-unavailable', 'safety', 'courtesy'];
