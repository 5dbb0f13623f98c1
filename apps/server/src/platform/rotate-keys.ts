import { rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Clock } from './clock.ts';
import { type Keyring, listKeyFiles, makeKeyFile } from './keyring.ts';
import { type SealedStore, SealUnreadable } from './sealed-store.ts';

export interface RotateDeps {
  dataDir: string;
  keyring: Keyring;
  stores: readonly SealedStore[];
  signal: AbortSignal;
  /** After each thing that was sealed anew. */
  onResealed?: () => void;
}

export interface Rotation {
  /** A key was made; false where the operator chooses it, or an unfinished rotation went on. */
  isNewKey: boolean;
  keyId: string;
  resealed: number;
  /** Per store, what opens with no key that there is, and was left as it lies. */
  unreadable: { title: string; count: number }[];
}

const idsAtOnce = 100;
/** Longer than any call that may still write with the former key. */
const droppedAfterMs = 86_400_000;

/**
 * Seals everything anew with a new key while servers run: each of them reads with every key that there is, and writes with the new one
 * from the moment when it is made. Where something still waited for the present key, that rotation is finished instead: what was
 * interrupted goes on by running it again. Processes that rotate at once do the same work once, thing by thing.
 * @param isKeyOfOperator the current key is chosen in the environment: no key is made.
 */
export async function rotateKeys(deps: RotateDeps, isKeyOfOperator: boolean): Promise<Rotation> {
  const [last] = listKeyFiles(deps.dataDir);
  const finished = await resealEverything(deps);
  const isNewKey = !isKeyOfOperator && finished.resealed === 0;
  if (isNewKey) makeKeyFile(deps.dataDir, last);
  const { resealed, unreadable } = isNewKey ? await resealEverything(deps) : finished;
  return { isNewKey, keyId: deps.keyring.current().id, resealed, unreadable };
}

async function resealEverything(deps: RotateDeps): Promise<Pick<Rotation, 'resealed' | 'unreadable'>> {
  const done: Pick<Rotation, 'resealed' | 'unreadable'> = { resealed: 0, unreadable: [] };
  for (const store of deps.stores) {
    const { resealed, unreadable } = await resealAll(deps, store);
    done.resealed += resealed;
    if (unreadable > 0) done.unreadable.push({ title: store.title, count: unreadable });
  }
  return done;
}

/** How much lies in each store, of what is not sealed with the current key. */
export async function countOthers(
  deps: Pick<RotateDeps, 'keyring' | 'stores'>,
): Promise<{ title: string; count: number }[]> {
  const counts: { title: string; count: number }[] = [];
  for (const store of deps.stores) {
    let count = 0;
    for await (const ids of pages(deps.keyring, store)) count += ids.length;
    counts.push({ title: store.title, count });
  }
  return counts;
}

/**
 * Drops keys of the data folder that nothing is sealed with, a day after the current one was made: no call that began before it is
 * still under way. A copy of the data from before needs the keys that it was made with.
 * @returns how many were dropped.
 */
export async function dropUnusedKeys(
  deps: Pick<RotateDeps, 'dataDir' | 'keyring' | 'stores'> & { clock: Clock },
): Promise<number> {
  const [current, ...former] = listKeyFiles(deps.dataDir);
  if (current === undefined || former.length === 0) return 0;
  const madeAtMs = statSync(join(deps.dataDir, current)).mtimeMs;
  if (deps.clock.now().getTime() - madeAtMs < droppedAfterMs) return 0;
  if (await usesOtherKeys(deps)) return 0;
  for (const name of former) rmSync(join(deps.dataDir, name), { force: true });
  return former.length;
}

/**
 * Seals anew what a rotation left, whether it was interrupted or a call under way still wrote with the former key, and drops keys that
 * nothing uses any more. Does nothing where there is one key.
 */
export async function finishRotation(deps: RotateDeps & { clock: Clock }): Promise<void> {
  if (listKeyFiles(deps.dataDir).length < 2) return;
  await resealEverything(deps);
  await dropUnusedKeys(deps);
}

/** Until a whole pass finds nothing more to do: what was written meanwhile with the former key is found by the next. */
async function resealAll(deps: RotateDeps, store: SealedStore): Promise<{ resealed: number; unreadable: number }> {
  let total = 0;
  for (;;) {
    let resealed = 0;
    let unreadable = 0;
    for await (const ids of pages(deps.keyring, store)) {
      for (const id of ids) {
        deps.signal.throwIfAborted();
        try {
          await store.reseal(id);
          resealed += 1;
          deps.onResealed?.();
        } catch (error) {
          if (!(error instanceof SealUnreadable)) throw error;
          unreadable += 1;
        }
      }
    }
    total += resealed;
    if (resealed === 0) return { resealed: total, unreadable };
  }
}

async function usesOtherKeys({ keyring, stores }: Pick<RotateDeps, 'keyring' | 'stores'>): Promise<boolean> {
  for (const store of stores) {
    if ((await store.listOthers(keyring.current(), null, 1)).length > 0) return true;
  }
  return false;
}

async function* pages(keyring: Keyring, store: SealedStore): AsyncGenerator<string[]> {
  let after: string | null = null;
  do {
    const ids: string[] = await store.listOthers(keyring.current(), after, idsAtOnce);
    if (ids.length > 0) yield ids;
    after = ids.at(-1) ?? null;
  } while (after !== null);
}
