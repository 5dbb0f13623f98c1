import { invitationKeptMs } from '@foja/contracts/firm-words';
import { lt } from 'drizzle-orm';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/database/database.ts';
import { firmInvitations } from './firms.table.ts';

/** Removes invitations, and the addresses in them, that have said long enough what became of them. */
export async function purgeInvitations(deps: { db: Database; clock: Clock }): Promise<void> {
  const before = new Date(deps.clock.now().getTime() - invitationKeptMs);
  await deps.db.delete(firmInvitations).where(lt(firmInvitations.expiresAt, before));
}
