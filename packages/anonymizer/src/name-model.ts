import { featureKinds } from './name-features.ts';
import { NAME_WEIGHTS } from './name-weights.ts';
import type { NameModel } from './types.ts';

let fitted: NameModel | undefined;

/** The model that comes with the package, which `fit-names` learned. */
export function fittedNameModel(): NameModel {
  fitted ??= parseNameModel(NAME_WEIGHTS);
  return fitted;
}

/** Lines of a kind of feature, a weight in tenths, and the values that have it, with tabs between; the first line is the bias. */
export function parseNameModel(text: string): NameModel {
  const weights = Array.from({ length: featureKinds }, () => new Map<string, number>());
  let bias = 0;
  for (const line of text.split('\n')) {
    const [kind, tenths, ...values] = line.split('\t');
    const weight = Number(tenths) / 10;
    if (kind === 'bias') bias = weight;
    else for (const value of values) weights[Number(kind)]?.set(value, weight);
  }
  return { bias, weights };
}

/** The text that {@link parseNameModel} reads. */
export function writeNameModel({ bias, weights }: NameModel): string {
  const lines = weights.flatMap((values, kind) => {
    const byWeight = new Map<number, string[]>();
    for (const [value, weight] of values) {
      const tenths = Math.round(weight * 10);
      if (tenths !== 0) byWeight.set(tenths, [...(byWeight.get(tenths) ?? []), value]);
    }
    return [...byWeight]
      .sort(([left], [right]) => left - right)
      .map(([tenths, same]) => [kind, tenths, ...same.sort()].join('\t'));
  });
  return [`bias\t${Math.round(bias * 10)}`, ...lines].join('\n');
}
