import type { CountedFeature } from '@foja/contracts/features';
import type { Actor } from '../accounts/actor.ts';
import { hasLeft } from '../platform/caller.ts';
import { watchModelCalls } from '../platform/model-at-work.ts';
import { type Reservation, reserveUse } from './reserve-use.ts';
import type { CountedWorkDeps } from './settle-use.ts';

/**
 * Takes a use of a feature for some work, and gives it back where the work fails or the caller leaves; once a language model has
 * begun, leaving costs it.
 * @param gone aborted when the caller is gone.
 * @throws {HttpError} 429 where no use is left; whatever `work` throws.
 */
export async function spendUse<T>(
  deps: CountedWorkDeps,
  actor: Actor,
  feature: CountedFeature,
  gone: AbortSignal,
  work: () => Promise<T>,
): Promise<T> {
  const reservation = await reserveUse(deps, actor, feature);
  return orRefund(deps, reservation, gone, work);
}

interface Worth<T> {
  /** Whether the person already got something, so that leaving costs the use; never where it left out. */
  isHeard?: () => boolean;
  /** Whether what came of the work costs nothing; it always costs where this is left out. */
  isFree?: (result: T) => boolean;
  /** Whether the work has noted itself that its use is kept; never where this is left out. */
  isKept?: () => boolean;
}

/**
 * Works on a use already taken, and gives it back where the work fails on our side, or comes to nothing that counts.
 * @throws whatever `work` throws.
 */
export async function orRefund<T>(
  { settleUse }: Pick<CountedWorkDeps, 'settleUse'>,
  reservation: Reservation,
  gone: AbortSignal,
  work: () => Promise<T>,
  { isHeard = () => false, isFree = () => false, isKept = () => false }: Worth<T> = {},
): Promise<T> {
  return watchModelCalls(async (modelHasBegun) => {
    try {
      const result = await work();
      if (!isKept()) await settleUse(reservation, isFree(result) ? 'given-back' : 'kept');
      return result;
    } catch (error) {
      await settleUse(reservation, hasLeft(gone) && (isHeard() || modelHasBegun()) ? 'kept' : 'given-back');
      throw error;
    }
  });
}
