import { usageLimits } from '@foja/contracts/limits';
import { planDescriptions, planFeatures, planLabels } from '@foja/contracts/roles';
import type { UsagePlan } from '@foja/contracts/usage';
import type { SignedInActor } from '../accounts/actor.ts';
import { findAccount } from '../accounts/find-account.ts';
import { HttpError } from '../platform/http-errors.ts';
import type { UsageDeps } from './reserve-use.ts';

/** The plan in force of a signed-in user: what it gives, how uses are counted, and how the trial stands. */
export async function readUsagePlan(deps: UsageDeps, actor: SignedInActor): Promise<UsagePlan> {
  const account = await findAccount(deps, { id: actor.accountId });
  if (!account) throw new HttpError(401, 'invalid_token', 'La sesión no es válida o venció.');
  const now = deps.clock.now();
  const { limit, period } = usageLimits[actor.role];
  const { trialEndsAt } = account;
  const isTrialActive = account.role === 'User' && trialEndsAt !== null && trialEndsAt > now;
  const nextMonth = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1, 1));
  // A trial that ends before the month does has no count that starts again.
  const isRenewed = period === 'month' && !(isTrialActive && trialEndsAt <= nextMonth);
  return {
    role: actor.role,
    label: planLabels[actor.role],
    description: planDescriptions[actor.role],
    limit,
    period,
    renewsAt: isRenewed ? nextMonth.toISOString() : null,
    features: planFeatures(actor.role),
    trial: {
      available: account.role === 'User' && trialEndsAt === null,
      active: isTrialActive,
      endsAt: trialEndsAt?.toISOString() ?? null,
    },
  };
}
