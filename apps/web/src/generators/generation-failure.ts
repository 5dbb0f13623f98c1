import { messages } from '@foja/contracts/messages';
import { CallFailed } from '../platform/http.ts';

export type GenerationFailure =
  | { kind: 'session-expired' }
  | { kind: 'premium-gate' }
  /** The personal data could not be taken out. */
  | { kind: 'anonymization' }
  | { kind: 'message'; text: string };

/** What a tool does about a call that failed. The text stays where it was in every case. */
export function generationFailure(failure: unknown): GenerationFailure {
  if (!(failure instanceof CallFailed)) return { kind: 'message', text: unexpected };
  const { status, code } = failure;
  if (status === 401) return { kind: 'session-expired' };
  if (status === 403 || status === 429) return { kind: 'premium-gate' };
  if (code === 'anonymization_required') return { kind: 'anonymization' };
  // The server tells a model that hangs from one that refuses; a proxy tells nothing.
  if (status >= 502 && status <= 504) return { kind: 'message', text: failure.said ?? messages.serviceUnavailable };
  if (status === 0) return { kind: 'message', text: failure.message };
  // What is wrong with the request, in the words of the contract.
  if (status === 400 || status === 413) return { kind: 'message', text: failure.said ?? failure.message };
  return { kind: 'message', text: unexpected };
}

const unexpected = 'No se pudo generar el resultado por un error del servidor.';

/** What a tool does where the personal data could not be replaced before the call. */
export function preparationFailure(failure: unknown): GenerationFailure {
  if (failure instanceof CallFailed) {
    if (failure.status === 401) return { kind: 'session-expired' };
    // Without a connection the original could not be sent either.
    if (failure.code === 'network') return { kind: 'message', text: failure.message };
  }
  return { kind: 'anonymization' };
}
