import type { CheckedReference } from '@foja/contracts/citation-check';
import type { ReferenceStatus } from '@foja/contracts/citation-check-limits';
import { type KeyboardEvent, memo, type RefObject, useMemo, useState } from 'react';
import { classNames } from '../design-system/class-names.ts';
import { statusLooks } from './status-looks.ts';

interface MarkedDocumentProps {
  text: string;
  references: readonly CheckedReference[];
  /** Statuses that are shown; the marks of others are plain text. */
  shown: ReadonlySet<ReferenceStatus>;
  selected: number | null;
  rootRef: RefObject<HTMLDivElement | null>;
  onSelect: (place: number) => void;
}

interface Piece {
  start: number;
  text: string;
  /** Place among the references. */
  reference: number | null;
}

/** Past this many paragraphs the browser lays out only those in sight. */
const longFromLines = 400;

/** Names a mark, so that the list leads to it. */
export const markAttribute = 'data-reference';

/** The text with its references as buttons. Tab goes to one of them, the arrows from one to the next. */
export function MarkedDocument({ text, references, shown, selected, rootRef, onSelect }: MarkedDocumentProps) {
  const lines = useMemo(() => linesOf(text, references, shown), [text, references, shown]);
  const [stop, setStop] = useState<number | null>(null);
  const first = useMemo(() => references.findIndex(({ status }) => shown.has(status)), [references, shown]);
  const isShown = (place: number | null) => place !== null && shown.has(references[place]?.status ?? 'exists');
  const tabStop = isShown(stop) ? stop : isShown(selected) ? selected : first;

  function onKeyDown(event: KeyboardEvent<HTMLDivElement>): void {
    const buttons = [...event.currentTarget.querySelectorAll<HTMLElement>(`[${markAttribute}]`)];
    const at = buttons.indexOf(event.target as HTMLElement);
    if (at < 0) return;
    const moves: Record<string, number> = {
      ArrowRight: at + 1,
      ArrowDown: at + 1,
      ArrowLeft: at - 1,
      ArrowUp: at - 1,
      Home: 0,
      End: buttons.length - 1,
    };
    const to = moves[event.key];
    if (to === undefined) return;
    event.preventDefault();
    buttons[Math.max(0, Math.min(to, buttons.length - 1))]?.focus();
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys move between the buttons inside
    <div
      ref={rootRef}
      onKeyDown={onKeyDown}
      onFocus={({ target }) => {
        const place = (target as HTMLElement).getAttribute(markAttribute);
        if (place !== null) setStop(Number(place));
      }}
      className="font-serif text-base leading-[1.75] break-words whitespace-pre-wrap text-ink"
    >
      {lines.map((line) => (
        <Line
          key={line[0]?.start}
          pieces={line}
          references={references}
          tabStop={line.some(({ reference }) => reference === tabStop) ? tabStop : null}
          selected={line.some(({ reference }) => reference === selected) ? selected : null}
          long={lines.length > longFromLines}
          onSelect={onSelect}
        />
      ))}
    </div>
  );
}

interface LineProps {
  pieces: readonly Piece[];
  references: readonly CheckedReference[];
  tabStop: number | null;
  selected: number | null;
  long: boolean;
  onSelect: (place: number) => void;
}

/** One paragraph; choosing a reference draws two of them again and not the whole text. */
const Line = memo(function Line({ pieces, references, tabStop, selected, long, onSelect }: LineProps) {
  return (
    <p
      className={classNames('min-h-[1.75em]', long && '[contain-intrinsic-size:auto_1.75em] [content-visibility:auto]')}
    >
      {pieces.map(({ start, text, reference }) => {
        const checked = reference === null ? undefined : references[reference];
        if (reference === null || !checked) return <span key={start}>{text}</span>;
        return (
          <Mark
            key={start}
            place={reference}
            text={text}
            status={checked.status}
            isStop={reference === tabStop}
            isSelected={reference === selected}
            onSelect={onSelect}
          />
        );
      })}
    </p>
  );
});

interface MarkProps {
  place: number;
  text: string;
  status: ReferenceStatus;
  isStop: boolean;
  isSelected: boolean;
  onSelect: (place: number) => void;
}

function Mark({ place, text, status, isStop, isSelected, onSelect }: MarkProps) {
  const { label, Icon, markClasses } = statusLooks[status];
  return (
    // biome-ignore lint/a11y/useSemanticElements: a real button does not break over lines nor let its text be selected
    <span
      role="button"
      tabIndex={isStop ? 0 : -1}
      aria-pressed={isSelected}
      aria-label={`${text}: ${label}`}
      title={label}
      {...{ [markAttribute]: place }}
      onClick={() => {
        // Somebody who ends a selection here is selecting, not choosing.
        if (window.getSelection()?.isCollapsed !== false) onSelect(place);
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' && event.key !== ' ') return;
        event.preventDefault();
        onSelect(place);
      }}
      className={classNames(
        'scroll-my-24 cursor-pointer rounded-sm box-decoration-clone px-0.5',
        markClasses,
        isSelected && 'outline-2 outline-primary-ink',
      )}
    >
      <Icon size={13} aria-hidden="true" className="mr-0.5 inline-block align-[-0.1em]" />
      {text}
    </span>
  );
}

/** The text cut at its line breaks and at its references; one that goes over a line break stays whole. */
function linesOf(
  text: string,
  references: readonly CheckedReference[],
  shown: ReadonlySet<ReferenceStatus>,
): Piece[][] {
  const lines: Piece[][] = [[]];
  const put = (piece: Piece) => lines.at(-1)?.push(piece);
  const plain = (from: number, to: number) => {
    let start = from;
    for (const [index, line] of text.slice(from, to).split('\n').entries()) {
      if (index > 0) lines.push([]);
      if (line !== '' || index > 0) put({ start, text: line, reference: null });
      start += line.length + 1;
    }
  };
  let at = 0;
  for (const [place, { start, end, status }] of references.entries()) {
    if (!shown.has(status) || start < at) continue;
    plain(at, start);
    if (lines.at(-1)?.at(-1)?.text === '') lines.at(-1)?.pop();
    put({ start, text: text.slice(start, end), reference: place });
    at = end;
  }
  plain(at, text.length);
  return lines.filter((line) => line.length > 0);
}
