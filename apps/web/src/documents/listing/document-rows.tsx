import type { ReactNode, RefObject } from 'react';
import { classNames } from '../../design-system/class-names.ts';

interface DocumentRowsProps {
  list: RefObject<HTMLUListElement | null>;
  /** What they are, for who does not see them. */
  label?: string;
  /** Another search is on its way. */
  isOutdated: boolean;
  /** An item for each document. */
  children: ReactNode;
}

/** Documents, one under the other; dimmed while others are looked for. */
export function DocumentRows({ list, label = 'Documentos', isOutdated, children }: DocumentRowsProps) {
  return (
    <ul
      ref={list}
      aria-label={label}
      aria-busy={isOutdated || undefined}
      className={classNames(
        'divide-y divide-line rounded-card border border-line bg-surface transition-opacity duration-150',
        isOutdated && 'opacity-60',
      )}
    >
      {children}
    </ul>
  );
}
