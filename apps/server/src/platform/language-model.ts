import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import { embedMany, type LanguageModel } from 'ai';
import type { Config } from '../config.ts';
import type { Embedder } from './embedder.ts';
import { openLocalEmbedder } from './local-embedder.ts';
import { withDeadline } from './with-deadline.ts';

/** The language models of the configured endpoint, by the labels that the product shows. */
export interface LanguageModels {
  /** The model behind a label (`gpt-4o`), or the endpoint's model of that very name where nothing is mapped. */
  byLabel(label: string): LanguageModel;
}

const embeddingDeadline = {
  timeoutMs: 20_000,
  lateness: () => new Error('The embeddings endpoint did not answer in time'),
};

/** Opens any OpenAI-compatible chat endpoint. No call is made until a model is used. */
export function openLanguageModels(settings: NonNullable<Config['languageModel']>): LanguageModels {
  const provider = createOpenAICompatible({
    name: 'llm',
    baseURL: settings.baseUrl.replace(/\/+$/, ''),
    apiKey: settings.apiKey ?? undefined,
    // Without being asked, an endpoint that streams does not tell its tokens.
    includeUsage: true,
  });
  return { byLabel: (label) => provider.chatModel(settings.names[label] ?? label) };
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
