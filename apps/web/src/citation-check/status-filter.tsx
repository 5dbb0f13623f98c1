import type { CitationCheck } from '@foja/contracts/citation-check';
import { type ReferenceStatus, referenceStatuses } from '@foja/contracts/citation-check-limits';
import { classNames } from '../design-system/class-names.ts';
import { statusLooks } from './status-looks.ts';

interface StatusFilterProps {
  summary: CitationCheck['summary'];
  shown: ReadonlySet<ReferenceStatus>;
  onToggle: (status: ReferenceStatus) => void;
}

/** How many references have each status; pressing one hides it and shows it again. */
export function StatusFilter({ summary, shown, onToggle }: StatusFilterProps) {
  const present = referenceStatuses.filter((status) => summary.byStatus[status] > 0);
  return (
    <fieldset className="flex flex-wrap gap-1.5">
      <legend className="sr-only">Mostrar por estado</legend>
      {present.map((status) => {
        const { label, Icon } = statusLooks[status];
        const isShown = shown.has(status);
        return (
          <button
            key={status}
            type="button"
            aria-pressed={isShown}
            onClick={() => onToggle(status)}
            className={classNames(
              'inline-flex min-h-8 items-center gap-1.5 rounded-full border px-2.5 text-xs',
              isShown
                ? 'border-line-strong bg-surface text-ink'
                : 'border-dashed border-line-strong bg-sunken text-ink-muted line-through',
            )}
          >
            <Icon size={13} aria-hidden="true" />
            {label}
            <span className="figures font-semibold">{summary.byStatus[status]}</span>
          </button>
        );
      })}
    </fieldset>
  );
}
