import type { FastifyInstance } from 'fastify';
import { buildApp } from '../app.ts';
import type { Answerer } from '../chat/answerer.ts';
import { buildRetrieval } from './build-retrieval.ts';
import { buildTestApp, callHeaders, type TestApp } from './build-test-app.ts';

export interface TwoServers extends TestApp {
  /** A second server over the same database. */
  other: FastifyInstance;
  /** How questions are answered from now on, on both. */
  answerBy(answer: Answerer['answer']): void;
  ask(app: FastifyInstance, token: string): ReturnType<typeof askIn>;
}

export const answersWell: Answerer['answer'] = async () => ({ content: 'Seis meses [1].', model: 'Motor local' });

const askIn = (app: FastifyInstance, token: string) =>
  app.inject({ method: 'POST', url: '/Rag/rag-query', headers: callHeaders(token), payload: { message: 'garantía' } });

/** Two servers on one database, whose questions find something and are answered as a test says. */
export async function buildTwoServers(): Promise<TwoServers> {
  let answer = answersWell;
  const test = await buildTestApp({
    retrieve: async () => buildRetrieval(),
    answerer: { answer: (...order) => answer(...order) },
  });
  const other = await buildApp(test.deps);
  return {
    ...test,
    other,
    answerBy(next) {
      answer = next;
    },
    ask: askIn,
    async close() {
      await other.close();
      await test.close();
    },
  };
}
