import { FilePen } from 'lucide-react';
import { answerMarkdown } from '../answer-view/answer-text.ts';
import { Button } from '../design-system/button.tsx';
import { CopyButton } from '../design-system/copy-button.tsx';
import { ExportMenu } from '../design-system/export-menu.tsx';
import { SaveInMatterButton } from '../matter-saving/save-in-matter-button.tsx';
import { RecordButton } from '../verification-records/record-button.tsx';
import { checkReport } from './check-report.ts';
import { checkTitle, type KeptCheck } from './kept-check.ts';

interface CheckActionsProps {
  kept: KeptCheck;
  /** ISO date-time. */
  createdAt: string;
  onEdit: () => void;
}

const title = 'Verificación de citas';

/** Takes the report of a check away, or goes back to its text. */
export function CheckActions({ kept, createdAt, onEdit }: CheckActionsProps) {
  return (
    <div className="flex flex-wrap gap-2">
      <CopyButton text={() => answerMarkdown(null, `# ${title}\n\n${checkReport(kept)}`, [])} />
      <ExportMenu
        failure="No se pudo exportar el informe. Volvé a intentar."
        onExport={async (format) => {
          const { exportAnswer } = await import('../answer-view/export/export-answer.ts');
          await exportAnswer(format, {
            title,
            question: null,
            answer: checkReport(kept),
            sources: [],
            writtenAt: createdAt,
          });
        }}
      />
      <SaveInMatterButton
        content={() => ({
          kind: 'result',
          tool: 'verificador',
          title: checkTitle(kept),
          question: kept.text,
          text: () => checkReport(kept),
          madeAt: createdAt,
        })}
      />
      <RecordButton asked={() => ({ kind: 'citation-check', text: kept.text, asOf: kept.asOf })} />
      <Button size="small" onClick={onEdit}>
        <FilePen size={15} aria-hidden="true" />
        Editar y verificar de nuevo
      </Button>
    </div>
  );
}
