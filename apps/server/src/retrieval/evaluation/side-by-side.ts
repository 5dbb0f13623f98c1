import type { LearnedMeanings, Meaning } from '../associations.ts';

/**
 * Two that were learned of the same topics, as one whose vectors hold both: the score of a topic is the mean of their two. What only one of
 * them knows says nothing in the other.
 */
export function sideBySide(left: LearnedMeanings, right: LearnedMeanings): LearnedMeanings {
  const lengths = [left, right].map(({ topics }) => topics[0]?.vector.length ?? 0) as [number, number];
  // The mean of two scores: each topic's halves count half.
  return {
    words: joined(left.words, right.words, lengths, 1),
    topics: joined(left.topics, right.topics, lengths, 0.5),
  };
}

function joined(
  left: readonly Meaning[],
  right: readonly Meaning[],
  [leftLength, rightLength]: readonly [number, number],
  share: number,
): Meaning[] {
  const others = new Map(right.map((one) => [one.name, one]));
  const known = new Set(left.map(({ name }) => name));
  const nothing = (length: number) => new Float32Array(length);
  const both = left.map((one): Meaning => {
    const other = others.get(one.name);
    return {
      ...one,
      vector: join(one.vector, other?.vector ?? nothing(rightLength), share, (other?.weight ?? 0) / one.weight),
    };
  });
  const onlyRight = right.filter(({ name }) => !known.has(name));
  return [...both, ...onlyRight.map((one) => ({ ...one, vector: join(nothing(leftLength), one.vector, share, 1) }))];
}

/** @param evens what a word weighs in the right one against the left, whose weight the joined word has. */
function join(left: Float32Array, right: Float32Array, share: number, evens: number): Float32Array {
  const vector = new Float32Array(left.length + right.length);
  for (let place = 0; place < left.length; place++) vector[place] = left[place]! * share;
  for (let place = 0; place < right.length; place++) vector[left.length + place] = right[place]! * share * evens;
  return vector;
}
