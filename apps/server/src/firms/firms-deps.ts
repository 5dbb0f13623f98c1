import type { SignedInActor } from '../accounts/actor.ts';
import type { IdentifyDeps } from '../accounts/identify-actor.ts';
import type { Config } from '../platform/config.ts';
import type { DatabaseOrTransaction, Transaction } from '../platform/database/database.ts';
import type { Keyring } from '../platform/keyring.ts';

/**
 * What a firm asks of its causas, handed in by who is above both. Each runs inside the caller's transaction, so that who leaves and
 * what they leave behind change together.
 */
export interface FirmMatters {
  /** Gives the firm's causas of a member, and what they were responsible for, to another. @returns how many changed hands. */
  handOver(transaction: Transaction, change: { firmId: string; from: string; to: string; by: string }): Promise<number>;
  /** Gives each of the firm's causas back to who has it, and to nobody else. */
  release(transaction: Transaction, firmId: string): Promise<void>;
  /** Whether a causa is there and is the firm's. */
  isOfFirm(db: DatabaseOrTransaction, matterId: string, firmId: string): Promise<boolean>;
  /** @throws {HttpError} 404 where the actor may not know the causa or it is not the firm's; 403 where they may not share it. */
  requireShareable(db: DatabaseOrTransaction, actor: SignedInActor, matterId: string, firmId: string): Promise<void>;
}

/** What the calls of this domain stand on. */
export interface FirmsDeps extends IdentifyDeps {
  keyring: Keyring;
  config: Pick<Config, 'publicUrl' | 'host' | 'port'>;
  firmMatters: FirmMatters;
}
