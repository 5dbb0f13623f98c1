import { useMemo, useRef } from 'react';
import { Button } from '../design-system/button.tsx';
import type { PreviewedMessage } from './anonymize-message.ts';
import { everyKeptPlace, groupKeptNames, keptReasons, searchedData } from './kept-names.ts';
import { leaveName, namesToReplace, replaceName } from './names-to-replace.ts';

interface PreviewNamesProps {
  /** What was previewed, as written. */
  text: string;
  message: PreviewedMessage;
  disabled: boolean;
  /** Something else is replaced now: the text has to be prepared again. */
  onChange: () => void;
}

const count = new Intl.NumberFormat('es-AR');

/** What was measured in the text that leaves: how much was replaced, and which names stay and why, with one click for each. */
export default function PreviewNames({ text, message, disabled, onChange }: PreviewNamesProps) {
  const summary = useRef<HTMLParagraphElement>(null);
  const { replaced, kept } = message;
  const places = useMemo(() => everyKeptPlace(text, kept, replaced), [text, kept, replaced]);
  const names = useMemo(() => groupKeptNames(places), [places]);
  const chosen = namesToReplace();
  const change = (choose: () => void) => () => {
    choose();
    onChange();
    // The button goes with its line.
    summary.current?.focus();
  };
  return (
    <div className="mt-2 grid gap-2 border-t border-line pt-2 text-xs">
      <p ref={summary} tabIndex={-1} className="text-ink-soft outline-none">
        Datos reemplazados: {count.format(replaced.length)}. Quedan visibles: {count.format(places.length)}.
      </p>
      {names.length + chosen.length > 0 && (
        <ul aria-label="Nombres que quedan o se reemplazan" className="grid max-h-40 gap-1.5 overflow-y-auto">
          {names.map((name) => (
            <li key={`${name.reason} ${name.literals[0]}`} className="flex flex-wrap items-center gap-x-3 gap-y-1">
              <span className="min-w-0 flex-1 basis-48 break-words">
                <span className="font-medium text-ink">{name.text}</span>{' '}
                <span className="text-ink-muted">
                  {keptReasons[name.reason]} · {name.mentions === 1 ? '1 vez' : `${count.format(name.mentions)} veces`}
                </span>
              </span>
              <Button
                size="small"
                disabled={disabled}
                aria-label={`Reemplazar en todas partes: ${name.text}`}
                onClick={change(() => replaceName(name))}
              >
                Reemplazar en todas partes
              </Button>
            </li>
          ))}
          {chosen.map((name) => (
            <li key={name.literals[0]} className="flex flex-wrap items-center gap-x-3 gap-y-1">
              <span className="min-w-0 flex-1 basis-48 break-words">
                <span className="font-medium text-ink">{name.text}</span>{' '}
                <span className="text-ink-muted">se reemplaza en las consultas que envíes desde esta página</span>
              </span>
              <Button
                size="small"
                kind="quiet"
                disabled={disabled}
                aria-label={`Deshacer: dejar visible ${name.text}`}
                onClick={change(() => leaveName(name))}
              >
                Deshacer
              </Button>
            </li>
          ))}
        </ul>
      )}
      <details className="text-ink-muted">
        <summary className="cursor-pointer">Qué se buscó</summary>
        <p className="mt-1">
          Se buscó: {searchedData}. Lo que la búsqueda no advirtió no figura acá: leé el texto antes de enviarlo.
        </p>
      </details>
    </div>
  );
}
