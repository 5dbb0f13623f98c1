import type { ActivityEvent } from '@foja/contracts/activity-events';
import { bigserial, index, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

/**
 * What happened, for good: a trigger refuses to change or delete a line. Accounts are named by id only, without a foreign
 * key, so that a deleted account leaves its lines and nothing personal in them.
 */
export const activityLog = pgTable(
  'activity_log',
  {
    id: bigserial('id', { mode: 'bigint' }).primaryKey(),
    at: timestamp('at', { withTimezone: true, mode: 'date' }).notNull(),
    event: text('event').$type<ActivityEvent>().notNull(),
    /** Who did it; null for a guest or the system. */
    actorId: uuid('actor_id'),
    actorRole: text('actor_role'),
    /** Whom it was done to; null where that is nobody's account. */
    targetId: uuid('target_id'),
    details: jsonb('details').$type<Record<string, unknown>>().notNull(),
  },
  (table) => [
    index('activity_log_event').on(table.event, table.id),
    index('activity_log_actor').on(table.actorId, table.id),
    index('activity_log_target').on(table.targetId, table.id),
    index('activity_log_at').on(table.at),
  ],
);
