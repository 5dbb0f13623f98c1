import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import { defaultSettingsMiddleware, embedMany, type LanguageModel, wrapLanguageModel } from 'ai';
import { boundedFetch } from './bounded-fetch.ts';
import type { Config } from './config.ts';
import type { Embedder } from './embedder.ts';
import { openLocalEmbedder } from './local-embedder.ts';
import { noteModelCall } from './model-at-work.ts';
import { inSpan } from './tracing/in-span.ts';
import { withDeadline } from './with-deadline.ts';

/** The language models of the configured endpoint, by the labels that the product shows. */
export interface LanguageModels {
  /** The model behind a label (`gpt-4o`), or the endpoint's model of that very name where nothing is mapped. */
  byLabel(label: string): LanguageModel;
}

/** What one answer of a model may cost. */
export interface AnswerLimits {
  /** Of the answer as it comes over the network, with everything that the protocol puts around the words. */
  maxBytes: number;
  /** What the model is asked to keep to; every model that speaks this protocol can give so many. */
  maxOutputTokens: number;
  /** Longest silence of an answer that has begun. */
  idleTimeoutMs: number;
}

export const answerLimits: AnswerLimits = {
  maxBytes: 4 * 1024 * 1024,
  maxOutputTokens: 4_096,
  idleTimeoutMs: 30_000,
};

/** Of one batch of vectors: more than any model gives for as many texts as one call may bring. */
const embeddingsMaxBytes = 64 * 1024 * 1024;

/** Of one call for vectors, with its second try: a search waits no longer for an endpoint that is silent. */
export const embeddingTimeoutMs = 20_000;

const embeddingDeadline = {
  timeoutMs: embeddingTimeoutMs,
  lateness: () => new Error('The embeddings endpoint did not answer in time'),
};

/**
 * Opens any OpenAI-compatible chat endpoint. No call is made until a model is used; every answer is bounded, and no redirect is
 * followed.
 */
export function openLanguageModels(
  settings: NonNullable<Config['languageModel']>,
  { maxOutputTokens, ...bounds }: AnswerLimits = answerLimits,
): LanguageModels {
  const fetchBounded = boundedFetch(bounds);
  const provider = createOpenAICompatible({
    name: 'llm',
    baseURL: settings.baseUrl.replace(/\/+$/, ''),
    apiKey: settings.apiKey ?? undefined,
    // Without being asked, an endpoint that streams does not tell its tokens.
    includeUsage: true,
    fetch: async (...call) => {
      await noteModelCall();
      return inSpan('model', { 'gen_ai.operation.name': 'chat' }, () => fetchBounded(...call));
    },
  });
  const middleware = defaultSettingsMiddleware({ settings: { maxOutputTokens } });
  return {
    byLabel: (label) => wrapLanguageModel({ model: provider.chatModel(settings.names[label] ?? label), middleware }),
  };
}

type EmbeddingsEndpoint = { baseUrl: string; apiKey: string | null; model: string };

/** The embedder of the configuration: a model in this process, or behind an endpoint. Nothing is loaded or called yet. */
export function openEmbedder(settings: NonNullable<Config['embeddings']>): Embedder {
  const { baseUrl } = settings;
  return baseUrl === null ? openLocalEmbedder(settings.model) : openEndpointEmbedder({ ...settings, baseUrl });
}

/** Any OpenAI-compatible embeddings endpoint. */
function openEndpointEmbedder(settings: EmbeddingsEndpoint): Embedder {
  const provider = createOpenAICompatible({
    name: 'embeddings',
    baseURL: settings.baseUrl.replace(/\/+$/, ''),
    apiKey: settings.apiKey ?? undefined,
    fetch: boundedFetch({ maxBytes: embeddingsMaxBytes, idleTimeoutMs: answerLimits.idleTimeoutMs }),
  });
  const model = provider.embeddingModel(settings.model);
  return {
    model: settings.model,
    embed: (texts, _as, signal = new AbortController().signal) =>
      withDeadline(signal, embeddingDeadline, async (abortSignal) => {
        const { embeddings } = await embedMany({ model, values: [...texts], maxRetries: 1, abortSignal });
        return embeddings;
      }),
  };
}
