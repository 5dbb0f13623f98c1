import { messages } from '@foja/contracts/messages';
import { useState } from 'react';

interface RulingSummaryProps {
  text: string;
  /** Of the ruling. */
  title: string;
  isEditorial: boolean;
  /** Longer summaries are folded: headnotes may go on for pages. */
  foldedCharacters: number;
}

/** What somebody says of the ruling; it never looks like the ruling's own words. */
export function RulingSummary({ text, title, isEditorial, foldedCharacters }: RulingSummaryProps) {
  const [open, setOpen] = useState(false);
  const folds = text.length > foldedCharacters;
  return (
    <div className="rounded-field bg-sunken px-3 py-2.5">
      <p className="text-xs font-semibold text-ink-soft">{isEditorial ? messages.editorialLabel : 'Sumario'}</p>
      <p className="mt-1 whitespace-pre-line wrap-anywhere text-ink-soft">
        {folds && !open ? `${text.slice(0, foldedCharacters).trimEnd()}…` : text}
      </p>
      {folds && (
        <button
          type="button"
          aria-expanded={open}
          aria-label={open ? `Ver menos del sumario de ${title}` : `Ver todo el sumario de ${title}`}
          onClick={() => setOpen(!open)}
          className="mt-1 min-h-6 rounded-sm text-xs text-primary-ink underline underline-offset-4"
        >
          {open ? 'Ver menos' : 'Ver todo'}
        </button>
      )}
    </div>
  );
}
