import type { CheckedQuote, ComparedPiece } from '@foja/contracts/citation-check';

/** A quotation and the official passage, with the words that only one of them has. */
export function SideBySide({ quote }: { quote: CheckedQuote }) {
  return (
    <div className="@container">
      <dl className="grid grid-cols-1 gap-2 @md:grid-cols-2">
        <Side title="Lo que dice el escrito" pieces={quote.quoted} changedWord="Solo en el escrito" tag="del" />
        <Side
          title={`Texto oficial${quote.sourceLabel ? ` · ${quote.sourceLabel}` : ''}`}
          pieces={quote.official}
          changedWord="Solo en el texto oficial"
          tag="ins"
        />
      </dl>
    </div>
  );
}

interface SideProps {
  title: string;
  pieces: readonly ComparedPiece[];
  /** What a reader who does not see the marks is told of a changed stretch. */
  changedWord: string;
  tag: 'del' | 'ins';
}

function Side({ title, pieces, changedWord, tag: Tag }: SideProps) {
  return (
    <div className="min-w-0 rounded-field border border-line bg-paper p-3">
      <dt className="text-xs font-semibold text-paper-muted">{title}</dt>
      <dd className="mt-1 font-serif text-[0.95rem] leading-relaxed wrap-anywhere whitespace-pre-line text-paper-ink">
        {pieces.map(({ text, changed }, index) =>
          changed ? (
            <Tag
              // biome-ignore lint/suspicious/noArrayIndexKey: pieces of one text, in order
              key={index}
              className={
                Tag === 'del'
                  ? 'rounded-sm bg-danger-wash text-danger decoration-2'
                  : 'rounded-sm bg-ok-wash text-ok decoration-2 underline-offset-2'
              }
            >
              <span className="sr-only">{changedWord}: </span>
              {text}
            </Tag>
          ) : (
            text
          ),
        )}
      </dd>
    </div>
  );
}
