import { AsyncLocalStorage } from 'node:async_hooks';

const watched = new AsyncLocalStorage<{ hasBegun: boolean }>();

/** Says that a language model was asked, to whoever watches the work in course. */
export function noteModelCall(): void {
  const watch = watched.getStore();
  if (watch) watch.hasBegun = true;
}

/**
 * Does a piece of work and knows whether a language model was asked on its way, however deep: what a model was asked costs, whether
 * anybody waits for it or not.
 */
export async function watchModelCalls<T>(work: (modelHasBegun: () => boolean) => Promise<T>): Promise<T> {
  const watch = { hasBegun: false };
  return watched.run(watch, () => work(() => watch.hasBegun));
}
