import type { Matter } from '@foja/contracts/matters';

/** What each part of a causa's page is given. */
export interface MatterTabProps {
  email: string;
  matter: Matter;
}
