import { CopyButton } from '../design-system/copy-button.tsx';
import { ExportMenu } from '../design-system/export-menu.tsx';
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

/** A result to take along: copied as text, or as a Word, PDF or Markdown file; not while it is to be checked. */
export function TakeAlong({ title, markdown, copied = markdown, copyLabel }: TakeAlongProps) {
  if (useIsUnderReview()) return null;
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
    </>
  );
}
