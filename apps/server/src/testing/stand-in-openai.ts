import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { collectGarbage } from './collect-garbage.ts';

/** What the stand-in does with one call of /chat/completions. */
export type Behaviour =
  /** Answers with `text`, in pieces when asked to stream. A function reads the prompt first: a model that obeys. */
  | { kind: 'answer'; text: string | ((prompt: string) => string) /** Tells no tokens. */; silent?: boolean }
  /** Asks for a tool, after a few words where some are given. */
  | { kind: 'tool'; name: string; input: object; text?: string }
  /** Ends well without a word. */
  | { kind: 'empty' }
  | { kind: 'status'; status: number; headers?: Record<string, string> }
  /**
   * Takes the call and never answers, while garbage is collected: who waits must hold what ends the wait. `patienceMs` is how long
   * the application waits for it; without it, a caller is expected to leave.
   */
  | { kind: 'hang'; patienceMs?: number }
  /** Streams `text` and then nothing more, in the same way. */
  | { kind: 'hang-after'; text: string }
  /** Streams `text` and drops the connection, or closes it politely without a finish reason. */
  | { kind: 'cut'; text: string; politely?: boolean };

export interface ReceivedCall {
  path: string;
  authorization: string | null;
  body: {
    model: string;
    stream?: boolean;
    stream_options?: { include_usage?: boolean };
    messages?: { role: string; content: unknown }[];
    tools?: { type: string; function: { name: string; parameters: object } }[];
    tool_choice?: unknown;
    input?: string[];
  };
  /** Settles when the caller hangs up or the answer is finished; true when it hung up first. */
  closedEarly: Promise<boolean>;
}

export interface StandInOpenAi {
  /** As LLM_BASE_URL or EMBEDDINGS_BASE_URL. */
  baseUrl: string;
  calls: ReceivedCall[];
  /** Resolves with the nth call (from 0) once it has arrived. */
  call(index: number): Promise<ReceivedCall>;
  /** How long to wait for the next call: what answers is waited for on the busiest machine, what hangs as long as its script says. */
  patienceMs(): number;
  /** The next calls follow this script, one behaviour each; the last one repeats. */
  script(...behaviours: Behaviour[]): void;
  close(): Promise<void>;
}

/** A real HTTP server that speaks the chat-completions and embeddings protocol and behaves as scripted. */
export async function startStandInOpenAi(): Promise<StandInOpenAi> {
  const calls: ReceivedCall[] = [];
  const waiting: { index: number; resolve: (call: ReceivedCall) => void }[] = [];
  let behaviours: Behaviour[] = [{ kind: 'empty' }];

  const server = createServer(async (request, response) => {
    const received = await readCall(request, response);
    calls.push(received);
    for (const waiter of waiting) if (calls[waiter.index]) waiter.resolve(calls[waiter.index]!);
    if (received.path.endsWith('/embeddings')) return sendEmbeddings(received, response);
    const behaviour = behaviours.length > 1 ? behaviours.shift()! : behaviours[0]!;
    await behave(behaviour, received, response);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;

  return {
    baseUrl: `http://127.0.0.1:${port}/v1`,
    calls,
    call: (index) =>
      calls[index] ? Promise.resolve(calls[index]) : new Promise((resolve) => waiting.push({ index, resolve })),
    patienceMs() {
      const [next] = behaviours;
      return (next?.kind === 'hang' && next.patienceMs) || longPatienceMs;
    },
    script(...next) {
      behaviours = next;
    },
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

/** Bounds of an application that fills structures with this model, or without one. */
export const patientLimits = (model: StandInOpenAi | null) => ({
  get timeoutMs() {
    return model?.patienceMs() ?? longPatienceMs;
  },
  retryDelayMs: 1,
});

async function readCall(request: IncomingMessage, response: ServerResponse): Promise<ReceivedCall> {
  const closedEarly = once(response, 'close').then(() => !response.writableFinished);
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return {
    path: request.url ?? '',
    authorization: request.headers.authorization ?? null,
    body: JSON.parse(Buffer.concat(chunks).toString('utf8')),
    closedEarly,
  };
}

async function behave(behaviour: Behaviour, call: ReceivedCall, response: ServerResponse): Promise<void> {
  if (behaviour.kind === 'hang') return collectGarbageUntilClosed(response);
  if (behaviour.kind === 'status') {
    response.writeHead(behaviour.status, { 'content-type': 'application/json', ...behaviour.headers });
    response.end(JSON.stringify({ error: { message: `scripted ${behaviour.status}`, type: 'scripted', code: null } }));
    return;
  }
  const text = textOf(behaviour, call);
  if (!call.body.stream) {
    const message = { role: 'assistant', content: text };
    response.writeHead(200, { 'content-type': 'application/json' });
    response.end(JSON.stringify({ ...envelope(call), choices: [{ index: 0, message, finish_reason: 'stop' }] }));
    return;
  }
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  const send = (delta: object, finishReason: string | null) =>
    response.write(
      `data: ${JSON.stringify({ ...envelope(call), choices: [{ index: 0, delta, finish_reason: finishReason }] })}\n\n`,
    );
  send({ role: 'assistant', content: '' }, null);
  for (const piece of text.match(/[\s\S]{1,12}/g) ?? []) send({ content: piece }, null);
  if (behaviour.kind === 'tool') {
    const asked = { name: behaviour.name, arguments: JSON.stringify(behaviour.input) };
    send({ tool_calls: [{ index: 0, id: `call_${randomUUID()}`, type: 'function', function: asked }] }, null);
    send({}, 'tool_calls');
    response.end('data: [DONE]\n\n');
    return;
  }
  if (behaviour.kind === 'hang-after') return collectGarbageUntilClosed(response);
  if (behaviour.kind === 'cut') {
    if (behaviour.politely) response.end();
    else response.write(': cut\n\n', () => response.destroy());
    return;
  }
  send({}, 'stop');
  const isSilent = behaviour.kind === 'answer' && behaviour.silent;
  if (call.body.stream_options?.include_usage && !isSilent) {
    response.write(`data: ${JSON.stringify({ ...envelope(call), choices: [], usage: standInUsage })}\n\n`);
  }
  response.end('data: [DONE]\n\n');
}

/** Whatever nobody holds is gone after the first; each takes the tests' large heap a while. */
function collectGarbageUntilClosed(response: ServerResponse): void {
  let left = 3;
  const timer = setInterval(() => {
    collectGarbage();
    left -= 1;
    if (left === 0) clearInterval(timer);
  }, garbageIntervalMs);
  response.once('close', () => clearInterval(timer));
}

const garbageIntervalMs = 100;
/** It only ends what would hang. */
const longPatienceMs = 100_000;

/** What each whole answer of the stand-in costs. */
const standInUsage = { prompt_tokens: 120, completion_tokens: 30, total_tokens: 150 };

function textOf(behaviour: Exclude<Behaviour, { kind: 'hang' | 'status' }>, call: ReceivedCall): string {
  if (behaviour.kind === 'empty') return '';
  if (behaviour.kind === 'tool') return behaviour.text ?? '';
  if (typeof behaviour.text === 'string') return behaviour.text;
  const prompt = (call.body.messages ?? []).map((message) => contentText(message.content)).join('\n');
  return behaviour.text(prompt);
}

function contentText(content: unknown): string {
  if (typeof content === 'string') return content;
  if (!Array.isArray(content)) return '';
  return content.map((part: { text?: string }) => part.text ?? '').join('');
}

function envelope(call: ReceivedCall) {
  return { id: 'chatcmpl-stand-in', object: 'chat.completion.chunk', created: 1_700_000_000, model: call.body.model };
}

/** Vectors of eight letters' frequencies: near texts get near vectors, the same text always the same one. */
function sendEmbeddings(call: ReceivedCall, response: ServerResponse): void {
  const data = (call.body.input ?? []).map((text, index) => ({
    object: 'embedding',
    index,
    embedding: [...'aeiorstn'].map((letter) => text.toLowerCase().split(letter).length - 1),
  }));
  response.writeHead(200, { 'content-type': 'application/json' });
  response.end(JSON.stringify({ object: 'list', model: call.body.model, data, usage: { prompt_tokens: 0 } }));
}
