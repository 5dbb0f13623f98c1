import { matterForumLabels, matterMessages, matterStateLabels, mayInMatter } from '@foja/contracts/matter-words';
import type { MatterSummary } from '@foja/contracts/matters';
import { Link } from '@tanstack/react-router';
import { Archive, ArchiveRestore, Trash2 } from 'lucide-react';
import { Badge } from '../design-system/badge.tsx';
import { notify } from '../design-system/toast.ts';
import { documentNameClasses } from '../documents/listing/document-name.tsx';
import { RowMenu } from '../documents/listing/row-menu.tsx';
import { matterFailure } from './matter-failure.ts';
import { stateTones } from './matter-looks.ts';
import { archiveMatter } from './matters-queries.ts';
import { NextDeadline } from './next-deadline.tsx';

interface MatterRowProps {
  matter: MatterSummary;
  onChanged: () => Promise<void>;
  onDelete: () => void;
}

/** A causa in the list: its carátula, where it is heard, for whom, and what is due next. */
export function MatterRow({ matter, onChanged, onDelete }: MatterRowProps) {
  const { id, title, fileNumber, court, clientName, forum, state, nextDeadline, responsible, role, mayDelete } = matter;
  const isArchived = matter.archivedAt !== null;
  const facts = [fileNumber && `Expte. ${fileNumber}`, court, clientName && `Cliente: ${clientName}`].filter(Boolean);

  async function archive(archived: boolean): Promise<void> {
    try {
      await archiveMatter(id, archived);
      void notify(archived ? `«${title}» se archivó.` : `«${title}» volvió a las causas abiertas.`, {
        action: { label: 'Deshacer', run: () => void archive(!archived) },
      });
    } catch (failure) {
      void notify(matterFailure(failure, `No se pudo ${archived ? 'archivar' : 'desarchivar'} «${title}».`), {
        kind: 'error',
      });
    }
    await onChanged();
  }

  return (
    <div className="flex items-start gap-1 py-3.5 pr-2 pl-4">
      <div className="min-w-0 flex-1">
        <Link
          data-document-name
          to="/dashboard/causas/$id"
          params={{ id }}
          preload={false}
          className={documentNameClasses}
        >
          {title}
        </Link>
        {facts.length > 0 && <p className="figures mt-0.5 text-sm text-ink-muted wrap-anywhere">{facts.join(' · ')}</p>}
        <div className="mt-2 flex flex-wrap items-center gap-1.5">
          <Badge tone="brand">{matterForumLabels[forum]}</Badge>
          <Badge tone={stateTones[state]}>{matterStateLabels[state]}</Badge>
          <NextDeadline next={nextDeadline} />
          {responsible && <span className="text-xs text-ink-muted">{responsible.name}</span>}
        </div>
      </div>
      {mayInMatter(role, 'manage') && (
        <RowMenu
          name={title}
          options={[
            {
              id: 'archive',
              label: isArchived ? 'Desarchivar' : 'Archivar',
              icon: isArchived ? (
                <ArchiveRestore size={16} aria-hidden="true" />
              ) : (
                <Archive size={16} aria-hidden="true" />
              ),
              action: () => void archive(!isArchived),
            },
            {
              id: 'delete',
              label: 'Eliminar',
              icon: <Trash2 size={16} aria-hidden="true" />,
              danger: true,
              ...(mayDelete ? {} : { reason: matterMessages.titularDeletes }),
              divider: true,
              action: onDelete,
            },
          ]}
        />
      )}
    </div>
  );
}
