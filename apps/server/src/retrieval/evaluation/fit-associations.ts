import type { LearnedMeanings, Meaning } from '../associations.ts';

/** A phrase that speaks of a topic, as its index terms. */
export interface TopicPhrase {
  topic: string;
  terms: readonly string[];
  /** What it counts against a topic's own phrase; 1 unless told. */
  weight?: number;
}

export interface AssociationFitting {
  /** Numbers of a vector: fewer mix matters up, more take the file's place. */
  dimensions: number;
  epochs: number;
  /** Of Adam, at first; it decays linearly to nothing over the epochs. */
  learningRate: number;
  /** Share of a phrase's words that an epoch leaves out, so that each word learns to stand without the others. */
  dropout: number;
  /** Phrases of one step. */
  batch: number;
  /** L2 penalty. */
  weightDecay: number;
  /** Topics besides the phrases' own against which a batch is told apart. */
  negativeSamples: number;
}

const usualFitting: AssociationFitting = {
  dimensions: 128,
  epochs: 8,
  learningRate: 0.008,
  dropout: 0.3,
  batch: 256,
  weightDecay: 3e-5,
  negativeSamples: 200,
};
/** A word of one phrase alone says nothing of how people speak. */
const minPhrases = 2;
const initialLength = 0.1;
const negligible = 4e-7;

/**
 * Learns vectors of words and topics such that a phrase's words point to its topic: a softmax over topics, of which each
 * batch meets its own and some negative samples, by Adam. The same phrases give the same result.
 */
export function fitAssociations(
  phrases: readonly TopicPhrase[],
  fitting: Partial<AssociationFitting> = {},
  say: (line: string) => void = () => {},
): LearnedMeanings {
  const settings = { ...usualFitting, ...fitting };
  const random = seededRandom();
  const weights = readWeights(phrases);
  const words = new VectorTable([...weights.keys()], settings, random);
  const topics = new VectorTable([...new Set(phrases.map(({ topic }) => topic))].sort(), settings, random);
  const cases = phrases
    .map(({ topic, terms, weight = 1 }) => ({
      topic: topics.numberOf(topic) ?? 0,
      words: [...new Set(terms)].flatMap((term) => words.numberOf(term) ?? []),
      weight,
    }))
    .filter((one) => one.words.length > 0);
  const rarity = Float32Array.from(weights.values());
  const batches = Math.ceil(cases.length / settings.batch);
  for (let epoch = 0; epoch < settings.epochs; epoch++) {
    shuffle(cases, random);
    for (let at = 0; at < batches; at++) {
      const learningRate = settings.learningRate * (1 - (epoch + at / batches) / settings.epochs);
      const batch = cases.slice(at * settings.batch, (at + 1) * settings.batch);
      learn({ words, topics, rarity, random, ...settings, learningRate }, batch);
    }
    say(`epoch ${epoch + 1} of ${settings.epochs}`);
  }
  return {
    words: words.meanings((number) => rarity[number] ?? 1),
    topics: topics.meanings(() => 1),
  };
}

interface Case {
  topic: number;
  words: number[];
  weight: number;
}

interface Learning {
  words: VectorTable;
  topics: VectorTable;
  /** Weight of each word. */
  rarity: Float32Array;
  random: () => number;
  dimensions: number;
  dropout: number;
  negativeSamples: number;
  learningRate: number;
  weightDecay: number;
}

/** One step of all vectors, towards telling a batch's topics from the others and towards nothing. */
function learn(to: Learning, batch: readonly Case[]): void {
  const { words, topics, rarity, dimensions, random } = to;
  const met = new Set(batch.map(({ topic }) => topic));
  for (let i = 0; i < to.negativeSamples; i++) met.add(Math.floor(random() * topics.size));
  const columns = [...met].sort((a, b) => a - b);
  const columnOf = new Map(columns.map((topic, column) => [topic, column]));
  const direction = new Float32Array(dimensions);
  const gradient = new Float32Array(dimensions);
  const probabilities = new Float32Array(columns.length);
  for (const one of batch) {
    const kept = keepSome(one.words, to.dropout, random);
    const shares = sharesOf(kept, rarity);
    direction.fill(0);
    for (const [i, word] of kept.entries()) words.addTo(direction, word, shares[i]!);
    softmax(probabilities, topics, columns, direction);
    const own = columnOf.get(one.topic)!;
    gradient.fill(0);
    for (let column = 0; column < columns.length; column++) {
      const error = ((probabilities[column]! - (column === own ? 1 : 0)) * one.weight) / batch.length;
      // Most topics are told apart already.
      if (Math.abs(error) < negligible) continue;
      topics.addTo(gradient, columns[column]!, error);
      topics.addGradient(columns[column]!, direction, error);
    }
    for (const [i, word] of kept.entries()) words.addGradient(word, gradient, shares[i]!);
  }
  words.move(to.learningRate, to.weightDecay);
  topics.move(to.learningRate, to.weightDecay);
}

/** Chances of the topics in `columns` for a phrase that points in this direction, into `scores`. */
function softmax(scores: Float32Array, topics: VectorTable, columns: readonly number[], direction: Float32Array): void {
  let highest = Number.NEGATIVE_INFINITY;
  for (let column = 0; column < columns.length; column++) {
    scores[column] = topics.product(columns[column]!, direction);
    highest = Math.max(highest, scores[column]!);
  }
  let whole = 0;
  for (let column = 0; column < scores.length; column++) {
    scores[column] = Math.exp(scores[column]! - highest);
    whole += scores[column]!;
  }
  for (let column = 0; column < scores.length; column++) scores[column]! /= whole;
}

function keepSome(words: readonly number[], dropout: number, random: () => number): number[] {
  const kept = words.filter(() => random() >= dropout);
  return kept.length > 0 ? kept : [words[Math.floor(random() * words.length)]!];
}

function sharesOf(words: readonly number[], rarity: Float32Array): number[] {
  const length = Math.sqrt(words.reduce((sum, word) => sum + rarity[word]! ** 2, 0));
  return words.map((word) => rarity[word]! / length);
}

const momentum = 0.9;
const damping = 0.99;
const smallest = 1e-6;

/** Named vectors in one array, each with its own memory of the steps that it took. */
class VectorTable {
  readonly #names: readonly string[];
  readonly #numbers: ReadonlyMap<string, number>;
  readonly #dimensions: number;
  readonly #values: Float32Array;
  readonly #gradients: Float32Array;
  readonly #means: Float32Array;
  readonly #squares: Float32Array;
  #steps = 0;

  constructor(names: readonly string[], { dimensions }: { dimensions: number }, random: () => number) {
    this.#names = names;
    this.#numbers = new Map(names.map((name, number) => [name, number]));
    this.#dimensions = dimensions;
    // Twelve draws added up: near enough to a bell.
    const draw = () => Array.from({ length: 12 }, random).reduce((sum, each) => sum + each, -6) * initialLength;
    this.#values = Float32Array.from({ length: names.length * dimensions }, draw);
    this.#gradients = new Float32Array(this.#values.length);
    this.#means = new Float32Array(this.#values.length);
    this.#squares = new Float32Array(this.#values.length);
  }

  get size(): number {
    return this.#names.length;
  }

  numberOf(name: string): number | undefined {
    return this.#numbers.get(name);
  }

  addTo(sum: Float32Array, number: number, share: number): void {
    const values = this.#values;
    const start = number * sum.length;
    for (let i = 0; i < sum.length; i++) sum[i]! += share * values[start + i]!;
  }

  product(number: number, other: Float32Array): number {
    const values = this.#values;
    const start = number * other.length;
    let sum = 0;
    for (let i = 0; i < other.length; i++) sum += values[start + i]! * other[i]!;
    return sum;
  }

  addGradient(number: number, direction: Float32Array, share: number): void {
    const gradients = this.#gradients;
    const start = number * direction.length;
    for (let i = 0; i < direction.length; i++) gradients[start + i]! += share * direction[i]!;
  }

  /**
   * Takes one step down the gradients gathered since the last. A vector that no phrase of the batch met shrinks all the same:
   * rare words are left with little to say.
   */
  move(learningRate: number, weightDecay: number): void {
    this.#steps++;
    const meanShare = 1 - momentum ** this.#steps;
    const squareShare = 1 - damping ** this.#steps;
    const [values, gradients, means, squares] = [this.#values, this.#gradients, this.#means, this.#squares];
    for (let at = 0; at < values.length; at++) {
      const partial = gradients[at]! + weightDecay * values[at]!;
      means[at] = momentum * means[at]! + (1 - momentum) * partial;
      squares[at] = damping * squares[at]! + (1 - damping) * partial * partial;
      const length = Math.sqrt(squares[at]! / squareShare) + smallest;
      values[at]! -= (learningRate * (means[at]! / meanShare)) / length;
    }
    this.#gradients.fill(0);
  }

  meanings(weightOf: (number: number) => number): Meaning[] {
    return this.#names.map((name, number) => ({
      name,
      weight: weightOf(number),
      vector: this.#values.slice(number * this.#dimensions, (number + 1) * this.#dimensions),
    }));
  }
}

/** Words of at least {@link minPhrases} phrases, in order, each with its rarity among the phrases. */
function readWeights(phrases: readonly TopicPhrase[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { terms } of phrases) {
    for (const term of new Set(terms)) counts.set(term, (counts.get(term) ?? 0) + 1);
  }
  return new Map(
    [...counts]
      .filter(([, count]) => count >= minPhrases)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([term, count]) => [term, Math.log((phrases.length + 1) / count)]),
  );
}

function shuffle(list: unknown[], random: () => number): void {
  for (let i = list.length - 1; i > 0; i--) {
    const other = Math.floor(random() * (i + 1));
    [list[i], list[other]] = [list[other], list[i]];
  }
}

/** A linear congruential generator (Numerical Recipes): the fit must come out the same every time. */
function seededRandom(): () => number {
  let state = 1;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}
