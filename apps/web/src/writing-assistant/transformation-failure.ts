import { messages } from '@foja/contracts/messages';
import { CallFailed } from '../platform/http.ts';

export type TransformationFailure =
  | { kind: 'session-expired' }
  /** No uses are left, or the plan does not give this; the words say so too. */
  | { kind: 'premium-gate'; text: string }
  /** The personal data could not be taken out. */
  | { kind: 'anonymization' }
  | { kind: 'message'; text: string };

/** What the panel does about a transformation that failed. The selected text and the command stay where they were. */
export function transformationFailure(failure: unknown): TransformationFailure {
  if (!(failure instanceof CallFailed)) return { kind: 'message', text: unexpected };
  const { status, code } = failure;
  if (status === 401) return { kind: 'session-expired' };
  if (code === 'usage_exhausted' || status === 403)
    return { kind: 'premium-gate', text: failure.said ?? failure.message };
  if (code === 'anonymization_required') return { kind: 'anonymization' };
  if (status >= 502 && status <= 504) return { kind: 'message', text: failure.said ?? messages.serviceUnavailable };
  if (status === 0) return { kind: 'message', text: failure.message };
  if (status === 400 || status === 413 || status === 429)
    return { kind: 'message', text: failure.said ?? failure.message };
  return { kind: 'message', text: unexpected };
}

const unexpected = 'No se pudo transformar el texto por un error del servidor.';
