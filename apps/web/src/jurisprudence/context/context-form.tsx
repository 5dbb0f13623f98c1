import type { AnonymizationMode } from '@foja/contracts/anonymization-modes';
import { contextMaxCharacters } from '@foja/contracts/jurisprudence-limits';
import { messageMaxCharacters } from '@foja/contracts/limits';
import type { Role } from '@foja/contracts/roles';
import { FileInput } from 'lucide-react';
import { lazy, type ReactNode, type RefObject, Suspense, useState } from 'react';
import { SentPreview } from '../../anonymization/sent-preview.tsx';
import { Button } from '../../design-system/button.tsx';
import { FormBanner } from '../../design-system/form-banner.tsx';
import { exampleTexts } from '../../generators/example-texts.ts';
import { PrivacyBar } from '../../generators/privacy-bar.tsx';
import { charactersOf, fitsBounds, type TextBounds } from '../../text-source/text-bounds.ts';
import { TextSourceForm } from '../../text-source/text-source-form.tsx';
import type { KeptText } from '../../text-source/use-kept-text.ts';

const AnonymizationDialog = lazy(() => import('../../anonymization/anonymization-dialog.tsx'));

interface ContextFormProps {
  role: Role;
  mode: AnonymizationMode;
  draft: KeptText;
  inputRef: RefObject<HTMLTextAreaElement | null>;
  /** What went wrong last. */
  problem: string | null;
  /** The filters cannot be asked like this. */
  blocked: boolean;
  /** The filters. */
  children: ReactNode;
  onSearch: () => void;
}

const bounds: TextBounds = {
  minCharacters: 1,
  maxCharacters: contextMaxCharacters,
  tooLong: 'El texto puede tener hasta 30.000 caracteres.',
};

/** A text of the person's own, of which the three agents make the search. */
export function ContextForm({ role, mode, draft, inputRef, problem, blocked, children, onSearch }: ContextFormProps) {
  const [previewing, setPreviewing] = useState(false);
  const [settling, setSettling] = useState(false);
  const characters = charactersOf(draft.text);
  const cannot = !fitsBounds(draft.text, bounds) || blocked;
  const anonymizer = mode === 'none' ? null : mode;
  const banner = problem && (
    <FormBanner tone="danger">
      <p>{problem} Tu texto sigue acá.</p>
      <Button size="small" type="submit" disabled={cannot} className="mt-2">
        Reintentar
      </Button>
    </FormBanner>
  );

  return (
    <TextSourceForm
      label="Texto de tu caso o de tu escrito"
      fileLabel="Archivo con el caso o el escrito"
      help="Tres agentes leen el texto, arman la consulta y buscan en las fuentes. También podés soltar acá un archivo TXT, DOCX o PDF."
      text={draft.text}
      origin={draft.origin}
      bounds={bounds}
      inputRef={inputRef}
      banner={banner}
      onWrite={draft.write}
      onBring={draft.replace}
      onSubmit={() => !cannot && onSearch()}
    >
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
          {draft.text === '' && (
            <Button
              className="max-sm:flex-1"
              onClick={() => {
                draft.replace(exampleTexts.rulings);
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
        <SentPreview
          text={draft.text}
          anonymizer={anonymizer}
          conversationId={null}
          onClose={() => setPreviewing(false)}
        />
      )}
      <Suspense fallback={null}>
        {settling && <AnonymizationDialog role={role} onClose={() => setSettling(false)} />}
      </Suspense>
    </TextSourceForm>
  );
}
