import type { Config } from '../config.ts';
import type { IdentifyDeps } from './identify-actor.ts';

/** What the calls of this domain stand on. */
export interface AccountsDeps extends IdentifyDeps {
  encryptionKey: string;
  config: Pick<Config, 'publicUrl' | 'host' | 'port' | 'requireEmailConfirmation' | 'requireSecondFactor'>;
}
