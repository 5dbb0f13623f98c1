import { placeInTrial } from '../service-time.ts';
import { type Cause, causes, type TerminationCase } from './termination-case.ts';

/**
 * What the trial period does to a case: `within` frees from indemnity, notice and integration, `over` does not; `last-day`
 * is read both ways; `disputed` is a way of ending that no party wills, of which LCT 92 bis does not speak.
 */
export type TrialPlace = 'within' | 'last-day' | 'over' | 'disputed';

/** Places a case in the trial period of LCT 92 bis. An employer that did not register waived it; a fixed term has none. */
export function placeTrial(one: TerminationCase): TrialPlace {
  const cause: Cause = causes[one.causeId];
  if (!one.registered || one.causeId === 'plazo-fijo' || one.causeId === 'vencimiento-plazo-fijo') return 'over';
  const place = placeInTrial(one.start, one.end, one.trialMonths);
  if (place === 'over' || cause.trialFrees) return place;
  return 'disputed';
}
