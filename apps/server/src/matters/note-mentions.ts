import { randomUUID } from 'node:crypto';
import type { MatterItemContent } from '@foja/contracts/matter-items';
import { matterMessages, mayInMatter } from '@foja/contracts/matter-words';
import type { SignedInActor } from '../accounts/actor.ts';
import { findAccountsById } from '../accounts/find-accounts-by-id.ts';
import { enqueueMail } from '../mail/enqueue-mail.ts';
import type { DatabaseOrTransaction, Transaction } from '../platform/database/database.ts';
import { HttpError } from '../platform/http-errors.ts';
import { publicAddress } from '../platform/public-address.ts';
import { consumeRateLimit } from '../platform/rate-limit/rate-limit.ts';
import { type MatterItemRow, type MatterRow, matterMentions } from './matters.table.ts';
import type { MattersDeps } from './matters-deps.ts';
import { roleInMatter } from './role-in-matter.ts';

/** Beyond it somebody is told on screen alone. */
const mentionMails = { kind: 'mention-mail', limit: 20, windowMs: 3_600_000 };

/** @throws {HttpError} 400 `invalid_request` where a comment names somebody who does not work on the causa. */
export async function requireMentionable(
  deps: { db: DatabaseOrTransaction },
  matter: MatterRow,
  content: MatterItemContent,
): Promise<void> {
  for (const accountId of mentionsIn(content)) {
    const role = await roleInMatter(deps, accountId, matter);
    if (role === null || !mayInMatter(role, 'comment'))
      throw new HttpError(400, 'invalid_request', matterMessages.mentionUnknown);
  }
}

/** Keeps who a comment names, each once, and tells them by mail; the mail says nothing of the causa. */
export async function noteMentions(
  within: MattersDeps & { db: Transaction },
  actor: SignedInActor,
  item: MatterItemRow,
  content: MatterItemContent,
): Promise<void> {
  const named = mentionsIn(content).filter((accountId) => accountId !== actor.accountId);
  if (named.length === 0) return;
  const noted = await within.db
    .insert(matterMentions)
    .values(
      named.map((accountId) => ({
        id: randomUUID(),
        matterId: item.matterId,
        itemId: item.id,
        accountId,
        byAccountId: actor.accountId,
        at: within.clock.now(),
      })),
    )
    .onConflictDoNothing()
    .returning({ accountId: matterMentions.accountId });
  const accounts = await findAccountsById(within, [actor.accountId, ...noted.map(({ accountId }) => accountId)]);
  const by = accounts.get(actor.accountId);
  for (const { accountId } of noted) {
    const account = accounts.get(accountId);
    if (!account || !(await consumeRateLimit(within, mentionMails, accountId))) continue;
    await enqueueMail(within, {
      template: 'matter-mention',
      to: account.email,
      values: {
        firstName: account.firstName,
        by: by ? `${by.firstName} ${by.lastName}`.trim() : '',
        link: publicAddress(within.config, `/dashboard/causas/${item.matterId}/actividad`),
      },
    });
  }
}

function mentionsIn({ kind, body }: MatterItemContent): string[] {
  return kind === 'comment' ? [...new Set(body.mentions)] : [];
}
