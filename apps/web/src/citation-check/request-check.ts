import type { CitationCheck, CitationCheckRequestInput } from '@foja/contracts/citation-check';
import { routes } from '@foja/contracts/routes';
import { callJson } from '../platform/http.ts';

/** A long brief with hundreds of quotations takes seconds. */
const timeoutMs = 60_000;

/**
 * Has the server look up what a text cites. It keeps nothing of it and takes no use.
 * @throws {CallFailed} when the server refuses or fails; {DOMException} `AbortError` when `signal` aborts.
 */
export function requestCheck(body: CitationCheckRequestInput, signal: AbortSignal): Promise<CitationCheck> {
  return callJson(routes.citationCheck, { method: 'POST', body, timeoutMs, signal });
}
