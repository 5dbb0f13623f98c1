import { ChevronLeft, ChevronRight } from 'lucide-react';
import { Button } from './button.tsx';

interface PaginationProps {
  /** What is paged through, in plural: "usuarios". */
  what: string;
  /** From 1. */
  page: number;
  pageSize: number;
  total: number;
  onPage: (page: number) => void;
}

const count = new Intl.NumberFormat('es-AR');

/** Which part of a list is shown, and the way to the others. */
export function Pagination({ what, page, pageSize, total, onPage }: PaginationProps) {
  const pages = Math.max(1, Math.ceil(total / pageSize));
  const first = Math.min((page - 1) * pageSize + 1, total);
  const last = Math.min(page * pageSize, total);
  return (
    <nav aria-label={`Páginas de ${what}`} className="flex flex-wrap items-center justify-between gap-3">
      <p aria-live="polite" className="figures text-sm text-ink-muted">
        {`${count.format(first)}–${count.format(last)} de ${count.format(total)} ${what}`}
      </p>
      {pages > 1 && (
        <div className="flex items-center gap-2">
          <Button size="small" disabled={page <= 1} onClick={() => onPage(page - 1)}>
            <ChevronLeft size={16} aria-hidden="true" />
            Anterior
          </Button>
          <span className="figures text-sm text-ink-muted">{`${count.format(page)} / ${count.format(pages)}`}</span>
          <Button size="small" disabled={page >= pages} onClick={() => onPage(page + 1)}>
            Siguiente
            <ChevronRight size={16} aria-hidden="true" />
          </Button>
        </div>
      )}
    </nav>
  );
}
