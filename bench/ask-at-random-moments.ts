import { setTimeout as sleep } from 'node:timers/promises';
import { seededRandom } from '../apps/server/src/platform/seeded-random.ts';

const steps = 1_000_000;

export interface PeopleLoad {
  people: number;
  /** All together, on average. */
  askedPerSecond: number;
  seconds: number;
  /** Asks the question at this place of this person's, and is done when its answer is whole. */
  ask(person: number, place: number): Promise<void>;
}

/**
 * People who ask without knowing of each other: each waits a random time, exponential around its mean, after the moment of the last
 * question. Asked in step, twenty questions would come in the same millisecond of each second and only measure their own line.
 */
export async function askAtRandomMoments({ people, askedPerSecond, seconds, ask }: PeopleLoad): Promise<void> {
  const meanGapMs = (people / askedPerSecond) * 1000;
  const endMs = performance.now() + seconds * 1000;
  const asPerson = async (person: number) => {
    const random = seededRandom(person + 1);
    let nextMs = performance.now();
    for (let place = 0; ; place++) {
      nextMs += -Math.log(1 - random.integer(steps) / steps) * meanGapMs;
      if (nextMs > endMs) return;
      await sleep(Math.max(0, nextMs - performance.now()));
      await ask(person, place);
    }
  };
  await Promise.all(Array.from({ length: people }, (_, person) => asPerson(person)));
}
