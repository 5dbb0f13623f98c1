import type { Editor } from '@tiptap/react';
import { TriangleAlert } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { Button } from '../../design-system/button.tsx';
import { Dialog } from '../../design-system/dialog.tsx';
import { SegmentedControl } from '../../design-system/segmented-control.tsx';
import { TextField } from '../../design-system/text-field.tsx';
import { textBetween } from '../assistant/selected-text.ts';
import { failureText } from '../editor-failure.ts';
import { insertCitation, type NotePlace } from './insert-citation.ts';
import { type ResolvedReference, resolveReferences } from './resolve-references.ts';

interface CitationDialogProps {
  editor: Editor;
  initialPlace: NotePlace;
  onClose: () => void;
}

const referenceMaxCharacters = 300;

/**
 * A live citation from a reference as one writes it: "art. 1757 CCyC", "Fallos: 329:2316". Where a reference is selected in the text
 * it becomes the citation.
 */
export default function CitationDialog({ editor, initialPlace, onClose }: CitationDialogProps) {
  const form = useId();
  const [selected] = useState(() => selectedReference(editor));
  const [reference, setReference] = useState(selected?.text ?? '');
  const [place, setPlace] = useState<NotePlace>(selected ? 'inline' : initialPlace);
  const [found, setFound] = useState<readonly ResolvedReference[] | null>(null);
  const [problem, setProblem] = useState<string | undefined>();
  const [isSearching, setIsSearching] = useState(false);
  const call = useRef<AbortController | null>(null);

  async function search(words: string): Promise<void> {
    if (words.trim() === '') {
      setProblem('Escribí una referencia, por ejemplo art. 1757 CCyC.');
      return;
    }
    call.current?.abort();
    const own = new AbortController();
    call.current = own;
    setIsSearching(true);
    setProblem(undefined);
    try {
      const references = await resolveReferences(words.trim(), own.signal);
      setFound(references);
    } catch (failure) {
      if (own.signal.aborted) return;
      setFound(null);
      setProblem(failureText(failure, 'No se pudo buscar la referencia. Volvé a intentarlo.'));
    } finally {
      if (call.current === own) setIsSearching(false);
    }
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: the selected reference is looked up once
  useEffect(() => {
    if (selected) void search(selected.text);
    return () => call.current?.abort();
  }, []);

  // The reference that is selected becomes the citation, in the words that it has.
  const converts = selected !== null && reference === selected.text && place === 'inline' && found?.length === 1;

  function insert({ key, label, kind, text }: ResolvedReference): void {
    const words = place === 'inline' ? text : label;
    insertCitation(
      editor,
      { key, label: converts ? selected.text : words, kind, note: place },
      { replaces: converts ? selected : null },
    );
    onClose();
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title={selected ? 'Convertir en cita' : 'Insertar cita'}
      description="La cita abre su foja y se puede verificar de nuevo cuando quieras."
    >
      <form
        id={form}
        noValidate
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          void search(reference);
        }}
      >
        <TextField
          label="Referencia"
          help="Como la escribirías en un escrito: art. 1757 CCyC, art. 40 de la ley 24.240, Fallos: 329:2316."
          value={reference}
          error={problem}
          autoFocus
          autoComplete="off"
          maxLength={referenceMaxCharacters}
          onChange={({ target }) => {
            setReference(target.value);
            setFound(null);
            setProblem(undefined);
          }}
        />
        <div className="flex flex-wrap items-center justify-between gap-3">
          <SegmentedControl
            label="Dónde va la cita"
            value={place}
            options={[
              { value: 'footnote', label: 'Al pie' },
              { value: 'inline', label: 'En el texto' },
            ]}
            onChange={setPlace}
          />
          <Button kind="primary" type="submit" busy={isSearching}>
            Buscar
          </Button>
        </div>
      </form>
      <div aria-live="polite">
        {found?.length === 0 && (
          <p className="mt-4 text-sm text-ink-muted">
            No encontramos una referencia ahí. Probá con el número y la norma, por ejemplo art. 1757 CCyC.
          </p>
        )}
        {found && found.length > 0 && (
          <ul aria-label="Referencias encontradas" className="mt-4 divide-y divide-line border-y border-line">
            {found.map((one) => (
              <li
                key={`${one.key ?? ''} ${one.label}`}
                className="flex flex-wrap items-center justify-between gap-2 py-3"
              >
                <div className="min-w-0">
                  <p className="text-sm font-medium">{one.label}</p>
                  {one.title && <p className="text-xs text-ink-muted">{one.title}</p>}
                  {one.notice && (
                    <p className="mt-1 flex items-start gap-1.5 text-xs text-warning">
                      <TriangleAlert size={14} aria-hidden="true" className="mt-0.5 shrink-0" />
                      {one.notice}
                    </p>
                  )}
                </div>
                <Button
                  size="small"
                  aria-label={`${converts ? 'Convertir en' : 'Insertar'} ${one.label}`}
                  onClick={() => insert(one)}
                >
                  {converts ? 'Convertir' : 'Insertar'}
                </Button>
              </li>
            ))}
          </ul>
        )}
      </div>
    </Dialog>
  );
}

/** A reference that is selected in the text: short, and in one paragraph. */
function selectedReference(editor: Editor): { text: string; from: number; to: number } | null {
  const { from, to, empty, $from, $to } = editor.state.selection;
  if (empty || !$from.sameParent($to)) return null;
  const { text } = textBetween(editor.state.doc, from, to);
  const trimmed = text.trim();
  if (trimmed === '' || trimmed.length > 120 || trimmed.length !== to - from - (text.length - trimmed.length))
    return null;
  const start = from + text.indexOf(trimmed);
  return { text: trimmed, from: start, to: start + trimmed.length };
}
