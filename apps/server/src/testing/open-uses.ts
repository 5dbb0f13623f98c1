import { usageReservations } from '../usage/usage.table.ts';
import type { TestApp } from './build-test-app.ts';

/** How many uses are taken whose work is still in course. */
export function openUses({ deps }: Pick<TestApp, 'deps'>): Promise<number> {
  return deps.db.$count(usageReservations);
}
