import { matterForumLabels, matterMessages, matterStateLabels, mayInMatter } from '@foja/contracts/matter-words';
import type { Matter } from '@foja/contracts/matters';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { Archive, ArchiveRestore, Ellipsis, FolderInput, FolderOutput, PencilLine, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Badge } from '../design-system/badge.tsx';
import { Button } from '../design-system/button.tsx';
import { Menu, type MenuOption } from '../design-system/menu.tsx';
import { notify } from '../design-system/toast.ts';
import { formatDay } from '../platform/dates.ts';
import { EditMatterDialog } from './edit-matter-dialog.tsx';
import { ExportMatterDialog } from './export/export-matter-dialog.tsx';
import { ImportDialog } from './import/import-dialog.tsx';
import { matterFailure } from './matter-failure.ts';
import { stateTones } from './matter-looks.ts';
import { archiveMatter, deleteMatter, refreshMatters, restoreMatter } from './matters-queries.ts';
import { NextDeadline } from './next-deadline.tsx';
import { OpenInMenu } from './open-in-menu.tsx';

const undoNoticeMs = 12_000;

/** What a causa is, and what can be done with the whole of it. */
export function MatterHeader({ email, matter }: { email: string; matter: Matter }) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const [open, setOpen] = useState<'edit' | 'import' | 'export' | null>(null);
  const { id, title, fileNumber, court, forum, state, archivedAt, nextDeadline, role, mayDelete } = matter;
  const mayWrite = mayInMatter(role, 'write');
  const refresh = () => refreshMatters(client, email);

  async function archive(archived: boolean): Promise<void> {
    try {
      await archiveMatter(id, archived);
      void notify(archived ? 'La causa se archivó.' : 'La causa volvió a las abiertas.', {
        action: { label: 'Deshacer', run: () => void archive(!archived) },
      });
    } catch (failure) {
      void notify(matterFailure(failure, 'No se pudo archivar la causa.'), { kind: 'error' });
    }
    await refresh();
  }

  async function restore(): Promise<void> {
    try {
      await restoreMatter(id);
      await refresh();
      await navigate({ to: '/dashboard/causas/$id', params: { id } });
    } catch (failure) {
      void notify(matterFailure(failure, `No se pudo recuperar «${title}».`), { kind: 'error' });
    }
  }

  async function remove(): Promise<void> {
    try {
      await deleteMatter(id);
    } catch (failure) {
      void notify(matterFailure(failure, `No se pudo eliminar «${title}».`), { kind: 'error' });
      return;
    }
    await navigate({ to: '/dashboard/causas' });
    void refresh();
    void notify(`«${title}» se eliminó.`, {
      durationMs: undoNoticeMs,
      action: { label: 'Deshacer', run: () => void restore() },
    });
  }

  const options: MenuOption[] = [
    ...(mayWrite
      ? [
          {
            id: 'import',
            label: 'Traer lo de este navegador',
            icon: <FolderInput size={16} aria-hidden="true" />,
            action: () => setOpen('import'),
          },
        ]
      : []),
    {
      id: 'export',
      label: 'Exportar la causa',
      icon: <FolderOutput size={16} aria-hidden="true" />,
      action: () => setOpen('export'),
    },
    ...(mayInMatter(role, 'manage')
      ? [
          {
            id: 'archive',
            label: archivedAt ? 'Desarchivar' : 'Archivar',
            icon: archivedAt ? (
              <ArchiveRestore size={16} aria-hidden="true" />
            ) : (
              <Archive size={16} aria-hidden="true" />
            ),
            action: () => void archive(!archivedAt),
          },
          {
            id: 'delete',
            label: 'Eliminar la causa',
            icon: <Trash2 size={16} aria-hidden="true" />,
            danger: true,
            ...(mayDelete ? {} : { reason: matterMessages.titularDeletes }),
            divider: true,
            action: () => void remove(),
          },
        ]
      : []),
  ];
  const facts = [fileNumber && `Expte. ${fileNumber}`, court].filter(Boolean);
  return (
    <header className="flex flex-wrap items-start justify-between gap-3">
      <div className="min-w-0 flex-1 basis-72">
        <h1 className="font-serif text-xl font-medium sm:text-2xl tracking-tight text-pretty wrap-anywhere">{title}</h1>
        {facts.length > 0 && <p className="figures mt-1 text-sm text-ink-muted wrap-anywhere">{facts.join(' · ')}</p>}
        <div className="mt-2 flex flex-wrap items-center gap-1.5">
          <Badge tone="brand">{matterForumLabels[forum]}</Badge>
          <Badge tone={stateTones[state]}>{matterStateLabels[state]}</Badge>
          {archivedAt && (
            <Badge icon={<Archive size={13} aria-hidden="true" />}>Archivada el {formatDay(archivedAt)}</Badge>
          )}
          <NextDeadline next={nextDeadline} />
        </div>
      </div>
      <div className="flex flex-wrap gap-2">
        {mayWrite && <OpenInMenu matter={matter} />}
        {mayWrite && (
          <Button onClick={() => setOpen('edit')}>
            <PencilLine size={16} aria-hidden="true" />
            Editar
          </Button>
        )}
        <Menu
          align="end"
          trigger={
            <Button aria-label="Acciones de la causa">
              <Ellipsis size={18} aria-hidden="true" />
            </Button>
          }
          options={options}
        />
      </div>
      {open === 'edit' && <EditMatterDialog email={email} matter={matter} onClose={() => setOpen(null)} />}
      {open === 'import' && <ImportDialog email={email} matter={matter} onClose={() => setOpen(null)} />}
      {open === 'export' && <ExportMatterDialog email={email} matter={matter} onClose={() => setOpen(null)} />}
    </header>
  );
}
