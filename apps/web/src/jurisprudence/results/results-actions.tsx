import { answerMarkdown } from '../../answer-view/answer-text.ts';
import { CopyButton } from '../../design-system/copy-button.tsx';
import { ExportMenu } from '../../design-system/export-menu.tsx';
import { SaveInMatterButton } from '../../matter-saving/save-in-matter-button.tsx';

const title = 'Jurisprudencia';

/** Takes the results away, copied or as a file, in the order in which they are shown. */
export function ResultsActions({ name, report, writtenAt }: { name: string; report: () => string; writtenAt: string }) {
  return (
    <div className="flex flex-wrap gap-2">
      <CopyButton text={() => answerMarkdown(null, `# ${title}\n\n${report()}`, [])} />
      <ExportMenu
        align="end"
        failure="No se pudieron exportar los resultados. Volvé a intentar."
        onExport={async (format) => {
          const { exportAnswer } = await import('../../answer-view/export/export-answer.ts');
          await exportAnswer(format, { title, question: null, answer: report(), sources: [], writtenAt });
        }}
      />
      <SaveInMatterButton
        content={() => ({
          kind: 'result',
          tool: 'busqueda-de-jurisprudencia',
          title: name,
          question: name,
          text: report,
          madeAt: writtenAt,
        })}
      />
    </div>
  );
}
