import type { CorpusSource } from '../corpus/corpus-source.ts';
import type { Embedder } from '../platform/embedder.ts';
import type { StoredRow } from './index-generation.ts';
import type { IndexRow } from './index-row.ts';

const textsPerCall = 64;
/** What a passage is about stands in its beginning; embedding models read little more. */
const embeddedCharacters = 2_000;

/** Gives every row the vector of its source's text. */
export async function embedRows(
  rows: readonly IndexRow[],
  sources: readonly CorpusSource[],
  embedder: Embedder,
): Promise<StoredRow[]> {
  const texts = new Map(sources.map((source) => [source.id, embeddedText(source)]));
  const stored: StoredRow[] = [];
  for (let start = 0; start < rows.length; start += textsPerCall) {
    const batch = rows.slice(start, start + textsPerCall);
    const vectors = await embedder.embed(
      batch.map((row) => texts.get(row.id) ?? row.id),
      'passage',
    );
    for (const [i, row] of batch.entries()) {
      const vector = vectors[i];
      if (vector === undefined)
        throw new Error(`The embedder gave ${vectors.length} vectors for ${batch.length} texts.`);
      stored.push({ ...row, vector });
    }
  }
  return stored;
}

function embeddedText(source: CorpusSource): string {
  const parts =
    source.kind === 'article'
      ? [source.heading, source.text]
      : source.kind === 'ruling'
        ? [source.title, source.summary]
        : [source.title, ...source.says, ...source.sections.map((section) => section.body)];
  return parts.join('\n').slice(0, embeddedCharacters);
}
