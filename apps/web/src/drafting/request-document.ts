import type { DraftingRequestInput, DraftingResponse } from '@foja/contracts/drafting';
import { routes } from '@foja/contracts/routes';
import { callJson } from '../platform/http.ts';

/** A model on a small machine may well need two minutes for long facts. */
const timeoutMs = 180_000;

/** POST /DocumentGenerator/generate */
export function requestDocument(body: DraftingRequestInput, signal: AbortSignal): Promise<DraftingResponse> {
  return callJson<DraftingResponse>(routes.documentGenerate, { method: 'POST', body, signal, timeoutMs });
}
