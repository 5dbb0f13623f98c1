import type { CitationProblem } from '@foja/contracts/chat';
import type { ReactNode } from 'react';

const reasons: Record<CitationProblem, string> = {
  nonexistent: 'ese artículo no existe en la norma',
  'not-retrieved': 'no estaba entre las fuentes de esta respuesta',
  'not-loaded': 'su texto no está cargado en esta instalación',
  repealed: 'está derogado',
  suspect: 'el texto importado presenta irregularidades',
  misquoted: 'la fuente no dice esas palabras',
  unsupported: 'la fuente no dice esto',
};

export function unverifiedReason(problem: CitationProblem | null): string {
  return `Cita no verificada: ${problem ? reasons[problem] : 'no se encontró en el corpus'}.`;
}

/** A reference that was looked up and found: opens its article. */
export function CitationButton({ onOpen, children }: { onOpen: () => void; children: ReactNode }) {
  return (
    <button
      type="button"
      onClick={onOpen}
      className="inline whitespace-normal rounded-sm text-left underline decoration-line-strong decoration-dotted underline-offset-4 hover:text-primary-ink hover:decoration-primary-ink"
    >
      {children}
    </button>
  );
}

/** A reference that must not be taken as good: struck, with a wavy line, and the reason beside it. */
export function UnverifiedCitation({ problem, children }: { problem: CitationProblem | null; children: ReactNode }) {
  const reason = unverifiedReason(problem);
  return (
    <span className="group/bad" title={reason}>
      <del className="text-danger decoration-danger line-through">
        <span className="underline decoration-danger decoration-wavy underline-offset-4">{children}</span>
      </del>
      <span className="ml-1 font-sans text-xs text-danger">({reason.replace(/\.$/, '')})</span>
    </span>
  );
}
