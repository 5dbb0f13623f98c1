import { firmRoleLabels } from '@foja/contracts/firm-words';
import type { Firm } from '@foja/contracts/firms';
import { Select } from '../design-system/select.tsx';

interface HeirSelectProps {
  firm: Firm;
  /** Who goes. */
  leaving: string;
  value: string;
  onChange: (accountId: string) => void;
}

/** Who of the firm receives the causas of somebody who goes. */
export function HeirSelect({ firm, leaving, value, onChange }: HeirSelectProps) {
  const options = firm.members
    .filter(({ role, accountId }) => role !== 'cliente' && accountId !== leaving)
    .map(({ accountId, name, role, isMe }) => ({
      value: accountId,
      label: `${name} (${isMe ? 'vos' : firmRoleLabels[role].toLowerCase()})`,
    }));
  return (
    <Select
      label="Quién recibe las causas"
      help="Las causas del estudio, y aquellas de las que era responsable, quedan a nombre de esta persona."
      value={value}
      options={options}
      onChange={onChange}
    />
  );
}
