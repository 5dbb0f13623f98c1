/** As wide as the frame; the same, but no larger than is good to read; or a share of the page's natural size (1 is 100 %). */
export type Zoom = 'fit' | 'comfortable' | number;

const largestComfortable = 1.25;

/** The scale that a choice means, where a page as wide as its frame has the scale `fit`. */
export function scaleOf(zoom: Zoom, fit: number): number {
  if (zoom === 'comfortable') return Math.min(fit, largestComfortable);
  return zoom === 'fit' ? fit : zoom;
}

const steps = [0.25, 0.33, 0.5, 0.67, 0.75, 0.9, 1, 1.1, 1.25, 1.5, 1.75, 2, 2.5, 3, 4] as const;
/** Two scales nearer than this are the same to the eye. */
const tolerance = 0.01;

/** The next step larger (1) or smaller (-1) than a scale; the same scale at the end of the range. */
export function stepZoom(scale: number, direction: -1 | 1): number {
  const next =
    direction > 0 ? steps.find((step) => step > scale + tolerance) : steps.findLast((step) => step < scale - tolerance);
  return next ?? scale;
}
