import type { CheckedReference } from '@foja/contracts/citation-check';
import type { ReferenceStatus } from '@foja/contracts/citation-check-limits';
import { memo, type RefObject, useMemo, useState } from 'react';
import { classNames } from '../design-system/class-names.ts';
import { cutLines, longFromLines, type MarkedStretch, type Piece } from '../design-system/marked-text/cut-lines.ts';
import { actsAsButton, moveBetweenMarks } from '../design-system/marked-text/mark-keys.ts';
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

/** Names a mark, so that the list leads to it. */
export const markAttribute = 'data-reference';

/** The text with its references as buttons. Tab goes to one of them, the arrows from one to the next. */
export function MarkedDocument({ text, references, shown, selected, rootRef, onSelect }: MarkedDocumentProps) {
  const lines = useMemo(() => cutLines(text, stretchesOf(text, references, shown)), [text, references, shown]);
  const [stop, setStop] = useState<number | null>(null);
  const first = useMemo(() => references.findIndex(({ status }) => shown.has(status)), [references, shown]);
  const isShown = (place: number | null) => place !== null && shown.has(references[place]?.status ?? 'exists');
  const tabStop = isShown(stop) ? stop : isShown(selected) ? selected : first;

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys move between the buttons inside
    <div
      ref={rootRef}
      onKeyDown={(event) => moveBetweenMarks(event, `[${markAttribute}]`)}
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
          tabStop={line.some(({ mark }) => mark === tabStop) ? tabStop : null}
          selected={line.some(({ mark }) => mark === selected) ? selected : null}
          long={lines.length > longFromLines}
          onSelect={onSelect}
        />
      ))}
    </div>
  );
}

interface LineProps {
  pieces: readonly Piece<number>[];
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
      {pieces.map(({ start, text, mark: reference }) => {
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
      {...actsAsButton(() => onSelect(place))}
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

/** The references that are shown, each under its place; of two that overlap, the first. */
function stretchesOf(
  text: string,
  references: readonly CheckedReference[],
  shown: ReadonlySet<ReferenceStatus>,
): MarkedStretch<number>[] {
  const stretches: MarkedStretch<number>[] = [];
  for (const [place, { start, end, status }] of references.entries()) {
    if (!shown.has(status) || start < (stretches.at(-1)?.end ?? 0)) continue;
    stretches.push({ start, end, shown: text.slice(start, end), mark: place });
  }
  return stretches;
}
