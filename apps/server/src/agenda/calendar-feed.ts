import { createHash, randomBytes } from 'node:crypto';
import { addDays } from '@foja/computable-law/core/civil-day';
import type { AgendaFeed } from '@foja/contracts/agenda';
import { agendaKindLabels, agendaMessages, agendaStateLabels } from '@foja/contracts/agenda-text';
import { type CalendarEvent, writeCalendar } from '@foja/contracts/calendar-file';
import { routes } from '@foja/contracts/routes';
import { and, asc, eq, gte, lte } from 'drizzle-orm';
import type { SignedInActor } from '../accounts/actor.ts';
import { networkOf } from '../accounts/bounds.ts';
import { findAccount } from '../accounts/find-account.ts';
import type { DatabaseOrTransaction } from '../platform/database/database.ts';
import { HttpError } from '../platform/http-errors.ts';
import { openInTurns } from '../platform/open-in-turns.ts';
import { publicAddress } from '../platform/public-address.ts';
import { consumeRateLimit, secondsUntilNextAttempt } from '../platform/rate-limit/rate-limit.ts';
import { type AgendaEntryRow, agendaEntries, agendaPreferences } from './agenda.table.ts';
import { type AgendaDeps, countChange, todayOf } from './agenda-deps.ts';
import { usualPreferences } from './preferences.ts';
import { openEntryBody } from './sealed-entry.ts';
import { visibleEntries } from './visible-entries.ts';

const secretBytes = 32;
const fileName = /^([\w-]{43})\.ics$/;
/** What a calendar shows: some months back, a year and more ahead. */
const daysBack = 120;
const daysAhead = 550;
const eventsMax = 2_000;
const hourMs = 3_600_000;

/** The secret has 256 random bits: nobody finds it from its hash. */
const hashOf = (secret: string) => createHash('sha256').update(secret).digest('base64url');

/** Makes a new secret address, which is told this once; the one before leads nowhere from here on. */
export async function makeFeed(deps: AgendaDeps, { accountId }: SignedInActor): Promise<AgendaFeed> {
  await countChange(deps, accountId);
  const secret = randomBytes(secretBytes).toString('base64url');
  const feed = { feedHash: hashOf(secret), feedCreatedAt: deps.clock.now() };
  await deps.db
    .insert(agendaPreferences)
    .values({ accountId, ...usualPreferences, ...feed })
    .onConflictDoUpdate({ target: agendaPreferences.accountId, set: feed });
  return {
    address: publicAddress(deps.config, routes.agendaFeedFile(`${secret}.ics`)),
    feedCreatedAt: feed.feedCreatedAt.toISOString(),
  };
}

/** The address leads nowhere from here on. */
export async function revokeFeedOf(deps: { db: DatabaseOrTransaction }, accountId: string): Promise<void> {
  await deps.db
    .update(agendaPreferences)
    .set({ feedHash: null, feedCreatedAt: null })
    .where(eq(agendaPreferences.accountId, accountId));
}

/** Counts one more reading, which needs no login; where none is left, tells in how many seconds there is one again. */
export async function countFeedRead(deps: AgendaDeps, address: string, file: string): Promise<number | null> {
  const { feedReadsPerHourOfNetwork, feedReadsPerHour } = deps.limits;
  const bounds = [
    [{ kind: 'agenda-feed-network', limit: feedReadsPerHourOfNetwork, windowMs: hourMs }, networkOf(address)],
    [{ kind: 'agenda-feed', limit: feedReadsPerHour, windowMs: hourMs }, file],
  ] as const;
  for (const [bound, subject] of bounds)
    if (!(await consumeRateLimit(deps, bound, subject))) return secondsUntilNextAttempt(deps, bound, subject);
  return null;
}

/**
 * The calendar at an address.
 * @param file `SECRET.ics`
 * @throws {HttpError} 404 `not_found` for one that was revoked as for one that never was.
 */
export async function readFeed(deps: AgendaDeps, file: string): Promise<string> {
  const secret = fileName.exec(file)?.[1];
  const [owner] = secret
    ? await deps.db
        .select()
        .from(agendaPreferences)
        .where(eq(agendaPreferences.feedHash, hashOf(secret)))
    : [];
  const account = owner && (await findAccount(deps, { id: owner.accountId }));
  if (!account || account.lockedAt) throw new HttpError(404, 'not_found', agendaMessages.feedGone);
  const today = todayOf(deps);
  const rows = await deps.db
    .select()
    .from(agendaEntries)
    .where(
      and(
        visibleEntries(deps, owner.accountId),
        gte(agendaEntries.day, addDays(today, -daysBack)),
        lte(agendaEntries.day, addDays(today, daysAhead)),
      ),
    )
    .orderBy(asc(agendaEntries.day), asc(agendaEntries.id))
    .limit(eventsMax);
  const events = await openInTurns(
    rows,
    ({ sealedBody }) => sealedBody,
    (row) => eventOf(deps, row, owner.feedTitles),
  );
  return writeCalendar('Agenda de Foja', events);
}

function eventOf(deps: AgendaDeps, row: AgendaEntryRow, saysTitle: boolean): CalendarEvent {
  const isTerm = row.kind === 'deadline' || row.kind === 'due';
  const kind = isTerm ? 'Vence' : agendaKindLabels[row.kind];
  const state = row.state === 'pending' ? '' : ` (${agendaStateLabels[row.state].toLowerCase()})`;
  const link = publicAddress(deps.config, `/dashboard/agenda?e=${row.id}`);
  return {
    uid: `${row.id}@foja`,
    day: row.day,
    time: row.time,
    summary: saysTitle
      ? `${kind}: ${openEntryBody(deps, row).title}${state}`
      : `${isTerm ? 'Vencimiento' : kind}${state}`,
    description: link,
    sequence: row.version,
    stamp: row.updatedAt.toISOString(),
  };
}
