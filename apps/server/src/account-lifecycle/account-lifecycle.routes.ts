import { accountExportSchema } from '@foja/contracts/account-export';
import { authMessages, deleteAccountRequestSchema, doneResponseSchema } from '@foja/contracts/accounts';
import { errorBodySchema } from '@foja/contracts/errors';
import { routes } from '@foja/contracts/routes';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { requireUser, userFrom } from '../accounts/identify-actor.ts';
import { type DeleteAccountDeps, deleteAccount } from './delete-account.ts';
import { exportAccount } from './export-account.ts';

const refusals = { 401: errorBodySchema, 403: errorBodySchema };

/** /api/account/export and /api/account/delete: all that is kept of one's account, and its end. */
export function accountLifecycleRoutes(deps: DeleteAccountDeps): FastifyPluginAsyncZod {
  return async (app) => {
    // Answers hold personal data.
    app.addHook('onRequest', async (_request, reply) => {
      reply.header('cache-control', 'no-store');
    });
    const onRequest = requireUser(deps);
    const tags = ['Mi cuenta'];

    app.get(
      routes.accountExport,
      {
        onRequest,
        schema: {
          tags,
          summary: 'Todo lo que se guarda de mi cuenta',
          response: { 200: accountExportSchema, ...refusals },
        },
      },
      (request, reply) => {
        reply.header('content-disposition', 'attachment; filename="foja-mis-datos.json"');
        return exportAccount(deps, userFrom(request));
      },
    );

    app.post(
      routes.accountDelete,
      {
        onRequest,
        schema: {
          tags,
          summary: 'Borrar mi cuenta',
          body: deleteAccountRequestSchema,
          response: {
            200: doneResponseSchema,
            400: errorBodySchema,
            409: errorBodySchema,
            423: errorBodySchema,
            502: errorBodySchema,
            ...refusals,
          },
        },
      },
      async (request) => {
        await deleteAccount(deps, userFrom(request), request.body.password);
        return { success: true as const, message: authMessages.accountDeleted };
      },
    );
  };
}
