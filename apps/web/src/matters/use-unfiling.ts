import type { MatterFile } from '@foja/contracts/matter-files';
import { useQueryClient } from '@tanstack/react-query';
import { type RefObject, useRef } from 'react';
import { notify } from '../design-system/toast.ts';
import { matterFailure } from './matter-failure.ts';
import { fileInMatter, refreshMatters, unfileFromMatter } from './matters-queries.ts';

const undoNoticeMs = 12_000;

/** Takes documents out of a causa; one's own can be put back from the notice, since nobody else may file them. */
export function useUnfiling<File extends MatterFile>(
  email: string,
  matterId: string,
): { list: RefObject<HTMLUListElement | null>; remove: (file: File) => Promise<void> } {
  const client = useQueryClient();
  const refresh = () => refreshMatters(client, email);
  const list = useRef<HTMLUListElement>(null);

  async function restore(file: File): Promise<void> {
    try {
      await fileInMatter(
        matterId,
        file.type === 'document'
          ? { documentId: file.documentId }
          : { editorDocumentId: (file as Extract<MatterFile, { type: 'writing' }>).editorDocumentId },
      );
    } catch (failure) {
      void notify(matterFailure(failure, `No se pudo volver a incorporar «${file.name}».`), { kind: 'error' });
    }
    await refresh();
  }

  async function remove(file: File): Promise<void> {
    try {
      await unfileFromMatter(matterId, file.id);
      void notify(`«${file.name}» se quitó de la causa.`, {
        durationMs: undoNoticeMs,
        ...(file.isMine ? { action: { label: 'Deshacer', run: () => void restore(file) } } : {}),
      });
    } catch (failure) {
      void notify(matterFailure(failure, `No se pudo quitar «${file.name}».`), { kind: 'error' });
    }
    await refresh();
  }

  return { list, remove };
}
