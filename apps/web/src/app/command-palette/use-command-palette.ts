import { useEffect, useState } from 'react';

/** Whether the palette is open. Ctrl+K (⌘K) opens it, but where something else has taken the key, as the editor does for links. */
export function useCommandPalette(): [open: boolean, close: () => void] {
  const [open, setOpen] = useState(false);
  useEffect(() => {
    function onKey(event: KeyboardEvent): void {
      const isShortcut = (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey && event.key === 'k';
      if (!isShortcut || event.defaultPrevented) return;
      // A question that has to be answered first is not covered.
      if (document.querySelector('[role="alertdialog"]')) return;
      event.preventDefault();
      setOpen((before) => !before);
    }
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
  return [open, () => setOpen(false)];
}
