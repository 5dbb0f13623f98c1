import type { DomainId } from '@foja/contracts/domains';
import { type ActorRole, can } from '@foja/contracts/roles';

/** The widest domain of the chat that a role may ask in. */
export function widestDomain(role: ActorRole): DomainId {
  return can(role, 'premium-domain') ? 'todos_premium' : 'civil_comercial';
}
