import { and, eq, sql } from 'drizzle-orm';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/database/database.ts';
import type { Keyring } from '../platform/keyring.ts';
import { unseal } from '../platform/sealing.ts';
import { composeMail } from './compose-mail.ts';
import { mailOutbox } from './mail.table.ts';
import { type Mail, nobody } from './mail.ts';
import { MailNotTaken, type MailTransport } from './mail-transport.ts';

export interface DeliverDeps {
  db: Database;
  clock: Clock;
  keyring: Keyring;
  transport: MailTransport;
}

/** A mail that was claimed is nobody else's for this long; a server that dies meanwhile leaves it to the others after. */
const leaseMs = 5 * 60_000;
/** With the delays below the last attempt comes some two hours after the first. */
const attemptsMax = 8;
const firstDelayMs = 60_000;
const longestDelayMs = 60 * 60_000;

export interface DeliveryReport {
  sent: number;
  /** One entry for each attempt that failed, in codes only. */
  failures: { id: string; template: string; reason: string; isGivenUp: boolean }[];
}

interface Claim {
  id: string;
  template: string;
  sealed: string | null;
  attempts: number;
}

/**
 * Sends every mail that is due. A mail is claimed in one statement before it is sent, so that of any number of servers one
 * sends it, and no transaction is open while a mail server talks. A failure is tried again later and later, then given up.
 * An abort ends it after the mail in hand, which is tried again like any other that failed. Where a server dies between sending and noting it, the mail is sent again after the lease under the same Message-ID.
 */
export async function deliverOutbox(deps: DeliverDeps, signal?: AbortSignal): Promise<DeliveryReport> {
  const report: DeliveryReport = { sent: 0, failures: [] };
  while (!signal?.aborted) {
    const claim = await claimNext(deps);
    if (!claim) break;
    try {
      const mail = composeMail(open(deps, claim));
      const isForSomebody = mail.to !== nobody;
      if (isForSomebody) await deps.transport.send(claim.id, mail, signal);
      await settle(deps, claim, { sentAt: deps.clock.now(), sealed: null, lastError: null });
      if (isForSomebody) report.sent += 1;
    } catch (error) {
      if (!(error instanceof MailNotTaken)) throw error;
      const isGivenUp = error.isFinal || claim.attempts >= attemptsMax;
      await settle(deps, claim, {
        lastError: error.message,
        ...(isGivenUp ? { failedAt: deps.clock.now(), sealed: null } : { nextAttemptAt: nextAttempt(deps, claim) }),
      });
      report.failures.push({ id: claim.id, template: claim.template, reason: error.message, isGivenUp });
    }
  }
  return report;
}

async function claimNext({ db, clock }: DeliverDeps): Promise<Claim | undefined> {
  const now = clock.now();
  const leaseEnd = new Date(now.getTime() + leaseMs).toISOString();
  const { rows } = await db.execute<Claim & Record<string, unknown>>(sql`
    update ${mailOutbox} set attempts = attempts + 1, next_attempt_at = ${leaseEnd}::timestamptz
    where id = (
      select id from ${mailOutbox}
      where sent_at is null and failed_at is null and next_attempt_at <= ${now.toISOString()}::timestamptz
      order by next_attempt_at limit 1 for update skip locked
    )
    returning id, template, sealed, attempts`);
  return rows[0];
}

function open({ keyring }: DeliverDeps, claim: Claim): Mail {
  try {
    return JSON.parse(unseal(keyring, 'mail', claim.sealed ?? '')) as Mail;
  } catch {
    // Sealed with a key that this installation no longer has.
    throw new MailNotTaken('unreadable', true);
  }
}

function nextAttempt({ clock }: DeliverDeps, { attempts }: Claim): Date {
  return new Date(clock.now().getTime() + Math.min(longestDelayMs, firstDelayMs * 2 ** (attempts - 1)));
}

/** Notes the outcome unless the lease ran out and another server has claimed the mail since. */
async function settle(
  { db }: DeliverDeps,
  { id, attempts }: Claim,
  outcome: Partial<typeof mailOutbox.$inferInsert>,
): Promise<void> {
  await db
    .update(mailOutbox)
    .set(outcome)
    .where(and(eq(mailOutbox.id, id), eq(mailOutbox.attempts, attempts)));
}
