/** What an answer of an outside endpoint may cost. */
export interface AnswerBounds {
  /** Of the body, as it comes. */
  maxBytes: number;
  /** Longest silence within a body; before it begins, the caller's own deadline counts. */
  idleTimeoutMs: number;
}

/** An endpoint's answer passed its bounds. It carries nothing of the answer. */
export class AnswerOutOfBounds extends Error {
  override readonly name = 'AnswerOutOfBounds';
  readonly reason: 'silent' | 'too-large';

  constructor(reason: AnswerOutOfBounds['reason']) {
    super(reason === 'silent' ? 'The endpoint fell silent' : 'The endpoint answered too much');
    this.reason = reason;
  }
}

/** Why an answer was ended, also where a library has put its own error around ours; null for any other failure. */
export function boundPassed(error: unknown): AnswerOutOfBounds['reason'] | null {
  const seen = new Set<unknown>();
  for (let cause = error; cause instanceof Error && !seen.has(cause); cause = cause.cause) {
    if (cause instanceof AnswerOutOfBounds) return cause.reason;
    seen.add(cause);
  }
  return null;
}

/**
 * `fetch` for endpoints that are not trusted: it follows no redirect, since that would take the key and the text elsewhere, and ends
 * a body that grows too large or falls silent with {@link AnswerOutOfBounds}.
 */
export function boundedFetch({ maxBytes, idleTimeoutMs }: AnswerBounds): typeof fetch {
  return async (input, init) => {
    const response = await fetch(input, { ...init, redirect: 'error' });
    const { body, headers, status, statusText } = response;
    if (body === null) return response;
    const bounded = boundBody(body, { maxBytes, idleTimeoutMs, signal: init?.signal ?? null });
    return new Response(bounded, { headers, status, statusText });
  };
}

/** Reads on until `ended` rejects, whatever the body itself does: one whose response was collected hears no signal (Node 20). */
function boundBody(
  body: ReadableStream<Uint8Array>,
  { maxBytes, idleTimeoutMs, signal }: AnswerBounds & { signal: AbortSignal | null },
): ReadableStream<Uint8Array> {
  const reader = body.getReader();
  let received = 0;
  let fail: (reason: unknown) => void = () => {};
  const ended = new Promise<never>((_resolve, reject) => {
    fail = reject;
  });
  ended.catch(() => {});
  const follow = () => fail(signal?.reason);
  signal?.addEventListener('abort', follow, { once: true });
  const letGo = () => signal?.removeEventListener('abort', follow);
  return new ReadableStream<Uint8Array>({
    async pull(controller) {
      const timer = setTimeout(() => fail(new AnswerOutOfBounds('silent')), idleTimeoutMs);
      try {
        const { done, value } = await Promise.race([reader.read(), ended]);
        if (done) {
          letGo();
          return controller.close();
        }
        received += value.byteLength;
        if (received > maxBytes) throw new AnswerOutOfBounds('too-large');
        controller.enqueue(value);
      } catch (error) {
        letGo();
        controller.error(error);
        // Closes the connection: what still comes is not wanted.
        void reader.cancel(error).catch(() => {});
      } finally {
        clearTimeout(timer);
      }
    },
    cancel(reason) {
      letGo();
      return reader.cancel(reason);
    },
  });
}
