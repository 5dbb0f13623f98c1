import type { Config } from '../platform/config.ts';
import type { Keyring } from '../platform/keyring.ts';
import type { IdentifyDeps } from './identify-actor.ts';

/** What the calls of this domain stand on. */
export interface AccountsDeps extends IdentifyDeps {
  keyring: Keyring;
  config: Pick<Config, 'publicUrl' | 'host' | 'port' | 'requireEmailConfirmation' | 'requireSecondFactor'>;
}
