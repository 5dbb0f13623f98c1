import {
  type AnonymizationMode,
  type AnonymizationSettings,
  type AnonymizedFeature,
  anonymizationModeInForce,
  defaultAnonymizationSettings,
} from '@foja/contracts/anonymization-modes';
import type { ActorRole } from '@foja/contracts/roles';
import { eq } from 'drizzle-orm';
import type { Database } from '../platform/database/database.ts';
import { anonymizationSettings } from './anonymization.table.ts';

/**
 * An account's settings as they apply to `role`: what it may not use (any more) is basic, and who chose nothing has the
 * defaults.
 */
export async function readSettings(
  deps: { db: Database },
  { accountId, role }: { accountId: string; role: ActorRole },
): Promise<AnonymizationSettings> {
  const [kept] = await deps.db
    .select()
    .from(anonymizationSettings)
    .where(eq(anonymizationSettings.accountId, accountId));
  const settingOf = (feature: AnonymizedFeature) => {
    const chosen = kept ? asSetting(kept[feature]) : defaultAnonymizationSettings[feature];
    return asSetting(anonymizationModeInForce(chosen, role));
  };
  return {
    rag: settingOf('rag'),
    questionGeneration: settingOf('questionGeneration'),
    jurisprudenceSearch: settingOf('jurisprudenceSearch'),
    documentUpload: settingOf('documentUpload'),
  };
}

function asSetting(mode: AnonymizationMode) {
  return { mode, enabled: mode !== 'none' };
}
