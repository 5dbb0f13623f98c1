import { type ReactNode, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/** What an answer folds away: closed at first, and open on paper. */
export function FoldedDetails({ children }: { children?: ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  const isPrinting = usePrinting();
  return (
    <details
      open={isOpen || isPrinting}
      // The reader, or a search in the page.
      onToggle={(event) => {
        if (!isPrinting) setOpen(event.currentTarget.open);
      }}
    >
      <summary className="inline-flex min-h-11 cursor-pointer items-center rounded-field font-sans text-sm font-medium text-primary-ink underline-offset-4 hover:underline">
        {isOpen && !isPrinting ? 'Menos detalle' : 'Más detalle'}
      </summary>
      {children}
    </details>
  );
}

function usePrinting(): boolean {
  const [isPrinting, setPrinting] = useState(false);
  useEffect(() => {
    // The page is taken as it stands when the event ends.
    const begin = () => flushSync(() => setPrinting(true));
    const end = () => setPrinting(false);
    window.addEventListener('beforeprint', begin);
    window.addEventListener('afterprint', end);
    return () => {
      window.removeEventListener('beforeprint', begin);
      window.removeEventListener('afterprint', end);
    };
  }, []);
  return isPrinting;
}
