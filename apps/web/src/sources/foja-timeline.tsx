import type { ArticleVersion, TimelineEntry } from '@foja/contracts/sources';
import { diffWordsWithSpace } from 'diff';
import { useId, useState } from 'react';
import { formatDay } from '../platform/dates.ts';

interface FojaTimelineProps {
  timeline: readonly TimelineEntry[];
  versions: readonly ArticleVersion[];
}

const changed: Record<NonNullable<TimelineEntry['change']>, string> = {
  replaced: 'Sustituido',
  added: 'Incorporado',
  repealed: 'Derogado',
  renumbered: 'Renumerado',
  restored: 'Restablecido',
};

/** The life of an article, the newest stretch first; a text that is held can be compared with the next one, word by word. */
export function FojaTimeline({ timeline, versions }: FojaTimelineProps) {
  const texts = new Map(versions.map(({ id, text }) => [id, text]));
  const entries = timeline.map((entry, index) => ({
    entry,
    text: entry.taken?.text ?? (entry.versionId === null ? null : (texts.get(entry.versionId) ?? null)),
    key: `${entry.from}-${index}`,
  }));
  return (
    <ol className="grid gap-4 border-l-2 border-paper-line pl-4">
      {entries
        .map(({ entry, key, text }, index) => {
          const next = entries.slice(index + 1).find((later) => later.text !== null);
          return (
            <li key={key}>
              <p className="figures text-sm font-semibold">{spanOf(entry)}</p>
              <p className="text-sm text-paper-muted">{describe(entry)}</p>
              {text !== null && <TextOfThen text={text} next={entry.to === null ? null : (next?.text ?? null)} />}
            </li>
          );
        })
        .reverse()}
    </ol>
  );
}

function TextOfThen({ text, next }: { text: string; next: string | null }) {
  const [shown, setShown] = useState<'nothing' | 'text' | 'difference'>('nothing');
  const id = useId();
  const toggle = (what: 'text' | 'difference') => setShown(shown === what ? 'nothing' : what);
  const look = 'inline-flex min-h-9 items-center text-sm text-primary-ink underline underline-offset-4';
  return (
    <>
      <div className="flex flex-wrap gap-x-4">
        <button
          type="button"
          className={look}
          aria-expanded={shown === 'text'}
          aria-controls={id}
          onClick={() => toggle('text')}
        >
          {shown === 'text' ? 'Ocultar el texto' : 'Ver el texto'}
        </button>
        {next !== null && (
          <button
            type="button"
            className={look}
            aria-expanded={shown === 'difference'}
            aria-controls={id}
            onClick={() => toggle('difference')}
          >
            {shown === 'difference' ? 'Ocultar la diferencia' : 'Comparar con el que siguió'}
          </button>
        )}
      </div>
      <div id={id} className="font-serif text-base leading-[1.7] whitespace-pre-line">
        {shown === 'text' && <p className="mt-1">{text}</p>}
        {shown === 'difference' && next !== null && <Difference before={text} after={next} />}
      </div>
    </>
  );
}

/** What goes is struck and what comes is underlined, so that colour is not alone in telling it. */
function Difference({ before, after }: { before: string; after: string }) {
  return (
    <p className="mt-1">
      {diffWordsWithSpace(before, after).map((part, index) => {
        const key = `${index}-${part.value.length}`;
        if (part.removed) {
          return (
            <del key={key} className="text-danger">
              {part.value}
            </del>
          );
        }
        return part.added ? (
          <ins key={key} className="text-ok">
            {part.value}
          </ins>
        ) : (
          <span key={key}>{part.value}</span>
        );
      })}
    </p>
  );
}

function spanOf({ from, to }: TimelineEntry): string {
  if (to === null) return `Desde el ${formatDay(from ?? '')}`;
  return from === null ? `Hasta el ${formatDay(to)}` : `Del ${formatDay(from)} al ${formatDay(to)}`;
}

function describe({ by, change, isWhole, state, taken, to }: TimelineEntry): string {
  const origin =
    change === null ? 'Texto de origen' : `${changed[change]}${isWhole ? '' : ' en parte'}${by ? ` por ${by}` : ''}`;
  switch (state) {
    case 'not-yet':
      return 'El artículo todavía no existía';
    case 'repealed':
      return origin;
    case 'text-not-held':
      return `${origin}. Foja no tiene el texto de entonces`;
    default:
      if (to === null) return `${origin}. Es el texto vigente`;
      return taken ? `${origin}. Texto tomado del ${taken.from}` : origin;
  }
}
