import { anonymizationMessages } from '@foja/contracts/anonymization-calls';
import {
  type AnonymizationSettings,
  anonymizationModeOf,
  anonymizedFeatures,
  mayUseAnonymizationMode,
} from '@foja/contracts/anonymization-modes';
import type { SignedInActor } from '../accounts/actor.ts';
import { recordActivity } from '../activity/record-activity.ts';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/database/database.ts';
import { HttpError } from '../platform/http-errors.ts';
import { anonymizationSettings } from './anonymization.table.ts';

/**
 * Keeps what an account chose, all features at once; of two calls that race, one stands whole. A refused choice leaves an
 * `access_denied` line in the activity log, and nothing changes.
 * @throws {HttpError} 403 `forbidden` for a mode that the role may not use.
 */
export async function changeSettings(
  deps: { db: Database; clock: Clock },
  actor: SignedInActor,
  wanted: AnonymizationSettings,
): Promise<void> {
  const modes = {
    rag: anonymizationModeOf(wanted.rag),
    questionGeneration: anonymizationModeOf(wanted.questionGeneration),
    jurisprudenceSearch: anonymizationModeOf(wanted.jurisprudenceSearch),
    documentUpload: anonymizationModeOf(wanted.documentUpload),
  };
  const refused = anonymizedFeatures.find((feature) => !mayUseAnonymizationMode(actor.role, modes[feature]));
  if (refused) {
    const mode = modes[refused];
    await recordActivity(deps, {
      event: 'access_denied',
      actorId: actor.accountId,
      actorRole: actor.role,
      details: { anonymizationMode: mode, feature: refused },
    });
    const { noneNotAllowed, advancedNotAllowed } = anonymizationMessages;
    throw new HttpError(403, 'forbidden', mode === 'none' ? noneNotAllowed : advancedNotAllowed);
  }
  const values = { ...modes, updatedAt: deps.clock.now() };
  await deps.db
    .insert(anonymizationSettings)
    .values({ accountId: actor.accountId, ...values })
    .onConflictDoUpdate({ target: anonymizationSettings.accountId, set: values });
}
