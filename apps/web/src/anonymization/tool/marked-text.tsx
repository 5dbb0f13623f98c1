import type { PersonalDataType } from '@foja/contracts/anonymization-calls';
import { type KeyboardEvent, memo, type RefObject, useMemo, useState } from 'react';
import { classNames } from '../../design-system/class-names.ts';
import { datumClasses, datumStyle, personalDataLooks } from '../personal-data.ts';

/** A stretch of the original text that wears a mark. */
export interface Mark {
  /** UTF-16 offsets of the original text; `start` names the mark. */
  start: number;
  end: number;
  type: PersonalDataType;
  /** What is shown in its place. */
  shown: string;
  /** What stands in the other pane. */
  counterpart: string;
  /** The person wants it visible. */
  visible: boolean;
}

interface MarkedTextProps {
  text: string;
  marks: readonly Mark[];
  rootRef?: RefObject<HTMLDivElement | null>;
  onOpen: (start: number, element: HTMLElement) => void;
}

type Piece = { start: number; text: string; mark: Mark | null };

/** Past this many lines the browser lays out only those in sight. */
const longFromLines = 400;

/**
 * A text whose marks are buttons. Tab goes to one of them, the arrows from one to the next: hundreds of stops would be a trap.
 */
export function MarkedText({ text, marks, rootRef, onOpen }: MarkedTextProps) {
  const lines = useMemo(() => linesOf(text, marks), [text, marks]);
  const [stop, setStop] = useState<number | null>(null);
  const current = marks.some(({ start }) => start === stop) ? stop : (marks[0]?.start ?? null);

  function onKeyDown(event: KeyboardEvent<HTMLDivElement>): void {
    const buttons = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-mark]')];
    const at = buttons.indexOf(event.target as HTMLElement);
    if (at < 0) return;
    const to = {
      ArrowRight: at + 1,
      ArrowDown: at + 1,
      ArrowLeft: at - 1,
      ArrowUp: at - 1,
      Home: 0,
      End: buttons.length - 1,
    }[event.key];
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
        const start = (target as HTMLElement).dataset.mark;
        if (start !== undefined) setStop(Number(start));
      }}
      className="font-serif text-base leading-[1.75] break-words whitespace-pre-wrap text-ink"
    >
      {lines.map((line) => (
        <Line
          key={line[0]?.start}
          pieces={line}
          stop={line.some(({ mark }) => mark && mark.start === current) ? current : null}
          long={lines.length > longFromLines}
          onOpen={onOpen}
        />
      ))}
    </div>
  );
}

interface LineProps {
  pieces: readonly Piece[];
  stop: number | null;
  long: boolean;
  onOpen: MarkedTextProps['onOpen'];
}

const samePiece = (one: Piece, other: Piece | undefined) =>
  other !== undefined &&
  one.start === other.start &&
  one.text === other.text &&
  one.mark?.type === other.mark?.type &&
  one.mark?.visible === other.mark?.visible &&
  one.mark?.counterpart === other.mark?.counterpart;

/** One line of the text. A decision changes a few lines of a document, and only these are drawn again. */
const Line = memo(
  function Line({ pieces, stop, long, onOpen }: LineProps) {
    return (
      <p
        className={classNames(
          'min-h-[1.75em]',
          long && '[contain-intrinsic-size:auto_1.75em] [content-visibility:auto]',
        )}
      >
        {pieces.map((piece) =>
          piece.mark ? (
            <MarkButton key={piece.start} mark={piece.mark} stop={stop === piece.mark.start} onOpen={onOpen} />
          ) : (
            <span key={piece.start} data-start={piece.start}>
              {piece.text}
            </span>
          ),
        )}
      </p>
    );
  },
  (before, after) =>
    before.stop === after.stop &&
    before.long === after.long &&
    before.onOpen === after.onOpen &&
    before.pieces.length === after.pieces.length &&
    before.pieces.every((piece, index) => samePiece(piece, after.pieces[index])),
);

function MarkButton({ mark, stop, onOpen }: { mark: Mark; stop: boolean; onOpen: MarkedTextProps['onOpen'] }) {
  const { label } = personalDataLooks[mark.type];
  return (
    // biome-ignore lint/a11y/useSemanticElements: a real button does not break over lines nor let its text be selected
    <span
      role="button"
      tabIndex={stop ? 0 : -1}
      aria-haspopup="menu"
      aria-label={`${mark.shown}: ${label}${mark.visible ? ', queda visible' : ''}`}
      title={mark.visible ? `${label}: queda visible` : `${label}: ${mark.counterpart}`}
      data-mark={mark.start}
      data-start={mark.start}
      style={datumStyle(mark.type)}
      onClick={({ currentTarget }) => {
        // Somebody who ends a selection here is selecting, not choosing.
        if (window.getSelection()?.isCollapsed !== false) onOpen(mark.start, currentTarget);
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' && event.key !== ' ') return;
        event.preventDefault();
        onOpen(mark.start, event.currentTarget);
      }}
      className={classNames(
        'cursor-pointer box-decoration-clone px-0.5',
        mark.visible
          ? 'rounded-sm underline decoration-[hsl(var(--datum-hue)_55%_45%)] decoration-dashed decoration-2 underline-offset-4 dark:decoration-[hsl(var(--datum-hue)_60%_62%)]'
          : datumClasses,
      )}
    >
      {mark.shown}
    </span>
  );
}

/** The text cut at its line breaks and at its marks; a mark that goes over a line break stays whole. */
function linesOf(text: string, marks: readonly Mark[]): Piece[][] {
  const lines: Piece[][] = [[]];
  const put = (piece: Piece) => lines.at(-1)?.push(piece);
  const plain = (from: number, to: number) => {
    let start = from;
    for (const [index, line] of text.slice(from, to).split('\n').entries()) {
      if (index > 0) lines.push([]);
      if (line !== '' || index > 0) put({ start, text: line, mark: null });
      start += line.length + 1;
    }
  };
  let at = 0;
  for (const mark of marks) {
    plain(at, mark.start);
    // A mark that begins a line takes the place of the line's nothing.
    if (lines.at(-1)?.at(-1)?.text === '') lines.at(-1)?.pop();
    put({ start: mark.start, text: mark.shown, mark });
    at = mark.end;
  }
  plain(at, text.length);
  return lines.filter((line) => line.length > 0);
}
