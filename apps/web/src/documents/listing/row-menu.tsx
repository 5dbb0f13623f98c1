import { EllipsisVertical } from 'lucide-react';
import { Menu, type MenuOption } from '../../design-system/menu.tsx';

/** What can be done with a document of a list. */
export function RowMenu({ name, options }: { name: string; options: readonly MenuOption[] }) {
  return (
    <Menu
      align="end"
      trigger={
        <button
          type="button"
          aria-label={`Acciones de ${name}`}
          className="inline-flex size-9 shrink-0 items-center justify-center rounded-field text-ink-muted hover:bg-sunken hover:text-ink"
        >
          <EllipsisVertical size={18} aria-hidden="true" />
        </button>
      }
      options={options}
    />
  );
}
