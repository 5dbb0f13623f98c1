import { readStoryFeatures } from './story-features.ts';

/** What was learned of the stories of each guide's situation. */
export interface LearnedSituations {
  guides: { id: string; bias: number }[];
  features: Map<string, LearnedFeature>;
}

export interface LearnedFeature {
  /** How much it tells by its rarity alone. */
  rarity: number;
  /** For which guides it speaks, and against which. */
  weights: FeatureWeights;
}

/** Places of guides in the list, ascending, and the weight at each. */
export interface FeatureWeights {
  places: Uint16Array;
  values: Float32Array;
}

/** Tells the situation of a story from its words: for each guide, a weighted sum of what the story is known by. */
export class SituationModel {
  readonly #guides: LearnedSituations['guides'];
  readonly #features: Pick<LearnedSituations['features'], 'get'>;

  constructor({
    guides,
    features,
  }: { guides: LearnedSituations['guides']; features: Pick<LearnedSituations['features'], 'get'> }) {
    this.#guides = guides;
    this.#features = features;
  }

  /**
   * How clearly a text tells each guide's situation, by the guide's id: above 0 is its own, about -1 has nothing of it. A guide
   * of which nothing was learned is not among them.
   */
  read(text: string): Map<string, number> {
    const known = new Map<string, LearnedFeature>();
    const told = readStoryFeatures(text);
    for (const name of new Set(told)) {
      const feature = this.#features.get(name);
      if (feature !== undefined) known.set(name, feature);
    }
    const margins = Float32Array.from(this.#guides, ({ bias }) => bias);
    for (const [name, weight] of weighFeatures(told, (feature) => known.get(feature)?.rarity)) {
      const { places, values } = known.get(name)!.weights;
      for (let i = 0; i < places.length; i++) margins[places[i]!]! += weight * values[i]!;
    }
    return new Map(this.#guides.map(({ id }, place) => [id, margins[place]!]));
  }
}

/**
 * Weights of the features of a text whose rarity is known: a repeated one counts little more, a rare one more, and a long text as
 * much as a short one.
 */
export function weighFeatures(
  features: readonly string[],
  rarityOf: (feature: string) => number | undefined,
): Map<string, number> {
  const counts = new Map<string, number>();
  for (const feature of features) counts.set(feature, (counts.get(feature) ?? 0) + 1);
  const weights = new Map<string, number>();
  let squares = 0;
  for (const [feature, count] of counts) {
    const rarity = rarityOf(feature);
    if (rarity === undefined) continue;
    const weight = (1 + Math.log(count)) * rarity;
    weights.set(feature, weight);
    squares += weight * weight;
  }
  const length = Math.sqrt(squares) || 1;
  for (const [feature, weight] of weights) weights.set(feature, weight / length);
  return weights;
}
