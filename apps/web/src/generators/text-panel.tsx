import { analysisPagesMax } from '@foja/contracts/document-job-limits';
import { generationTextBounds, generationTextMessage } from '@foja/contracts/generators/use-cases';
import type { ReactNode, RefObject } from 'react';
import { Button } from '../design-system/button.tsx';
import { FormBanner } from '../design-system/form-banner.tsx';
import type { LongFile } from '../document-jobs/long-file.ts';
import type { TextBounds } from '../text-source/text-bounds.ts';
import { TextSourceForm } from '../text-source/text-source-form.tsx';
import type { KeptText } from '../text-source/use-kept-text.ts';

interface TextPanelProps {
  label: string;
  draft: KeptText;
  inputRef: RefObject<HTMLTextAreaElement | null>;
  /** What failed last, with the way to try again. */
  problem: string | null;
  /** Beside the button: what leaves the browser. */
  privacy: ReactNode;
  /** Takes a long file; left out by a tool that reads none. */
  onLong?: ((source: LongFile) => void) | undefined;
  onGenerate: () => void;
}

const bounds: TextBounds = {
  ...generationTextBounds,
  tooLong: 'El texto supera los 30.000 caracteres: dejá la parte que querés analizar.',
  refusal: generationTextMessage,
};

const help = 'Escribí o pegá el texto, o soltá acá un archivo TXT, DOCX o PDF: se lee en este navegador.';
const longHelp = `${help} Uno extenso, de hasta ${analysisPagesMax} páginas, se analiza en el servidor.`;

/** Where a tool's text is written, pasted, or opened from a file or the vault. */
export function TextPanel({ label, draft, inputRef, problem, privacy, onLong, onGenerate }: TextPanelProps) {
  return (
    <TextSourceForm
      label={label}
      fileLabel="Archivo con el texto"
      help={onLong ? longHelp : help}
      text={draft.text}
      origin={draft.origin}
      bounds={bounds}
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
      onLong={onLong}
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
