import type { CitedNorm } from '@foja/contracts/sources';
import { useState } from 'react';

interface NormChipsProps {
  norms: readonly CitedNorm[];
  /** More are folded: a long ruling cites dozens. */
  shownFolded: number;
  onOpenSource: (id: string) => void;
}

const look = 'inline-flex min-h-7 max-w-full items-center rounded-field border border-line px-2 text-xs';

/** Norms and articles that a ruling cites; those that the corpus holds open their foja. */
export function NormChips({ norms, shownFolded, onOpenSource }: NormChipsProps) {
  const [open, setOpen] = useState(false);
  if (norms.length === 0) return null;
  const rest = norms.length - shownFolded;
  return (
    <ul aria-label="Normas que cita" className="flex flex-wrap gap-1.5">
      {(open ? norms : norms.slice(0, shownFolded)).map(({ key, label, isLoaded }) => (
        <li key={label} className="max-w-full">
          {key && isLoaded ? (
            <button
              type="button"
              onClick={() => onOpenSource(key)}
              className={`${look} bg-surface text-primary-ink hover:border-line-strong`}
            >
              <span className="truncate">{label}</span>
            </button>
          ) : (
            <span className={`${look} text-ink-muted`}>
              <span className="truncate">{label}</span>
            </span>
          )}
        </li>
      ))}
      {rest > 0 && !open && (
        <li>
          <button
            type="button"
            onClick={() => setOpen(true)}
            className="min-h-7 rounded-sm px-1 text-xs text-primary-ink underline underline-offset-4"
          >
            {rest === 1 ? 'Ver 1 norma más' : `Ver ${rest} normas más`}
          </button>
        </li>
      )}
    </ul>
  );
}
