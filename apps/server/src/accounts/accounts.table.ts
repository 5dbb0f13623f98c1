import type { Role } from '@foja/contracts/roles';
import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  check,
  index,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** People with an account. What is personal lives here and in what hangs from it, and goes with the row. */
export const accounts = pgTable(
  'accounts',
  {
    id: uuid('id').primaryKey(),
    /** Lower case: how it is compared. */
    email: text('email').notNull(),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    passwordHash: text('password_hash').notNull(),
    /** The stored role; the one in force also looks at the trial. */
    role: text('role').$type<Role>().notNull(),
    emailConfirmedAt: moment('email_confirmed_at'),
    trialEndsAt: moment('trial_ends_at'),
    /** When the mail that says that the trial is ending was filed. */
    trialNoticeAt: moment('trial_notice_at'),
    /** Set by an administrator, who also lifts it. */
    lockedAt: moment('locked_at'),
    lastLoginAt: moment('last_login_at'),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('accounts_email').on(table.email),
    index('accounts_created').on(table.createdAt),
    index('accounts_trial').on(table.trialEndsAt).where(sql`${table.trialEndsAt} is not null`),
    check('accounts_email_is_lower_case', sql`${table.email} = lower(${table.email})`),
    check('accounts_role', sql`${table.role} in ('User', 'Professional', 'Premium', 'Admin', 'SuperAdmin')`),
  ],
);

const account = () =>
  uuid('account_id')
    .notNull()
    .references((): AnyPgColumn => accounts.id, { onDelete: 'cascade' });

/** One sign-in on one browser: the family of its refresh tokens. */
export const sessions = pgTable(
  'sessions',
  {
    id: uuid('id').primaryKey(),
    accountId: account(),
    /** "Chrome en Windows": what its owner recognises. */
    device: text('device').notNull(),
    /** Keyed hash of the user agent: tells whether two calls come from the same browser. */
    browserHash: text('browser_hash').notNull(),
    createdAt: moment('created_at').notNull(),
    lastUsedAt: moment('last_used_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
    endedAt: moment('ended_at'),
  },
  (table) => [index('sessions_account').on(table.accountId, table.lastUsedAt)],
);

/** Refresh tokens by hash. A spent one stays until it would have expired, so that its reuse is noticed. */
export const refreshTokens = pgTable(
  'refresh_tokens',
  {
    tokenHash: text('token_hash').primaryKey(),
    sessionId: uuid('session_id')
      .notNull()
      .references(() => sessions.id, { onDelete: 'cascade' }),
    expiresAt: moment('expires_at').notNull(),
    spentAt: moment('spent_at'),
  },
  (table) => [index('refresh_tokens_session').on(table.sessionId), index('refresh_tokens_expiry').on(table.expiresAt)],
);

/** Links sent by mail: single use, kept by hash. */
export const accountTokens = pgTable(
  'account_tokens',
  {
    tokenHash: text('token_hash').primaryKey(),
    accountId: account(),
    purpose: text('purpose').$type<'confirm' | 'reset'>().notNull(),
    expiresAt: moment('expires_at').notNull(),
    usedAt: moment('used_at'),
  },
  (table) => [index('account_tokens_account').on(table.accountId, table.purpose)],
);

/**
 * Networks from which an account has signed in, by keyed hash: wrong passwords from elsewhere, however many, do not keep its owner out
 * of these.
 */
export const knownNetworks = pgTable(
  'known_networks',
  { accountId: account(), network: text('network').notNull(), lastSignInAt: moment('last_sign_in_at').notNull() },
  (table) => [primaryKey({ columns: [table.accountId, table.network] })],
);

/** Devices on which an account has signed in, by keyed hash of the mark that each keeps: a sign-in on another one is told to its owner. */
export const knownDevices = pgTable(
  'known_devices',
  {
    accountId: account(),
    deviceHash: text('device_hash').notNull(),
    lastSignInAt: moment('last_sign_in_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.deviceHash] })],
);

/**
 * Where too many wrong passwords have locked an account for a while: its address and the network, by the same keyed hashes as in
 * `attempts`.
 */
export const lockouts = pgTable('lockouts', {
  key: text('key').primaryKey(),
  until: moment('until').notNull(),
});
