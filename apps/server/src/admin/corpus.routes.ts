import { dayInArgentina } from '@foja/computable-law/core/argentine-day';
import {
  corpusFetchRequestSchema,
  corpusFetchScheduleSchema,
  corpusFetchStateSchema,
  corpusStateSchema,
  headnoteMessages,
} from '@foja/contracts/admin';
import { errorBodySchema } from '@foja/contracts/errors';
import { routes } from '@foja/contracts/routes';
import type { Status } from '@foja/contracts/status';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { userFrom } from '../accounts/identify-actor.ts';
import { type AdministrationDeps, requireAdministration } from '../accounts/require-administration.ts';
import { recordActivity } from '../activity/record-activity.ts';
import { describeCorpus } from '../corpus/describe-corpus.ts';
import type { FetchJob } from '../corpus/official/fetch-job.ts';
import { HttpError } from '../platform/http-errors.ts';
import { refusals, tags } from './admin-call.ts';

export interface AdminCorpusDeps extends AdministrationDeps {
  indexState: () => Promise<Status['index']>;
  /** Has the whole index built anew while the old one serves; false where that is under way already. */
  rebuildIndex: () => Promise<boolean>;
  officialTexts: FetchJob;
}

const accepted = z.object({ success: z.literal(true), message: z.string() });

/** GET /api/admin/corpus, POST /api/admin/corpus/rebuild-index, and the calls that bring official texts. */
export function adminCorpusRoutes(deps: AdminCorpusDeps): FastifyPluginAsyncZod {
  return async (app) => {
    const onRequest = requireAdministration(deps);

    app.get(
      routes.adminCorpus,
      { onRequest, schema: { tags, summary: 'Estado del corpus', response: { 200: corpusStateSchema, ...refusals } } },
      async () => ({ ...(await describeCorpus(deps.db)), index: await deps.indexState() }),
    );

    app.post(
      routes.adminRebuildIndex,
      {
        onRequest,
        schema: {
          tags,
          summary: 'Reconstruir el índice',
          description: 'Comienza y responde enseguida: el índice anterior sirve mientras tanto.',
          response: {
            202: accepted,
            ...refusals,
            409: errorBodySchema,
          },
        },
      },
      async (request, reply) => {
        if (!(await deps.rebuildIndex())) {
          throw new HttpError(409, 'conflict', 'El índice ya se está reconstruyendo.');
        }
        const { accountId, role } = userFrom(request);
        await recordActivity(deps, { event: 'index_rebuild_requested', actorId: accountId, actorRole: role });
        return reply.status(202).send({ success: true, message: 'Empezó la reconstrucción del índice.' });
      },
    );

    app.get(
      routes.adminCorpusFetch,
      {
        onRequest,
        schema: {
          tags,
          summary: 'Cómo va la actualización de los textos oficiales',
          response: { 200: corpusFetchStateSchema, ...refusals },
        },
      },
      async () => deps.officialTexts.read(),
    );

    app.post(
      routes.adminCorpusFetch,
      {
        onRequest,
        schema: {
          tags,
          summary: 'Traer los textos oficiales de InfoLEG, o sumarios de fallos de SAIJ',
          description: 'Comienza y responde enseguida; sigue aunque se cierre la página.',
          body: corpusFetchRequestSchema,
          response: { 202: accepted, ...refusals, 400: errorBodySchema, 409: errorBodySchema },
        },
      },
      async (request, reply) => {
        const { accountId, role } = userFrom(request);
        const rulings = request.body?.rulings;
        if (rulings?.since && rulings.since > dayInArgentina(deps.clock.now())) {
          throw new HttpError(400, 'invalid_request', headnoteMessages.futureSince);
        }
        const selection = rulings && { norms: [], infolegIds: [], changedOnly: false, rulings };
        if (!(await deps.officialTexts.start(accountId, selection))) {
          throw new HttpError(409, 'conflict', 'Ya se están trayendo textos oficiales.');
        }
        await recordActivity(deps, { event: 'official_texts_requested', actorId: accountId, actorRole: role });
        return reply.status(202).send({ success: true, message: 'Empezó la actualización.' });
      },
    );

    app.post(
      routes.adminCorpusFetchCancel,
      {
        onRequest,
        schema: {
          tags,
          summary: 'Detener la actualización',
          response: { 202: accepted, ...refusals, 409: errorBodySchema },
        },
      },
      async (_request, reply) => {
        if (!(await deps.officialTexts.cancel())) {
          throw new HttpError(409, 'conflict', 'No se están trayendo textos oficiales.');
        }
        return reply.status(202).send({ success: true, message: 'Se detiene cuando termine la norma en curso.' });
      },
    );

    app.put(
      routes.adminCorpusFetchSchedule,
      {
        onRequest,
        schema: {
          tags,
          summary: 'Actualizar cada semana',
          body: corpusFetchScheduleSchema,
          response: { 200: corpusFetchStateSchema, ...refusals, 400: errorBodySchema },
        },
      },
      async (request) => {
        await deps.officialTexts.schedule(request.body.weekly);
        return deps.officialTexts.read();
      },
    );
  };
}
