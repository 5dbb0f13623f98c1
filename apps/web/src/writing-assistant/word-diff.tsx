import { useMemo } from 'react';
import { wordChanges } from './word-changes.ts';

/** A new wording against the old one: what goes is struck through and what comes is underlined, in words for who does not see it. */
export function WordDiff({ before, after }: { before: string; after: string }) {
  const changes = useMemo(() => wordChanges(before, after), [before, after]);
  return (
    <p className="font-serif text-[0.95rem] leading-relaxed whitespace-pre-wrap wrap-anywhere text-ink">
      {changes.map(({ kind, text }, index) => {
        // biome-ignore lint/suspicious/noArrayIndexKey: stretches of one text, in order
        if (kind === 'same') return <span key={index}>{text}</span>;
        return kind === 'removed' ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: as above
          <del key={index} className="mr-px rounded-sm bg-danger-wash text-danger line-through">
            <span className="sr-only"> Se quita: </span>
            {text}
            <span className="sr-only">. </span>
          </del>
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: as above
          <ins key={index} className="ml-px rounded-sm bg-ok-wash text-ok underline decoration-2 underline-offset-2">
            <span className="sr-only"> Se agrega: </span>
            {text}
            <span className="sr-only">. </span>
          </ins>
        );
      })}
    </p>
  );
}
