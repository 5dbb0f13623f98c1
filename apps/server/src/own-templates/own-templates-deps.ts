import { ownTemplateMessages, ownTemplatesMax } from '@foja/contracts/own-templates-text';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/database/database.ts';
import { HttpError } from '../platform/http-errors.ts';
import type { Keyring } from '../platform/keyring.ts';
import { consumeRateLimit } from '../platform/rate-limit/rate-limit.ts';

export interface OwnTemplatesLimits {
  templatesMax: number;
  changesPerHour: number;
}

export const defaultOwnTemplatesLimits: OwnTemplatesLimits = { templatesMax: ownTemplatesMax, changesPerHour: 600 };

/** What the calls of this domain stand on. */
export interface OwnTemplatesDeps {
  db: Database;
  clock: Clock;
  jwtSecret: string;
  keyring: Keyring;
  limits: OwnTemplatesLimits;
}

const hourMs = 3_600_000;

/** @throws {HttpError} 429 `rate_limited` */
export async function countChange(deps: OwnTemplatesDeps, accountId: string): Promise<void> {
  const bound = { kind: 'own-template-change', limit: deps.limits.changesPerHour, windowMs: hourMs };
  if (!(await consumeRateLimit(deps, bound, accountId)))
    throw new HttpError(429, 'rate_limited', ownTemplateMessages.tooMany);
}
