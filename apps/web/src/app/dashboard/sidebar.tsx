import { Link, useLocation } from '@tanstack/react-router';
import { ChevronsLeft, ChevronsRight, Menu, X } from 'lucide-react';
import { Dialog } from 'radix-ui';
import { Badge } from '../../design-system/badge.tsx';
import { classNames } from '../../design-system/class-names.ts';
import { IconButton } from '../../design-system/icon-button.tsx';
import type { NavigationItem } from './navigation-items.ts';
import type { SidebarState } from './use-sidebar.ts';

interface SidebarProps {
  items: readonly NavigationItem[];
  state: SidebarState;
}

/** The dashboard's navigation: beside the content, or on a phone a panel that a floating button opens. */
export function Sidebar({ items, state }: SidebarProps) {
  if (state.compact) return <FloatingSidebar items={items} state={state} />;
  const { collapsed, forced } = state;
  return (
    <aside
      className={classNames(
        'flex shrink-0 flex-col border-r border-line bg-surface transition-[width] duration-150 motion-reduce:transition-none',
        collapsed ? 'w-[72px]' : 'w-[264px]',
      )}
    >
      <Navigation items={items} state={state} />
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

function FloatingSidebar({ items, state }: SidebarProps) {
  return (
    <Dialog.Root open={state.open} onOpenChange={state.setOpen}>
      <Dialog.Trigger
        aria-label="Abrir menú"
        className="fixed right-3 bottom-56 z-30 inline-flex size-11 items-center justify-center rounded-full border border-line bg-surface text-ink shadow-raised"
      >
        <Menu size={20} aria-hidden="true" />
      </Dialog.Trigger>
      <Dialog.Portal>
        <Dialog.Overlay data-testid="backdrop" className="fixed inset-0 z-40 animate-appear bg-veil" />
        <Dialog.Content
          aria-describedby={undefined}
          className="fixed inset-y-0 left-0 z-50 flex w-[min(264px,84vw)] animate-appear flex-col border-r border-line bg-surface shadow-raised"
        >
          <div className="flex h-14 shrink-0 items-center justify-between border-b border-line pr-2 pl-4">
            <Dialog.Title className="text-sm font-semibold">Herramientas</Dialog.Title>
            <Dialog.Close
              aria-label="Cerrar menú"
              className="inline-flex size-9 items-center justify-center rounded-field text-ink-muted hover:bg-sunken"
            >
              <X size={18} aria-hidden="true" />
            </Dialog.Close>
          </div>
          <Navigation items={items} state={state} />
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

function Navigation({ items, state }: SidebarProps) {
  const path = useLocation({ select: (location) => location.pathname });
  return (
    <nav aria-label="Herramientas" className="min-h-0 flex-1 overflow-y-auto p-3">
      <ul className="grid gap-1">
        {items.map((item) => (
          <li key={item.id} className={item.showSeparatorAfter ? 'mb-2 border-b border-line pb-3' : undefined}>
            <NavigationLink item={item} state={state} active={path === item.to} />
          </li>
        ))}
      </ul>
    </nav>
  );
}

function NavigationLink({ item, state, active }: { item: NavigationItem; state: SidebarState; active: boolean }) {
  const Icon = item.icon;
  const { collapsed } = state;
  return (
    <Link
      to={item.to}
      disabled={item.disabled ?? false}
      aria-current={active ? 'page' : undefined}
      title={collapsed ? item.label : undefined}
      onClick={(event) => {
        // The active item folds the menu; it leads nowhere new.
        if (active) {
          event.preventDefault();
          state.toggle();
        } else state.setOpen(false);
      }}
      className={classNames(
        'relative flex h-10 items-center gap-3 rounded-field text-sm transition-colors duration-150',
        collapsed ? 'justify-center' : 'px-3',
        active ? 'bg-primary-wash font-medium text-primary-ink' : 'text-ink-soft hover:bg-sunken hover:text-ink',
        item.disabled && 'pointer-events-none opacity-50',
      )}
    >
      <Icon size={19} aria-hidden="true" className="shrink-0" />
      <span className={collapsed ? 'sr-only' : 'flex-1 truncate'}>{item.label}</span>
      {item.badge && !collapsed && <Badge tone={item.badgeType ?? 'info'}>{item.badge}</Badge>}
    </Link>
  );
}
