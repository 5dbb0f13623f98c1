import type { RagRequestInput, RagResponse } from '@foja/contracts/chat';
import { applicationId, applicationIdHeader } from '@foja/contracts/limits';
import { routes } from '@foja/contracts/routes';
import autocannon, { type Request } from 'autocannon';
import { type Spread, spreadOf } from './statistics.ts';

export interface LoadFigures {
  connections: number;
  /** Questions a second that all connections together ask; null where each asks again at once. */
  askedPerSecond: number | null;
  answeredPerSecond: number;
  /** From the request to the whole answer, at the caller. */
  answerMs: Spread;
  /** `debugStats.processingTimeMs`: the server's own time, waiting for its turn included. */
  ownTimeMs: Spread;
  /** Answers other than 2xx, broken connections and time-outs. */
  errors: number;
  /** Share of the answers that stand on sources, 0–1: the others refuse, which is less work. */
  groundedShare: number;
}

export interface LoadOptions {
  url: string;
  token: string;
  questions: readonly string[];
  connections: number;
  askedPerSecond: number | null;
  seconds: number;
}

const timeoutSeconds = 30;

/** Asks `POST /Rag/rag-query` over and over; every connection goes through all the questions from another place. */
export async function askServer(options: LoadOptions): Promise<LoadFigures> {
  const answerMs: number[] = [];
  const ownTimeMs: number[] = [];
  let grounded = 0;
  let client = 0;
  const onResponse = (status: number, body: string) => {
    if (status !== 200) return;
    const { debugStats } = JSON.parse(body) as RagResponse;
    ownTimeMs.push(debugStats.processingTimeMs);
    if (!debugStats.fallbackUsed) grounded++;
  };
  const requestsFrom = (place: number): Request[] =>
    [...options.questions.slice(place), ...options.questions.slice(0, place)].map((question) => ({
      ...ragRequest(options.token, question),
      onResponse,
    }));
  const run = autocannon({
    url: options.url,
    connections: options.connections,
    duration: options.seconds,
    ...(options.askedPerSecond !== null && { overallRate: options.askedPerSecond }),
    timeout: timeoutSeconds,
    requests: requestsFrom(0),
    setupClient(connection) {
      const place = Math.floor((client++ / options.connections) * options.questions.length);
      connection.setRequests(requestsFrom(place));
    },
  });
  run.on('response', (_client: unknown, status: number, _bytes: number, timeMs: number) => {
    if (status === 200) answerMs.push(timeMs);
  });
  const result = await run;
  return {
    connections: options.connections,
    askedPerSecond: options.askedPerSecond,
    answeredPerSecond: answerMs.length / result.duration,
    answerMs: spreadOf(answerMs),
    ownTimeMs: spreadOf(ownTimeMs),
    errors: result.errors + result.non2xx,
    groundedShare: grounded / Math.max(1, ownTimeMs.length),
  };
}

/** Asks one question and gives the milliseconds until the whole answer is there. @throws when it is not a 200. */
export async function askOnce(url: string, token: string, question: string): Promise<number> {
  const { path, ...request } = ragRequest(token, question);
  const startedMs = performance.now();
  const response = await fetch(new URL(path, url), request);
  await response.text();
  if (!response.ok) throw new Error(`The server answered ${response.status} to a question of the bench.`);
  return performance.now() - startedMs;
}

function ragRequest(token: string, message: string): Request {
  const body: RagRequestInput = { message, userOrigin: 'dashboard' };
  return {
    method: 'POST',
    path: routes.ragQuery,
    headers: {
      'content-type': 'application/json',
      [applicationIdHeader]: applicationId,
      authorization: `Bearer ${token}`,
    },
    body: JSON.stringify(body),
  };
}
