import { ChevronDown, ChevronUp, X } from 'lucide-react';
import type { RefObject } from 'react';
import { IconButton } from '../../design-system/icon-button.tsx';
import type { Found, PdfSearch } from './use-pdf-search.ts';

interface PdfSearchBarProps {
  search: PdfSearch;
  inputRef: RefObject<HTMLInputElement | null>;
  onClose: () => void;
}

/** Finds words in the edition: Enter goes to the next hit, Shift+Enter to the one before, Escape closes. */
export function PdfSearchBar({ search, inputRef, onClose }: PdfSearchBarProps) {
  const { query, setQuery, found, step } = search;
  const none = !found || found.hits.length === 0;
  return (
    <search
      aria-label="Buscar en el boletín"
      className="flex shrink-0 items-center gap-1 border-b border-line bg-surface px-3 py-1.5 sm:px-5"
    >
      <input
        ref={inputRef}
        type="text"
        aria-label="Palabras que buscás"
        autoComplete="off"
        spellCheck={false}
        value={query}
        onChange={(event) => setQuery(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter') {
            event.preventDefault();
            step(event.shiftKey ? -1 : 1);
          }
        }}
        className="h-9 min-w-0 flex-1 rounded-field border border-line-strong bg-surface px-3 text-base text-ink hover:border-ink-muted sm:max-w-xs sm:text-sm"
      />
      <p role="status" className="figures min-w-16 sm:min-w-24 shrink-0 px-1 text-center text-xs text-ink-muted">
        {found && foundText(found)}
      </p>
      <IconButton
        size="small"
        label="Resultado anterior"
        icon={<ChevronUp size={18} aria-hidden="true" />}
        disabled={none}
        onClick={() => step(-1)}
      />
      <IconButton
        size="small"
        label="Resultado siguiente"
        icon={<ChevronDown size={18} aria-hidden="true" />}
        disabled={none}
        onClick={() => step(1)}
      />
      <IconButton size="small" label="Cerrar" icon={<X size={18} aria-hidden="true" />} onClick={onClose} />
    </search>
  );
}

function foundText({ hits, current, searching }: Found): string {
  if (searching) return 'Buscando…';
  return hits.length === 0 ? 'Sin resultados' : `${current + 1} de ${hits.length}`;
}
