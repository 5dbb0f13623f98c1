import { searchQueryMaxCharacters } from '@foja/contracts/jurisprudence-limits';
import { Search } from 'lucide-react';
import { type ReactNode, type RefObject, useId } from 'react';
import { Button } from '../../design-system/button.tsx';

interface WordSearchFormProps {
  query: string;
  inputRef: RefObject<HTMLInputElement | null>;
  /** A search is under way: another one waits until it ends or is cancelled. */
  busy: boolean;
  /** The filters cannot be asked like this. */
  blocked: boolean;
  /** The filters. */
  children: ReactNode;
  onWrite: (query: string) => void;
  onSearch: () => void;
}

/** What is searched, in the words of whoever searches: a subject, parties, or a citation. */
export function WordSearchForm({ query, inputRef, busy, blocked, children, onWrite, onSearch }: WordSearchFormProps) {
  const id = useId();
  return (
    // biome-ignore lint/a11y/useSemanticElements: <search> is not known to every browser that this is read in
    <form
      role="search"
      aria-label="Jurisprudencia"
      onSubmit={(event) => {
        event.preventDefault();
        if (!busy && !blocked && query.trim() !== '') onSearch();
      }}
      className="grid grid-cols-1 gap-2"
    >
      <label htmlFor={id} className="text-sm font-medium">
        Palabras, partes o cita
      </label>
      <div className="flex flex-wrap gap-2">
        <input
          ref={inputRef}
          id={id}
          type="search"
          value={query}
          maxLength={searchQueryMaxCharacters}
          autoComplete="off"
          enterKeyHint="search"
          aria-describedby={`${id}-help`}
          onChange={({ target }) => onWrite(target.value)}
          className="h-11 min-w-0 flex-1 basis-60 rounded-field border border-line-strong bg-surface px-3 text-base text-ink hover:border-ink-muted sm:text-sm"
        />
        <Button
          type="submit"
          kind="primary"
          busy={busy}
          disabled={blocked || query.trim() === ''}
          className="h-11 max-sm:w-full"
        >
          {!busy && <Search size={16} aria-hidden="true" />}
          Buscar
        </Button>
      </div>
      <p id={`${id}-help`} className="text-sm text-ink-muted">
        Por tema, por el nombre de las partes o por la cita (Fallos: tomo:página).
      </p>
      {children}
    </form>
  );
}
