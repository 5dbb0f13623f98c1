import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { SignedInActor } from '../accounts/actor.ts';
import { agendaNotices } from './agenda.table.ts';
import type { AgendaDeps } from './agenda-deps.ts';

/** Notes that these were seen; another's are left as they are. */
export async function seeNotices(deps: AgendaDeps, { accountId }: SignedInActor, ids: string[]): Promise<void> {
  await deps.db
    .update(agendaNotices)
    .set({ seenAt: deps.clock.now() })
    .where(and(inArray(agendaNotices.id, ids), eq(agendaNotices.accountId, accountId), isNull(agendaNotices.seenAt)));
}
