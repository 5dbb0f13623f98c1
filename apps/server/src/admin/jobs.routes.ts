import { jobMessages, jobPaths, jobsResponseSchema } from '@foja/contracts/admin-jobs';
import { errorBodySchema } from '@foja/contracts/errors';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { userFrom } from '../accounts/identify-actor.ts';
import { type AdministrationDeps, requireAdministration } from '../accounts/require-administration.ts';
import { recordActivity } from '../activity/record-activity.ts';
import type { JobQueue } from '../jobs/job-queue.ts';
import { HttpError } from '../platform/http-errors.ts';
import { idParams, refusals, tags } from './admin-call.ts';

export interface AdminJobsDeps extends AdministrationDeps {
  jobs: JobQueue;
}

const done = z.object({ success: z.literal(true), message: z.string() });

const actions = [
  {
    name: 'cancel',
    summary: 'Cancelar un trabajo en curso o en espera',
    told: 'El trabajo se cancela.',
    refusal: jobMessages.cannotCancel,
    event: 'job_cancelled',
  },
  {
    name: 'run',
    summary: 'Hacer ahora un trabajo que espera, falló o se canceló',
    told: 'El trabajo empieza enseguida.',
    refusal: jobMessages.cannotRun,
    event: 'job_run',
  },
] as const;

/** GET /api/admin/jobs, POST /api/admin/jobs/:id/cancel and /run: the work that no call waits for. */
export function adminJobsRoutes(deps: AdminJobsDeps): FastifyPluginAsyncZod {
  return async (app) => {
    const onRequest = requireAdministration(deps);

    app.get(
      jobPaths.list,
      {
        onRequest,
        schema: { tags, summary: 'Trabajos en segundo plano', response: { 200: jobsResponseSchema, ...refusals } },
      },
      async () => ({ jobs: await deps.jobs.list() }),
    );

    for (const { event, name, refusal, summary, told } of actions) {
      app.post(
        jobPaths.action(':id', name),
        {
          onRequest,
          schema: {
            tags,
            summary,
            params: idParams,
            response: { 202: done, ...refusals, 404: errorBodySchema, 409: errorBodySchema },
          },
        },
        async (request, reply) => {
          const outcome = await deps.jobs[name](request.params.id);
          if (outcome === 'unknown') throw new HttpError(404, 'not_found', jobMessages.unknown);
          if (outcome === 'refused') throw new HttpError(409, 'conflict', refusal);
          const { accountId, role } = userFrom(request);
          await recordActivity(deps, { event, actorId: accountId, actorRole: role });
          return reply.status(202).send({ success: true, message: told });
        },
      );
    }
  };
}
