import type { SetupServer } from 'msw/node';

type Callback = (...args: unknown[]) => void;
type Timer = ReturnType<typeof setTimeout>;

const ownCode = /\/apps\/web\/src\/(?!testing\/)/;
/** A call that was aborted, or whose answer nobody waits for any more, ends within a few turns of the loop. */
const maxTurns = 500;

/** Before a test puts a clock of its own in its place. */
const nextTurn = setImmediate;

/**
 * Follows timers, frames and requests from here on. `collect` ends and names what is left of them: timers and frames that the
 * application's own code started, requests that still wait, requests without a handler. Timers of libraries are ended silently: that a
 * cache would clean itself up in five minutes says nothing of the application.
 */
export function watchLeaks(server: SetupServer): { collect(): Promise<string[]>; stop(): void } {
  const timers = new Map<Timer, Error>();
  const frames = new Map<number, Error>();
  const requests = new Map<string, string>();
  const unhandled: string[] = [];
  const real = {
    setTimeout: globalThis.setTimeout,
    setInterval: globalThis.setInterval,
    clearTimeout: globalThis.clearTimeout,
    clearInterval: globalThis.clearInterval,
    requestAnimationFrame: globalThis.requestAnimationFrame,
    cancelAnimationFrame: globalThis.cancelAnimationFrame,
  };
  const followed = {
    setTimeout: Object.assign((callback: Callback, delayMs?: number, ...args: unknown[]) => {
      const timer = real.setTimeout(() => {
        timers.delete(timer);
        callback(...args);
      }, delayMs);
      timers.set(timer, startedHere());
      return timer;
    }, real.setTimeout),
    setInterval: (callback: Callback, delayMs?: number, ...args: unknown[]) => {
      const timer = real.setInterval(callback, delayMs, ...args);
      timers.set(timer, startedHere());
      return timer;
    },
    clearTimeout: end,
    clearInterval: end,
    requestAnimationFrame: (callback: FrameRequestCallback) => {
      const frame = real.requestAnimationFrame((atMs) => {
        frames.delete(frame);
        callback(atMs);
      });
      frames.set(frame, startedHere());
      return frame;
    },
    cancelAnimationFrame: (frame: number) => {
      frames.delete(frame);
      real.cancelAnimationFrame(frame);
    },
  };
  Object.assign(globalThis, followed);

  function end(timer: Timer | undefined): void {
    if (timer !== undefined) timers.delete(timer);
    real.clearTimeout(timer);
  }

  const ownTimers = () => [
    ...[...timers.values()].map(callerIn).flatMap((by) => (ownCode.test(by) ? [`a timer ${by}`] : [])),
    ...[...frames.values()].map(callerIn).flatMap((by) => (ownCode.test(by) ? [`a frame ${by}`] : [])),
  ];

  // All test files of a process have one server: whoever still listened to it after its file would hear every later request too.
  const listening = new AbortController();
  const { signal } = listening;
  server.events.on(
    'request:start',
    ({ request, requestId }) => {
      requests.set(requestId, named(request));
      request.signal.addEventListener('abort', () => requests.delete(requestId));
    },
    { signal },
  );
  // Each a function of its own: of one that listens twice, the signal takes one away.
  server.events.on('request:end', ({ requestId }) => void requests.delete(requestId), { signal });
  server.events.on('unhandledException', ({ requestId }) => void requests.delete(requestId), { signal });
  server.events.on(
    'request:unhandled',
    ({ request, requestId }) => {
      requests.delete(requestId);
      unhandled.push(named(request));
    },
    { signal },
  );

  return {
    async collect() {
      for (let turn = 0; turn < maxTurns && (requests.size > 0 || ownTimers().length > 0); turn += 1)
        await new Promise<void>((next) => nextTurn(next));
      const left = [
        ...ownTimers(),
        ...[...requests.values()].map((request) => `${request} still waits`),
        ...unhandled.map((request) => `${request} has no handler`),
      ];
      for (const timer of timers.keys()) real.clearTimeout(timer);
      for (const frame of frames.keys()) real.cancelAnimationFrame(frame);
      timers.clear();
      frames.clear();
      requests.clear();
      unhandled.length = 0;
      return left;
    },
    stop() {
      listening.abort();
      Object.assign(globalThis, real);
    },
  };
}

function named(request: Request): string {
  return `${request.method} ${new URL(request.url).pathname}`;
}

/** A stack only as deep as {@link callerIn} reads it: a whole one for each timer of each library costs. */
function startedHere(): Error {
  const limit = Error.stackTraceLimit;
  Error.stackTraceLimit = 3;
  const started = new Error();
  Error.stackTraceLimit = limit;
  return started;
}

/** The line that started a timer: below the error's own and two of this file. Read for what is left only: it costs. */
function callerIn(started: Error): string {
  return started.stack?.split('\n')[3]?.trim() ?? '';
}
