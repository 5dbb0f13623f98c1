import { mobileBreakpointsPx } from '@foja/contracts/limits';
import { useState } from 'react';
import { localStore, storageKeys } from '../../platform/browser-storage.ts';
import { useMediaQuery } from '../../platform/media.ts';

export interface SidebarState {
  /** A phone's width: the sidebar is a panel that a floating button opens. */
  compact: boolean;
  /** Icons only: chosen and kept, or forced by a narrow window. */
  collapsed: boolean;
  /** Whether the window is too narrow for another choice. */
  forced: boolean;
  /** Whether the panel of a phone is open. */
  open: boolean;
  setOpen: (open: boolean) => void;
  toggle: () => void;
}

/** How the sidebar stands (specification 2.2): collapsed as chosen last, always so under 768 px, a panel under 640 px. */
export function useSidebar(): SidebarState {
  const compact = !useMediaQuery(`(min-width: ${mobileBreakpointsPx.compact}px)`);
  const forced = !useMediaQuery(`(min-width: ${mobileBreakpointsPx.collapse}px)`);
  const [chosen, setChosen] = useState(() => localStore.get(storageKeys.sidebarCollapsed) === 'true');
  const [open, setOpen] = useState(false);
  return {
    compact,
    forced,
    collapsed: compact ? false : forced || chosen,
    open: compact && open,
    setOpen,
    toggle() {
      if (compact) setOpen(false);
      else if (!forced) {
        localStore.set(storageKeys.sidebarCollapsed, String(!chosen));
        setChosen(!chosen);
      }
    },
  };
}
