import type { NormState } from '@foja/contracts/generators/marks';
import type { LawState } from '../../chat/citation-resolver.ts';

/** How a result tells what is known of a norm: not knowing it is never told as its being false. */
export function normStateOf(state: LawState | undefined): NormState {
  return state === 'in-force' || state === 'repealed' || state === 'suspect' ? state : 'not-in-corpus';
}
