import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

setFlagsFromString('--expose-gc');

/** Collects garbage now, as a busy server does sooner or later: whatever nobody holds is gone after it. */
export const collectGarbage: () => void = runInNewContext('gc');
