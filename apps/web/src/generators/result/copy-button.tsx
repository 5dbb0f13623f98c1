import { Check, Copy } from 'lucide-react';
import { useState } from 'react';
import { restoreText } from '../../anonymization/placeholders.ts';
import { Button } from '../../design-system/button.tsx';
import { notify } from '../../design-system/toast.ts';
import { useResult } from './result-context.ts';

const copiedForMs = 2_000;

/** Copies words of a result, with the real names put back. */
export function CopyButton({ text, label }: { text: string; label: string }) {
  const { placeholders } = useResult();
  const [copied, setCopied] = useState(false);

  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(restoreText(text, placeholders));
      setCopied(true);
      setTimeout(() => setCopied(false), copiedForMs);
    } catch {
      void notify('El navegador no permitió copiar. Seleccioná el texto y copialo a mano.', { kind: 'error' });
    }
  }

  return (
    <Button size="small" onClick={() => void copy()}>
      {copied ? <Check size={15} aria-hidden="true" /> : <Copy size={15} aria-hidden="true" />}
      <span aria-live="polite">{copied ? 'Copiado' : label}</span>
    </Button>
  );
}
