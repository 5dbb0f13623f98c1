import type { JurisprudenceSearchInput, JurisprudenceSearchResponse } from '@foja/contracts/jurisprudence';
import { routes } from '@foja/contracts/routes';
import { callJson } from '../platform/http.ts';

/** The server gives up on a source that does not answer well before this. */
const timeoutMs = 20_000;

/**
 * Has the server search the rulings.
 * @throws {CallFailed} when the server refuses or fails; {DOMException} `AbortError` when `signal` aborts.
 */
export function findRulings(
  asked: JurisprudenceSearchInput,
  signal: AbortSignal,
): Promise<JurisprudenceSearchResponse> {
  return callJson(routes.jurisprudenceSearch, { method: 'POST', body: asked, timeoutMs, signal });
}
