import type { RagRequestInput, RagResponse } from '@foja/contracts/chat';
import { applicationId, applicationIdHeader } from '@foja/contracts/limits';
import { routes } from '@foja/contracts/routes';
import autocannon, { type Request } from 'autocannon';
import { askAtRandomMoments } from './ask-at-random-moments.ts';
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

/** Asks `POST /Rag/rag-query` over and over, without a pause or at random moments; every connection goes through all the questions from another place. */
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
  const { connections, askedPerSecond, seconds } = options;
  const startOf = (person: number) => Math.floor((person / connections) * options.questions.length);
  const questionsFrom = (place: number) => [...options.questions.slice(place), ...options.questions.slice(0, place)];
  const { errors, lastedSeconds } =
    askedPerSecond === null ? await askWithoutPause() : await askAsPeopleDo(askedPerSecond);

  async function askWithoutPause() {
    const requestsFrom = (place: number): Request[] =>
      questionsFrom(place).map((question) => ({ ...ragRequest(options.token, question), onResponse }));
    const run = autocannon({
      url: options.url,
      connections,
      duration: seconds,
      timeout: timeoutSeconds,
      requests: requestsFrom(0),
      setupClient: (connection) => connection.setRequests(requestsFrom(startOf(client++))),
    });
    run.on('response', (_client: unknown, status: number, _bytes: number, timeMs: number) => {
      if (status === 200) answerMs.push(timeMs);
    });
    const result = await run;
    return { errors: result.errors + result.non2xx, lastedSeconds: result.duration };
  }

  async function askAsPeopleDo(everySecond: number) {
    let failed = 0;
    const ask = async (person: number, place: number) => {
      const question = options.questions[(startOf(person) + place) % options.questions.length]!;
      const startedMs = performance.now();
      const { path, ...request } = ragRequest(options.token, question);
      try {
        const response = await fetch(new URL(path, options.url), {
          ...request,
          signal: AbortSignal.timeout(timeoutSeconds * 1000),
        });
        onResponse(response.status, await response.text());
        if (response.ok) answerMs.push(performance.now() - startedMs);
        else failed++;
      } catch {
        failed++;
      }
    };
    await askAtRandomMoments({ people: connections, askedPerSecond: everySecond, seconds, ask });
    return { errors: failed, lastedSeconds: seconds };
  }

  if (answerMs.length === 0)
    throw new Error(`${connections} connections got no answer within ${seconds} s (${errors} errors).`);
  return {
    connections,
    askedPerSecond,
    answeredPerSecond: answerMs.length / lastedSeconds,
    answerMs: spreadOf(answerMs),
    ownTimeMs: spreadOf(ownTimeMs),
    errors,
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
