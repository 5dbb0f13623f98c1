import {
  type ContractHarm,
  type ContractKind,
  type ContractSide,
  contractSideRoles,
  type HarmConcerns,
} from '@foja/contracts/generators/contract-terms';

/** Who is which side where the name of the harmed one is not that of the side. */
const standsFor: Partial<Record<ContractHarm, (kind: ContractKind) => ContractSide | null>> = {
  consumidor: (kind) => (kind === 'services' || kind === 'works' ? 'first' : 'second'),
  distribuidor: () => 'second',
  obligado: (kind) => (kind === 'loan' || /lease|sale/.test(kind) ? 'second' : null),
};

/** Whether what harms somebody is against the side from which a contract of this kind is read. */
export function concernsSide(harms: ContractHarm, kind: ContractKind, side: ContractSide | null): HarmConcerns {
  if (side === null) return 'open';
  if (harms === 'ambas') return 'own';
  const place = contractSideRoles[kind]?.indexOf(harms) ?? -1;
  const harmed = place >= 0 ? (place === 0 ? 'first' : 'second') : (standsFor[harms]?.(kind) ?? null);
  if (harmed === null) return 'open';
  return harmed === side ? 'own' : 'other';
}
