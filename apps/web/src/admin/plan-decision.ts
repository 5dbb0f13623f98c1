import type { PlanId } from '@foja/contracts/plans';
import { planLabels } from '@foja/contracts/roles';

export type Decision = 'grant' | 'decline';

export const planNames: Record<PlanId, string> = { premium: planLabels.Premium, professional: planLabels.Professional };
