import { FileText } from 'lucide-react';
import { MarkedWords } from '../../gazette/marked-words.tsx';

/** Classes of what opens a document. */
export const documentNameClasses =
  'inline-flex max-w-full items-start gap-2 rounded-sm text-left text-sm font-medium text-ink hover:text-primary-ink hover:underline';

/** What a document is called, with the words marked that were searched for; `words` folded. */
export function DocumentName({ name, words }: { name: string; words: readonly string[] }) {
  return (
    <>
      <FileText size={17} strokeWidth={1.75} aria-hidden="true" className="mt-0.5 shrink-0 text-ink-muted" />
      <span className="wrap-anywhere">
        <MarkedWords text={name} words={words} />
      </span>
    </>
  );
}
