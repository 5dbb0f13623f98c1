import { bigint, index, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { accounts } from './accounts.table.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });
const account = () =>
  uuid('account_id')
    .notNull()
    .references(() => accounts.id, { onDelete: 'cascade' });

/** The second factor of an account, from the moment when its secret was shown; it counts once a code has confirmed it. */
export const secondFactors = pgTable('second_factors', {
  accountId: account().primaryKey(),
  sealedSecret: text('sealed_secret').notNull(),
  /** The step (RFC 6238) of the last code that was accepted: that one and those before are used up. */
  lastStep: bigint('last_step', { mode: 'number' }).notNull(),
  /** Base64url; of the hashes of all of the account's recovery codes, so that one hash finds any of them. */
  recoverySalt: text('recovery_salt'),
  begunAt: moment('begun_at').notNull(),
  confirmedAt: moment('confirmed_at'),
});

/** Recovery codes by hash (Argon2id); a used one stays, so that it is known how many are left of the set. */
export const recoveryCodes = pgTable(
  'recovery_codes',
  { accountId: account(), codeHash: text('code_hash').notNull(), usedAt: moment('used_at') },
  (table) => [primaryKey({ columns: [table.accountId, table.codeHash] })],
);

/** Sign-ins whose password was right and whose code is still to come. */
export const signInChallenges = pgTable(
  'sign_in_challenges',
  {
    tokenHash: text('token_hash').primaryKey(),
    accountId: account(),
    /** Keyed hash of the password's hash: a password that was changed meanwhile opens nothing. */
    passwordMark: text('password_mark').notNull(),
    /** As in `sessions`: who typed the password types the code. */
    browserHash: text('browser_hash').notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [
    index('sign_in_challenges_account').on(table.accountId),
    index('sign_in_challenges_expiry').on(table.expiresAt),
  ],
);
