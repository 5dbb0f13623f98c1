import type { DraftBlock, DraftRun } from '@foja/contracts/drafting';
import { ArticleLinks } from '../article-links.tsx';
import { factsParagraphs } from './chosen-blocks.ts';
import { itemMark } from './document-text.ts';

interface DocumentSheetProps {
  blocks: readonly DraftBlock[];
  /** Whether the articles stand under the words that rest on them. */
  showsArticles: boolean;
  onOpenSource: (id: string) => void;
  /** Leads to the field of a blank. */
  onFill: (field: string) => void;
}

/** The document as it will look on paper. */
export function DocumentSheet({ blocks, ...shown }: DocumentSheetProps) {
  return (
    <article
      aria-label="Documento"
      lang="es"
      className="mx-auto grid w-full max-w-[48rem] gap-4 rounded-card border border-paper-line bg-paper px-5 py-8 font-serif text-base leading-[1.65] text-paper-ink wrap-anywhere sm:px-14 sm:py-14"
    >
      {blocks.map((block, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the blocks of a document never change places
        <Block key={index} block={block} {...shown} />
      ))}
    </article>
  );
}

type BlockProps = Omit<DocumentSheetProps, 'blocks'> & { block: DraftBlock };

const alignments = { justify: 'sm:text-justify', left: 'text-left', center: 'text-center', right: 'text-right' };

/** A blank is a button, which no line can break: beside it, justified words would be torn apart. */
function alignmentOf(runs: readonly DraftRun[], align: keyof typeof alignments = 'justify'): string {
  return alignments[align === 'justify' && runs.some(({ blank }) => blank) ? 'left' : align];
}

function Block({ block, showsArticles, onOpenSource, onFill }: BlockProps) {
  const articles = 'articles' in block && showsArticles ? block.articles : [];
  const behind = <ArticleLinks articles={articles} onOpen={onOpenSource} />;
  switch (block.type) {
    case 'title':
      return (
        <h2 className="mb-2 text-center text-lg font-semibold">
          <Runs runs={block.runs} onFill={onFill} />
        </h2>
      );
    case 'heading':
      return (
        <h3 className="mt-3 text-base font-semibold">
          <Runs runs={block.runs} onFill={onFill} />
        </h3>
      );
    case 'paragraph':
      return (
        <div className={alignmentOf(block.runs, block.align)}>
          <Runs runs={block.runs} onFill={onFill} />
          {behind}
        </div>
      );
    case 'clause':
      return (
        <div className={alignmentOf(block.runs)}>
          <strong className="font-semibold">
            {block.label}. {block.heading}:
          </strong>{' '}
          <Runs runs={block.runs} onFill={onFill} />
          {behind}
        </div>
      );
    case 'list':
      return (
        <ol className="grid list-none gap-1.5 pl-4">
          {block.items.map((item, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: as above
            <li key={index} className="flex gap-2">
              <span className="shrink-0">{itemMark(block.style, index)}</span>
              <span className={`min-w-0 ${alignmentOf(item)}`}>
                <Runs runs={item} onFill={onFill} />
              </span>
            </li>
          ))}
        </ol>
      );
    case 'facts':
      return (
        <div className="grid gap-4 sm:text-justify">
          {factsParagraphs(block.text).map((paragraph, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: as above
            <p key={index}>{paragraph}</p>
          ))}
        </div>
      );
    case 'signatures':
      return (
        <div className="mt-10 flex flex-wrap justify-around gap-x-8 gap-y-10 text-center">
          {block.people.map(({ role, runs }) => (
            <div
              key={role + runs.map(({ text }) => text).join('')}
              className="min-w-44 border-t border-paper-ink pt-1.5 text-sm"
            >
              <Runs runs={runs} onFill={onFill} />
              <span className="block text-paper-muted">{role}</span>
            </div>
          ))}
        </div>
      );
  }
}

function Runs({ runs, onFill }: { runs: readonly DraftRun[]; onFill: (field: string) => void }) {
  return runs.map((run, index) => {
    const { blank, field, text } = run;
    // biome-ignore lint/suspicious/noArrayIndexKey: as above
    if (!blank) return <span key={index}>{text}</span>;
    return (
      <button
        // biome-ignore lint/suspicious/noArrayIndexKey: as above
        key={index}
        type="button"
        disabled={field === null}
        onClick={() => field && onFill(field)}
        title="Completar este dato"
        className="inline rounded-sm bg-highlight px-1 text-left text-paper-ink underline decoration-dashed underline-offset-4"
      >
        {text}
      </button>
    );
  });
}
