import { isStopWord } from '@foja/legal-text/analyze';
import { fold } from '@foja/legal-text/fold';
import { normalizeWord } from '@foja/legal-text/normalize-word';
import { tokenize } from '@foja/legal-text/tokenize';

/**
 * What a text is known by: each word's stem, each pair of neighbouring stems, and each word as it is written. The small words
 * stay: "le presté" and "me prestó" are two situations.
 */
export function readStoryFeatures(text: string): string[] {
  const words = tokenize(text).map((token) => fold(token.text));
  const stems = words.map((word) => (isStopWord(word) ? word : normalizeWord(word) || word));
  const pairs = stems.slice(1).map((stem, place) => `${stems[place]} ${stem}`);
  return [...stems, ...pairs, ...words.map((word) => `=${word}`)];
}
