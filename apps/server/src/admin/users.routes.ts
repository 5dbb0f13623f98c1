import { doneResponseSchema } from '@foja/contracts/accounts';
import {
  changeRoleRequestSchema,
  lockRequestSchema,
  usersQuerySchema,
  usersResponseSchema,
} from '@foja/contracts/admin';
import { errorBodySchema } from '@foja/contracts/errors';
import { planLabels } from '@foja/contracts/roles';
import { routes } from '@foja/contracts/routes';
import { secondFactorMessages } from '@foja/contracts/second-factor';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { AccountsDeps } from '../accounts/accounts-deps.ts';
import { changeRole } from '../accounts/change-role.ts';
import { userFrom } from '../accounts/identify-actor.ts';
import { listAccounts } from '../accounts/list-accounts.ts';
import { lockAccount, unlockAccount } from '../accounts/lock-account.ts';
import { requireAdministration } from '../accounts/require-administration.ts';
import { resendConfirmation } from '../accounts/resend-confirmation.ts';
import { removeSecondFactor } from '../accounts/second-factor/change-second-factor.ts';
import { usedByAccountSql } from '../usage/used-by-account-sql.ts';
import { idParams, refusals, tags } from './admin-call.ts';

export type AdminUsersDeps = AccountsDeps;

const response = { 200: doneResponseSchema, ...refusals, 404: errorBodySchema, 409: errorBodySchema };
const done = (message: string) => ({ success: true as const, message });

/** GET /api/admin/users and what is done to one of them. The use cases decide who may do it to whom. */
export function adminUsersRoutes(deps: AdminUsersDeps): FastifyPluginAsyncZod {
  return async (app) => {
    const onRequest = requireAdministration(deps);

    app.get(
      routes.adminUsers,
      {
        onRequest,
        schema: {
          tags,
          summary: 'Usuarios',
          querystring: usersQuerySchema,
          response: { 200: usersResponseSchema, ...refusals },
        },
      },
      (request) => listAccounts(deps, request.query, usedByAccountSql),
    );

    app.post(
      routes.adminUserAction(':id', 'role'),
      {
        onRequest,
        schema: { tags, summary: 'Cambiar el rol', params: idParams, body: changeRoleRequestSchema, response },
      },
      async (request) => {
        const { role } = request.body;
        await changeRole(deps, { actor: userFrom(request), accountId: request.params.id, role });
        return done(`El rol ahora es ${planLabels[role]}.`);
      },
    );

    app.post(
      routes.adminUserAction(':id', 'lock'),
      {
        onRequest,
        schema: { tags, summary: 'Bloquear la cuenta', params: idParams, body: lockRequestSchema, response },
      },
      async (request) => {
        const { reason } = request.body;
        await lockAccount(deps, { actor: userFrom(request), accountId: request.params.id, reason });
        return done('La cuenta quedó bloqueada y sus sesiones se cerraron.');
      },
    );

    app.post(
      routes.adminUserAction(':id', 'unlock'),
      { onRequest, schema: { tags, summary: 'Desbloquear la cuenta', params: idParams, response } },
      async (request) => {
        await unlockAccount(deps, { actor: userFrom(request), accountId: request.params.id });
        return done('La cuenta quedó desbloqueada.');
      },
    );

    app.post(
      routes.adminUserAction(':id', 'resend-confirmation'),
      { onRequest, schema: { tags, summary: 'Reenviar la confirmación', params: idParams, response } },
      async (request) => {
        await resendConfirmation(deps, { actor: userFrom(request), accountId: request.params.id });
        return done('El enlace de confirmación se envió otra vez.');
      },
    );

    app.post(
      routes.adminUserAction(':id', 'remove-second-factor'),
      { onRequest, schema: { tags, summary: 'Quitar la verificación en dos pasos', params: idParams, response } },
      async (request) => {
        await removeSecondFactor(deps, userFrom(request), request.params.id);
        return done(secondFactorMessages.removed);
      },
    );
  };
}
