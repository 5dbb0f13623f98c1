import { activityQuerySchema } from '@foja/contracts/admin';
import type { ActivityFilters } from './admin-queries.ts';

const { event, email, from, to } = activityQuerySchema.shape;

/** Reads the filters from the address; one that is no good counts as not there. */
export function readActivitySearch(search: Record<string, unknown>): ActivityFilters {
  return {
    event: event.safeParse(search.event).data,
    email: email.safeParse(search.email === undefined ? undefined : String(search.email)).data || undefined,
    from: from.safeParse(search.from).data,
    to: to.safeParse(search.to).data,
  };
}
