import type { RagEvent, RagRequestInput, RagResponse } from '@foja/contracts/chat';
import type { ErrorBody } from '@foja/contracts/errors';
import type { Role } from '@foja/contracts/roles';
import type { Answerer } from '../chat/answerer.ts';
import { createModelAnswerer } from '../chat/model-answerer.ts';
import { openEmbedder, openLanguageModels } from '../platform/language-model.ts';
import type { Retrieval, RetrievalQuery } from '../retrieval/retrieval.ts';
import { readUsage } from '../usage/read-usage.ts';
import { buildRetrieval } from './build-retrieval.ts';
import { buildTestApp, callHeaders, type TestApp } from './build-test-app.ts';
import { loadArticles } from './load-articles.ts';
import { signInAs } from './sign-in-as.ts';
import { type StandInOpenAi, startStandInOpenAi } from './stand-in-openai.ts';

/** Every answer ends with it. */
export const notice = 'Información orientativa. No reemplaza el consejo de un abogado.';

/** The application listening on a port, with a scripted language model behind it and retrievals made by hand. */
export interface ChatTestApp {
  model: StandInOpenAi;
  test: TestApp;
  /** What the next question finds. */
  retrieval: Retrieval;
  /** What was searched for since `reset`. */
  searched: RetrievalQuery[];
  /** Somebody whom no other test knows. */
  somebody(role?: Role): Promise<{ token: string; subject: string; used(): Promise<number> }>;
  post(path: string, body: object, token?: string, init?: { accept?: string; signal?: AbortSignal }): Promise<Response>;
  ask(body: RagRequestInput, token?: string, signal?: AbortSignal): Promise<Response>;
  askStream(body: RagRequestInput, token: string, signal?: AbortSignal): Promise<Response>;
  /** Back to a model that answers well from two sources. */
  reset(): void;
  close(): Promise<void>;
}

interface ChatTestAppOptions {
  /** Whether the application knows that a model is configured, as the product always does. */
  tellsModels?: boolean;
  /** Who answers in the place of the scripted model. */
  answerer?: Answerer;
}

export async function startChatTestApp({
  answerer,
  tellsModels = false,
}: ChatTestAppOptions = {}): Promise<ChatTestApp> {
  const model = await startStandInOpenAi();
  const models = openLanguageModels({ baseUrl: model.baseUrl, apiKey: null, names: {} });
  const limits = {
    get firstTokenTimeoutMs() {
      return model.patienceMs();
    },
    get totalTimeoutMs() {
      return model.patienceMs();
    },
    retryDelayMs: 1,
    retryDelayMaxMs: 1,
    idleTimeoutMs: 100_000,
  };
  const test = await buildTestApp({
    retrieve: async (query) => {
      site.searched.push(query);
      return site.retrieval;
    },
    answerer: answerer ?? createModelAnswerer(models, limits),
    languageModels: tellsModels ? models : null,
    embedder: openEmbedder({ baseUrl: model.baseUrl, apiKey: null, model: 'vectors' }),
  });
  await loadArticles(test.deps.db);
  const address = await test.app.listen({ host: '127.0.0.1', port: 0 });

  const site: ChatTestApp = {
    model,
    test,
    retrieval: buildRetrieval(),
    searched: [],
    async somebody(role = 'User') {
      const { token, actor } = await signInAs(test, role);
      return { token, subject: actor.subject, used: async () => (await readUsage(test.deps, actor)).used };
    },
    post: (path, body, token, { accept = 'application/json', signal } = {}) =>
      fetch(`${address}${path}`, {
        method: 'POST',
        headers: { ...callHeaders(token), 'content-type': 'application/json', accept },
        body: JSON.stringify(body),
        signal,
      }),
    ask: (body, token, signal) => site.post('/Rag/rag-query', body, token, { signal }),
    askStream: (body, token, signal) =>
      site.post('/Rag/rag-query', body, token, { accept: 'text/event-stream', signal }),
    reset() {
      site.retrieval = buildRetrieval();
      site.searched = [];
      model.calls.length = 0;
      model.script({ kind: 'answer', text: 'La garantía dura seis meses [1].' });
    },
    async close() {
      await test.close();
      await model.close();
    },
  };
  site.reset();
  return site;
}

/** Status and code of a refusal. */
export async function refusalOf(response: Response): Promise<[number, string]> {
  return [response.status, ((await response.json()) as ErrorBody).error];
}

/** The answer of a call that went well. */
export async function answerOf(response: Response): Promise<RagResponse> {
  if (response.status !== 200) throw new Error(`answered ${response.status}`);
  return (await response.json()) as RagResponse;
}

/** The events of a stream that has ended. */
export async function eventsOf(response: Response): Promise<RagEvent[]> {
  return (await response.text())
    .split('\n\n')
    .filter((block) => block.startsWith('event: '))
    .map((block) => {
      const [, event, data] = /^event: (\w+)\ndata: (.*)$/s.exec(block) ?? [];
      return { event, data: JSON.parse(data ?? '') } as RagEvent;
    });
}
