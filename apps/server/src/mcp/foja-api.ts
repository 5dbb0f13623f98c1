import { errorBodySchema } from '@foja/contracts/errors';
import { applicationId, applicationIdHeader } from '@foja/contracts/limits';
import type { z } from 'zod';

/** One call of the API as it is sent, whatever carries it. */
export interface ApiCall {
  method: 'GET' | 'POST';
  path: string;
  headers: Record<string, string>;
  body: string | undefined;
}

export interface ApiAnswer {
  status: number;
  retryAfter: string | null;
  text: string;
}

/** Carries a call to a running Foja: over the network, or into the same process. */
export type Carry = (call: ApiCall, signal: AbortSignal) => Promise<ApiAnswer>;

/** What the API refused, in the words that it refused with. */
export class ApiRefused extends Error {
  override readonly name = 'ApiRefused';
  readonly code: string;

  constructor(code: string, message: string) {
    super(message);
    this.code = code;
  }
}

/**
 * The API as the tools use it: with a key, typed by the contracts. Nothing of the law is done here a second time, and a tool may do
 * what its key may.
 */
export class FojaApi {
  private readonly carry: Carry;
  private readonly key: string;
  private readonly address: (path: string) => string;
  private readonly signal: AbortSignal;

  constructor(parts: { carry: Carry; key: string; address: (path: string) => string; signal: AbortSignal }) {
    this.carry = parts.carry;
    this.key = parts.key;
    this.address = parts.address;
    this.signal = parts.signal;
  }

  get<T>(path: string, answer: z.ZodType<T>): Promise<T> {
    return this.call('GET', path, undefined, answer);
  }

  post<T>(path: string, body: object, answer: z.ZodType<T>): Promise<T> {
    return this.call('POST', path, JSON.stringify(body), answer);
  }

  /** The page where a person reads a source. */
  fojaOf(id: string): string {
    return this.address(`/fojas/${encodeURIComponent(id)}`);
  }

  /** A page of the application. */
  page(path: string): string {
    return this.address(path);
  }

  private async call<T>(
    method: 'GET' | 'POST',
    path: string,
    body: string | undefined,
    shape: z.ZodType<T>,
  ): Promise<T> {
    const headers = {
      authorization: `Bearer ${this.key}`,
      accept: 'application/json',
      [applicationIdHeader.toLowerCase()]: applicationId,
      ...(body !== undefined && { 'content-type': 'application/json' }),
    };
    const { status, retryAfter, text } = await this.carry({ method, path, headers, body }, this.signal);
    if (status >= 200 && status < 300) return shape.parse(JSON.parse(text));
    throw refusal(text, retryAfter);
  }
}

function refusal(text: string, retryAfter: string | null): ApiRefused {
  const wait = retryAfter ? ` Se puede volver a intentar en ${retryAfter} segundos.` : '';
  try {
    const { error, message } = errorBodySchema.parse(JSON.parse(text));
    return new ApiRefused(error, message + wait);
  } catch {
    return new ApiRefused('internal', `Foja no respondió como se esperaba.${wait}`);
  }
}
