import { type Editor, useEditorState } from '@tiptap/react';
import { ArrowDown, ArrowUp, CaseSensitive, WholeWord, X } from 'lucide-react';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { Button } from '../../design-system/button.tsx';
import { inputClasses } from '../../design-system/field-frame.tsx';
import { IconButton } from '../../design-system/icon-button.tsx';
import { findState } from './find-highlights.ts';
import { replaceMatches } from './find-matches.ts';
import { showMatch } from './show-match.ts';

interface FindBarProps {
  editor: Editor;
  /** What is looked for at first. */
  initialQuery: string;
  withReplace: boolean;
  onClose: () => void;
}

const count = new Intl.NumberFormat('es-AR');

/** Find and replace; the marks in the text go with it. Enter goes on, Shift+Enter back, Escape closes. */
export function FindBar({ editor, initialQuery, withReplace, onClose }: FindBarProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [replacement, setReplacement] = useState('');
  const [announced, setAnnounced] = useState('');
  const [query, setQuery] = useState(initialQuery);
  const { matches, index, matchesCase, wholeWord } = useEditorState({
    editor,
    selector: ({ editor: current }) => findState(current.state),
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: the first query is looked for once
  useEffect(() => {
    input.current?.select();
    editor.commands.find({ query: initialQuery });
    return () => {
      if (!editor.isDestroyed) editor.commands.find({ query: '' });
    };
  }, [editor]);

  function go(step: 1 | -1): void {
    if (matches.length === 0) return;
    editor.commands.find({ index: index + step });
    showMatch(editor);
  }

  function replaceOne(): void {
    const match = matches[index];
    if (!match) return;
    editor.view.dispatch(replaceMatches(editor.state.tr, [match], replacement));
    // The one that follows has taken its place, unless the new words hold what was looked for.
    const after = findState(editor.state);
    const next = after.matches.findIndex(({ from }) => from >= match.from + replacement.length);
    editor.commands.find({ index: Math.max(0, next) });
    if (after.matches.length === 0) input.current?.focus();
    showMatch(editor);
  }

  function replaceAll(): void {
    const all = matches.length;
    if (all === 0) return;
    editor.view.dispatch(replaceMatches(editor.state.tr, matches, replacement));
    // The button that was pressed has nothing more to do, and would take the keyboard with it.
    input.current?.focus();
    setAnnounced(all === 1 ? 'Se reemplazó 1 vez.' : `Se reemplazó ${count.format(all)} veces.`);
  }

  function onKey(event: KeyboardEvent): void {
    if (event.key === 'Escape') {
      event.preventDefault();
      event.stopPropagation();
      onClose();
    } else if (event.key === 'Enter' && event.target === input.current) {
      event.preventDefault();
      go(event.shiftKey ? -1 : 1);
    }
  }

  const found =
    query === '' ? '' : matches.length === 0 ? 'Sin coincidencias' : `${index + 1} de ${count.format(matches.length)}`;
  return (
    // biome-ignore lint/a11y/useSemanticElements: <search> is not yet known to every browser that we serve
    <form
      role="search"
      aria-label="Buscar en el documento"
      onSubmit={(event) => event.preventDefault()}
      onKeyDown={onKey}
      className="grid shrink-0 gap-2 border-b border-line bg-surface px-3 py-2"
    >
      <div className="flex flex-wrap items-center gap-1">
        <label htmlFor={`${id}-find`} className="w-24 shrink-0 text-sm text-ink-muted">
          Buscar
        </label>
        <input
          ref={input}
          id={`${id}-find`}
          value={query}
          autoComplete="off"
          onChange={({ target }) => {
            setQuery(target.value);
            setAnnounced('');
            editor.commands.find({ query: target.value });
            showMatch(editor);
          }}
          className={`${inputClasses({ valid: false })} h-9! w-auto! min-w-0 flex-1 basis-40 sm:max-w-72`}
        />
        <IconButton
          size="small"
          label="Distinguir mayúsculas"
          aria-pressed={matchesCase}
          icon={<CaseSensitive size={18} aria-hidden="true" />}
          onClick={() => editor.commands.find({ matchesCase: !matchesCase })}
        />
        <IconButton
          size="small"
          label="Palabra completa"
          aria-pressed={wholeWord}
          icon={<WholeWord size={18} aria-hidden="true" />}
          onClick={() => editor.commands.find({ wholeWord: !wholeWord })}
        />
        <IconButton
          size="small"
          label="Anterior"
          disabled={matches.length === 0}
          icon={<ArrowUp size={17} aria-hidden="true" />}
          onClick={() => go(-1)}
        />
        <IconButton
          size="small"
          label="Siguiente"
          disabled={matches.length === 0}
          icon={<ArrowDown size={17} aria-hidden="true" />}
          onClick={() => go(1)}
        />
        <p role="status" className="figures min-w-20 text-sm text-ink-muted">
          {announced || found}
        </p>
        <IconButton
          size="small"
          className="ml-auto"
          label="Cerrar la búsqueda"
          icon={<X size={17} aria-hidden="true" />}
          onClick={onClose}
        />
      </div>
      {withReplace && (
        <div className="flex flex-wrap items-center gap-1.5">
          <label htmlFor={`${id}-replace`} className="w-24 shrink-0 text-sm text-ink-muted">
            Reemplazar por
          </label>
          <input
            id={`${id}-replace`}
            value={replacement}
            autoComplete="off"
            onChange={({ target }) => setReplacement(target.value)}
            className={`${inputClasses({ valid: false })} h-9! w-auto! min-w-0 flex-1 basis-40 sm:max-w-72`}
          />
          <Button size="small" disabled={matches.length === 0} onClick={replaceOne}>
            Reemplazar
          </Button>
          <Button size="small" disabled={matches.length === 0} onClick={replaceAll}>
            Reemplazar todo
          </Button>
        </div>
      )}
    </form>
  );
}
