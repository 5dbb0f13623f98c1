import { giveBackUse } from '../usage/give-back-use.ts';
import type { Reservation, UsageDeps } from '../usage/reserve-use.ts';

/**
 * Answers on a use already taken, and gives it back where the answer failed on our side or was stopped before its first
 * word reached the person.
 * @param answer gets a function to call when the first word goes out.
 * @throws whatever `answer` throws.
 */
export async function spendUse<T>(
  deps: UsageDeps,
  reservation: Reservation,
  signal: AbortSignal,
  answer: (onFirstWord: () => void) => Promise<T>,
): Promise<T> {
  let isHeard = false;
  try {
    return await answer(() => {
      isHeard = true;
    });
  } catch (error) {
    const isStopped = signal.aborted;
    // If the database is what failed, giving back fails too, and the first error is the one to tell.
    if (!isStopped || !isHeard) await giveBackUse(deps, reservation).catch(() => {});
    throw error;
  }
}
