import { type ErrorBody, errorCodes } from '@foja/contracts/errors';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { HttpError } from '../platform/http-errors.ts';

/** One of this server's own calls, made for who asks, with their token and from their address. */
export type CallOwnApi = (path: string, body: object) => Promise<unknown>;

/**
 * What is attested of a calculation or a check is what its own call answers now, with that call's bounds and refusals: there is no
 * second way of computing it that could say otherwise.
 * @throws {HttpError} what the call refuses with.
 */
export function openOwnApi(app: FastifyInstance, request: FastifyRequest): CallOwnApi {
  const { authorization, applicationid } = request.headers;
  return async (path, body) => {
    const response = await app.inject({
      method: 'POST',
      url: path,
      payload: body,
      headers: {
        ...(authorization !== undefined && { authorization }),
        ...(applicationid !== undefined && { applicationid }),
      },
      remoteAddress: request.ip,
    });
    if (response.statusCode === 200) return response.json();
    const { error, message, details } = response.json<ErrorBody>();
    throw new HttpError(
      response.statusCode,
      errorCodes.includes(error) ? error : 'internal',
      message,
      details ?? undefined,
    );
  };
}
