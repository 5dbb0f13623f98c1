import { appVersion } from '@foja/contracts/limits';
import { localEngineName } from '@foja/contracts/models';
import { routes } from '@foja/contracts/routes';
import { healthSchema, readySchema, type Status, statusSchema } from '@foja/contracts/status';
import { sql } from 'drizzle-orm';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { Config } from '../platform/config.ts';
import type { Database } from '../platform/database/database.ts';

export interface StatusDeps {
  config: Config;
  db: Database;
  databaseKind: Status['database']['kind'];
  indexState: () => Promise<Status['index']>;
}

/** GET /health (the process answers), GET /ready (calls may be sent to it) and GET /api/status (what works and what is configured). */
export function statusRoutes(deps: StatusDeps): FastifyPluginAsyncZod {
  return async (app) => {
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
        const [connected, index] = await Promise.all([isConnected(deps.db), readIndex(deps)]);
        const waitsFor = [
          ...(connected ? [] : ['database' as const]),
          ...(index.status === 'unavailable' ? ['index' as const] : []),
        ];
        return waitsFor.length === 0
          ? { status: 'ready' as const, waitsFor }
          : reply.status(503).send({ status: 'not-ready' as const, waitsFor });
      },
    );
    app.get(routes.status, { schema: { tags: ['Estado'], response: { 200: statusSchema } } }, async () => {
      const [connected, index] = await Promise.all([isConnected(deps.db), readIndex(deps)]);
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
        embeddings: {
          status: embeddings ? ('configured' as const) : ('not-configured' as const),
          model: embeddings?.model ?? null,
        },
      };
    });
  };
}

async function isConnected(db: Database): Promise<boolean> {
  try {
    await db.execute(sql`select 1`);
    return true;
  } catch {
    return false;
  }
}

async function readIndex(deps: StatusDeps): Promise<Status['index']> {
  try {
    return await deps.indexState();
  } catch {
    return { status: 'unavailable', passages: 0, pending: 0 };
  }
}
