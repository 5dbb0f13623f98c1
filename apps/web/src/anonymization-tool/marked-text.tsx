import type { PersonalDataType } from '@foja/contracts/anonymization-calls';
import { memo, type RefObject, useMemo, useState } from 'react';
import { datumClasses, datumStyle, personalDataLooks } from '../anonymization/personal-data.ts';
import { classNames } from '../design-system/class-names.ts';
import { cutLines, longFromLines, type Piece } from '../design-system/marked-text/cut-lines.ts';
import { actsAsButton, moveBetweenMarks } from '../design-system/marked-text/mark-keys.ts';

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

/**
 * A text whose marks are buttons. Tab goes to one of them, the arrows from one to the next: hundreds of stops would be a trap.
 */
export function MarkedText({ text, marks, rootRef, onOpen }: MarkedTextProps) {
  const lines = useMemo(() => cutLines(text, stretchesOf(marks)), [text, marks]);
  const [stop, setStop] = useState<number | null>(null);
  const current = marks.some(({ start }) => start === stop) ? stop : (marks[0]?.start ?? null);

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys move between the buttons inside
    <div
      ref={rootRef}
      onKeyDown={(event) => moveBetweenMarks(event, '[data-mark]')}
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

const stretchesOf = (marks: readonly Mark[]) => marks.map((mark) => ({ ...mark, mark }));

interface LineProps {
  pieces: readonly Piece<Mark>[];
  stop: number | null;
  long: boolean;
  onOpen: MarkedTextProps['onOpen'];
}

const samePiece = (one: Piece<Mark>, other: Piece<Mark> | undefined) =>
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
      {...actsAsButton((element) => onOpen(mark.start, element))}
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
