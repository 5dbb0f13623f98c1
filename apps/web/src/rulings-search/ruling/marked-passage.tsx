import type { MatchingPassage } from '@foja/contracts/jurisprudence';
import { messages } from '@foja/contracts/messages';
import type { ReactNode } from 'react';

/** The words that match, marked in their passage; a ruling's own words look like nothing else. */
export function MarkedPassage({ passage, isEditorial }: { passage: MatchingPassage; isEditorial: boolean }) {
  const { isVerbatim } = passage;
  return (
    <figure className="border-l-2 border-margin-rule pl-3">
      <blockquote
        className={isVerbatim ? 'font-serif text-[0.95rem] leading-relaxed text-ink-soft' : 'text-ink-soft italic'}
      >
        {isVerbatim && '«'}
        {markedPieces(passage)}
        {isVerbatim && '»'}
      </blockquote>
      <figcaption className="mt-1 text-xs text-ink-muted">
        {isVerbatim
          ? (passage.from ?? 'Palabras del fallo')
          : isEditorial
            ? messages.editorialLabel
            : 'Del sumario, no del fallo'}
      </figcaption>
    </figure>
  );
}

/** Cut at its marks; those that overlap or lie outside the text are cut to what fits. */
function markedPieces({ text, marks }: MatchingPassage): ReactNode[] {
  const pieces: ReactNode[] = [];
  let written = 0;
  for (const { start, end } of marks) {
    const from = Math.max(start, written);
    const to = Math.min(end, text.length);
    if (to <= from) continue;
    pieces.push(
      text.slice(written, from),
      <mark key={from} className="rounded-sm bg-highlight text-ink">
        {text.slice(from, to)}
      </mark>,
    );
    written = to;
  }
  pieces.push(text.slice(written));
  return pieces;
}
