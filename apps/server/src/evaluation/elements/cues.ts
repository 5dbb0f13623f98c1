import type { Cue } from './cue.ts';
import { cuesOfContracts } from './cues-of-contracts.ts';
import { cuesOfDamage } from './cues-of-damage.ts';
import { cuesOfFamily } from './cues-of-family.ts';
import { cuesOfProcedure } from './cues-of-procedure.ts';
import { cuesOfWork } from './cues-of-work.ts';

const cues: readonly Cue[] = [...cuesOfDamage, ...cuesOfContracts, ...cuesOfFamily, ...cuesOfWork, ...cuesOfProcedure];

/** The cues of an element to prove, in folded words. */
export function cuesOf(element: string): Cue[] {
  return cues.filter(({ names }) => names.test(element));
}
