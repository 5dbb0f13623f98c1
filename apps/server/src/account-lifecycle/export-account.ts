import type { AccountExport } from '@foja/contracts/account-export';
import type { SignedInActor } from '../accounts/actor.ts';
import { listSessions } from '../accounts/list-sessions.ts';
import { readAccount } from '../accounts/read-account.ts';
import { readSecondFactor } from '../accounts/second-factor/find-second-factor.ts';
import { listActivityOf } from '../activity/list-activity-of.ts';
import { recordActivity } from '../activity/record-activity.ts';
import { listAgendaOf, listAgendaOfMatters } from '../agenda/list-agenda-of.ts';
import { readSettings as readAgendaSettings } from '../agenda/preferences.ts';
import { readSettings } from '../anonymization/read-settings.ts';
import { listApiKeys } from '../api-keys/list-api-keys.ts';
import { listFeedbackOf } from '../chat/list-feedback-of.ts';
import { listDocumentsOf } from '../documents/list-documents-of.ts';
import { listEditorDocumentsOf } from '../editor/list-editor-documents-of.ts';
import { listMembershipsOf } from '../firms/list-memberships-of.ts';
import { listMattersOf } from '../matters/list-matters-of.ts';
import { listOwnTemplatesOf } from '../own-templates/list-own-templates-of.ts';
import { listPlanRequestsOf } from '../plans/list-plan-requests-of.ts';
import { listSubscriptionsOf } from '../plans/list-subscriptions-of.ts';
import type { Clock } from '../platform/clock.ts';
import type { Config } from '../platform/config.ts';
import type { Database } from '../platform/database/database.ts';
import type { Keyring } from '../platform/keyring.ts';
import { listUsageOf } from '../usage/list-usage-of.ts';
import { listFeatureUsageOf } from '../usage/read-feature-usage.ts';
import { listWatchesOf } from '../watches/list-watches-of.ts';

/** Everything that is kept of an account, for its owner. */
export async function exportAccount(
  deps: { db: Database; clock: Clock; keyring: Keyring; config: Pick<Config, 'requireSecondFactor'> },
  actor: SignedInActor,
): Promise<AccountExport> {
  await recordActivity(deps, { event: 'account_exported', actorId: actor.accountId, actorRole: actor.role });
  const { enabledAt, recoveryCodesLeft } = await readSecondFactor(deps, actor);
  const sessions = await listSessions(deps, actor.accountId, actor.sessionId);
  return {
    exportedAt: deps.clock.now().toISOString(),
    account: await readAccount(deps, actor.accountId),
    sessions: sessions.map(({ device, createdAt, lastUsedAt }) => ({ device, createdAt, lastUsedAt })),
    secondFactor: { enabledAt, recoveryCodesLeft },
    anonymization: await readSettings(deps, actor),
    usage: await listUsageOf(deps, actor.subject),
    usageByFeature: await listFeatureUsageOf(deps, actor.subject),
    apiKeys: (await listApiKeys(deps, actor.accountId)).map(({ id: _, ...key }) => key),
    planRequests: await listPlanRequestsOf(deps, actor.accountId),
    subscriptions: await listSubscriptionsOf(deps, actor.accountId),
    documents: await listDocumentsOf(deps, actor.accountId),
    editorDocuments: await listEditorDocumentsOf(deps, actor.accountId),
    ownTemplates: await listOwnTemplatesOf(deps, actor.accountId),
    agenda: await listAgendaOf(deps, actor.accountId),
    agendaSettings: await readAgendaSettings(deps, actor.accountId),
    ...(await listWatchesOf(deps, actor.accountId)),
    firms: await listMembershipsOf(deps, actor.accountId),
    matters: await listMattersOf(deps, actor.accountId, (matterIds) => listAgendaOfMatters(deps, matterIds)),
    activity: await listActivityOf(deps, actor.accountId),
    feedback: await listFeedbackOf(deps, actor.subject),
  };
}
