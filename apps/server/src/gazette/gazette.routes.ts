import { errorBodySchema } from '@foja/contracts/errors';
import {
  gazetteBase64Schema,
  gazetteFileName,
  gazetteNoticesSchema,
  gazetteQuerySchema,
  gazetteUnavailableMessage,
  noEditionBodySchema,
} from '@foja/contracts/gazette';
import { editionDateHeader } from '@foja/contracts/gazette-date';
import { routes } from '@foja/contracts/routes';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { networkOf } from '../accounts/bounds.ts';
import { fileResponse } from '../platform/api-documentation.ts';
import { type EditionRequest, Gazette, type GazetteDeps } from './gazette.ts';
import { defaultGazetteLimits, type GazetteLimits } from './gazette-limits.ts';
import { GazetteUnavailable } from './gazette-unavailable.ts';

export interface GazetteRoutesDeps extends Omit<GazetteDeps, 'limits' | 'log'> {
  /** What differs from the usual manners towards the official site. */
  gazetteLimits?: Partial<GazetteLimits>;
}

const tags = ['Boletín Oficial'];
const refusals = {
  400: errorBodySchema,
  404: noEditionBodySchema,
  429: errorBodySchema,
  502: errorBodySchema,
  503: errorBodySchema,
  504: errorBodySchema,
};
/** An edition never changes. */
const keepForADay = 'private, max-age=86400';

/** The official gazette's first section: as a file, as base64, and as the list of its notices. Open to anybody. */
export function gazetteRoutes(deps: GazetteRoutesDeps): FastifyPluginAsyncZod {
  return async (app) => {
    const gazette = new Gazette({ ...deps, limits: { ...defaultGazetteLimits, ...deps.gazetteLimits }, log: app.log });
    // Before the server waits for calls to end: they end with what they wait for.
    app.addHook('preClose', async () => gazette.close());

    app.get(
      routes.gazetteDownload,
      {
        schema: {
          tags,
          summary: 'La primera sección del Boletín Oficial de un día, en PDF',
          querystring: gazetteQuerySchema,
          response: { 200: fileResponse('application/pdf'), ...refusals },
        },
      },
      async (request, reply) => {
        const { date } = request.query;
        const pdf = await orUnavailable(reply, gazette.readPdf(requestOf(request, date)));
        if (pdf === null) return reply;
        const isFetched = Buffer.isBuffer(pdf);
        return reply
          .header('content-type', 'application/pdf')
          .header('content-disposition', `attachment; filename="${gazetteFileName(date)}"`)
          .header('content-length', isFetched ? pdf.byteLength : (await pdf.stat()).size)
          .header('cache-control', keepForADay)
          .header('access-control-expose-headers', `${editionDateHeader}, Content-Disposition`)
          .header(editionDateHeader, date)
          .send(isFetched ? pdf : pdf.createReadStream());
      },
    );

    app.get(
      routes.gazetteBase64,
      {
        schema: {
          tags,
          summary: 'La primera sección del Boletín Oficial de un día, en base64',
          querystring: gazetteQuerySchema,
          response: { 200: gazetteBase64Schema, ...refusals },
        },
      },
      async (request, reply) => {
        const { date } = request.query;
        const pdf = await orUnavailable(reply, gazette.readPdf(requestOf(request, date)));
        if (pdf === null) return reply;
        const bytes = Buffer.isBuffer(pdf) ? pdf : await pdf.readFile().finally(() => pdf.close());
        return reply.header('cache-control', keepForADay).send({ base64: bytes.toString('base64'), date });
      },
    );

    app.get(
      routes.gazetteNotices,
      {
        schema: {
          tags,
          summary: 'Los avisos de la primera sección de un día, por rubro',
          querystring: gazetteQuerySchema,
          response: { 200: gazetteNoticesSchema, ...refusals },
        },
      },
      async (request, reply) => {
        const notices = await orUnavailable(reply, gazette.readNotices(requestOf(request, request.query.date)));
        if (notices === null) return reply;
        return reply.header('cache-control', keepForADay).send(notices);
      },
    );
  };
}

function requestOf(request: FastifyRequest, date: string): EditionRequest {
  return { date, network: networkOf(request.ip) };
}

/**
 * What was read, or null after answering that the site gave nothing. The failure is logged once, where it happens, and not again
 * by each of the many that waited for it.
 */
async function orUnavailable<T>(reply: FastifyReply, reading: Promise<T>): Promise<T | null> {
  try {
    return await reading;
  } catch (error) {
    if (!(error instanceof GazetteUnavailable)) throw error;
    reply.status(error.status).send({ error: 'upstream_failed', message: gazetteUnavailableMessage });
    return null;
  }
}
