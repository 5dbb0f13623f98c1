import { type Feature, features } from '@foja/contracts/features';
import type { FeatureUsage } from '@foja/contracts/usage';
import { and, desc, eq, gt, gte, inArray, sql } from 'drizzle-orm';
import type { UsageDeps } from './reserve-use.ts';
import { usageFeatures } from './usage.table.ts';

const dayMs = 86_400_000;

/** How often each feature was used in the last `days` UTC days, today included; most used first, unused ones left out. */
export async function readFeatureUsage(deps: UsageDeps, subject: string, days: number): Promise<FeatureUsage[]> {
  const since = new Date(deps.clock.now().getTime() - (days - 1) * dayMs).toISOString().slice(0, 10);
  const times = sql<number>`sum(${usageFeatures.times})::int`;
  return deps.db
    .select({ feature: usageFeatures.feature, times })
    .from(usageFeatures)
    .where(and(isTold(subject), gte(usageFeatures.day, since)))
    .groupBy(usageFeatures.feature)
    .orderBy(desc(times), usageFeatures.feature);
}

/** Each feature that a subject (`user:ID`) used on a day, oldest first. */
export async function listFeatureUsageOf(
  deps: Pick<UsageDeps, 'db'>,
  subject: string,
): Promise<(FeatureUsage & { date: string })[]> {
  return deps.db
    .select({ date: usageFeatures.day, feature: usageFeatures.feature, times: usageFeatures.times })
    .from(usageFeatures)
    .where(isTold(subject))
    .orderBy(usageFeatures.day, usageFeatures.feature);
}

/** What is left of a use that was given back says nothing; a feature that a later version renamed has no name here. */
function isTold(subject: string) {
  const known: Feature[] = [...features];
  return and(eq(usageFeatures.subject, subject), gt(usageFeatures.times, 0), inArray(usageFeatures.feature, known));
}
