import { refuse } from '../core/refusal.ts';
import type { Step } from '../core/result.ts';
import type { DeadlineUnit, Jurisdiction } from './deadline.ts';

export interface DistanceDays {
  days: number;
  steps: Step[];
  /** Another way to take a fraction on which the article is silent. */
  reading: { id: string; label: string; because: string; citations: string[]; days: number } | null;
}

/** Days that a term of procedure gains by distance. @throws RefusedComputation `fact-invalid` where no law gives them */
export function distanceDays(
  km: number | undefined,
  { distance, label }: Jurisdiction,
  unit: DeadlineUnit,
): DistanceDays {
  if (km === undefined || km === 0) return { days: 0, steps: [], reading: null };
  if (!(km > 0) || km > 20_000)
    refuse('fact-invalid', 'distanceKm', String(km), `«${km}» no es una distancia en kilómetros.`);
  if (!distance || !unit.startsWith('dias-habiles')) {
    return refuse('fact-invalid', 'distanceKm', String(km), `En ${label} este plazo no se amplía por distancia.`);
  }
  const { kmPerDay, minFractionKm, article } = distance;
  const whole = Math.floor(km / kmPerDay);
  const rest = km - whole * kmPerDay;
  const days = whole + (minFractionKm !== null && rest >= minFractionKm ? 1 : 0);
  const text = `Distancia de ${km} km: ${days} día(s) más, uno por cada ${kmPerDay} km.`;
  const steps: Step[] = [{ text, citations: [article], facts: ['distanceKm'] }];
  if (minFractionKm !== null || rest === 0) return { days, steps, reading: null };
  return {
    days,
    steps,
    reading: {
      id: 'fraccion-de-distancia',
      label: 'Contando un día más por la fracción',
      because: `El artículo no dice qué pasa con una fracción menor a ${kmPerDay} km; hay quien la cuenta como un día.`,
      citations: [article],
      days: days + 1,
    },
  };
}
