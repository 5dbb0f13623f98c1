import type { RagResponse } from '@foja/contracts/chat';
import { countGuestUse, followGuestUses } from '../guests/guest-session.ts';

/** The server says what is left; where it could not, this browser counts, help excepted. */
export function noteGuestUse({ usesLeft, outcome }: RagResponse): void {
  if (usesLeft !== null) followGuestUses(usesLeft);
  else if (outcome !== 'safety') countGuestUse();
}
