import { expect, it } from 'vitest';
import { ServerStops } from '../platform/drain-calls.ts';
import { noteModelCall } from '../platform/model-at-work.ts';
import type { Reservation } from './reserve-use.ts';
import type { UseOutcome } from './settle-use.ts';
import { orRefund } from './spend-use.ts';

const reservation = { id: 'one' } as Reservation;

/** What becomes of a use whose work does this and then ends with an error. */
async function outcomeOf(work: (leaving: AbortController) => void, isHeard = false): Promise<UseOutcome[]> {
  const outcomes: UseOutcome[] = [];
  const leaving = new AbortController();
  const settleUse = async (_: Reservation, outcome: UseOutcome) => void outcomes.push(outcome);
  const failing = async () => {
    work(leaving);
    throw new Error('the work ended');
  };
  const ended = orRefund({ settleUse }, reservation, leaving.signal, failing, { isHeard: () => isHeard });
  await expect(ended).rejects.toThrow('the work ended');
  return outcomes;
}

it('who leaves pays once a model has begun or something was heard, and not before', async () => {
  expect(await outcomeOf((leaving) => leaving.abort())).toEqual(['given-back']);
  expect(await outcomeOf((leaving) => leaving.abort(), true)).toEqual(['kept']);
  const afterAsking = await outcomeOf((leaving) => {
    noteModelCall();
    leaving.abort();
  });
  expect(afterAsking).toEqual(['kept']);
});

it('what fails on our side costs nothing, though a model had begun: also where the server stops', async () => {
  expect(await outcomeOf(noteModelCall, true)).toEqual(['given-back']);
  const stopped = await outcomeOf((leaving) => {
    noteModelCall();
    leaving.abort(new ServerStops());
  });
  expect(stopped).toEqual(['given-back']);
});
