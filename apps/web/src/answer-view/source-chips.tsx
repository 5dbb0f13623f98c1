import type { Source } from '@foja/contracts/sources';
import { TriangleAlert } from 'lucide-react';
import { isEditorial, sourceLabel } from '../sources/source-label.ts';

interface SourceChipsProps {
  sources: readonly Source[];
  onOpen: (id: string) => void;
}

/** The numbered sources under an answer; each opens its foja. */
export function SourceChips({ sources, onOpen }: SourceChipsProps) {
  if (sources.length === 0) return null;
  return (
    <div className="mt-5 border-t border-line pt-3">
      <h3 className="sr-only">Fuentes</h3>
      <ol aria-label="Fuentes" className="flex flex-wrap gap-2">
        {sources.map((source, index) => (
          <li key={source.id} className="max-w-full">
            <button
              type="button"
              onClick={() => onOpen(source.id)}
              title={isEditorial(source.kind) ? `${source.heading} · Resumen editorial de Foja` : source.heading}
              className="flex h-8 max-w-full items-center gap-2 rounded-field border border-line bg-surface pr-3 pl-1.5 text-sm text-ink-soft transition duration-150 hover:border-line-strong hover:text-ink"
            >
              <span className="figures inline-flex size-5 shrink-0 items-center justify-center rounded-full bg-primary-wash text-xs font-semibold text-primary-ink">
                {index + 1}
              </span>
              <span className="truncate">{sourceLabel(source)}</span>
              {source.isExtract && <span className="shrink-0 text-xs text-ink-muted">extracto</span>}
              {(source.repealed || source.suspect) && (
                <span className="inline-flex items-center gap-1 text-xs text-warning">
                  <TriangleAlert size={13} aria-hidden="true" />
                  {source.repealed ? 'derogado' : 'texto dudoso'}
                </span>
              )}
            </button>
          </li>
        ))}
      </ol>
    </div>
  );
}
