import { ChevronDown, ChevronUp, MoveHorizontal, Search, ZoomIn, ZoomOut } from 'lucide-react';
import { useEffect, useState } from 'react';
import { IconButton } from '../../design-system/icon-button.tsx';
import type { PageView } from './use-page-view.ts';
import { stepZoom } from './zoom.ts';

interface PdfToolbarProps {
  view: PageView;
  pageCount: number;
  searchOpen: boolean;
  onSearch: () => void;
}

/** Over the pages: where one is, how large, and the search. */
export function PdfToolbar({ view, pageCount, searchOpen, onSearch }: PdfToolbarProps) {
  const { page, goToPage, scale, zoom, setZoom, zoomBy } = view;
  return (
    <div
      role="toolbar"
      aria-label="Visor del boletín"
      className="flex h-11 shrink-0 items-center justify-between gap-1 border-b border-line bg-surface px-3 sm:px-5"
    >
      <div className="flex items-center gap-0.5">
        <IconButton
          size="small"
          label="Página anterior"
          icon={<ChevronUp size={18} aria-hidden="true" />}
          disabled={page <= 1}
          onClick={() => goToPage(page - 1)}
        />
        <IconButton
          size="small"
          label="Página siguiente"
          icon={<ChevronDown size={18} aria-hidden="true" />}
          disabled={page >= pageCount}
          onClick={() => goToPage(page + 1)}
        />
        <PageField page={page} pageCount={pageCount} onPage={goToPage} />
      </div>
      <div className="flex items-center gap-0.5">
        <IconButton
          size="small"
          label="Alejar"
          icon={<ZoomOut size={18} aria-hidden="true" />}
          disabled={stepZoom(scale, -1) === scale}
          onClick={() => zoomBy(-1)}
        />
        <span className="figures hidden w-12 text-center text-xs text-ink-muted sm:block" aria-live="polite">
          <span className="sr-only">Tamaño </span>
          {Math.round(scale * 100)} %
        </span>
        <IconButton
          size="small"
          label="Acercar"
          icon={<ZoomIn size={18} aria-hidden="true" />}
          disabled={stepZoom(scale, 1) === scale}
          onClick={() => zoomBy(1)}
        />
        <IconButton
          size="small"
          label="Ajustar al ancho"
          aria-pressed={zoom === 'fit'}
          icon={<MoveHorizontal size={18} aria-hidden="true" />}
          onClick={() => setZoom('fit')}
        />
        <IconButton
          size="small"
          label="Buscar"
          aria-pressed={searchOpen}
          icon={<Search size={18} aria-hidden="true" />}
          onClick={onSearch}
        />
      </div>
    </div>
  );
}

function PageField({ page, pageCount, onPage }: { page: number; pageCount: number; onPage: (page: number) => void }) {
  const [typed, setTyped] = useState(String(page));
  useEffect(() => setTyped(String(page)), [page]);
  const go = () => {
    const number = Number.parseInt(typed, 10);
    if (Number.isNaN(number)) setTyped(String(page));
    else {
      const within = Math.min(Math.max(1, number), pageCount);
      setTyped(String(within));
      if (within !== page) onPage(within);
    }
  };
  return (
    <form
      className="ml-1 flex items-center gap-1.5 text-sm text-ink-muted"
      onSubmit={(event) => {
        event.preventDefault();
        go();
      }}
    >
      <input
        aria-label={`Página, de ${pageCount}`}
        inputMode="numeric"
        value={typed}
        onChange={(event) => setTyped(event.target.value.replace(/\D/g, ''))}
        onFocus={(event) => event.target.select()}
        onBlur={go}
        className="figures h-8 w-11 rounded-field border border-line-strong bg-surface text-center text-base text-ink hover:border-ink-muted sm:text-sm"
      />
      <span className="figures whitespace-nowrap" aria-hidden="true">
        de {pageCount}
      </span>
    </form>
  );
}
