import { Pencil, RotateCcw, Undo2 } from 'lucide-react';
import { type Dispatch, useCallback, useMemo, useRef, useState } from 'react';
import { literalKey } from '../anonymization/literal-key.ts';
import { AlertDialog } from '../design-system/alert-dialog.tsx';
import { Button } from '../design-system/button.tsx';
import { FormBanner } from '../design-system/form-banner.tsx';
import { AddDatum } from './add-datum.tsx';
import { DatumMenu, type OpenDatum } from './datum-menu.tsx';
import { type Datum, type Decision, describe } from './decisions.ts';
import { KeptList } from './kept-list.tsx';
import { Legend } from './legend.tsx';
import { type Mark, MarkedText } from './marked-text.tsx';
import { OutputActions } from './output-actions.tsx';
import { Statistics } from './statistics.tsx';
import { TextPane } from './text-pane.tsx';
import { isReplaced, literalsOf, type Review, type ToolAction } from './tool-state.ts';

interface ReviewPaneProps {
  review: Review;
  dispatch: Dispatch<ToolAction>;
}

/** The original and what comes out of it, side by side; whatever is decided in one is seen in both. */
export function ReviewPane({ review, dispatch }: ReviewPaneProps) {
  const { text, note, found, data, decisions, visibleTypes, result } = review;
  const [opened, setOpened] = useState<{ start: number; element: HTMLElement } | null>(null);
  const [emptying, setEmptying] = useState(false);
  const original = useRef<HTMLDivElement>(null);
  const open = useCallback((start: number, element: HTMLElement) => setOpened({ start, element }), []);
  const close = useCallback(() => setOpened(null), []);
  const marks = useMemo(() => marksOf({ data, result, visibleTypes }), [data, result, visibleTypes]);
  const datum = opened && data.find(({ start }) => start === opened.start);
  const last = decisions.at(-1);

  const decide = (about: Datum, decision: (base: { type: Datum['type']; literals: string[] }) => Decision) =>
    dispatch({ kind: 'decide', decision: decision({ type: about.type, literals: literalsOf(review, about) }) });

  return (
    <div className="grid gap-4">
      {(note || found.notice) && <FormBanner tone="info">{[note, found.notice].filter(Boolean).join(' ')}</FormBanner>}
      <div className="flex flex-wrap items-center gap-2">
        <Button size="small" onClick={() => dispatch({ kind: 'edit' })}>
          <Pencil size={15} aria-hidden="true" />
          Editar el texto
        </Button>
        <Button
          size="small"
          disabled={!last}
          title={last && `Deshacer: ${describe(last)}`}
          onClick={() => dispatch({ kind: 'undo' })}
        >
          <Undo2 size={15} aria-hidden="true" />
          Deshacer
        </Button>
        <Button size="small" kind="quiet" onClick={() => setEmptying(true)}>
          <RotateCcw size={15} aria-hidden="true" />
          Empezar de nuevo
        </Button>
        <p role="status" className="text-sm text-ink-muted">
          {last ? `Última decisión: ${describe(last)}.` : ''}
        </p>
      </div>
      {data.length > 0 ? (
        <Legend data={data} visibleTypes={visibleTypes} onToggle={(type) => dispatch({ kind: 'toggle-type', type })} />
      ) : (
        <FormBanner tone="info">
          No se encontraron datos personales. Revisá el texto: podés marcar los que falten.
        </FormBanner>
      )}
      <p className="-mb-1 text-sm text-ink-muted">
        Elegí un dato del texto para decidir sobre él: vale en todas partes. Con el teclado, las flechas van de uno a
        otro.
      </p>
      <div className="grid gap-4 lg:grid-cols-2">
        <TextPane id="original" title="Original">
          <MarkedText text={text} marks={marks.original} rootRef={original} onOpen={open} />
        </TextPane>
        <TextPane id="anonymized" title="Anonimizado" actions={<OutputActions text={result.text} />}>
          <MarkedText text={text} marks={marks.anonymized} onOpen={open} />
        </TextPane>
      </div>
      <AddDatum
        text={text}
        source={original}
        onAdd={(literal, type) => dispatch({ kind: 'decide', decision: { kind: 'add', literal, type } })}
      />
      <KeptList
        review={review}
        onDecide={(decision) => dispatch({ kind: 'decide', decision })}
        onHideType={(type) => dispatch({ kind: 'toggle-type', type })}
      />
      <Statistics review={review} />
      {opened && datum && (
        <DatumMenu
          datum={openDatum(review, datum, opened.element)}
          onKeep={(keep) => decide(datum, (base) => ({ kind: keep ? 'keep' : 'hide', ...base }))}
          onRetype={(to) => decide(datum, (base) => ({ kind: 'retype', ...base, to }))}
          onClose={close}
        />
      )}
      <AlertDialog
        open={emptying}
        title="Empezar de nuevo"
        description="Se borran el texto, tus decisiones y las equivalencias entre marcadores y nombres: lo que ya anonimizaste no se va a poder restituir acá."
        confirm="Borrar y empezar"
        danger
        onConfirm={() => dispatch({ kind: 'empty' })}
        onClose={() => setEmptying(false)}
      />
    </div>
  );
}

function marksOf({ data, result, visibleTypes }: Pick<Review, 'data' | 'result' | 'visibleTypes'>) {
  const placeholders = new Map(result.replacements.map(({ start, placeholder }) => [start, placeholder]));
  const original: Mark[] = [];
  const anonymized: Mark[] = [];
  for (const datum of data) {
    const { start, end, type, text } = datum;
    const visible = !isReplaced(datum, { visibleTypes });
    const placeholder = placeholders.get(start) ?? '';
    original.push({ start, end, type, shown: text, counterpart: placeholder, visible });
    if (!visible) anonymized.push({ start, end, type, shown: placeholder, counterpart: text, visible });
  }
  return { original, anonymized };
}

function openDatum(review: Review, datum: Datum, element: HTMLElement): OpenDatum {
  const { replacements } = review.result;
  const placeholder = replacements.find(({ start }) => start === datum.start)?.placeholder ?? null;
  const literals = new Set(literalsOf(review, datum));
  const same = placeholder
    ? replacements.filter((other) => other.placeholder === placeholder).length
    : review.data.filter(({ type, text }) => type === datum.type && literals.has(literalKey(text))).length;
  return { element, placeholder, text: datum.text, type: datum.type, kept: datum.kept, mentions: same };
}
