import {
  fileUseCases,
  generationFileMaxCharacters,
  generationTextBounds,
  generationTextMessage,
} from '@foja/contracts/generators/use-cases';
import type { ReactNode, RefObject } from 'react';
import { Button } from '../design-system/button.tsx';
import { FormBanner } from '../design-system/form-banner.tsx';
import type { TextBounds } from '../text-source/text-bounds.ts';
import { TextSourceForm } from '../text-source/text-source-form.tsx';
import type { KeptText } from '../text-source/use-kept-text.ts';
import type { ToolUseCase } from './tool-slugs.ts';

interface TextPanelProps {
  useCase: ToolUseCase;
  label: string;
  draft: KeptText;
  inputRef: RefObject<HTMLTextAreaElement | null>;
  /** What failed last, with the way to try again. */
  problem: string | null;
  /** Beside the button: what leaves the browser. */
  privacy: ReactNode;
  onGenerate: () => void;
}

const bounds: TextBounds = {
  ...generationTextBounds,
  tooLong: 'El texto supera los 30.000 caracteres: dejá la parte que querés analizar.',
  refusal: generationTextMessage,
};

/** Of a ruling or a contract that was read from a file or the vault. */
const fileBounds: TextBounds = {
  ...bounds,
  maxCharacters: generationFileMaxCharacters,
  tooLong: 'El archivo supera las 400 páginas: dejá la parte que querés analizar.',
};

/** Where a tool's text is written, pasted, or opened from a file or the vault. */
export function TextPanel({ useCase, label, draft, inputRef, problem, privacy, onGenerate }: TextPanelProps) {
  return (
    <TextSourceForm
      label={label}
      fileLabel="Archivo con el texto"
      help="Escribí o pegá el texto, o soltá acá un archivo TXT, DOCX o PDF: se lee en este navegador."
      text={draft.text}
      origin={draft.origin}
      bounds={draft.origin !== null && fileUseCases.includes(useCase) ? fileBounds : bounds}
      inputRef={inputRef}
      banner={
        problem && (
          <FormBanner tone="danger">
            <p>{problem} Tu texto sigue acá.</p>
            <Button size="small" type="submit" className="mt-2">
              Reintentar
            </Button>
          </FormBanner>
        )
      }
      onWrite={draft.write}
      onBring={draft.replace}
      onSubmit={onGenerate}
    >
      <div className="flex flex-wrap items-center justify-between gap-3">
        {privacy}
        <Button type="submit" kind="primary" className="max-sm:w-full" aria-keyshortcuts="Control+Enter">
          Generar
        </Button>
      </div>
    </TextSourceForm>
  );
}
