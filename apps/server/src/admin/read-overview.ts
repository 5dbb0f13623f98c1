import type { Overview } from '@foja/contracts/admin';
import { countAccounts } from '../accounts/count-accounts.ts';
import { summariseAnswers } from '../chat/summarise-answers.ts';
import { hasOfficialTexts } from '../corpus/has-official-texts.ts';
import { countPendingPlanRequests } from '../plans/list-plan-requests.ts';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/database/database.ts';

const dayMs = 86_400_000;

/** How the installation did over the last `days` UTC days, today among them. */
export async function readOverview(deps: { db: Database; clock: Clock }, days: number): Promise<Overview> {
  const today = new Date(deps.clock.now().toISOString().slice(0, 10));
  const since = new Date(today.getTime() - (days - 1) * dayMs);
  const { created, ...users } = await countAccounts(deps, since);
  return {
    users: { ...users, newInPeriod: created },
    ...(await summariseAnswers(deps, { since, days })),
    hasOfficialTexts: await hasOfficialTexts(deps.db),
    pendingPlanRequests: await countPendingPlanRequests(deps),
  };
}
