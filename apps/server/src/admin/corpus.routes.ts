import { corpusStateSchema } from '@foja/contracts/admin';
import { errorBodySchema } from '@foja/contracts/errors';
import { routes } from '@foja/contracts/routes';
import type { Status } from '@foja/contracts/status';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { userFrom } from '../accounts/identify-actor.ts';
import { type AdministrationDeps, requireAdministration } from '../accounts/require-administration.ts';
import { recordActivity } from '../activity/record-activity.ts';
import { describeCorpus } from '../corpus/describe-corpus.ts';
import { HttpError } from '../platform/http-errors.ts';
import { refusals, tags } from './admin-call.ts';

export interface AdminCorpusDeps extends AdministrationDeps {
  indexState: () => Promise<Status['index']>;
  /** Has the whole index built anew while the old one serves; false where that is under way already. */
  rebuildIndex: () => boolean;
}

/** GET /api/admin/corpus and POST /api/admin/corpus/rebuild-index. */
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
            202: z.object({ success: z.literal(true), message: z.string() }),
            ...refusals,
            409: errorBodySchema,
          },
        },
      },
      async (request, reply) => {
        if (!deps.rebuildIndex()) {
          throw new HttpError(409, 'conflict', 'El índice ya se está reconstruyendo.');
        }
        const { accountId, role } = userFrom(request);
        await recordActivity(deps, { event: 'index_rebuild_requested', actorId: accountId, actorRole: role });
        return reply.status(202).send({ success: true, message: 'Empezó la reconstrucción del índice.' });
      },
    );
  };
}
