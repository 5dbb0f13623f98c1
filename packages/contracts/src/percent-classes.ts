/** Classes that the product gives to percentages; without zod, so that screens need none. */

export type RelevanceLevel = 'high' | 'medium' | 'low';

/** Relevance badge (specification 9): high from 80, medium from 60, otherwise low. */
export function relevanceLevel(percent: number): RelevanceLevel {
  if (percent >= 80) return 'high';
  return percent >= 60 ? 'medium' : 'low';
}

export type ProbabilityLevel = 'high' | 'medium' | 'low' | 'very-low';

/** Probability classes (specification 9): high from 80, medium from 60, low from 40, very low below. */
export function probabilityLevel(percent: number): ProbabilityLevel {
  if (percent >= 80) return 'high';
  if (percent >= 60) return 'medium';
  return percent >= 40 ? 'low' : 'very-low';
}

/** A fraction as the percentage that is shown, and by which its class is chosen. */
export function shownPercent(fraction: number): number {
  return Math.round(Math.min(1, Math.max(0, fraction)) * 100);
}
