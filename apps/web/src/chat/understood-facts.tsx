import type { UnderstoodFact } from '@foja/contracts/chat';
import { correctionMaxCharacters, type FactCorrection } from '@foja/contracts/corrected-question';
import { Pencil, X } from 'lucide-react';
import { useRef, useState } from 'react';
import type { PlaceholderMap } from '../anonymization/anonymize-message.ts';
import { restoreText } from '../anonymization/placeholders.ts';
import { Button } from '../design-system/button.tsx';
import { TextField } from '../design-system/text-field.tsx';

interface UnderstoodFactsProps {
  facts: readonly UnderstoodFact[];
  placeholders: PlaceholderMap;
  /** Nothing can be asked now. */
  locked: boolean;
  /** Null where the question cannot be asked again so. */
  onCorrect: ((correction: FactCorrection) => void) | null;
}

const chip = 'inline-flex items-center rounded-full border border-line bg-surface text-xs text-ink-soft';
const part = 'inline-flex min-h-8 items-center gap-1.5 rounded-full hover:bg-sunken hover:text-ink disabled:opacity-60';

/** The facts that an answer went by, as chips; each can be put right or taken out, which answers anew. */
export function UnderstoodFacts({ facts, placeholders, locked, onCorrect }: UnderstoodFactsProps) {
  const [edited, setEdited] = useState<UnderstoodFact | null>(null);
  const list = useRef<HTMLUListElement>(null);
  if (facts.length === 0) return null;

  function close(): void {
    const at = edited ? facts.indexOf(edited) : -1;
    setEdited(null);
    // Back to where the person was.
    list.current?.children[at]?.querySelector('button')?.focus();
  }

  return (
    <div className="mb-4">
      <ul ref={list} aria-label="Datos entendidos" className="flex flex-wrap gap-1.5">
        {facts.map((fact) => (
          <li key={`${fact.start} ${fact.name}`} className={chip}>
            {onCorrect ? (
              <>
                <button
                  type="button"
                  disabled={locked}
                  aria-label={`Corregir: ${fact.label}`}
                  aria-expanded={edited === fact}
                  title="Corregir"
                  onClick={() => setEdited(edited === fact ? null : fact)}
                  className={`${part} pr-2 pl-3 text-left`}
                >
                  {fact.label}
                  <Pencil size={12} aria-hidden="true" className="shrink-0 text-ink-muted" />
                </button>
                <button
                  type="button"
                  disabled={locked}
                  aria-label={`Quitar: ${fact.label}`}
                  title="Quitar"
                  onClick={() => onCorrect({ start: fact.start, words: fact.words, instead: '' })}
                  className={`${part} w-8 shrink-0 justify-center text-ink-muted`}
                >
                  <X size={13} aria-hidden="true" />
                </button>
              </>
            ) : (
              <span className="px-3 py-1.5">{fact.label}</span>
            )}
          </li>
        ))}
      </ul>
      {edited && onCorrect && (
        <FactForm
          key={`${edited.start} ${edited.name}`}
          fact={edited}
          written={restoreText(edited.words, placeholders)}
          locked={locked}
          onCancel={close}
          onCorrect={(instead) => onCorrect({ start: edited.start, words: edited.words, instead })}
        />
      )}
    </div>
  );
}

interface FactFormProps {
  fact: UnderstoodFact;
  /** The fact's words as the person wrote them. */
  written: string;
  locked: boolean;
  onCancel: () => void;
  onCorrect: (instead: string) => void;
}

function FactForm({ fact, written, locked, onCancel, onCorrect }: FactFormProps) {
  const [text, setText] = useState(written);
  const instead = text.trim();
  return (
    <form
      aria-label={`Corregir: ${fact.label}`}
      className="mt-2 rounded-card border border-line bg-surface p-3"
      onSubmit={(event) => {
        event.preventDefault();
        if (instead !== '' && instead !== written && !locked) onCorrect(instead);
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.stopPropagation();
        onCancel();
      }}
    >
      <TextField
        autoFocus
        label={`En tu consulta: «${written}»`}
        help="Cambiá solo el dato, con palabras parecidas. El resto de la consulta queda igual."
        maxLength={correctionMaxCharacters}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <div className="mt-3 flex flex-wrap gap-2">
        <Button type="submit" kind="primary" size="small" disabled={locked || instead === '' || instead === written}>
          Responder con este dato
        </Button>
        <Button size="small" onClick={onCancel}>
          Cancelar
        </Button>
      </div>
    </form>
  );
}
