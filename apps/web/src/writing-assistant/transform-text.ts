import { routes } from '@foja/contracts/routes';
import type { TransformationRequestInput, TransformationResponse } from '@foja/contracts/transformations';
import { callJson } from '../platform/http.ts';

/** A model on a small machine may well need two minutes for a long text. */
const timeoutMs = 180_000;

/**
 * Has the server propose another wording. It takes the personal data out before a model sees the text, and puts it back. Leaving
 * (`signal`) gives the use back, unless a model has begun.
 * @throws {CallFailed} when the server refuses or fails; {DOMException} `AbortError` when `signal` aborts.
 */
export function transformText(asked: TransformationRequestInput, signal: AbortSignal): Promise<TransformationResponse> {
  return callJson(routes.writingTransform, { method: 'POST', body: asked, timeoutMs, signal });
}
