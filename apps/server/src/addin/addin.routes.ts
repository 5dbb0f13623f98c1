import { routes } from '@foja/contracts/routes';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { Config } from '../platform/config.ts';
import { addinAddresses } from './addin-identity.ts';
import { unifiedManifest } from './unified-manifest.ts';
import { xmlManifest } from './xml-manifest.ts';

const tags = ['Complemento de Word'];

/** GET /addin/manifest.xml and /addin/manifest.json: what Word needs to know of the add-in, with this installation's addresses. */
export function addinRoutes({ config }: { config: Config }): FastifyPluginAsyncZod {
  return async (app) => {
    app.get(routes.addinManifestXml, { schema: { tags } }, (_request, reply) =>
      reply
        .type('application/xml; charset=utf-8')
        .header('cache-control', 'no-cache')
        .header('content-disposition', 'attachment; filename="foja-word.xml"')
        .send(xmlManifest(addinAddresses(config))),
    );
    app.get(routes.addinManifestJson, { schema: { tags } }, (_request, reply) =>
      reply.header('cache-control', 'no-cache').send(unifiedManifest(addinAddresses(config))),
    );
  };
}
