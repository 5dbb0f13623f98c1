import { Check, Copy } from 'lucide-react';
import { Button } from './button.tsx';
import { useCopy } from './copy-text.ts';

/** Copies a text, and says so for a moment in the place of its name. */
export function CopyButton({ text, label = 'Copiar' }: { text: () => string; label?: string }) {
  const { copied, copy } = useCopy(text);
  return (
    <Button size="small" onClick={copy}>
      {copied ? <Check size={15} aria-hidden="true" /> : <Copy size={15} aria-hidden="true" />}
      <span aria-live="polite">{copied ? 'Copiado' : label}</span>
    </Button>
  );
}
