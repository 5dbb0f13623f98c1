import { type GuestProof, guestProofTaskSchema } from '@foja/contracts/guest-proof';
import { runInWorker } from '../platform/run-in-worker.ts';
import { tellProofPercent } from './proof-percent.ts';
import ProofWorker from './solve-proof.worker.ts?worker';

/**
 * Does the work that the server asks for before it gives this network another access.
 * @param details of the refusal.
 * @throws {Error} where the details are no task, or the worker fails.
 */
export async function proveWork(details: unknown): Promise<GuestProof> {
  const task = guestProofTaskSchema.parse(details);
  tellProofPercent(0);
  try {
    const { nonce } = await runInWorker<{ nonce: number }>(
      () => new ProofWorker(),
      task,
      new AbortController().signal,
      (tried) => tellProofPercent(percentOf(tried, task.bits)),
    );
    return { challenge: task.challenge, nonce };
  } finally {
    tellProofPercent(null);
  }
}

/** How likely it is that so many tries are enough: nobody knows beforehand how many it takes. */
export function percentOf(tried: number, bits: number): number {
  return Math.min(99, Math.floor(100 * (1 - Math.exp(-tried / 2 ** bits))));
}
