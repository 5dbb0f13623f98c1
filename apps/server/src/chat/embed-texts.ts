import type { embeddingsResponseSchema } from '@foja/contracts/chat';
import { messages } from '@foja/contracts/messages';
import type { z } from 'zod';
import type { Embedder } from '../platform/embedder.ts';
import { HttpError } from '../platform/http-errors.ts';

export interface EmbedDeps {
  /** Null where no endpoint is configured. */
  embedder: Embedder | null;
}

/**
 * One vector a text, in order.
 * @throws {HttpError} 503 `not_configured` without an embedder, 502 `upstream_failed` when it does not answer.
 */
export async function embedTexts(deps: EmbedDeps, texts: string[]): Promise<z.infer<typeof embeddingsResponseSchema>> {
  const { embedder } = deps;
  if (!embedder) {
    throw new HttpError(503, 'not_configured', 'Esta instalación no tiene configurado un modelo de embeddings.');
  }
  try {
    return { model: embedder.model, embeddings: await embedder.embed(texts, 'passage') };
  } catch {
    throw new HttpError(502, 'upstream_failed', messages.serviceUnavailable);
  }
}
