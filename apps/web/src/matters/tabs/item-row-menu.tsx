import { PencilLine, Trash2 } from 'lucide-react';
import { RowMenu } from '../../documents/listing/row-menu.tsx';

interface ItemRowMenuProps {
  name: string;
  /** What taking it away is called. */
  deleteLabel: string;
  onEdit: () => void;
  onDelete: () => void;
}

/** What can be done with something that was written into a causa. */
export function ItemRowMenu({ name, deleteLabel, onEdit, onDelete }: ItemRowMenuProps) {
  return (
    <RowMenu
      name={name}
      options={[
        { id: 'edit', label: 'Editar', icon: <PencilLine size={16} aria-hidden="true" />, action: onEdit },
        {
          id: 'delete',
          label: deleteLabel,
          icon: <Trash2 size={16} aria-hidden="true" />,
          danger: true,
          divider: true,
          action: onDelete,
        },
      ]}
    />
  );
}
