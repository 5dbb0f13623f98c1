import { useEffect, useRef } from 'react';
import type { PlaceholderMap } from '../../anonymization/anonymize-message.ts';
import { restoreText } from '../../anonymization/placeholders.ts';
import { Dialog } from '../../design-system/dialog.tsx';
import { markQuotes } from '../../sources/mark-quotes.ts';

interface SourceTextDialogProps {
  /** What the person wrote. */
  text: string;
  /** Words of the text as it was sent, to be shown in their place; null for none. */
  quote: string | null;
  placeholders: PlaceholderMap;
  onClose: () => void;
}

/** The analysed text, with the quoted words marked and in sight. */
export default function SourceTextDialog({ text, quote, placeholders, onClose }: SourceTextDialogProps) {
  const marked = useRef<HTMLElement>(null);
  const pieces = markQuotes(text, quote ? [restoreText(quote, placeholders)] : []);
  const first = pieces.findIndex((piece) => piece.marked);

  useEffect(() => {
    // Newer browsers return a promise, which is nothing to clean up with.
    marked.current?.scrollIntoView?.({ block: 'center' });
  }, []);

  return (
    <Dialog
      open
      wide
      onClose={onClose}
      title="Texto analizado"
      description={quote && first < 0 ? 'Esas palabras no están a la letra en el texto.' : undefined}
    >
      <p className="font-serif text-base leading-relaxed wrap-anywhere whitespace-pre-wrap text-ink">
        {pieces.map((piece, index) =>
          piece.marked ? (
            <mark
              // biome-ignore lint/suspicious/noArrayIndexKey: pieces of one text, in order
              key={index}
              ref={index === first ? marked : undefined}
              className="rounded-sm bg-highlight text-inherit"
            >
              {piece.text}
            </mark>
          ) : (
            piece.text
          ),
        )}
      </p>
    </Dialog>
  );
}
