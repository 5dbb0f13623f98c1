import { seededRandom } from '../../platform/seeded-random.ts';
import { type LearnedSituations, weighFeatures } from './situation-model.ts';
import { readStoryFeatures } from './story-features.ts';

/** A text that tells the situation of a guide. */
export interface ToldSituation {
  guide: string;
  text: string;
}

/** A feature of fewer texts tells of them, not of their situation. */
const minTexts = 3;
/** The C of the machine; the spread of projected gradients at which it has converged; iterations at most. */
const penaltyC = 1;
const tolerance = 0.05;
const maxIterations = 60;

/**
 * Learns to tell the situations from one another: for each guide the hyperplane that separates its texts from all others with the
 * widest margin (a linear support vector machine with squared hinge loss, by dual coordinate descent: Hsieh and others, ICML 2008). The
 * same texts give the same weights. Some minutes for twenty thousand texts.
 * @param say is told of progress.
 */
export function learnSituations(
  told: readonly ToldSituation[],
  say: (line: string) => void = () => {},
): LearnedSituations {
  // One after the other they would be asked guide by guide, which takes more iterations.
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
  const hyperplanes = guides.map((guide, place) => {
    if (place % 20 === 0) say(`${place}/${guides.length}`);
    return separateTexts(
      texts,
      mixed.map((each) => each.guide === guide),
      names.length + 1,
    );
  });
  const places = Uint16Array.from(guides, (_, place) => place);
  return {
    guides: guides.map((id, place) => ({ id, bias: hyperplanes[place]![names.length]! })),
    features: new Map(
      names.map((name, number) => [
        name,
        {
          rarity: rarities.get(name)!,
          weights: { places, values: Float32Array.from(hyperplanes, (hyperplane) => hyperplane[number]!) },
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
  const told = [...holders].filter(([, held]) => held >= minTexts);
  return new Map(told.map(([feature, held]) => [feature, 1 + Math.log((1 + texts.length) / (1 + held))]));
}

interface Weighed {
  features: Int32Array;
  values: Float64Array;
}

/** The weights of the hyperplane that separates the texts that are `own` from the others. */
function separateTexts(texts: readonly Weighed[], own: readonly boolean[], size: number): Float64Array {
  const slack = 1 / (2 * penaltyC);
  const weights = new Float64Array(size);
  const alphas = new Float64Array(texts.length);
  const curvatures = texts.map(({ values }) => slack + values.reduce((sum, value) => sum + value * value, 0));
  const all = texts.map((_, number) => number);
  let asked = all;
  let highestBefore = Number.POSITIVE_INFINITY;
  for (let iteration = 0; iteration < maxIterations; iteration++) {
    let [highest, lowest] = [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY];
    const kept: number[] = [];
    for (const number of asked) {
      const { features, values } = texts[number]!;
      const side = own[number] ? 1 : -1;
      const alpha = alphas[number]!;
      let margin = 0;
      for (let i = 0; i < features.length; i++) margin += weights[features[i]!]! * values[i]!;
      const gradient = side * margin - 1 + slack * alpha;
      // A text far on its own side moves nothing, and is left out of the iterations that follow (shrinking).
      if (alpha === 0 && gradient > highestBefore) continue;
      kept.push(number);
      const projectedGradient = alpha === 0 ? Math.min(gradient, 0) : gradient;
      highest = Math.max(highest, projectedGradient);
      lowest = Math.min(lowest, projectedGradient);
      if (projectedGradient === 0) continue;
      alphas[number] = Math.max(alpha - gradient / curvatures[number]!, 0);
      const change = (alphas[number] - alpha) * side;
      for (let i = 0; i < features.length; i++) weights[features[i]!]! += change * values[i]!;
    }
    const hasConverged = highest - lowest < tolerance;
    if (hasConverged && asked === all) break;
    // Those that were left out are asked once more before it ends.
    asked = hasConverged ? all : kept;
    highestBefore = hasConverged || highest <= 0 ? Number.POSITIVE_INFINITY : highest;
  }
  return weights;
}
