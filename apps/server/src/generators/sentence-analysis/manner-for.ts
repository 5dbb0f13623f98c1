import type { Point } from './decided-point.ts';
import type { WeighedReason } from './weigh-reason.ts';

/** How much a sentence reasons for a point: short ones do where they name its sum, negative ones where it refuses. */
export function mannerFor(point: Point, { figures, isNegative, manner, shortness }: WeighedReason): number {
  const hasOwnFigure = point.figures.some((figure) => figures.has(figure));
  return manner - (hasOwnFigure ? 0 : shortness) + (point.isRefusal && isNegative ? 1 : 0);
}
