import { AsyncLocalStorage } from 'node:async_hooks';

interface Watch {
  hasBegun: boolean;
  /** Done before each call. */
  before?: () => Promise<void>;
}

const watched = new AsyncLocalStorage<Watch>();

/**
 * Says that a language model is about to be asked, to whoever watches the work in course.
 * @throws what {@link beforeModelCalls} was given throws: the model is not to be asked.
 */
export async function noteModelCall(): Promise<void> {
  const watch = watched.getStore();
  if (!watch) return;
  watch.hasBegun = true;
  await watch.before?.();
}

/**
 * Does a piece of work and knows whether a language model was asked on its way, however deep: what a model was asked costs, whether
 * anybody waits for it or not.
 */
export async function watchModelCalls<T>(work: (modelHasBegun: () => boolean) => Promise<T>): Promise<T> {
  const watch = { hasBegun: false };
  return watched.run(watch, () => work(() => watch.hasBegun));
}

/** Does a piece of work in which a model is asked only after `before`, for whom another process has to know that it was. */
export async function beforeModelCalls<T>(before: () => Promise<void>, work: () => Promise<T>): Promise<T> {
  return watched.run({ hasBegun: false, before }, work);
}
