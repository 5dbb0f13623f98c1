import type { EntityType } from './types.ts';

/** One person, number or address of the conversation. */
export interface Entity {
  /** `[PERSONA_1]`. */
  placeholder: string;
  type: EntityType;
  number: number;
  /** What makes two mentions the same entity; see `entityKey`. */
  key: string;
  /** The form shown when an answer is restored: the fullest one seen. */
  original: string;
  /** For a CUIT, the placeholder of the DNI in its middle. */
  linkedTo?: string;
}

/** Everything a conversation remembers. Plain JSON: it lives in the browser's session storage and never leaves it. */
export interface AnonymizationState {
  entities: Entity[];
  /** Look-alikes that the user's own texts contained, as `[PERSONA_7]`; their numbers are never issued. */
  reserved: string[];
}

/** The state of a conversation that has not begun. */
export function emptyState(): AnonymizationState {
  return { entities: [], reserved: [] };
}
