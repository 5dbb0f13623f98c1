import type { ActivityEvent } from '@foja/contracts/activity-events';
import type { SignedInActor } from '../accounts/actor.ts';
import { recordActivity } from '../activity/record-activity.ts';
import type { Clock } from '../platform/clock.ts';
import type { DatabaseOrTransaction } from '../platform/database/database.ts';
import type { DocumentRow } from './documents.table.ts';

type DocumentEvent = Extract<ActivityEvent, `document_${string}`>;

/** Leaves the line of what an account did to a document of its own: which one and how large, never its name. */
export async function recordDocument(
  deps: { db: DatabaseOrTransaction; clock: Clock },
  event: DocumentEvent,
  actor: SignedInActor,
  { id, sizeBytes }: Pick<DocumentRow, 'id' | 'sizeBytes'>,
): Promise<void> {
  const details = { documentId: id, sizeBytes };
  await recordActivity(deps, { event, actorId: actor.accountId, actorRole: actor.role, details });
}
