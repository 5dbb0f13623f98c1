import { Check, Copy, Download } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { answerMarkdown } from '../answer-view/answer-text.ts';
import { titleFrom } from '../answer-view/title-from.ts';
import { Button } from '../design-system/button.tsx';
import type { ExportFormat } from '../design-system/export-menu.tsx';
import { Menu } from '../design-system/menu.tsx';
import { notify } from '../design-system/toast.ts';
import { SaveInMatterButton } from '../matter-saving/save-in-matter-button.tsx';
import type { ShownCase } from './chosen-case-type.ts';
import { evaluationReport } from './evaluation-report.ts';

interface ReportActionsProps {
  /** With the real names put back. */
  evaluation: ShownCase;
  story: string;
  /** ISO date-time. */
  writtenAt: string;
}

const formats: { id: ExportFormat; label: string }[] = [
  { id: 'docx', label: 'Word (.docx)' },
  { id: 'pdf', label: 'PDF' },
  { id: 'md', label: 'Markdown' },
];
const copiedForMs = 2_000;

/** Takes an evaluation away: copied, or as a file with the case, the account of the number and the sources. */
export function ReportActions({ evaluation, story, writtenAt }: ReportActionsProps) {
  const [copied, setCopied] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(answerMarkdown(null, evaluationReport(evaluation), evaluation.sources));
      setCopied(true);
      clearTimeout(timer.current);
      timer.current = setTimeout(() => setCopied(false), copiedForMs);
    } catch {
      void notify('El navegador no permitió copiar. Seleccioná el texto y copialo a mano.', { kind: 'error' });
    }
  }

  async function exportAs(format: ExportFormat): Promise<void> {
    try {
      const { exportAnswer } = await import('../answer-view/export/export-answer.ts');
      await exportAnswer(format, {
        title: 'Evaluación de caso',
        question: story,
        answer: evaluationReport(evaluation),
        sources: evaluation.sources,
        writtenAt,
      });
    } catch {
      void notify('No se pudo exportar la evaluación. Volvé a intentar.', { kind: 'error' });
    }
  }

  return (
    <div className="flex flex-wrap gap-2">
      <SaveInMatterButton
        content={() => ({
          kind: 'result',
          tool: 'case-evaluation',
          title: titleFrom(story),
          question: story,
          text: () => answerMarkdown(null, evaluationReport(evaluation), evaluation.sources),
          madeAt: writtenAt,
        })}
      />
      <Button size="small" onClick={() => void copy()}>
        {copied ? <Check size={15} aria-hidden="true" /> : <Copy size={15} aria-hidden="true" />}
        {copied ? 'Copiado' : 'Copiar'}
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
