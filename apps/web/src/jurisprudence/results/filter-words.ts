import type { SearchFilters } from '@foja/contracts/jurisprudence';
import { formatDay } from '../../platform/dates.ts';

/** Each filter that is asked, as a person reads it. */
export function filterWords(filters: SearchFilters): Partial<Record<keyof SearchFilters, string>> {
  const { court, from, to, norm, subject } = filters;
  return {
    ...(court ? { court: `Tribunal: ${court}` } : {}),
    ...(from ? { from: `Desde el ${formatDay(from)}` } : {}),
    ...(to ? { to: `Hasta el ${formatDay(to)}` } : {}),
    ...(norm ? { norm: `Norma: ${norm}` } : {}),
    ...(subject ? { subject: `Materia: ${subject}` } : {}),
  };
}
