import { dayInArgentina } from '@foja/computable-law/core/argentine-day';
import type { CivilDay } from '@foja/computable-law/core/civil-day';
import { agendaEntriesMax, agendaEntriesOfFree, agendaMessages } from '@foja/contracts/agenda-text';
import type { Clock } from '../platform/clock.ts';
import type { Config } from '../platform/config.ts';
import type { Database } from '../platform/database/database.ts';
import { HttpError } from '../platform/http-errors.ts';
import type { Keyring } from '../platform/keyring.ts';
import { consumeRateLimit } from '../platform/rate-limit/rate-limit.ts';

export interface AgendaLimits {
  entriesOfFree: number;
  entriesMax: number;
  changesPerHour: number;
  /** Of the calendar at one secret address: a program asks a few times an hour. */
  feedReadsPerHour: number;
  /** Of all calendars from one network: those in the cloud ask for many people. */
  feedReadsPerHourOfNetwork: number;
}

export const defaultAgendaLimits: AgendaLimits = {
  entriesOfFree: agendaEntriesOfFree,
  entriesMax: agendaEntriesMax,
  changesPerHour: 1_200,
  feedReadsPerHour: 60,
  feedReadsPerHourOfNetwork: 3_600,
};

/** What the calls of this domain stand on. */
export interface AgendaDeps {
  db: Database;
  clock: Clock;
  jwtSecret: string;
  keyring: Keyring;
  config: Pick<Config, 'publicUrl' | 'host' | 'port'>;
  limits: AgendaLimits;
}

const hourMs = 3_600_000;

/** @throws {HttpError} 429 `rate_limited` */
export async function countChange(deps: AgendaDeps, accountId: string): Promise<void> {
  const bound = { kind: 'agenda-change', limit: deps.limits.changesPerHour, windowMs: hourMs };
  if (!(await consumeRateLimit(deps, bound, accountId)))
    throw new HttpError(429, 'rate_limited', agendaMessages.tooMany);
}

/** The day that it is in Argentina. */
export function todayOf({ clock }: { clock: Clock }): CivilDay {
  return dayInArgentina(clock.now());
}
