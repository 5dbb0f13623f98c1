import type { FirmRole, FirmUses } from '@foja/contracts/firm-words';
import { sql } from 'drizzle-orm';
import { check, index, pgTable, primaryKey, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { accounts } from '../accounts/accounts.table.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** People who work together: what they share is by causa. */
export const firms = pgTable('firms', {
  id: uuid('id').primaryKey(),
  name: text('name').notNull(),
  /** Whose uses the members' work takes. */
  uses: text('uses').$type<FirmUses>().notNull(),
  createdAt: moment('created_at').notNull(),
});

const firm = () =>
  uuid('firm_id')
    .notNull()
    .references(() => firms.id, { onDelete: 'cascade' });

/** Who is in a firm. One works in one firm at most; one may be a client of several, and then reads one causa of each. */
export const firmMembers = pgTable(
  'firm_members',
  {
    firmId: firm(),
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    role: text('role').$type<FirmRole>().notNull(),
    /** The causa that a client reads; no foreign key, for causas know firms and not the other way round. */
    matterId: uuid('matter_id'),
    joinedAt: moment('joined_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.firmId, table.accountId] }),
    uniqueIndex('firm_members_one_firm').on(table.accountId).where(sql`${table.role} <> 'cliente'`),
    uniqueIndex('firm_members_one_client').on(table.matterId).where(sql`${table.matterId} is not null`),
    index('firm_members_account').on(table.accountId),
    check('firm_members_role', sql`${table.role} in ('titular', 'abogado', 'asistente', 'cliente')`),
    check('firm_members_client_matter', sql`(${table.role} = 'cliente') = (${table.matterId} is not null)`),
  ],
);

/** Links sent by mail to who is asked into a firm: single use, kept by hash. */
export const firmInvitations = pgTable(
  'firm_invitations',
  {
    id: uuid('id').primaryKey(),
    firmId: firm(),
    /** Lower case: how it is compared. */
    email: text('email').notNull(),
    role: text('role').$type<FirmRole>().notNull(),
    matterId: uuid('matter_id'),
    tokenHash: text('token_hash').notNull(),
    invitedBy: uuid('invited_by').references(() => accounts.id, { onDelete: 'set null' }),
    createdAt: moment('created_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
    acceptedAt: moment('accepted_at'),
    revokedAt: moment('revoked_at'),
  },
  (table) => [
    uniqueIndex('firm_invitations_token').on(table.tokenHash),
    uniqueIndex('firm_invitations_one_open')
      .on(table.firmId, table.email)
      .where(sql`${table.acceptedAt} is null and ${table.revokedAt} is null`),
    index('firm_invitations_expiry').on(table.expiresAt),
    check('firm_invitations_client_matter', sql`(${table.role} = 'cliente') = (${table.matterId} is not null)`),
  ],
);

export type FirmRow = typeof firms.$inferSelect;
export type FirmInvitationRow = typeof firmInvitations.$inferSelect;
