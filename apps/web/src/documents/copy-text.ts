import { notify } from '../design-system/toast.ts';

/** Puts a text on the clipboard, and says whether that worked. */
export async function copyText(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    void notify('Copiado.', { kind: 'success' });
  } catch {
    void notify('El navegador no permitió copiar. Seleccioná el texto y copialo a mano.', { kind: 'error' });
  }
}
