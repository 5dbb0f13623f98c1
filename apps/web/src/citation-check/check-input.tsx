import { dayInArgentina } from '@foja/computable-law/core/argentine-day';
import { citationCheckMaxCharacters, citationCheckMessages } from '@foja/contracts/citation-check-limits';
import type { RefObject } from 'react';
import { Button } from '../design-system/button.tsx';
import { FormBanner } from '../design-system/form-banner.tsx';
import { TextField } from '../design-system/text-field.tsx';
import type { LongFile } from '../document-jobs/long-file.ts';
import { fitsBounds, type TextBounds } from '../text-source/text-bounds.ts';
import type { TextOrigin } from '../text-source/text-origin.ts';
import { TextSourceForm } from '../text-source/text-source-form.tsx';

interface CheckInputProps {
  draft: string;
  origin: TextOrigin | null;
  asOf: string;
  problem: string | null;
  inputRef: RefObject<HTMLTextAreaElement | null>;
  onWrite: (draft: string) => void;
  onBring: (draft: string, origin: TextOrigin | null) => void;
  onDate: (asOf: string) => void;
  onCheck: () => void;
  /** Takes a file that is too long to be checked while one waits. */
  onLong: (source: LongFile) => void;
}

const bounds: TextBounds = {
  minCharacters: 1,
  maxCharacters: citationCheckMaxCharacters,
  tooLong: citationCheckMessages.tooLong,
};

/** Where a brief is pasted, written, or opened from a file or the vault. */
export function CheckInput({ draft, origin, asOf, problem, inputRef, ...on }: CheckInputProps) {
  return (
    <TextSourceForm
      label="Escrito a verificar"
      fileLabel="Archivo a verificar"
      help="Pegá el escrito, propio o de la otra parte, o soltá acá un archivo TXT, DOCX o PDF de hasta 20 MB. Uno más extenso, de hasta 400 páginas, se revisa en el servidor."
      text={draft}
      origin={origin}
      bounds={bounds}
      inputRef={inputRef}
      banner={problem && <FormBanner tone="danger">{problem}</FormBanner>}
      onWrite={on.onWrite}
      onBring={on.onBring}
      onLong={on.onLong}
      onSubmit={on.onCheck}
    >
      <div className="flex flex-wrap items-end justify-between gap-4">
        <div className="w-full max-w-xs">
          <TextField
            type="date"
            label="Vigente al (opcional)"
            help="Día cuya ley se aplica. Si lo dejás vacío, se verifica con la de hoy."
            max={dayInArgentina(new Date())}
            value={asOf}
            onChange={({ target }) => on.onDate(target.value)}
          />
        </div>
        <Button type="submit" kind="primary" disabled={!fitsBounds(draft, bounds)}>
          Verificar citas
        </Button>
      </div>
    </TextSourceForm>
  );
}
