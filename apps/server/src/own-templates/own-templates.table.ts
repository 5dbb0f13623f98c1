import type { OwnTemplateKind } from '@foja/contracts/own-templates-text';
import { index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { accounts } from '../accounts/accounts.table.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** Templates and clauses that an account wrote for itself. Whatever they say is sealed. */
export const ownTemplates = pgTable(
  'own_templates',
  {
    id: uuid('id').primaryKey(),
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    kind: text('kind').$type<OwnTemplateKind>().notNull(),
    sealedName: text('sealed_name').notNull(),
    sealedBody: text('sealed_body').notNull(),
    revision: integer('revision').notNull(),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
    /** From here on it can only be brought back, until it is purged. */
    deletedAt: moment('deleted_at'),
  },
  (table) => [
    index('own_templates_account').on(table.accountId, table.updatedAt),
    index('own_templates_deleted').on(table.deletedAt),
  ],
);

export type OwnTemplateRow = typeof ownTemplates.$inferSelect;
