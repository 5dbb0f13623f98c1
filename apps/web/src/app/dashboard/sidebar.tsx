import { ChevronsLeft, ChevronsRight } from 'lucide-react';
import { classNames } from '../../design-system/class-names.ts';
import { IconButton } from '../../design-system/icon-button.tsx';
import type { NavigationItem } from '../../tools/navigation-items.ts';
import { ToolNavigation } from './tool-navigation.tsx';
import type { SidebarState } from './use-sidebar.ts';

interface SidebarProps {
  items: readonly NavigationItem[];
  state: SidebarState;
}

/** The dashboard's navigation beside the content: names, or icons alone where it is folded. */
export function Sidebar({ items, state }: SidebarProps) {
  const { collapsed, forced } = state;
  return (
    <aside
      className={classNames(
        'flex shrink-0 flex-col border-r border-line bg-surface transition-[width] duration-150 motion-reduce:transition-none',
        collapsed ? 'w-[72px]' : 'w-[264px]',
      )}
    >
      <ToolNavigation items={items} state={state} />
      {!forced && (
        <div className={classNames('border-t border-line p-2', collapsed ? 'flex justify-center' : 'flex justify-end')}>
          <IconButton
            label={collapsed ? 'Expandir menú' : 'Contraer menú'}
            side="top"
            aria-expanded={!collapsed}
            icon={
              collapsed ? <ChevronsRight size={18} aria-hidden="true" /> : <ChevronsLeft size={18} aria-hidden="true" />
            }
            onClick={state.toggle}
          />
        </div>
      )}
    </aside>
  );
}
