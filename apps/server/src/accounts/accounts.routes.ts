import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { PasswordDeps } from './accounts-deps.ts';
import { myAccountRoutes } from './my-account.routes.ts';
import { passwordRoutes } from './password.routes.ts';
import { registrationRoutes } from './registration.routes.ts';
import { secondFactorRoutes } from './second-factor/second-factor.routes.ts';
import { sessionRoutes } from './session.routes.ts';

/** Every call of /api/auth but guest-token, and /api/account but what ends it. */
export function accountsRoutes(deps: PasswordDeps): FastifyPluginAsyncZod {
  return async (app) => {
    // Answers hold tokens and personal data.
    app.addHook('onRequest', async (_request, reply) => {
      reply.header('cache-control', 'no-store');
    });
    await app.register(sessionRoutes(deps));
    await app.register(registrationRoutes(deps));
    await app.register(passwordRoutes(deps));
    await app.register(myAccountRoutes(deps));
    await app.register(secondFactorRoutes(deps));
  };
}
