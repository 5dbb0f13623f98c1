/**
 * Gives one task to a new worker and waits for its answer; the worker ends with it.
 * @throws {DOMException} `AbortError` when `signal` aborts: the worker is stopped in the middle of its work.
 * @throws {Error} when the worker fails.
 */
export function runInWorker<Answer>(create: () => Worker, task: unknown, signal: AbortSignal): Promise<Answer> {
  signal.throwIfAborted();
  const worker = create();
  return new Promise<Answer>((resolve, reject) => {
    const end = () => {
      worker.terminate();
      signal.removeEventListener('abort', onAbort);
    };
    const onAbort = () => {
      end();
      reject(signal.reason);
    };
    signal.addEventListener('abort', onAbort);
    worker.onmessage = ({ data }: MessageEvent<Answer>) => {
      end();
      resolve(data);
    };
    worker.onerror = () => {
      end();
      // What the worker says could hold a piece of the text.
      reject(new Error('The worker failed.'));
    };
    worker.postMessage(task);
  });
}
