import { firmMessages } from '@foja/contracts/firm-words';
import { eq } from 'drizzle-orm';
import type { SignedInActor } from '../accounts/actor.ts';
import { recordActivity } from '../activity/record-activity.ts';
import { enqueueMail } from '../mail/enqueue-mail.ts';
import type { Transaction } from '../platform/database/database.ts';
import { HttpError } from '../platform/http-errors.ts';
import { publicAddress } from '../platform/public-address.ts';
import { leavePool } from '../usage/join-pool.ts';
import { closePool } from '../usage/open-pool.ts';
import { holdFirmOf } from './find-membership.ts';
import { type FirmRow, firms } from './firms.table.ts';
import type { FirmsDeps } from './firms-deps.ts';
import { listMembers } from './list-members.ts';

/**
 * Ends a firm. Each causa goes back to who has it and to nobody else; members and clients are told by mail.
 * @throws {HttpError} 404 `not_found`; 403 `forbidden` for who is no titular; 409 `conflict` where the name is not the firm's.
 */
export async function deleteFirm(deps: FirmsDeps, actor: SignedInActor, name: string): Promise<void> {
  await deps.db.transaction(async (transaction) => {
    const within = { ...deps, db: transaction };
    const { firm } = await holdFirmOf(within, actor.accountId, { titularOnly: true });
    if (name !== firm.name) throw new HttpError(409, 'conflict', firmMessages.wrongName);
    await endFirm(within, firm, actor);
  });
}

/** Ends a firm that is held. */
export async function endFirm(
  within: FirmsDeps & { db: Transaction },
  firm: FirmRow,
  actor: SignedInActor,
): Promise<void> {
  const members = await listMembers(within, firm.id);
  for (const { account, role } of members) if (role !== 'cliente') await leavePool(within, firm.id, account.id);
  await closePool(within, firm.id);
  await within.firmMatters.release(within.db, firm.id);
  await within.db.delete(firms).where(eq(firms.id, firm.id));
  await recordActivity(within, {
    event: 'firm_deleted',
    actorId: actor.accountId,
    actorRole: actor.role,
    details: { firmId: firm.id, members: members.length },
  });
  for (const { account } of members) {
    if (account.id === actor.accountId) continue;
    await enqueueMail(within, {
      template: 'firm-left',
      to: account.email,
      values: {
        firstName: account.firstName,
        firmName: firm.name,
        link: publicAddress(within.config, '/dashboard'),
      },
    });
  }
}
