import { ApiRefused, type Carry } from './foja-api.ts';

/** Calls a Foja that runs elsewhere. @param base its address, without a slash at the end. */
export function carryOverNetwork(base: string): Carry {
  return async ({ method, path, headers, body }, signal) => {
    let response: Response;
    try {
      response = await fetch(base + path, { method, headers, signal, ...(body !== undefined && { body }) });
    } catch (error) {
      if (signal.aborted) throw error;
      throw new ApiRefused('upstream_failed', `No se pudo llegar a Foja en ${base}. Fijate que esté en marcha.`);
    }
    return { status: response.status, retryAfter: response.headers.get('retry-after'), text: await response.text() };
  };
}
