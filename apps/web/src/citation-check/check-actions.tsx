import { Check, Copy, Download, FilePen } from 'lucide-react';
import { useState } from 'react';
import { answerMarkdown } from '../chat/answer-text.ts';
import type { ExportFormat } from '../chat/export/export-answer.ts';
import { Button, buttonClasses } from '../design-system/button.tsx';
import { Menu } from '../design-system/menu.tsx';
import { notify } from '../design-system/toast.ts';
import { checkReport } from './check-report.ts';
import type { KeptCheck } from './kept-check.ts';

interface CheckActionsProps {
  kept: KeptCheck;
  /** ISO date-time. */
  createdAt: string;
  onEdit: () => void;
}

const title = 'Verificación de citas';
const formats: { id: ExportFormat; label: string }[] = [
  { id: 'docx', label: 'Word (.docx)' },
  { id: 'pdf', label: 'PDF' },
  { id: 'md', label: 'Markdown' },
];
const copiedForMs = 2_000;

/** Takes the report of a check away, or goes back to its text. */
export function CheckActions({ kept, createdAt, onEdit }: CheckActionsProps) {
  const [copied, setCopied] = useState(false);

  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(answerMarkdown(null, `# ${title}\n\n${checkReport(kept)}`, []));
      setCopied(true);
      setTimeout(() => setCopied(false), copiedForMs);
    } catch {
      void notify('El navegador no permitió copiar. Seleccioná el texto y copialo a mano.', { kind: 'error' });
    }
  }

  async function exportAs(format: ExportFormat): Promise<void> {
    try {
      const { exportAnswer } = await import('../chat/export/export-answer.ts');
      await exportAnswer(format, {
        title,
        question: null,
        answer: checkReport(kept),
        sources: [],
        writtenAt: createdAt,
      });
    } catch {
      void notify('No se pudo exportar el informe. Volvé a intentar.', { kind: 'error' });
    }
  }

  return (
    <div className="flex flex-wrap gap-2">
      <Button size="small" onClick={() => void copy()}>
        {copied ? <Check size={15} aria-hidden="true" /> : <Copy size={15} aria-hidden="true" />}
        <span aria-live="polite">{copied ? 'Copiado' : 'Copiar'}</span>
      </Button>
      <Menu
        trigger={
          <button type="button" className={buttonClasses('secondary', 'small')}>
            <Download size={15} aria-hidden="true" />
            Exportar
          </button>
        }
        options={formats.map(({ id, label }) => ({ id, label, action: () => void exportAs(id) }))}
      />
      <Button size="small" onClick={onEdit}>
        <FilePen size={15} aria-hidden="true" />
        Editar y verificar de nuevo
      </Button>
    </div>
  );
}
