import type { MatterWriting } from '@foja/contracts/matter-files';
import { mayInMatter } from '@foja/contracts/matter-words';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { FileDown, FilePlus2, FolderMinus, FolderPlus, SearchCheck } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../design-system/button.tsx';
import { EmptyState } from '../../design-system/empty-state.tsx';
import { notify } from '../../design-system/toast.ts';
import { DocumentName, documentNameClasses } from '../../documents/listing/document-name.tsx';
import { DocumentRows } from '../../documents/listing/document-rows.tsx';
import { RowMenu } from '../../documents/listing/row-menu.tsx';
import { wordsText } from '../../editor/counts.ts';
import { createEditorDocument } from '../../editor/editor-queries.ts';
import { formatMoment } from '../../platform/dates.ts';
import { FileWritingsDialog } from '../file-documents-dialog.tsx';
import { ItemList } from '../item-list.tsx';
import { matterFailure } from '../matter-failure.ts';
import type { MatterTabProps } from '../matter-screen.tsx';
import { fileInMatter, matterFilesQuery, readMatterWriting, refreshMatters } from '../matters-queries.ts';
import { TabHead } from '../tab-head.tsx';
import { useUnfiling } from '../use-unfiling.ts';
import { WritingsCheck } from '../writings-check.tsx';

/** Writings of the editor that are filed in the causa; a new one begins in it. */
export function WritingsTab({ email, matter }: MatterTabProps) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const [isChoosing, setIsChoosing] = useState(false);
  const [isCreating, setIsCreating] = useState(false);
  const [isChecking, setIsChecking] = useState(false);
  const query = useQuery(matterFilesQuery(email, matter.id));
  const writings = (query.data?.files ?? []).filter((file) => file.type === 'writing');
  const { list, remove } = useUnfiling<MatterWriting>(email, matter.id);
  const mayWrite = mayInMatter(matter.role, 'write');

  async function write(): Promise<void> {
    setIsCreating(true);
    try {
      const { id } = await createEditorDocument({ title: `Escrito — ${matter.title}`.slice(0, 200) });
      await fileInMatter(matter.id, { editorDocumentId: id });
      void refreshMatters(client, email);
      await navigate({ to: '/dashboard/redaccion/$id', params: { id } });
    } catch (failure) {
      void notify(matterFailure(failure, 'No se pudo crear el escrito. Volvé a intentarlo.'), { kind: 'error' });
      void refreshMatters(client, email);
    } finally {
      setIsCreating(false);
    }
  }

  async function download(writing: MatterWriting): Promise<void> {
    try {
      const { title, content } = await readMatterWriting(matter.id, writing.id);
      const { exportEditorDocument } = await import('../../editor/export/export-editor-document.ts');
      await exportEditorDocument('docx', { title, content });
    } catch (failure) {
      void notify(matterFailure(failure, `No se pudo descargar «${writing.name}».`), { kind: 'error' });
    }
  }

  return (
    <div className="grid gap-4">
      <TabHead title="Escritos" about="Se escriben en Redacción y quedan ordenados en la causa.">
        {writings.length > 0 && (
          <Button onClick={() => setIsChecking(true)} disabled={isChecking}>
            <SearchCheck size={16} aria-hidden="true" />
            Verificar citas de todos los escritos
          </Button>
        )}
        {mayWrite && (
          <>
            <Button onClick={() => setIsChoosing(true)}>
              <FolderPlus size={16} aria-hidden="true" />
              Incorporar
            </Button>
            <Button kind="primary" busy={isCreating} onClick={() => void write()}>
              {!isCreating && <FilePlus2 size={16} aria-hidden="true" />}
              Nuevo escrito
            </Button>
          </>
        )}
      </TabHead>
      {isChecking && <WritingsCheck matterId={matter.id} writings={writings} onClose={() => setIsChecking(false)} />}
      <ItemList
        query={query}
        isEmpty={writings.length === 0}
        empty={
          <EmptyState title="Todavía no hay escritos.">
            Empezá uno nuevo o incorporá los que ya tenés en Redacción.
          </EmptyState>
        }
      >
        <DocumentRows list={list} label="Escritos" isOutdated={false}>
          {writings.map((writing) => (
            <li key={writing.id} className="flex items-start gap-1 py-3.5 pr-2 pl-4">
              <div className="min-w-0 flex-1">
                {writing.isMine ? (
                  <Link
                    data-document-name
                    to="/dashboard/redaccion/$id"
                    params={{ id: writing.editorDocumentId }}
                    preload={false}
                    className={documentNameClasses}
                  >
                    <DocumentName name={writing.name} words={[]} />
                  </Link>
                ) : (
                  <button
                    type="button"
                    data-document-name
                    onClick={() => void download(writing)}
                    className={documentNameClasses}
                  >
                    <DocumentName name={writing.name} words={[]} />
                  </button>
                )}
                <p className="figures mt-0.5 text-xs text-ink-muted">
                  {[
                    wordsText(writing.words),
                    `Modificado el ${formatMoment(writing.updatedAt)}`,
                    writing.isMine ? null : writing.owner?.name,
                  ]
                    .filter(Boolean)
                    .join(' · ')}
                </p>
                {writing.excerpt !== '' && (
                  <p className="mt-1.5 line-clamp-2 font-serif text-[0.9375rem] leading-relaxed text-pretty text-ink-soft">
                    {writing.excerpt}
                  </p>
                )}
              </div>
              <RowMenu
                name={writing.name}
                options={[
                  {
                    id: 'download',
                    label: 'Descargar en Word',
                    icon: <FileDown size={16} aria-hidden="true" />,
                    action: () => void download(writing),
                  },
                  ...(mayWrite
                    ? [
                        {
                          id: 'unfile',
                          label: 'Quitar de la causa',
                          icon: <FolderMinus size={16} aria-hidden="true" />,
                          divider: true,
                          action: () => void remove(writing),
                        },
                      ]
                    : []),
                ]}
              />
            </li>
          ))}
        </DocumentRows>
      </ItemList>
      {isChoosing && (
        <FileWritingsDialog
          email={email}
          matterId={matter.id}
          filed={writings.map(({ editorDocumentId }) => editorDocumentId)}
          onClose={() => setIsChoosing(false)}
        />
      )}
    </div>
  );
}
