import type { MatterRole } from '@foja/contracts/matter-words';
import { eq, type SQL } from 'drizzle-orm';
import { matterFiles, matterItems } from './matters.table.ts';

/** Of what is written into a causa, what a role is shown: a client only what was marked for them. */
export function isShownTo(role: MatterRole): SQL | undefined {
  return role === 'cliente' ? eq(matterItems.isClientVisible, true) : undefined;
}

/** The same of what is filed in it. */
export function isFileShownTo(role: MatterRole): SQL | undefined {
  return role === 'cliente' ? eq(matterFiles.isClientVisible, true) : undefined;
}
