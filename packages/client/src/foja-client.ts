import createClient, { type Client } from 'openapi-fetch';
import type { paths } from './api.gen.ts';

/** Foja's API, each call typed by the OpenAPI document that the server gives at /docs/json. */
export type FojaClient = Client<paths>;

/** Carries a request: the platform's own, or one that goes through a proxy. */
type Fetch = (request: Request) => Promise<Response>;

/**
 * A client for programs. A body with a file in it goes as a form; what is a file comes by `parseAs: 'blob'`.
 * @param options.baseUrl where Foja runs: `https://foja.example`.
 * @param options.apiKey a key from the profile: `foja_…`. It never leaves for another address.
 */
export function createFojaClient(options: { baseUrl: string; apiKey: string; fetch?: Fetch }): FojaClient {
  const { apiKey, baseUrl, fetch: carry } = options;
  return createClient<paths>({
    baseUrl,
    headers: { ApplicationId: 'foja', Authorization: `Bearer ${apiKey}` },
    bodySerializer: serialize,
    ...(carry && { fetch: carry }),
  });
}

function serialize(body: unknown): FormData | string {
  if (body instanceof FormData) return body;
  const fields = Object.entries(body ?? {});
  if (!fields.some(([, value]) => value instanceof Blob)) return JSON.stringify(body);
  const form = new FormData();
  for (const [name, value] of fields) form.append(name, value);
  return form;
}
