import { describe, expect, it } from 'vitest';
import { openLocalEmbedder, type Transformers } from './local-embedder.ts';

/** A stand-in for the library that remembers what it was asked. */
function standIn(fails = 0) {
  const asked: { model: string; texts: string[] }[] = [];
  let left = fails;
  const library: Transformers = {
    async pipeline(_task, model) {
      if (left-- > 0) throw new Error('no network');
      return async (texts) => {
        asked.push({ model, texts });
        return { tolist: () => texts.map((text) => [text.length, 1]) };
      };
    },
  };
  return { asked, load: async () => library };
}

describe('a model in this process', () => {
  it('gives one vector a text, in order, however many there are', async () => {
    const { load, asked } = standIn();
    const texts = Array.from({ length: 40 }, (_, index) => 'x'.repeat(index + 1));
    const vectors = await openLocalEmbedder('Xenova/plain', load).embed(texts, 'passage');
    expect(vectors.map(([length]) => length)).toEqual(texts.map(({ length }) => length));
    expect(Math.max(...asked.map((call) => call.texts.length))).toBeLessThanOrEqual(16);
  });

  it('tells an e5 model which texts are questions and which are passages', async () => {
    const { load, asked } = standIn();
    const embedder = openLocalEmbedder('Xenova/multilingual-e5-small', load);
    await embedder.embed(['¿y la garantía?'], 'question');
    await embedder.embed(['La garantía dura seis meses.'], 'passage');
    expect(asked.map(({ texts }) => texts[0])).toEqual([
      'query: ¿y la garantía?',
      'passage: La garantía dura seis meses.',
    ]);
    expect(embedder.model).toBe('local:Xenova/multilingual-e5-small');
  });

  it('is opened once for calls at once, and again after it could not be', async () => {
    const { load } = standIn(1);
    const embedder = openLocalEmbedder('Xenova/plain', load);
    const outcomes = await Promise.allSettled([embedder.embed(['a'], 'question'), embedder.embed(['b'], 'question')]);
    expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    await expect(embedder.embed(['a'], 'question')).resolves.toEqual([[1, 1]]);
  });

  it('says how to install the library where it is missing', async () => {
    await expect(openLocalEmbedder('Xenova/plain').embed(['a'], 'question')).rejects.toThrow(
      'npm install --no-save @huggingface/transformers',
    );
  });
});
