import type { AnonymizationMode } from '@foja/contracts/anonymization-modes';
import { sql } from 'drizzle-orm';
import { check, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { accounts } from '../accounts/accounts.table.ts';

const mode = (name: string) => text(name).$type<AnonymizationMode>().notNull();

/**
 * What an account chose, one mode a feature; `none` is switched off. Who chose nothing has no row. A mode that the account's
 * role may not use any more stays here and applies again when the role does.
 */
export const anonymizationSettings = pgTable(
  'anonymization_settings',
  {
    accountId: uuid('account_id')
      .primaryKey()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    rag: mode('rag'),
    questionGeneration: mode('question_generation'),
    jurisprudenceSearch: mode('jurisprudence_search'),
    documentUpload: mode('document_upload'),
    updatedAt: timestamp('updated_at', { withTimezone: true, mode: 'date' }).notNull(),
  },
  (table) => [
    check(
      'anonymization_settings_modes',
      sql`${table.rag} in ('none', 'basic', 'advanced') and ${table.questionGeneration} in ('none', 'basic', 'advanced') and ${table.jurisprudenceSearch} in ('none', 'basic', 'advanced') and ${table.documentUpload} in ('none', 'basic', 'advanced')`,
    ),
  ],
);
