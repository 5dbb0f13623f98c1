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
  rounds: number;
  /** Length of the first steps; they shrink to nothing over the rounds. */
  step: number;
  /** Share of a phrase's words that a round leaves out, so that each word learns to stand without the others. */
  dropped: number;
  /** Phrases that are learned together. */
  batch: number;
  /** Pull of every vector towards nothing. */
  shrinking: number;
  /** Topics besides the phrases' own against which a batch is told apart. */
  others: number;
}

const usualFitting: AssociationFitting = {
  dimensions: 128,
  rounds: 8,
  step: 0.008,
  dropped: 0.3,
  batch: 256,
  shrinking: 3e-5,
  others: 200,
};
/** A word of one phrase alone says nothing of how people speak. */
const leastPhrases = 2;
const firstLength = 0.1;
const negligible = 4e-7;

/**
 * Learns vectors of words and topics such that a phrase's words point to its topic: a softmax over topics, of which each
 * batch meets its own and some others, by the steps of Adam. The same phrases give the same result. Where words are known,
 * only topics are learned.
 */
export function fitAssociations(
  phrases: readonly TopicPhrase[],
  fitting: Partial<AssociationFitting> = {},
  say: (line: string) => void = () => {},
  known: readonly Meaning[] = [],
): LearnedMeanings {
  const settings = { ...usualFitting, ...fitting };
  const random = seededRandom();
  const areKnown = known.length > 0;
  const weights = areKnown ? new Map(known.map(({ name, weight }) => [name, weight])) : readWeights(phrases);
  const words = new VectorTable([...weights.keys()], settings, random);
  for (const [number, { vector }] of known.entries()) words.set(number, vector);
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
  for (let round = 0; round < settings.rounds; round++) {
    shuffle(cases, random);
    for (let at = 0; at < batches; at++) {
      const step = settings.step * (1 - (round + at / batches) / settings.rounds);
      const batch = cases.slice(at * settings.batch, (at + 1) * settings.batch);
      learn({ words, topics, areKnown, rarity, random, ...settings, step }, batch);
    }
    say(`round ${round + 1} of ${settings.rounds}`);
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
  /** The words' vectors stay as they are. */
  areKnown: boolean;
  /** Weight of each word. */
  rarity: Float32Array;
  random: () => number;
  dimensions: number;
  dropped: number;
  others: number;
  step: number;
  shrinking: number;
}

/** One step of all vectors, towards telling a batch's topics from the others and towards nothing. */
function learn(to: Learning, batch: readonly Case[]): void {
  const { words, topics, rarity, dimensions, random } = to;
  const met = new Set(batch.map(({ topic }) => topic));
  for (let i = 0; i < to.others; i++) met.add(Math.floor(random() * topics.size));
  const columns = [...met].sort((a, b) => a - b);
  const columnOf = new Map(columns.map((topic, column) => [topic, column]));
  const direction = new Float32Array(dimensions);
  const pull = new Float32Array(dimensions);
  const chances = new Float32Array(columns.length);
  for (const one of batch) {
    const kept = keepSome(one.words, to.dropped, random);
    const shares = sharesOf(kept, rarity);
    direction.fill(0);
    for (const [i, word] of kept.entries()) words.addTo(direction, word, shares[i]!);
    readChances(chances, topics, columns, direction);
    const own = columnOf.get(one.topic)!;
    pull.fill(0);
    for (let column = 0; column < columns.length; column++) {
      const miss = ((chances[column]! - (column === own ? 1 : 0)) * one.weight) / batch.length;
      // Most topics are told apart already.
      if (Math.abs(miss) < negligible) continue;
      topics.addTo(pull, columns[column]!, miss);
      topics.addSlope(columns[column]!, direction, miss);
    }
    if (to.areKnown) continue;
    for (const [i, word] of kept.entries()) words.addSlope(word, pull, shares[i]!);
  }
  if (!to.areKnown) words.move(to.step, to.shrinking);
  topics.move(to.step, to.shrinking);
}

/** Chances of the topics in `columns` for a phrase that points in this direction, into `scores`. */
function readChances(
  scores: Float32Array,
  topics: VectorTable,
  columns: readonly number[],
  direction: Float32Array,
): void {
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

function keepSome(words: readonly number[], dropped: number, random: () => number): number[] {
  const kept = words.filter(() => random() >= dropped);
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
  readonly #slopes: Float32Array;
  readonly #means: Float32Array;
  readonly #squares: Float32Array;
  #steps = 0;

  constructor(names: readonly string[], { dimensions }: { dimensions: number }, random: () => number) {
    this.#names = names;
    this.#numbers = new Map(names.map((name, number) => [name, number]));
    this.#dimensions = dimensions;
    // Twelve draws added up: near enough to a bell.
    const draw = () => Array.from({ length: 12 }, random).reduce((sum, each) => sum + each, -6) * firstLength;
    this.#values = Float32Array.from({ length: names.length * dimensions }, draw);
    this.#slopes = new Float32Array(this.#values.length);
    this.#means = new Float32Array(this.#values.length);
    this.#squares = new Float32Array(this.#values.length);
  }

  get size(): number {
    return this.#names.length;
  }

  numberOf(name: string): number | undefined {
    return this.#numbers.get(name);
  }

  set(number: number, vector: Float32Array): void {
    this.#values.set(vector, number * this.#dimensions);
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

  addSlope(number: number, direction: Float32Array, share: number): void {
    const slopes = this.#slopes;
    const start = number * direction.length;
    for (let i = 0; i < direction.length; i++) slopes[start + i]! += share * direction[i]!;
  }

  /**
   * Takes one step down the slopes gathered since the last. A vector that no phrase of the batch met shrinks all the same:
   * rare words are left with little to say.
   */
  move(step: number, shrinking: number): void {
    this.#steps++;
    const meanShare = 1 - momentum ** this.#steps;
    const squareShare = 1 - damping ** this.#steps;
    const [values, slopes, means, squares] = [this.#values, this.#slopes, this.#means, this.#squares];
    for (let at = 0; at < values.length; at++) {
      const slope = slopes[at]! + shrinking * values[at]!;
      means[at] = momentum * means[at]! + (1 - momentum) * slope;
      squares[at] = damping * squares[at]! + (1 - damping) * slope * slope;
      const length = Math.sqrt(squares[at]! / squareShare) + smallest;
      values[at]! -= (step * (means[at]! / meanShare)) / length;
    }
    this.#slopes.fill(0);
  }

  meanings(weightOf: (number: number) => number): Meaning[] {
    return this.#names.map((name, number) => ({
      name,
      weight: weightOf(number),
      vector: this.#values.slice(number * this.#dimensions, (number + 1) * this.#dimensions),
    }));
  }
}

/** Words of at least {@link leastPhrases} phrases, in order, each with its rarity among the phrases. */
function readWeights(phrases: readonly TopicPhrase[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { terms } of phrases) {
    for (const term of new Set(terms)) counts.set(term, (counts.get(term) ?? 0) + 1);
  }
  return new Map(
    [...counts]
      .filter(([, count]) => count >= leastPhrases)
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
