import type { FastifyInstance } from 'fastify';
import { tellSafely } from '../platform/tell-safely.ts';
import { keepUse } from './keep-use.ts';
import { refundUse } from './refund-use.ts';
import type { Reservation, UsageDeps } from './reserve-use.ts';

export type UseOutcome = 'kept' | 'given-back';

/** Settles a use whose work is over. It never fails: what cannot be written now is logged and tried again. */
export type SettleUse = (reservation: Reservation, outcome: UseOutcome) => Promise<void>;

/** What work that takes a use stands on. */
export type CountedWorkDeps = UsageDeps & { settleUse: SettleUse };

const firstPauseMs = 250;
const longestPauseMs = 60_000;

/**
 * Settles uses, and tries those again that the database did not take, later and later, until it does or the application closes; what
 * is open then stands in the database, from which `refundAbandonedUses` takes it.
 */
export function openUseSettlement(app: FastifyInstance, deps: UsageDeps): SettleUse {
  const waiting = new Map<string, [Reservation, UseOutcome]>();
  let failures = 0;
  let timer: NodeJS.Timeout | undefined;
  const beingWritten = new Set<Promise<void>>();
  app.addHook('onClose', async () => {
    clearTimeout(timer);
    await Promise.allSettled(beingWritten);
  });

  const write = (reservation: Reservation, outcome: UseOutcome) => {
    const written = outcome === 'kept' ? keepUse(deps, reservation) : refundUse(deps, reservation);
    beingWritten.add(written);
    return written.finally(() => beingWritten.delete(written));
  };
  const tryAgain = async () => {
    try {
      for (const [id, [reservation, outcome]] of waiting) {
        await write(reservation, outcome);
        waiting.delete(id);
        app.log.info({ use: id, outcome }, 'a use was settled late');
      }
      failures = 0;
    } catch {
      later();
    }
  };
  const later = () => {
    failures += 1;
    clearTimeout(timer);
    timer = setTimeout(tryAgain, Math.min(longestPauseMs, firstPauseMs * 2 ** (failures - 1))).unref();
  };

  return async (reservation, outcome) => {
    try {
      await write(reservation, outcome);
    } catch (error) {
      app.log.error(
        { use: reservation.id, outcome, err: tellSafely(error) },
        'a use could not be settled; it is tried again',
      );
      waiting.set(reservation.id, [reservation, outcome]);
      if (waiting.size === 1) later();
    }
  };
}
