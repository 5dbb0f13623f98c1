import { type FirmRole, firmMessages, type StaffRole } from '@foja/contracts/firm-words';
import { and, eq, ne } from 'drizzle-orm';
import type { Database, DatabaseOrTransaction } from '../platform/database/database.ts';
import { HttpError } from '../platform/http-errors.ts';
import { type FirmRow, firmMembers, firms } from './firms.table.ts';

/** Somebody's part in the firm that they work in. */
export interface Membership {
  firm: FirmRow;
  role: StaffRole;
}

type Reads = { db: Pick<Database, 'select'> };

/** The firm that an account works in; null for who works in none, clients included. */
export async function findMembership(deps: Reads, accountId: string): Promise<Membership | null> {
  const [found] = await deps.db
    .select({ firm: firms, role: firmMembers.role })
    .from(firmMembers)
    .innerJoin(firms, eq(firms.id, firmMembers.firmId))
    .where(and(eq(firmMembers.accountId, accountId), ne(firmMembers.role, 'cliente')));
  return found ? { firm: found.firm, role: found.role as StaffRole } : null;
}

/** @throws {HttpError} 404 `not_found` for who works in no firm. */
export async function requireMembership(deps: Reads, accountId: string): Promise<Membership> {
  const membership = await findMembership(deps, accountId);
  if (!membership) throw new HttpError(404, 'not_found', firmMessages.none);
  return membership;
}

/**
 * Holds the titular's firm until the transaction ends: what decides who is in it happens one after the other.
 * @throws {HttpError} 404 `not_found` for who works in no firm; 403 `forbidden` for who is no titular.
 */
export async function holdFirmOf(
  deps: { db: DatabaseOrTransaction },
  accountId: string,
  { titularOnly }: { titularOnly: boolean },
): Promise<Membership> {
  const { firm } = await requireMembership(deps, accountId);
  await holdFirm(deps, firm.id);
  // Read anew: it may have changed before it was held.
  const membership = await requireMembership(deps, accountId);
  if (titularOnly && membership.role !== 'titular') throw new HttpError(403, 'forbidden', firmMessages.titularOnly);
  return membership;
}

export async function holdFirm(deps: { db: DatabaseOrTransaction }, firmId: string): Promise<FirmRow | null> {
  const [firm] = await deps.db.select().from(firms).where(eq(firms.id, firmId)).for('update');
  return firm ?? null;
}

export async function findFirm(deps: Reads, firmId: string): Promise<FirmRow | null> {
  const [firm] = await deps.db.select().from(firms).where(eq(firms.id, firmId));
  return firm ?? null;
}

/** What somebody is in a firm; null where they are not in it. */
export async function findRole(deps: Reads, firmId: string, accountId: string): Promise<FirmRole | null> {
  const [found] = await deps.db
    .select({ role: firmMembers.role })
    .from(firmMembers)
    .where(and(eq(firmMembers.firmId, firmId), eq(firmMembers.accountId, accountId)));
  return found?.role ?? null;
}
