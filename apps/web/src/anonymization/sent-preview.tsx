import { messageMaxCharacters } from '@foja/contracts/limits';
import { messages } from '@foja/contracts/messages';
import { X } from 'lucide-react';
import { lazy, Suspense, useEffect, useState } from 'react';
import { classNames } from '../design-system/class-names.ts';
import { useDebounced } from '../platform/use-debounced.ts';
import { type PreviewedAnonymizer, type PreviewedMessage, previewMessage } from './anonymize-message.ts';

const PreviewNames = lazy(() => import('./preview-names.tsx'));

interface SentPreviewProps {
  text: string;
  anonymizer: PreviewedAnonymizer;
  conversationId: string | null;
  onClose: () => void;
}

/** A call for each pause in the typing, not for each letter. */
const settleMs = { browser: 60, basic: 400, advanced: 900, 'within-work': 400 };

interface Shown {
  /** What was previewed; the composer may have gone on since. */
  of: string;
  /** How many choices it knows of. */
  choices: number;
  message: PreviewedMessage | null;
}

/** Exactly what would be asked: the text with its personal data replaced, as it will leave for the query. */
export function SentPreview({ text, anonymizer, conversationId, onClose }: SentPreviewProps) {
  const [shown, setShown] = useState<Shown | null>(null);
  // As it is sent: without the blanks around it.
  const question = text.trim();
  /** Counts the choices of what else is replaced: each one prepares the text anew. */
  const [choices, setChoices] = useState(0);
  const settled = useDebounced(question, settleMs[anonymizer]);

  useEffect(() => {
    if (settled === '' || settled.length > messageMaxCharacters) return;
    let current = true;
    previewMessage(anonymizer, settled, conversationId).then(
      (message) => current && setShown({ of: settled, choices, message }),
      () => current && setShown({ of: settled, choices, message: null }),
    );
    return () => {
      current = false;
    };
  }, [settled, anonymizer, conversationId, choices]);

  const outdated = shown !== null && (shown.of !== question || shown.choices !== choices);
  return (
    <section
      aria-label="Lo que se envía"
      aria-busy={shown === null || outdated}
      className="mb-2 animate-rise rounded-card border border-line bg-surface p-4 text-sm shadow-raised"
    >
      <header className="flex items-center justify-between gap-4">
        <h2 className="font-medium">Lo que se envía</h2>
        <button
          type="button"
          aria-label="Cerrar la vista previa"
          onClick={onClose}
          className="-m-1 inline-flex size-8 items-center justify-center rounded-field text-ink-muted hover:bg-sunken"
        >
          <X size={16} aria-hidden="true" />
        </button>
      </header>
      {shown === null && <p className="mt-2 text-ink-muted">Preparando…</p>}
      {shown && !shown.message && (
        <p role="alert" className="mt-1 text-danger">
          {messages.anonymizationRequired}
        </p>
      )}
      {shown?.message && (
        <>
          <Preview message={shown.message} anonymizer={anonymizer} outdated={outdated} />
          <Suspense fallback={null}>
            <PreviewNames
              text={shown.of}
              message={shown.message}
              disabled={outdated}
              onChange={() => setChoices(choices + 1)}
            />
          </Suspense>
        </>
      )}
    </section>
  );
}

interface PreviewProps {
  message: PreviewedMessage;
  anonymizer: PreviewedAnonymizer;
  outdated: boolean;
}

function Preview({ message, anonymizer, outdated }: PreviewProps) {
  return (
    <>
      <p
        className={classNames(
          'mt-2 max-h-40 overflow-y-auto break-words whitespace-pre-wrap',
          outdated ? 'text-ink-muted' : 'text-ink-soft',
        )}
      >
        {message.text.split(/(\[[A-Z_]+_\d+\])/).map((piece, index) =>
          index % 2 === 1 ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: pieces of one text, in order
            <mark key={index} className="rounded-sm bg-info-wash px-1 font-medium text-info">
              {piece}
            </mark>
          ) : (
            piece
          ),
        )}
      </p>
      <p className="mt-2 text-xs text-ink-muted">{outdated ? 'Actualizando…' : explanation(message, anonymizer)}</p>
      {message.notice && !outdated && <p className="mt-1 text-xs text-ink-muted">{message.notice}</p>}
    </>
  );
}

function explanation({ replacements }: PreviewedMessage, anonymizer: PreviewedAnonymizer): string {
  if (replacements === 0) return 'No se encontraron datos personales para reemplazar.';
  if (anonymizer === 'within-work')
    return 'El servidor de Foja reemplaza los datos antes de consultar a un modelo de lenguaje, si hay uno configurado, y los vuelve a poner en la respuesta.';
  if (anonymizer === 'browser')
    return 'Los datos reales quedan en este navegador y se vuelven a poner en la respuesta.';
  return 'El servidor de Foja reemplaza los datos y no los guarda: la consulta lleva solo este texto, y la respuesta te muestra los reales.';
}
