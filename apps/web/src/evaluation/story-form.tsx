import { type AnonymizationMode, anonymizationModeLabels } from '@foja/contracts/anonymization-modes';
import { evaluationMessages, storyMaxCharacters, storyMinCharacters } from '@foja/contracts/evaluation-rules';
import { Eye, ShieldCheck, ShieldOff } from 'lucide-react';
import { type RefObject, useState } from 'react';
import type { Anonymizer } from '../anonymization/anonymize-message.ts';
import { SentPreview } from '../anonymization/sent-preview.tsx';
import { Button } from '../design-system/button.tsx';
import { classNames } from '../design-system/class-names.ts';
import { charactersOf, type TextBounds } from '../text-source/text-bounds.ts';
import type { TextOrigin } from '../text-source/text-origin.ts';
import { TextSourceForm } from '../text-source/text-source-form.tsx';

interface StoryFormProps {
  story: string;
  origin: TextOrigin | null;
  working: boolean;
  anonymizer: Anonymizer | null;
  mode: AnonymizationMode;
  inputRef: RefObject<HTMLTextAreaElement | null>;
  onWrite: (story: string) => void;
  onBring: (story: string, origin: TextOrigin | null) => void;
  onEvaluate: (story: string) => void;
  onCancel: () => void;
  onAnonymization: () => void;
}

const quiet =
  'inline-flex h-8 items-center gap-1.5 rounded-field px-2 text-xs text-ink-muted hover:bg-sunken hover:text-ink disabled:cursor-not-allowed disabled:opacity-50';

const bounds: TextBounds = {
  minCharacters: storyMinCharacters,
  maxCharacters: storyMaxCharacters,
  tooLong: 'El relato supera los 30.000 caracteres: dejá lo que hace al caso.',
  refusal: evaluationMessages.storyLength,
};

/** Where the case is told, or brought from a file or the vault. */
export function StoryForm({ story, origin, working, anonymizer, mode, inputRef, ...on }: StoryFormProps) {
  const [previewing, setPreviewing] = useState(false);
  const characters = charactersOf(story);
  const Shield = mode === 'none' ? ShieldOff : ShieldCheck;
  return (
    <TextSourceForm
      label="El caso"
      fileLabel="Archivo con el relato"
      help="Contá qué pasó, cuándo, con quién y qué tenés para probarlo, o soltá acá un archivo TXT, DOCX o PDF. Las fechas permiten calcular el plazo."
      text={story}
      origin={origin}
      bounds={bounds}
      inputRef={inputRef}
      readOnly={working}
      onWrite={on.onWrite}
      onBring={on.onBring}
      onSubmit={() => {
        setPreviewing(false);
        on.onEvaluate(story.trim());
      }}
    >
      {previewing && anonymizer && (
        <SentPreview text={story} anonymizer={anonymizer} conversationId={null} onClose={() => setPreviewing(false)} />
      )}
      <div className="flex flex-wrap items-center gap-x-2 gap-y-3">
        <button type="button" onClick={on.onAnonymization} className={classNames(quiet, '-ml-2')}>
          <Shield size={15} aria-hidden="true" />
          Anonimización: {anonymizationModeLabels[mode]}
        </button>
        {anonymizer && (
          <button
            type="button"
            disabled={characters === 0 || characters > bounds.maxCharacters || working}
            aria-expanded={previewing}
            onClick={() => setPreviewing(!previewing)}
            className={quiet}
          >
            <Eye size={15} aria-hidden="true" />
            Ver lo que se envía
          </button>
        )}
        <div className="ml-auto flex gap-2">
          {working && <Button onClick={on.onCancel}>Cancelar</Button>}
          <Button type="submit" kind="primary" busy={working}>
            {working ? 'Evaluando…' : 'Evaluar el caso'}
          </Button>
        </div>
      </div>
    </TextSourceForm>
  );
}
