import type { ActivityEvent } from '@foja/contracts/activity-events';
import type { SignedInActor } from '../accounts/actor.ts';
import { recordActivity } from '../activity/record-activity.ts';
import type { Clock } from '../platform/clock.ts';
import type { DatabaseOrTransaction } from '../platform/database/database.ts';
import type { EditorDocumentRow } from './editor.table.ts';

type EditorEvent = Extract<ActivityEvent, `editor_${string}`>;

/**
 * Leaves the line of what an account did to a document of its own: which one and how large, never its title. Saving leaves none:
 * it happens by itself, every few seconds.
 */
export async function recordEditorDocument(
  deps: { db: DatabaseOrTransaction; clock: Clock },
  event: EditorEvent,
  actor: SignedInActor,
  { id, contentBytes }: Pick<EditorDocumentRow, 'id' | 'contentBytes'>,
): Promise<void> {
  const details = { documentId: id, sizeBytes: contentBytes };
  await recordActivity(deps, { event, actorId: actor.accountId, actorRole: actor.role, details });
}
