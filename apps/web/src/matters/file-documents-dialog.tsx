import { useQuery, useQueryClient } from '@tanstack/react-query';
import { documentsQuery } from '../documents/documents-queries.ts';
import { editorDocumentsQuery } from '../editor/editor-queries.ts';
import { formatDay } from '../platform/dates.ts';
import { ChooseDialog } from './choose-dialog.tsx';
import { fileInMatter, refreshMatters } from './matters-queries.ts';

interface FileDialogProps {
  email: string;
  matterId: string;
  /** Ids of those that are filed already. */
  filed: readonly string[];
  onClose: () => void;
}

/** Chooses documents of the vault to be filed. */
export function FileDocumentsDialog({ email, matterId, filed, onClose }: FileDialogProps) {
  const client = useQueryClient();
  const query = useQuery(documentsQuery(email));
  return (
    <ChooseDialog
      title="Incorporar de la bóveda"
      query={query}
      nothing="No hay más documentos en tu bóveda."
      choices={(query.data?.documents ?? [])
        .filter(({ fileId }) => !filed.includes(fileId))
        .map(({ fileId, fileName, uploadedAt }) => ({
          id: fileId,
          name: fileName,
          about: `Subido el ${formatDay(uploadedAt)}`,
        }))}
      onChoose={async (ids) => {
        for (const documentId of ids) await fileInMatter(matterId, { documentId });
      }}
      onDone={() => void refreshMatters(client, email)}
      onClose={onClose}
    />
  );
}

/** Chooses writings of the editor to be filed. */
export function FileWritingsDialog({ email, matterId, filed, onClose }: FileDialogProps) {
  const client = useQueryClient();
  const query = useQuery(editorDocumentsQuery(email));
  return (
    <ChooseDialog
      title="Incorporar escritos"
      query={query}
      nothing="No hay más escritos en Redacción."
      choices={(query.data?.documents ?? [])
        .filter(({ id }) => !filed.includes(id))
        .map(({ id, title, updatedAt }) => ({ id, name: title, about: `Modificado el ${formatDay(updatedAt)}` }))}
      onChoose={async (ids) => {
        for (const editorDocumentId of ids) await fileInMatter(matterId, { editorDocumentId });
      }}
      onDone={() => void refreshMatters(client, email)}
      onClose={onClose}
    />
  );
}
