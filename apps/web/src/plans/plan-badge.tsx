import { planLabels, type Role } from '@foja/contracts/roles';
import { Badge } from '../design-system/badge.tsx';

/** The plan beside the name of a signed-in person; the plain User role has none (specification 2.2). */
export function PlanBadge({ role }: { role: Role }) {
  if (role === 'User') return null;
  return <Badge tone="brand">{planLabels[role]}</Badge>;
}
