import { anonymizationMessages } from '@foja/contracts/anonymization-calls';
import { mayUseAnonymizationMode } from '@foja/contracts/anonymization-modes';
import type { Role } from '@foja/contracts/roles';
import type { RefObject } from 'react';
import type { ServerMode } from '../anonymization/request-anonymization.ts';
import { Button } from '../design-system/button.tsx';
import { FormBanner } from '../design-system/form-banner.tsx';
import { Select } from '../design-system/select.tsx';
import { fitsBounds, type TextBounds } from '../text-source/text-bounds.ts';
import type { TextOrigin } from '../text-source/text-origin.ts';
import { TextSourceForm } from '../text-source/text-source-form.tsx';

interface TextInputProps {
  role: Role;
  mode: ServerMode;
  bounds: TextBounds;
  draft: string;
  origin: TextOrigin | null;
  problem: string | null;
  inputRef: RefObject<HTMLTextAreaElement | null>;
  onMode: (mode: ServerMode) => void;
  onWrite: (draft: string) => void;
  onBring: (draft: string, origin: TextOrigin | null) => void;
  onAnonymize: () => void;
  /** Back to the review that is being edited; null where there is none. */
  onCancel: (() => void) | null;
}

const modeHelp: Record<ServerMode, string> = {
  basic: 'Se hace en este navegador: el texto no sale de tu equipo.',
  advanced:
    'El texto va al servidor de Foja, que lo anonimiza y no lo guarda; un modelo de lenguaje revisa el texto ya anonimizado en busca de lo que haya quedado.',
};

/** Where a text is pasted, written, or brought from a file or the vault. */
export function TextInput({ role, mode, bounds, draft, problem, onMode, onCancel, ...props }: TextInputProps) {
  const advanced = mayUseAnonymizationMode(role, 'advanced');
  return (
    <TextSourceForm
      label="Texto a anonimizar"
      fileLabel="Archivo a anonimizar"
      help="Pegá o escribí el texto, o soltá acá un archivo TXT, DOCX o PDF de hasta 20 MB."
      text={draft}
      origin={props.origin}
      bounds={bounds}
      inputRef={props.inputRef}
      banner={problem && <FormBanner tone="danger">{problem}</FormBanner>}
      onWrite={props.onWrite}
      onBring={props.onBring}
      onSubmit={props.onAnonymize}
    >
      <div className="flex flex-wrap items-end justify-between gap-4">
        <div className="w-full max-w-md">
          <Select<ServerMode>
            label="Modo"
            value={mode}
            onChange={onMode}
            help={advanced ? modeHelp[mode] : `${modeHelp[mode]} ${anonymizationMessages.advancedNotAllowed}`}
            options={[
              { value: 'basic', label: 'Básica' },
              {
                value: 'advanced',
                label: advanced ? 'Avanzada' : 'Avanzada (desde Professional)',
                disabled: !advanced,
              },
            ]}
          />
        </div>
        <div className="flex gap-2">
          {onCancel && <Button onClick={onCancel}>Cancelar</Button>}
          <Button type="submit" kind="primary" disabled={!fitsBounds(draft, bounds)}>
            Anonimizar
          </Button>
        </div>
      </div>
    </TextSourceForm>
  );
}
