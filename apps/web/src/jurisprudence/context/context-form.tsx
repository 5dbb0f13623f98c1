import type { AnonymizationMode } from '@foja/contracts/anonymization-modes';
import { contextMaxCharacters } from '@foja/contracts/jurisprudence-limits';
import { messageMaxCharacters } from '@foja/contracts/limits';
import type { Role } from '@foja/contracts/roles';
import { FileInput } from 'lucide-react';
import { lazy, type ReactNode, type RefObject, Suspense, useId, useState } from 'react';
import { SentPreview } from '../../chat/sent-preview.tsx';
import { Button } from '../../design-system/button.tsx';
import { classNames } from '../../design-system/class-names.ts';
import { FormBanner } from '../../design-system/form-banner.tsx';
import { exampleTexts } from '../../generators/example-texts.ts';
import { PrivacyBar } from '../../generators/privacy-bar.tsx';

const AnonymizationDialog = lazy(() => import('../../anonymization/anonymization-dialog.tsx'));

interface ContextFormProps {
  role: Role;
  mode: AnonymizationMode;
  text: string;
  inputRef: RefObject<HTMLTextAreaElement | null>;
  /** What went wrong last. */
  problem: string | null;
  /** The filters cannot be asked like this. */
  blocked: boolean;
  /** The filters. */
  children: ReactNode;
  onWrite: (text: string) => void;
  onSearch: () => void;
}

const number = new Intl.NumberFormat('es-AR');

/** A text of the person's own, of which the three agents make the search. */
export function ContextForm({ role, mode, text, inputRef, problem, blocked, children, ...on }: ContextFormProps) {
  const id = useId();
  const [previewing, setPreviewing] = useState(false);
  const [settling, setSettling] = useState(false);
  const characters = text.trim().length;
  const isTooLong = characters > contextMaxCharacters;
  const cannot = characters === 0 || isTooLong || blocked;
  const anonymizer = mode === 'none' ? null : mode;

  function search(): void {
    if (!cannot) on.onSearch();
  }

  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        search();
      }}
      className="grid grid-cols-1 gap-3"
    >
      {problem && (
        <FormBanner tone="danger">
          <p>{problem} Tu texto sigue acá.</p>
          <Button size="small" type="submit" disabled={cannot} className="mt-2">
            Reintentar
          </Button>
        </FormBanner>
      )}
      <div>
        <label htmlFor={id} className="mb-1.5 block text-sm font-medium">
          Texto de tu caso o de tu escrito
        </label>
        <textarea
          id={id}
          ref={inputRef}
          value={text}
          aria-describedby={`${id}-help ${id}-count`}
          aria-invalid={isTooLong || undefined}
          onChange={({ target }) => on.onWrite(target.value)}
          onKeyDown={(event) => {
            if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
              event.preventDefault();
              search();
            }
          }}
          className={classNames(
            'block h-[28dvh] max-h-[60dvh] min-h-40 w-full resize-y rounded-field border bg-surface px-3 py-2 font-serif text-base leading-relaxed text-ink',
            isTooLong ? 'border-danger' : 'border-line-strong hover:border-ink-muted',
          )}
        />
        <div className="mt-1.5 flex flex-wrap items-start justify-between gap-x-4 gap-y-1 text-sm text-ink-muted">
          <p id={`${id}-help`} className="min-w-0 flex-1 basis-56">
            Tres agentes leen el texto, arman la consulta y buscan en las fuentes.
          </p>
          <p id={`${id}-count`} className={classNames('figures', isTooLong && 'font-medium text-danger')}>
            {number.format(characters)} / {number.format(contextMaxCharacters)}
            <span className="sr-only"> caracteres</span>
          </p>
        </div>
        {isTooLong && (
          <p role="alert" className="mt-1 text-sm text-danger">
            El texto puede tener hasta 30.000 caracteres.
          </p>
        )}
      </div>
      {children}
      <div className="flex flex-wrap items-center justify-between gap-3">
        <PrivacyBar
          mode={mode}
          canPreview={characters > 0 && characters <= messageMaxCharacters}
          previewing={previewing}
          onPreview={() => setPreviewing(!previewing)}
          onSettings={() => setSettling(true)}
        />
        <div className="flex flex-wrap gap-2 max-sm:w-full">
          {text === '' && (
            <Button
              className="max-sm:flex-1"
              onClick={() => {
                on.onWrite(exampleTexts.rulings);
                inputRef.current?.focus();
              }}
            >
              <FileInput size={16} aria-hidden="true" />
              Cargar un ejemplo
            </Button>
          )}
          <Button
            type="submit"
            kind="primary"
            disabled={cannot}
            className="max-sm:flex-1"
            aria-keyshortcuts="Control+Enter"
          >
            Buscar por contexto
          </Button>
        </div>
      </div>
      {previewing && anonymizer && (
        <SentPreview text={text} anonymizer={anonymizer} conversationId={null} onClose={() => setPreviewing(false)} />
      )}
      <Suspense fallback={null}>
        {settling && <AnonymizationDialog role={role} onClose={() => setSettling(false)} />}
      </Suspense>
    </form>
  );
}
