import { randomUUID } from 'node:crypto';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/database/database.ts';
import type { Keyring } from '../platform/keyring.ts';
import { seal } from '../platform/sealing.ts';
import { mailOutbox } from './mail.table.ts';
import type { Mail } from './mail.ts';

export interface MailDeps {
  /** The database, or the transaction that the mail belongs to. */
  db: Pick<Database, 'insert'>;
  clock: Clock;
  keyring: Keyring;
}

/** Files a mail to be sent; it leaves when the transaction that it is part of has been committed. */
export async function enqueueMail(deps: MailDeps, mail: Mail): Promise<void> {
  const now = deps.clock.now();
  await deps.db.insert(mailOutbox).values({
    id: randomUUID(),
    template: mail.template,
    sealed: seal(deps.keyring, 'mail', JSON.stringify(mail)),
    createdAt: now,
    attempts: 0,
    nextAttemptAt: now,
  });
}
