import { asc, sql } from 'drizzle-orm';
import { mailOutbox } from '../mail/mail.table.ts';
import type { Mail } from '../mail/mail.ts';
import { unseal } from '../platform/sealing.ts';
import type { TestApp } from './build-test-app.ts';

/** The mails filed for an address, oldest first. */
export async function readMails(test: Pick<TestApp, 'deps'>, to: string): Promise<Mail[]> {
  const rows = await test.deps.db.select().from(mailOutbox).orderBy(asc(mailOutbox.createdAt), sql`ctid`);
  return rows
    .flatMap(({ sealed }) => (sealed ? [JSON.parse(unseal(test.deps.keyring, 'mail', sealed)) as Mail] : []))
    .filter((mail) => mail.to === to);
}

/** The value of a parameter of a mail's link. */
export function fromLink(mail: Mail | undefined, parameter: string): string {
  const value = mail && new URL(mail.values.link).searchParams.get(parameter);
  if (!value) throw new Error(`The mail has no link with ${parameter}.`);
  return value;
}
