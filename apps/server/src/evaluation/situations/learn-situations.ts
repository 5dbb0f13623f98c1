import { seededRandom } from '../../platform/seeded-random.ts';
import { type LearnedSituations, weighFeatures } from './situation-model.ts';
import { readStoryFeatures } from './story-features.ts';

/** A text that tells the situation of a guide. */
export interface ToldSituation {
  guide: string;
  text: string;
}

/** A feature of fewer texts tells of them, not of their situation. */
const textsLeast = 3;
/** What an error costs against the size of the weights; the step of change at which the weights stand still; rounds at most. */
const errorCost = 1;
const stillBelow = 0.05;
const roundsMost = 60;

/**
 * Learns to tell the situations from one another: for each guide the plane that parts its texts from all others with the widest
 * margin (a linear support vector machine with squared hinge loss, by dual coordinate descent: Hsieh and others, ICML 2008). The
 * same texts give the same weights. Some minutes for twenty thousand texts.
 * @param say is told of progress.
 */
export function learnSituations(
  told: readonly ToldSituation[],
  say: (line: string) => void = () => {},
): LearnedSituations {
  // One after the other they would be asked guide by guide, which takes more rounds.
  const mixed = seededRandom(1).sample(told, told.length);
  const read = mixed.map(({ text }) => readStoryFeatures(text));
  const rarities = countRarities(read);
  const names = [...rarities.keys()].sort();
  const numbers = new Map(names.map((name, number) => [name, number]));
  const texts = read.map((features) => {
    const weights = [...weighFeatures(features, (feature) => rarities.get(feature))];
    return {
      // The last place is the bias: it is in every text.
      features: Int32Array.from([...weights.map(([name]) => numbers.get(name)!), names.length]),
      values: Float64Array.from([...weights.map(([, weight]) => weight), 1]),
    };
  });
  const guides = [...new Set(told.map(({ guide }) => guide))].sort();
  const planes = guides.map((guide, place) => {
    if (place % 20 === 0) say(`${place}/${guides.length}`);
    return partTexts(
      texts,
      mixed.map((each) => each.guide === guide),
      names.length + 1,
    );
  });
  const places = Uint16Array.from(guides, (_, place) => place);
  return {
    guides: guides.map((id, place) => ({ id, bias: planes[place]![names.length]! })),
    features: new Map(
      names.map((name, number) => [
        name,
        {
          rarity: rarities.get(name)!,
          weights: { places, values: Float32Array.from(planes, (plane) => plane[number]!) },
        },
      ]),
    ),
  };
}

/** By feature that enough texts have: the fewer have it, the more it tells. */
function countRarities(texts: readonly (readonly string[])[]): Map<string, number> {
  const holders = new Map<string, number>();
  for (const features of texts) {
    for (const feature of new Set(features)) holders.set(feature, (holders.get(feature) ?? 0) + 1);
  }
  const told = [...holders].filter(([, held]) => held >= textsLeast);
  return new Map(told.map(([feature, held]) => [feature, 1 + Math.log((1 + texts.length) / (1 + held))]));
}

interface Weighed {
  features: Int32Array;
  values: Float64Array;
}

/** The weights of the plane that parts the texts that are `own` from the others. */
function partTexts(texts: readonly Weighed[], own: readonly boolean[], size: number): Float64Array {
  const slack = 1 / (2 * errorCost);
  const weights = new Float64Array(size);
  const pulls = new Float64Array(texts.length);
  const curvatures = texts.map(({ values }) => slack + values.reduce((sum, value) => sum + value * value, 0));
  const all = texts.map((_, number) => number);
  let asked = all;
  let highestBefore = Number.POSITIVE_INFINITY;
  for (let round = 0; round < roundsMost; round++) {
    let [highest, lowest] = [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY];
    const kept: number[] = [];
    for (const number of asked) {
      const { features, values } = texts[number]!;
      const side = own[number] ? 1 : -1;
      const pull = pulls[number]!;
      let margin = 0;
      for (let i = 0; i < features.length; i++) margin += weights[features[i]!]! * values[i]!;
      const slope = side * margin - 1 + slack * pull;
      // A text far on its own side pulls nothing, and is left out of the rounds that follow.
      if (pull === 0 && slope > highestBefore) continue;
      kept.push(number);
      const projected = pull === 0 ? Math.min(slope, 0) : slope;
      highest = Math.max(highest, projected);
      lowest = Math.min(lowest, projected);
      if (projected === 0) continue;
      pulls[number] = Math.max(pull - slope / curvatures[number]!, 0);
      const change = (pulls[number] - pull) * side;
      for (let i = 0; i < features.length; i++) weights[features[i]!]! += change * values[i]!;
    }
    const isStill = highest - lowest < stillBelow;
    if (isStill && asked === all) break;
    // Those that were left out are asked once more before it ends.
    asked = isStill ? all : kept;
    highestBefore = isStill || highest <= 0 ? Number.POSITIVE_INFINITY : highest;
  }
  return weights;
}
