import { useEffect, useRef, useState } from 'react';
import { notify } from './toast.ts';

const copiedForMs = 2_000;

async function toClipboard(text: () => string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text());
    return true;
  } catch {
    void notify('El navegador no permitió copiar. Seleccioná el texto y copialo a mano.', { kind: 'error' });
    return false;
  }
}

/** Puts a text on the clipboard, and says whether that worked. */
export async function copyText(text: string): Promise<void> {
  if (await toClipboard(() => text)) void notify('Copiado.', { kind: 'success' });
}

/** Copies what `text` gives, for a button that says for a moment that it was copied; a failure is notified. */
export function useCopy(text: () => string): { copied: boolean; copy: () => void } {
  const [copied, setCopied] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return {
    copied,
    copy: () => {
      void toClipboard(text).then((isCopied) => {
        if (!isCopied) return;
        setCopied(true);
        clearTimeout(timer.current);
        timer.current = setTimeout(() => setCopied(false), copiedForMs);
      });
    },
  };
}
