import type { MatterDocument } from '@foja/contracts/matter-files';
import { mayInMatter } from '@foja/contracts/matter-words';
import { can } from '@foja/contracts/roles';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Download, FolderMinus, Vault } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../design-system/button.tsx';
import { EmptyState } from '../../design-system/empty-state.tsx';
import { notify } from '../../design-system/toast.ts';
import { kindNames, pagesText } from '../../documents/document-texts.ts';
import { DropArea } from '../../documents/drop-area.tsx';
import { FilePicker } from '../../documents/file-picker.tsx';
import { DocumentName, documentNameClasses } from '../../documents/listing/document-name.tsx';
import { DocumentRows } from '../../documents/listing/document-rows.tsx';
import { RowMenu } from '../../documents/listing/row-menu.tsx';
import { UploadList } from '../../documents/upload-list.tsx';
import { uploadQueueOf, useUploads } from '../../documents/upload-queue.ts';
import { formatDay } from '../../platform/dates.ts';
import { formatBytes } from '../../platform/format-bytes.ts';
import { saveFile } from '../../platform/save-file.ts';
import { useSession } from '../../platform/session.ts';
import { FileDocumentsDialog } from '../file-documents-dialog.tsx';
import { ItemList } from '../item-list.tsx';
import { matterFailure } from '../matter-failure.ts';
import type { MatterTabProps } from '../matter-screen.tsx';
import { fileInMatter, matterFilesQuery, readMatterDocument, refreshMatters } from '../matters-queries.ts';
import { TabHead } from '../tab-head.tsx';
import { useUnfiling } from '../use-unfiling.ts';

/** Documents of the vault that are filed in the causa, and the way to upload into it. */
export function DocumentsTab({ email, matter }: MatterTabProps) {
  const client = useQueryClient();
  const session = useSession();
  const [isChoosing, setIsChoosing] = useState(false);
  const query = useQuery(matterFilesQuery(email, matter.id));
  const documents = (query.data?.files ?? []).filter((file) => file.type === 'document');
  const queue = uploadQueueOf(email);
  const uploads = useUploads(queue);
  const { list, remove } = useUnfiling<MatterDocument>(email, matter.id);
  const mayWrite = mayInMatter(matter.role, 'write');
  const hasVault = can(session?.user.role ?? 'User', 'document-vault');

  const upload = (files: File[]) =>
    queue.add(client, files, async ({ fileId }) => {
      await fileInMatter(matter.id, { documentId: fileId });
      await refreshMatters(client, email);
    });

  async function download({ id, name }: MatterDocument): Promise<void> {
    try {
      saveFile(name, await readMatterDocument(matter.id, id));
    } catch (failure) {
      void notify(matterFailure(failure, `No se pudo descargar «${name}».`), { kind: 'error' });
    }
  }

  return (
    <div className="grid gap-4">
      <TabHead
        title="Documentos"
        about="Están en tu bóveda, cifrados; incorporarlos los muestra a quienes ven la causa."
      >
        {mayWrite &&
          (hasVault ? (
            <>
              <FilePicker onFiles={upload} />
              <Button onClick={() => setIsChoosing(true)}>
                <Vault size={16} aria-hidden="true" />
                Incorporar de la bóveda
              </Button>
            </>
          ) : (
            <p className="max-w-72 text-sm text-ink-muted">
              La bóveda de documentos es de los planes Professional y Premium.{' '}
              <Link to="/trial" className="text-primary-ink underline underline-offset-2">
                Ver planes
              </Link>
            </p>
          ))}
      </TabHead>
      <UploadList uploads={uploads} queue={queue} />
      <DropArea onFiles={(files) => (mayWrite && hasVault ? upload(files) : undefined)}>
        {(over) => (
          <div className={over ? 'rounded-card outline-2 outline-primary-ink outline-dashed outline-offset-4' : ''}>
            <ItemList
              query={query}
              isEmpty={documents.length === 0}
              empty={
                <EmptyState title="Todavía no hay documentos.">
                  {mayWrite && hasVault ? 'Subí un PDF, un DOCX o un TXT, o soltalo acá.' : null}
                </EmptyState>
              }
            >
              <DocumentRows list={list} isOutdated={false}>
                {documents.map((document) => (
                  <li key={document.id} className="flex items-start gap-1 py-3.5 pr-2 pl-4">
                    <div className="min-w-0 flex-1">
                      <button
                        type="button"
                        data-document-name
                        onClick={() => void download(document)}
                        className={documentNameClasses}
                      >
                        <DocumentName name={document.name} words={[]} />
                      </button>
                      <p className="figures mt-0.5 text-xs text-ink-muted">
                        {[
                          kindNames[document.kind],
                          formatBytes(document.sizeBytes),
                          document.pages === null ? null : pagesText(document.pages),
                          `Incorporado el ${formatDay(document.filedAt)}`,
                          document.isMine ? null : document.owner?.name,
                        ]
                          .filter(Boolean)
                          .join(' · ')}
                      </p>
                      {document.summary !== '' && (
                        <p className="mt-1.5 line-clamp-2 text-sm text-pretty text-ink-soft">{document.summary}</p>
                      )}
                    </div>
                    <RowMenu
                      name={document.name}
                      options={[
                        {
                          id: 'download',
                          label: 'Descargar',
                          icon: <Download size={16} aria-hidden="true" />,
                          action: () => void download(document),
                        },
                        ...(mayWrite
                          ? [
                              {
                                id: 'unfile',
                                label: 'Quitar de la causa',
                                icon: <FolderMinus size={16} aria-hidden="true" />,
                                divider: true,
                                action: () => void remove(document),
                              },
                            ]
                          : []),
                      ]}
                    />
                  </li>
                ))}
              </DocumentRows>
            </ItemList>
          </div>
        )}
      </DropArea>
      {isChoosing && (
        <FileDocumentsDialog
          email={email}
          matterId={matter.id}
          filed={documents.map(({ documentId }) => documentId)}
          onClose={() => setIsChoosing(false)}
        />
      )}
    </div>
  );
}
