import type { ReactNode } from 'react';

interface FojaSheetProps {
  /** In the corner, like a folio's number. */
  number: string | null;
  children: ReactNode;
}

/** The product's one motif: a sheet of paper with a margin rule and a number in the corner. */
export function FojaSheet({ number, children }: FojaSheetProps) {
  return (
    <div className="relative min-h-full bg-paper text-paper-ink">
      <span aria-hidden="true" className="absolute inset-y-0 left-7 w-px bg-margin-rule" />
      {number && (
        <span className="figures absolute top-4 right-5 font-serif text-sm text-paper-muted italic">
          <span className="sr-only">Foja </span>
          {number}
        </span>
      )}
      <div className="py-5 pr-5 pl-12">{children}</div>
    </div>
  );
}
