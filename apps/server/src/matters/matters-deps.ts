import { matterMessages } from '@foja/contracts/matter-words';
import type { Matter } from '@foja/contracts/matters';
import type { DocumentThreads } from '../documents/document-threads.ts';
import type { Clock } from '../platform/clock.ts';
import type { Config } from '../platform/config.ts';
import type { Database } from '../platform/database/database.ts';
import { HttpError } from '../platform/http-errors.ts';
import type { Keyring } from '../platform/keyring.ts';
import { consumeRateLimit } from '../platform/rate-limit/rate-limit.ts';

/** The next day that something is due, of each of these causas that has one. Handed in by who is above: the agenda knows causas. */
export type NextDeadlines = (
  deps: { db: Database; clock: Clock; keyring: Keyring },
  matterIds: readonly string[],
) => Promise<Map<string, NonNullable<Matter['nextDeadline']>>>;

/** What the calls of this domain stand on. */
export interface MattersDeps {
  db: Database;
  clock: Clock;
  jwtSecret: string;
  keyring: Keyring;
  config: Pick<Config, 'matters' | 'publicUrl' | 'host' | 'port' | 'files'>;
  nextDeadlines: NextDeadlines;
  /** The vault's: what is filed is searched as the vault searches it. */
  documentThreads: Pick<DocumentThreads, 'holds'>;
  mattersLimits: MattersLimits;
}

/** How often one may ask in an hour. */
export interface MattersLimits {
  changesPerHour: number;
  searchesPerHour: number;
}

export const defaultMattersLimits: MattersLimits = { changesPerHour: 3_000, searchesPerHour: 1_200 };

const hourMs = 3_600_000;

/** @throws {HttpError} 429 `rate_limited` */
export async function countMatterCall(
  deps: Pick<MattersDeps, 'db' | 'clock' | 'jwtSecret' | 'mattersLimits'>,
  call: 'change' | 'search',
  accountId: string,
): Promise<void> {
  const limit = deps.mattersLimits[call === 'change' ? 'changesPerHour' : 'searchesPerHour'];
  if (!(await consumeRateLimit(deps, { kind: `matter-${call}`, limit, windowMs: hourMs }, accountId)))
    throw new HttpError(429, 'rate_limited', matterMessages.tooMany);
}
