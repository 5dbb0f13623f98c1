import type { AccountExport } from '@foja/contracts/account-export';
import type { Database } from '../platform/database/database.ts';
import { streamMyActivity } from './list-my-activity.ts';

/** What an account did and what was done to it, oldest first; never who else had a part in it. */
export async function listActivityOf(deps: { db: Database }, accountId: string): Promise<AccountExport['activity']> {
  const lines: AccountExport['activity'] = [];
  for await (const { id: _, ...line } of streamMyActivity(deps, accountId, {})) lines.push(line);
  return lines.toReversed();
}
