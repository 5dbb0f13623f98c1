import { useNavigate } from '@tanstack/react-router';
import { Download, PenLine } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../design-system/button.tsx';
import { CopyButton } from '../../design-system/copy-button.tsx';
import { type ExportFormat, ExportMenu } from '../../design-system/export-menu.tsx';
import { notify } from '../../design-system/toast.ts';
import { SaveInMatterButton } from '../../matter-saving/save-in-matter-button.tsx';
import type { ExportedDraft } from '../export/exported-draft.ts';
import { documentMarkdown, documentText } from './document-text.ts';

const exportFailure = 'No se pudo exportar el documento. Volvé a intentar.';

/** Takes a document away: copied, as a file, or to the editor to go on writing. */
export function DocumentActions({ document }: { document: ExportedDraft }) {
  const [isOpening, setIsOpening] = useState(false);
  const navigate = useNavigate();

  async function openInEditor(): Promise<void> {
    setIsOpening(true);
    try {
      const { createFromDraft } = await import('./create-from-draft.ts');
      const id = await createFromDraft(document);
      await navigate({ to: '/dashboard/redaccion/$id', params: { id } });
    } catch (failure) {
      const { failureText } = await import('../../editor/editor-failure.ts');
      const problem = failureText(failure, 'No se pudo abrir el documento en el editor. Volvé a intentar.');
      void notify(problem, { kind: 'error' });
      setIsOpening(false);
    }
  }

  async function exportAs(format: ExportFormat): Promise<void> {
    const { exportDraft } = await import('../export/export-draft.ts');
    await exportDraft(format, document);
  }

  return (
    <>
      <Button
        size="small"
        kind="primary"
        onClick={() => void exportAs('docx').catch(() => notify(exportFailure, { kind: 'error' }))}
      >
        <Download size={15} aria-hidden="true" />
        Descargar en Word
      </Button>
      <Button size="small" busy={isOpening} onClick={() => void openInEditor()}>
        {!isOpening && <PenLine size={15} aria-hidden="true" />}
        Abrir en el editor
      </Button>
      <CopyButton text={() => documentText(document.blocks)} />
      <ExportMenu failure={exportFailure} onExport={exportAs} />
      <SaveInMatterButton
        content={() => ({
          kind: 'result',
          tool: 'documentos',
          title: document.title,
          question: '',
          text: () => documentMarkdown(document.blocks),
          madeAt: document.writtenAt,
        })}
      />
    </>
  );
}
