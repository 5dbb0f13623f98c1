import type { EmbeddedText, Embedder } from './embedder.ts';

/** What is used of `@huggingface/transformers`. */
export interface Transformers {
  pipeline(task: 'feature-extraction', model: string): Promise<FeatureExtraction>;
}
type FeatureExtraction = (
  texts: string[],
  options: { pooling: 'mean'; normalize: true },
) => Promise<{ tolist(): number[][] }>;

/** Texts at once: more use more memory and are not faster on two cores. */
const batchSize = 16;
/** Models of the e5 family were trained with these words before each text and lose much without them. */
const prefixes: Record<EmbeddedText, string> = { question: 'query: ', passage: 'passage: ' };

/**
 * An embedding model in this process. The library and the model are large, so neither comes with Foja: whoever wants it runs
 * `npm install --no-save @huggingface/transformers`, and the model is downloaded when it is first used.
 * @param model its name at the model hub, such as `Xenova/multilingual-e5-small`.
 * @param load gives the library; tests hand in their own.
 */
export function openLocalEmbedder(model: string, load: () => Promise<Transformers> = loadTransformers): Embedder {
  let opening: Promise<FeatureExtraction> | null = null;
  const open = () => {
    opening ??= load()
      .then((transformers) => transformers.pipeline('feature-extraction', model))
      .catch((error: unknown) => {
        // A download that failed is tried again by the next call.
        opening = null;
        throw error;
      });
    return opening;
  };
  const prefixOf = (as: EmbeddedText) => (/(^|[-/])e5-/i.test(model) ? prefixes[as] : '');
  return {
    model: `local:${model}`,
    async embed(texts, as, signal) {
      const extract = await open();
      const vectors: number[][] = [];
      for (let from = 0; from < texts.length; from += batchSize) {
        signal?.throwIfAborted();
        const batch = texts.slice(from, from + batchSize).map((text) => prefixOf(as) + text);
        vectors.push(...(await extract(batch, { pooling: 'mean', normalize: true })).tolist());
      }
      return vectors;
    },
  };
}

async function loadTransformers(): Promise<Transformers> {
  // Not a literal: the library is no dependency, so neither types nor the bundle may look for it.
  const library = '@huggingface/transformers';
  try {
    return (await import(library)) as Transformers;
  } catch (cause) {
    throw new Error(
      'EMBEDDINGS_BASE_URL=local needs a library that is not installed: npm install --no-save @huggingface/transformers',
      { cause },
    );
  }
}
