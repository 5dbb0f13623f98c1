import { Undo2, X } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Button } from '../design-system/button.tsx';
import { originText, type TextOrigin } from './text-origin.ts';
import type { BringText } from './use-bring-text.ts';

interface BringStatusProps {
  brings: BringText;
  origin: TextOrigin | null;
  /** What is said of a text that is longer than the tool takes. */
  tooLong: string | null;
  /** Of those words, which describe the field. */
  id: string;
}

/** Shorter reading would only flicker. */
const nothingBeforeMs = 300;

/** What is being read, where the text came from, and what is wrong with either. */
export function BringStatus({ brings, origin, tooLong, id }: BringStatusProps) {
  const { state, replaced } = brings;
  return (
    <>
      {state.kind === 'problem' && (
        <p role="alert" className="mt-2 text-sm wrap-anywhere text-danger">
          {state.words}
        </p>
      )}
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2 text-sm text-ink-soft">
        {/* Always there, so that what appears in it is announced. */}
        <div role="status" className="min-w-0 flex-1 basis-56 wrap-anywhere">
          {state.kind === 'reading' ? (
            <Reading name={state.name} />
          ) : (
            <>
              {origin && <p className="mt-2">{originText(origin)}</p>}
              {origin?.notes.map((note) => (
                <p key={note} className="mt-1">
                  {note}
                </p>
              ))}
              {tooLong && (
                <p id={id} className="mt-2 text-danger">
                  {tooLong}
                </p>
              )}
            </>
          )}
        </div>
        {state.kind === 'reading' && (
          <Button size="small" kind="quiet" className="mt-2" onClick={brings.cancel}>
            <X size={15} aria-hidden="true" />
            Cancelar
          </Button>
        )}
        {state.kind === 'idle' && replaced && (
          <Button size="small" kind="quiet" className="mt-2" onClick={brings.restore}>
            <Undo2 size={15} aria-hidden="true" />
            Recuperar el texto anterior
          </Button>
        )}
      </div>
    </>
  );
}

function Reading({ name }: { name: string }) {
  const [shown, setShown] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setShown(true), nothingBeforeMs);
    return () => clearTimeout(timer);
  }, []);
  return shown && <p className="mt-2">Leyendo {name}…</p>;
}
