/**
 * Gives one task to a new worker and waits for its answer; the worker ends with it.
 * @param onProgress told each `{ progress }` that the worker sends before it.
 * @param isAnswer tells the answer from what a library in the worker says for itself; left out, the first message is it.
 * @throws {DOMException} `AbortError` when `signal` aborts: the worker is stopped in the middle of its work.
 * @throws {Error} when the worker fails.
 */
export function runInWorker<Answer>(
  create: () => Worker,
  task: unknown,
  signal: AbortSignal,
  onProgress?: (progress: number) => void,
  isAnswer: (data: unknown) => boolean = () => true,
): Promise<Answer> {
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
    worker.onmessage = ({ data }: MessageEvent<Answer | Progress>) => {
      if (isProgress(data)) return onProgress?.(data.progress);
      if (!isAnswer(data)) return;
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

interface Progress {
  progress: number;
}

function isProgress(data: unknown): data is Progress {
  return typeof data === 'object' && data !== null && 'progress' in data;
}
