import { calculatorOfPath } from '@foja/contracts/calculator-paths';
import { useSearch } from '@tanstack/react-router';
import { CopyButton } from '../design-system/copy-button.tsx';
import { ExportMenu } from '../design-system/export-menu.tsx';
import { SaveInMatterButton } from '../matter-saving/save-in-matter-button.tsx';
import { RecordButton } from '../verification-records/record-button.tsx';
import { useAskedCalculation } from './asked-calculation.ts';
import { keptCalculation } from './kept-calculation.ts';
import { useIsUnderReview } from './under-review.tsx';

interface TakeAlongProps {
  /** Title of the file. */
  title: string;
  /** The account as Markdown. */
  markdown: () => string;
  /** What is copied, where it is another text than the file's. */
  copied?: () => string;
  copyLabel?: string;
}

/** A result to take along: copied as text, as a Word, PDF or Markdown file, or with a verification record; not while it is to be checked. */
export function TakeAlong({ title, markdown, copied = markdown, copyLabel }: TakeAlongProps) {
  const asked = useAskedCalculation();
  const address = useSearch({ strict: false });
  if (useIsUnderReview()) return null;
  const calculator = asked && calculatorOfPath(asked.path);
  return (
    <>
      <CopyButton text={copied} {...(copyLabel && { label: copyLabel })} />
      <ExportMenu
        failure="No se pudo exportar la cuenta. Volvé a intentar."
        onExport={async (format) => {
          const { exportAnswer } = await import('../answer-view/export/export-answer.ts');
          await exportAnswer(format, {
            title,
            question: null,
            answer: markdown(),
            sources: [],
            writtenAt: new Date().toISOString(),
          });
        }}
      />
      <SaveInMatterButton
        content={() => ({
          kind: 'calculation',
          tool: calculator ?? 'calculadoras',
          title,
          question: '',
          text: markdown,
          ...(calculator && { data: JSON.parse(JSON.stringify(keptCalculation(calculator, address))) }),
          madeAt: new Date().toISOString(),
        })}
      />
      {asked && calculator && <RecordButton asked={() => ({ kind: 'calculation', calculator, input: asked.input })} />}
    </>
  );
}
