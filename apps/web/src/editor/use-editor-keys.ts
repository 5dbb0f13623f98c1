import { type KeyboardEvent, useEffect, useRef } from 'react';

interface EditorKeys {
  save: () => void;
  find: () => void;
  replace: () => void;
  link: () => void;
  cite: () => void;
  footnote: () => void;
  help: () => void;
}

/**
 * The editor's own shortcuts, beside those of the text itself. `?` alone shows the help only where nobody is typing, and nothing acts
 * under a dialog.
 * @returns the handler for the element that holds bars and sheet.
 */
export function useEditorKeys(keys: EditorKeys): (event: KeyboardEvent) => void {
  const latest = useRef(keys);
  latest.current = keys;

  useEffect(() => {
    function onKey(event: globalThis.KeyboardEvent): void {
      if (event.key !== '?' || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
      const { target } = event;
      const isTyping =
        target instanceof HTMLElement && (target.matches('input, textarea, select') || target.isContentEditable);
      if (isTyping || document.querySelector('[role="dialog"], [role="alertdialog"], [role="menu"]')) return;
      event.preventDefault();
      latest.current.help();
    }
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);

  return (event) => {
    const action = actionOf(event, latest.current);
    if (!action) return;
    event.preventDefault();
    event.stopPropagation();
    action();
  };
}

function actionOf(event: KeyboardEvent, keys: EditorKeys): (() => void) | null {
  if (event.altKey && event.key === 'F10') return focusToolbar;
  if (!(event.ctrlKey || event.metaKey)) return null;
  const { code, altKey, shiftKey, key } = event;
  if (altKey) return code === 'KeyK' ? keys.cite : code === 'KeyN' ? keys.footnote : null;
  if (key === '/') return keys.help;
  if (shiftKey) return null;
  return { s: keys.save, f: keys.find, h: keys.replace, k: keys.link }[key.toLowerCase()] ?? null;
}

function focusToolbar(): void {
  document.querySelector<HTMLElement>('[role="toolbar"] [tabindex="0"]')?.focus();
}
