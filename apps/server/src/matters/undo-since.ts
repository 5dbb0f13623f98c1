import { matterUndoMs } from '@foja/contracts/matter-words';
import type { Clock } from '../platform/clock.ts';

/** What was deleted after this can be brought back; what was deleted before is gone. */
export function undoSince(clock: Clock): Date {
  return new Date(clock.now().getTime() - matterUndoMs);
}
