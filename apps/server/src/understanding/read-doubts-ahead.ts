import { setTimeout as sleep } from 'node:timers/promises';
import type { Knowledge } from './knowledge.ts';

/** A server that has just started has dearer things to read, and one that soon ends is never asked most doubts. */
const untilBegunMs = 60_000;
/** Less than a millisecond's work stands between two such waits: nobody notices it. */
const betweenDoubtsMs = 20;

/**
 * Reads what the doubts' ways of asking mean and take for granted before questions come near them: a question after the start reads
 * what it needs by itself, and after some two minutes none has anything left to read.
 */
export async function readDoubtsAhead(
  { doubts, roles, facts }: Pick<Knowledge, 'doubts' | 'roles' | 'facts'>,
  signal: AbortSignal,
  wait: (ms: number, signal: AbortSignal) => Promise<void> = (ms, until) =>
    sleep(ms, undefined, { signal: until, ref: false }),
): Promise<void> {
  try {
    await wait(untilBegunMs, signal);
    for (const one of doubts.all) {
      one.readAll(roles, facts, doubts.associations);
      await wait(betweenDoubtsMs, signal);
    }
  } catch (error) {
    if (!signal.aborted) throw error;
  }
}
