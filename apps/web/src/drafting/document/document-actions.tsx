import { useNavigate } from '@tanstack/react-router';
import { Check, Copy, Download, PenLine } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../design-system/button.tsx';
import { Menu } from '../../design-system/menu.tsx';
import { notify } from '../../design-system/toast.ts';
import type { DraftExportFormat, ExportedDraft } from '../export/exported-draft.ts';
import { documentText } from './document-text.ts';

const formats: { id: DraftExportFormat; label: string }[] = [
  { id: 'docx', label: 'Word (.docx)' },
  { id: 'pdf', label: 'PDF' },
  { id: 'md', label: 'Markdown' },
];
const copiedForMs = 2_000;

/** Takes a document away: copied, as a file, or to the editor to go on writing. */
export function DocumentActions({ document }: { document: ExportedDraft }) {
  const [copied, setCopied] = useState(false);
  const [isOpening, setIsOpening] = useState(false);
  const navigate = useNavigate();

  async function openInEditor(): Promise<void> {
    setIsOpening(true);
    try {
      const { createFromDraft } = await import('../../editor/create-from-draft.ts');
      const id = await createFromDraft(document);
      await navigate({ to: '/dashboard/redaccion/$id', params: { id } });
    } catch (failure) {
      const { failureText } = await import('../../editor/editor-failure.ts');
      const problem = failureText(failure, 'No se pudo abrir el documento en el editor. Volvé a intentar.');
      void notify(problem, { kind: 'error' });
      setIsOpening(false);
    }
  }

  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(documentText(document.blocks));
      setCopied(true);
      setTimeout(() => setCopied(false), copiedForMs);
    } catch {
      void notify('El navegador no permitió copiar. Seleccioná el texto y copialo a mano.', { kind: 'error' });
    }
  }

  async function exportAs(format: DraftExportFormat): Promise<void> {
    try {
      const { exportDraft } = await import('../export/export-draft.ts');
      await exportDraft(format, document);
    } catch {
      void notify('No se pudo exportar el documento. Volvé a intentar.', { kind: 'error' });
    }
  }

  return (
    <>
      <Button size="small" kind="primary" onClick={() => void exportAs('docx')}>
        <Download size={15} aria-hidden="true" />
        Descargar en Word
      </Button>
      <Button size="small" busy={isOpening} onClick={() => void openInEditor()}>
        {!isOpening && <PenLine size={15} aria-hidden="true" />}
        Abrir en el editor
      </Button>
      <Button size="small" onClick={() => void copy()}>
        {copied ? <Check size={15} aria-hidden="true" /> : <Copy size={15} aria-hidden="true" />}
        {copied ? 'Copiado' : 'Copiar'}
      </Button>
      <Menu
        trigger={
          <Button size="small">
            <Download size={15} aria-hidden="true" />
            Exportar
          </Button>
        }
        options={formats.map(({ id, label }) => ({ id, label, action: () => void exportAs(id) }))}
      />
    </>
  );
}
