import { Check, Copy, Download } from 'lucide-react';
import { useState } from 'react';
import { answerMarkdown } from '../../chat/answer-text.ts';
import type { ExportFormat } from '../../chat/export/export-answer.ts';
import { Button } from '../../design-system/button.tsx';
import { Menu } from '../../design-system/menu.tsx';
import { notify } from '../../design-system/toast.ts';

const title = 'Jurisprudencia';
const formats: { id: ExportFormat; label: string }[] = [
  { id: 'docx', label: 'Word (.docx)' },
  { id: 'pdf', label: 'PDF' },
  { id: 'md', label: 'Markdown' },
];
const copiedForMs = 2_000;

/** Takes the results away, copied or as a file, in the order in which they are shown. */
export function ResultsActions({ report, writtenAt }: { report: () => string; writtenAt: string }) {
  const [copied, setCopied] = useState(false);

  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(answerMarkdown(null, `# ${title}\n\n${report()}`, []));
      setCopied(true);
      setTimeout(() => setCopied(false), copiedForMs);
    } catch {
      void notify('El navegador no permitió copiar. Seleccioná el texto y copialo a mano.', { kind: 'error' });
    }
  }

  async function exportAs(format: ExportFormat): Promise<void> {
    try {
      const { exportAnswer } = await import('../../chat/export/export-answer.ts');
      await exportAnswer(format, { title, question: null, answer: report(), sources: [], writtenAt });
    } catch {
      void notify('No se pudieron exportar los resultados. Volvé a intentar.', { kind: 'error' });
    }
  }

  return (
    <div className="flex flex-wrap gap-2">
      <Button size="small" onClick={() => void copy()}>
        {copied ? <Check size={15} aria-hidden="true" /> : <Copy size={15} aria-hidden="true" />}
        <span aria-live="polite">{copied ? 'Copiado' : 'Copiar'}</span>
      </Button>
      <Menu
        align="end"
        trigger={
          <Button size="small">
            <Download size={15} aria-hidden="true" />
            Exportar
          </Button>
        }
        options={formats.map(({ id, label }) => ({ id, label, action: () => void exportAs(id) }))}
      />
    </div>
  );
}
