import type { Clock } from '../platform/clock.ts';
import type { Config } from '../platform/config.ts';
import type { DatabaseOrTransaction } from '../platform/database/database.ts';
import type { Keyring } from '../platform/keyring.ts';
import type { IdentifyDeps } from './identify-actor.ts';

/** Ends what opens an account without its password, which other domains know of. @returns how many keys of programs there were. */
export type EndOtherAccess = (deps: { db: DatabaseOrTransaction; clock: Clock }, accountId: string) => Promise<number>;

/** What the calls of this domain stand on. */
export interface AccountsDeps extends IdentifyDeps {
  keyring: Keyring;
  config: Pick<Config, 'publicUrl' | 'host' | 'port' | 'requireEmailConfirmation' | 'requireSecondFactor'>;
}

/** What setting a password anew stands on. */
export interface PasswordDeps extends AccountsDeps {
  endOtherAccess: EndOtherAccess;
}
