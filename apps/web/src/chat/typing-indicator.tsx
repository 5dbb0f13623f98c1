import { useEffect, useState } from 'react';
import type { LiveAnswer } from './live-answer.ts';

const stepTexts: Record<LiveAnswer['step'], string> = {
  anonymizing: 'Protegiendo tus datos…',
  searching: 'Buscando en las normas y los fallos…',
  writing: 'Redactando la respuesta…',
  verifying: 'Verificando las citas…',
};

/** From here on the wait deserves words. */
const stepTextAfterMs = 2_000;
const nothingBeforeMs = 300;

/** Nothing at first, then three dots, and after two seconds what is being done. */
export function TypingIndicator({ step }: { step: LiveAnswer['step'] }) {
  const [waited, setWaited] = useState<'nothing' | 'dots' | 'text'>('nothing');
  useEffect(() => {
    const dots = setTimeout(() => setWaited('dots'), nothingBeforeMs);
    const text = setTimeout(() => setWaited('text'), stepTextAfterMs);
    return () => {
      clearTimeout(dots);
      clearTimeout(text);
    };
  }, []);
  return (
    <div role="status" className="flex h-7 items-center gap-3">
      {waited !== 'nothing' && (
        <span className="flex gap-1" aria-hidden="true">
          {[0, 160, 320].map((delayMs) => (
            <span
              key={delayMs}
              className="size-1.5 animate-pulse rounded-full bg-primary"
              style={{ animationDelay: `${delayMs}ms` }}
            />
          ))}
        </span>
      )}
      <span className="sr-only">Escribiendo</span>
      {waited === 'text' && <span className="animate-appear text-sm text-ink-muted">{stepTexts[step]}</span>}
    </div>
  );
}
