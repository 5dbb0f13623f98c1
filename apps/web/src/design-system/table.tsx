import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { ScrollRegion } from './scroll-region.tsx';

interface TableProps {
  /** What the table lists; read aloud, and the name of the part that scrolls where the window is narrow. */
  caption: string;
  /** Its header cells. */
  head: ReactNode;
  children: ReactNode;
}

export function Table({ caption, head, children }: TableProps) {
  return (
    <ScrollRegion label={caption} className="relative overflow-x-auto rounded-card border border-line bg-surface">
      <table className="w-full border-collapse text-sm">
        <caption className="sr-only">{caption}</caption>
        <thead className="border-b border-line bg-sunken/60 text-left text-xs text-ink-muted">
          <tr>{head}</tr>
        </thead>
        <tbody className="divide-y divide-line">{children}</tbody>
      </table>
    </ScrollRegion>
  );
}

interface HeadCellProps {
  children: ReactNode;
  align?: 'left' | 'right';
}

export function HeadCell({ children, align = 'left' }: HeadCellProps) {
  return (
    <th
      scope="col"
      className={classNames('px-2.5 py-2.5 font-medium whitespace-nowrap', align === 'right' && 'text-right')}
    >
      {children}
    </th>
  );
}

export type SortOrder = 'asc' | 'desc';

interface SortHeadCellProps extends HeadCellProps {
  /** The order in force by this column; null where another column sorts. */
  order: SortOrder | null;
  onSort: () => void;
}

const arrows = { asc: ArrowUp, desc: ArrowDown };
const ariaSorts = { asc: 'ascending', desc: 'descending' } as const;

/** A header that sorts by its column; a second press turns the order round. */
export function SortHeadCell({ children, align = 'left', order, onSort }: SortHeadCellProps) {
  const Arrow = order ? arrows[order] : ChevronsUpDown;
  return (
    <th
      scope="col"
      aria-sort={order ? ariaSorts[order] : 'none'}
      className={classNames('px-2.5 py-1 font-medium whitespace-nowrap', align === 'right' && 'text-right')}
    >
      <button
        type="button"
        onClick={onSort}
        className={classNames(
          '-mx-1.5 inline-flex items-center gap-1 rounded-md px-1.5 py-1.5 hover:bg-sunken hover:text-ink',
          order && 'text-ink',
        )}
      >
        {children}
        <Arrow size={13} aria-hidden="true" className={order ? '' : 'opacity-50'} />
      </button>
    </th>
  );
}

interface CellProps extends HeadCellProps {
  className?: string;
}

export function Cell({ children, align = 'left', className }: CellProps) {
  return (
    <td className={classNames('px-2.5 py-2.5 align-middle', align === 'right' && 'figures text-right', className)}>
      {children}
    </td>
  );
}
