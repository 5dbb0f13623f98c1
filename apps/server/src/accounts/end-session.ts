import { recordActivity } from '../activity/record-activity.ts';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/database/database.ts';
import { HttpError } from '../platform/http-errors.ts';
import type { SignedInActor } from './actor.ts';
import { endSessions } from './end-sessions.ts';

type EndDeps = { db: Database; clock: Clock };

/** Ends the session that asks for it. */
export async function logOut(deps: EndDeps, actor: SignedInActor): Promise<void> {
  await end(deps, actor, actor.sessionId, 'logout');
}

/**
 * Ends one of one's own sessions, such as that of a lost phone.
 * @throws {HttpError} 404 `not_found` for one that is over, or somebody else's.
 */
export async function endSession(deps: EndDeps, actor: SignedInActor, sessionId: string): Promise<void> {
  if (!(await end(deps, actor, sessionId, 'session_ended'))) {
    throw new HttpError(404, 'not_found', 'Esa sesión no existe o ya se cerró.');
  }
}

function end(
  deps: EndDeps,
  actor: SignedInActor,
  sessionId: string,
  event: 'logout' | 'session_ended',
): Promise<boolean> {
  return deps.db.transaction(async (transaction) => {
    const within = { ...deps, db: transaction };
    const ended = await endSessions(within, actor.accountId, { only: sessionId });
    if (ended > 0) await recordActivity(within, { event, actorId: actor.accountId, actorRole: actor.role });
    return ended > 0;
  });
}
