import { Link, useLocation } from '@tanstack/react-router';
import { Tooltip } from 'radix-ui';
import { type ReactElement, useRef, useState } from 'react';
import { Badge } from '../../design-system/badge.tsx';
import { classNames } from '../../design-system/class-names.ts';
import { itemPath, type NavigationItem } from '../../tools/navigation-items.ts';
import type { SidebarState } from './use-sidebar.ts';

interface ToolNavigationProps {
  items: readonly NavigationItem[];
  state: SidebarState;
}

/** The list of tools, in the sidebar and in the panel of a phone. */
export function ToolNavigation({ items, state }: ToolNavigationProps) {
  const path = useLocation({ select: (location) => location.pathname });
  return (
    <Tooltip.Provider delayDuration={200}>
      <nav aria-label="Herramientas" className="min-h-0 flex-1 overflow-y-auto px-2 py-3">
        <ul className="grid grid-cols-1 gap-1">
          {items.map((item) => (
            <li key={item.id} className={item.showSeparatorAfter ? 'mb-2 border-b border-line pb-3' : undefined}>
              <NavigationLink item={item} state={state} active={path === itemPath(item)} />
            </li>
          ))}
        </ul>
      </nav>
    </Tooltip.Provider>
  );
}

function NavigationLink({ item, state, active }: { item: NavigationItem; state: SidebarState; active: boolean }) {
  const Icon = item.icon;
  const { collapsed } = state;
  const link = (
    <Link
      to={item.to}
      params={item.params ?? {}}
      disabled={item.disabled ?? false}
      // /dashboard is a tool of its own, not the parent of the others.
      activeOptions={{ exact: true }}
      aria-current={active ? 'page' : undefined}
      onClick={(event) => {
        // The active item folds the menu; it leads nowhere new.
        if (active) {
          event.preventDefault();
          state.toggle();
        } else state.setOpen(false);
      }}
      className={classNames(
        'relative flex h-9 items-center gap-2.5 rounded-field max-sm:h-11 text-sm transition-colors duration-150',
        collapsed ? 'justify-center' : 'px-2.5',
        active ? 'bg-primary-wash font-medium text-primary-ink' : 'text-ink-soft hover:bg-sunken hover:text-ink',
        item.disabled && 'pointer-events-none opacity-50',
      )}
    >
      <Icon size={19} aria-hidden="true" className="shrink-0" />
      <span className={collapsed ? 'sr-only' : 'min-w-0 flex-1 truncate'}>{item.label}</span>
      {item.badge && (
        <span className={collapsed ? 'sr-only' : undefined}>
          <Badge tone={item.badgeType ?? 'info'}>{item.badge}</Badge>
        </span>
      )}
      {item.badge && collapsed && (
        <span aria-hidden="true" className="absolute top-1.5 right-2.5 size-2 rounded-full bg-primary-ink" />
      )}
    </Link>
  );
  const name = item.badge ? `${item.label} · ${item.badge}` : item.label;
  return collapsed ? <NameBeside name={name}>{link}</NameBeside> : link;
}

/** Beside a folded item, on hover and focus, its name: in a layer of its own, which the list's scrolling does not cut. */
function NameBeside({ name, children }: { name: string; children: ReactElement }) {
  const [isOpen, setIsOpen] = useState(false);
  const isPressed = useRef(false);
  // An item that is reached below the fold without a pointer scrolls into sight, which would close it.
  const isReached = useRef(false);
  return (
    <Tooltip.Root open={isOpen} onOpenChange={(next) => setIsOpen(next || isReached.current)}>
      <Tooltip.Trigger
        asChild
        onPointerDown={() => {
          isPressed.current = true;
          isReached.current = false;
        }}
        onPointerUp={() => {
          isPressed.current = false;
        }}
        onFocus={() => {
          isReached.current = !isPressed.current;
        }}
        onBlur={() => {
          isReached.current = false;
          setIsOpen(false);
        }}
      >
        {children}
      </Tooltip.Trigger>
      <Tooltip.Portal>
        <Tooltip.Content
          onEscapeKeyDown={(event) => {
            event.preventDefault();
            isReached.current = false;
            setIsOpen(false);
          }}
          side="right"
          sideOffset={8}
          className="z-50 rounded-md bg-ink px-2 py-1 text-xs font-medium text-ground"
        >
          {name}
        </Tooltip.Content>
      </Tooltip.Portal>
    </Tooltip.Root>
  );
}
