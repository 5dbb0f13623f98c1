import type { CountedFeature } from '@foja/contracts/features';
import type { Actor } from '../accounts/actor.ts';
import { giveBackUse } from './give-back-use.ts';
import { type Reservation, reserveUse, type UsageDeps } from './reserve-use.ts';

/**
 * Takes a use of a feature for some work, and gives it back where the work fails or is stopped.
 * @throws {HttpError} 429 where no use is left; whatever `work` throws.
 */
export async function spendUse<T>(
  deps: UsageDeps,
  actor: Actor,
  feature: CountedFeature,
  work: () => Promise<T>,
): Promise<T> {
  return orGiveBack(deps, await reserveUse(deps, actor, feature), work);
}

/**
 * Works on a use already taken, and gives it back where the work fails.
 * @param isSpent whether what the person already got counts all the same.
 * @throws whatever `work` throws.
 */
export async function orGiveBack<T>(
  deps: UsageDeps,
  reservation: Reservation,
  work: () => Promise<T>,
  isSpent: () => boolean = () => false,
): Promise<T> {
  try {
    return await work();
  } catch (error) {
    // If the database is what failed, giving back fails too, and the first error is the one to tell.
    if (!isSpent()) await giveBackUse(deps, reservation).catch(() => {});
    throw error;
  }
}
