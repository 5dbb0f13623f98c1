import type { RankedSource } from '../retrieval/retrieval.ts';
import type { EditorialPiece } from './editorial-pieces.ts';

/** How an answer refers to articles: `[n]` where the article is among its sources, its name where it is not. */
export interface SourceNumbers {
  /** `[3]` of a source. */
  mark(source: RankedSource): string;
  /** The piece as a sentence of the answer, with its marks before the full stop. */
  render(piece: EditorialPiece): string;
}

/** @param nameArticle how a lawyer names a key: `ccyc:2561` → `art. 2561 CCyC`. */
export function numberSources(sources: readonly RankedSource[], nameArticle: (key: string) => string): SourceNumbers {
  const numberByKey = new Map<string, number>();
  for (const [index, source] of sources.entries()) {
    if (source.kind === 'guide') continue;
    for (const key of [source.id, ...source.articles]) if (!numberByKey.has(key)) numberByKey.set(key, index + 1);
  }
  const mark = (source: RankedSource) => `[${sources.indexOf(source) + 1}]`;
  return {
    mark,
    render(piece) {
      // A note's sentence without a key stands on the note's own article; a guide's is practical advice.
      if (piece.keys.length === 0)
        return piece.source.kind === 'guide' ? piece.text : addMark(piece.text, mark(piece.source));
      const numbers = new Set<number>();
      const names: string[] = [];
      for (const key of piece.keys) {
        const number = numberByKey.get(key);
        if (number === undefined) names.push(nameArticle(key));
        else numbers.add(number);
      }
      const marks = [...numbers]
        .sort((a, b) => a - b)
        .map((number) => `[${number}]`)
        .join('');
      return addMark(piece.text, [names.length > 0 ? `(${names.join('; ')})` : '', marks].filter(Boolean).join(' '));
    },
  };
}

function addMark(sentence: string, mark: string): string {
  const [, body, stop] = /^([\s\S]*?)([.:;!?…]*)$/.exec(sentence) ?? [];
  return `${body} ${mark}${stop || '.'}`;
}
