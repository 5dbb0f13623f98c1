import { messages } from '@foja/contracts/messages';
import { CallFailed } from '../platform/http.ts';

export type SearchFailure = { kind: 'session-expired' } | { kind: 'message'; text: string };

/** What the screen does about a search that failed. What was asked stays where it was. */
export function searchFailure(failure: unknown): SearchFailure {
  if (!(failure instanceof CallFailed)) return { kind: 'message', text: unexpected };
  const { status, code, said } = failure;
  if (status === 401) return { kind: 'session-expired' };
  if (code === 'anonymization_required') return { kind: 'message', text: searchNeedsAnonymization };
  if (status === 0) return { kind: 'message', text: failure.message };
  if (status >= 502 && status <= 504) return { kind: 'message', text: said ?? messages.serviceUnavailable };
  // What is wrong with what was asked, in the words of the contract.
  if (status >= 400 && status < 500) return { kind: 'message', text: said ?? failure.message };
  return { kind: 'message', text: unexpected };
}

const unexpected = 'La búsqueda falló por un error del servidor.';

export const searchNeedsAnonymization =
  'No se pudieron reemplazar los datos personales, y sin eso la búsqueda no se envía. Volvé a intentar en un momento.';
