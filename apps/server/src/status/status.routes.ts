import { setTimeout as wait } from 'node:timers/promises';
import { appVersion } from '@foja/contracts/limits';
import { localEngineName } from '@foja/contracts/models';
import { routes } from '@foja/contracts/routes';
import { healthSchema, readySchema, type Status, statusSchema } from '@foja/contracts/status';
import { sql } from 'drizzle-orm';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { Clock } from '../platform/clock.ts';
import type { Config } from '../platform/config.ts';
import type { Database } from '../platform/database/database.ts';
import { openFileStore } from '../platform/files/open-file-store.ts';
import { withDeadline } from '../platform/with-deadline.ts';

export interface StatusDeps {
  config: Config;
  db: Database;
  clock: Clock;
  databaseKind: Status['database']['kind'];
  indexState: () => Promise<Status['index']>;
}

/** GET /health (the process answers), GET /ready (calls may be sent to it) and GET /api/status (what works and what is configured). */
export function statusRoutes(deps: StatusDeps): FastifyPluginAsyncZod {
  return async (app) => {
    const files = watchFiles(deps);
    app.get(routes.health, { schema: { tags: ['Estado'], response: { 200: healthSchema } } }, () => ({
      status: 'ok' as const,
    }));
    app.get(
      routes.ready,
      {
        schema: {
          tags: ['Estado'],
          summary: 'Si puede recibir llamadas',
          response: { 200: readySchema, 503: readySchema },
        },
      },
      async (_request, reply) => {
        const [connected, index, hasFiles] = await Promise.all([
          isConnected(deps.db, balancerPatienceMs),
          readIndex(deps, balancerPatienceMs),
          files.answer(),
        ]);
        const impaired = hasFiles ? [] : ['files' as const];
        const waitsFor = [
          ...(connected ? [] : ['database' as const]),
          ...(index.status === 'unavailable' ? ['index' as const] : []),
        ];
        return waitsFor.length === 0
          ? { status: 'ready' as const, waitsFor, impaired }
          : reply.status(503).send({ status: 'not-ready' as const, waitsFor, impaired });
      },
    );
    app.get(routes.status, { schema: { tags: ['Estado'], response: { 200: statusSchema } } }, async () => {
      const [connected, index] = await Promise.all([
        isConnected(deps.db, personPatienceMs),
        readIndex(deps, personPatienceMs),
      ]);
      const { languageModel, embeddings, contactEmail, salesEmail, whatsappNumber } = deps.config;
      return {
        api: { status: 'running' as const, version: appVersion },
        database: { status: connected ? ('connected' as const) : ('unavailable' as const), kind: deps.databaseKind },
        index,
        model: {
          status: languageModel ? ('configured' as const) : ('not-configured' as const),
          engine: languageModel ? 'OpenAI-compatible' : localEngineName,
        },
        contact: { email: contactEmail, salesEmail, whatsappNumber },
        recognition: { status: deps.config.recognisesText ? ('on' as const) : ('off' as const) },
        embeddings: {
          status: embeddings ? ('configured' as const) : ('not-configured' as const),
          model: embeddings?.model ?? null,
        },
      };
    });
  };
}

/** How long an answer of the place of files is believed: a balancer asks every second, and each look is a call. */
const filesBelievedMs = 5_000;
/** A call that is tried again may take longer than whoever asks would wait. */
const filesPatienceMs = 2_000;

function watchFiles({ clock, config }: StatusDeps): { answer(): Promise<boolean> } {
  let last = { atMs: Number.NEGATIVE_INFINITY, answers: true };
  let looking: Promise<boolean> | null = null;
  return {
    async answer() {
      if (clock.now().getTime() - last.atMs < filesBelievedMs) return last.answers;
      looking ??= openFileStore(config.files)
        .check()
        .then(
          () => true,
          () => false,
        )
        .then((answers) => {
          last = { atMs: clock.now().getTime(), answers };
          looking = null;
          return answers;
        });
      return Promise.race([looking, wait(filesPatienceMs, false, { ref: false })]);
    },
  };
}

/** A database that hangs is as good as none: whoever asks takes its servers out at once, and the driver would wait on. */
const balancerPatienceMs = 2_000;
/** The page that asks waits ten seconds: a server under load is slow, and nothing is taken from it for that. */
const personPatienceMs = 8_000;

async function inTime<T>(timeoutMs: number, look: () => Promise<T>): Promise<T> {
  const lateness = () => new Error('The database did not answer in time');
  return withDeadline(new AbortController().signal, { timeoutMs, lateness }, look);
}

async function isConnected(db: Database, timeoutMs: number): Promise<boolean> {
  try {
    await inTime(timeoutMs, async () => db.execute(sql`select 1`));
    return true;
  } catch {
    return false;
  }
}

async function readIndex(deps: StatusDeps, timeoutMs: number): Promise<Status['index']> {
  try {
    return await inTime(timeoutMs, deps.indexState);
  } catch {
    return { status: 'unavailable', passages: 0, pending: 0 };
  }
}
