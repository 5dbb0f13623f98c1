import { anonymizationMessages } from '@foja/contracts/anonymization-calls';
import {
  type AnonymizationMode,
  type AnonymizedFeature,
  anonymizationModeLabels,
  anonymizedFeatures,
  mayUseAnonymizationMode,
} from '@foja/contracts/anonymization-modes';
import { type ActorRole, can } from '@foja/contracts/roles';
import { useState } from 'react';
import { AlertDialog } from '../design-system/alert-dialog.tsx';
import { Button } from '../design-system/button.tsx';
import { Dialog } from '../design-system/dialog.tsx';
import { Select } from '../design-system/select.tsx';
import { Switch } from '../design-system/switch.tsx';
import { chooseMode, effectiveMode, resetAnonymizationSettings, setEnabled } from './settings.ts';
import { useAnonymizationSettings, useChangeSettings } from './use-anonymization-settings.ts';

const featureLabels: Record<AnonymizedFeature, string> = {
  rag: 'Consulta legal',
  questionGeneration: 'Generación de preguntas',
  jurisprudenceSearch: 'Búsqueda de jurisprudencia',
  documentUpload: 'Carga de documentos',
};

const modes: readonly AnonymizationMode[] = ['none', 'basic', 'advanced'];

/** What is replaced before a text is sent, by feature; what the role may not use is shown with the reason. */
export default function AnonymizationDialog({ role, onClose }: { role: ActorRole; onClose: () => void }) {
  const settings = useAnonymizationSettings();
  const change = useChangeSettings();
  const [confirming, setConfirming] = useState(false);
  return (
    <Dialog
      open
      onClose={onClose}
      title="Anonimización"
      description="Nombres, documentos, domicilios, teléfonos, cuentas y expedientes se reemplazan antes de enviar un texto."
      footer={
        <Button kind="quiet" onClick={() => setConfirming(true)}>
          Restablecer valores
        </Button>
      }
    >
      <div className="divide-y divide-line">
        {anonymizedFeatures.map((feature) => {
          const mode = effectiveMode(settings, feature, role);
          return (
            <fieldset key={feature} className="grid gap-3 py-4 first:pt-1">
              <legend className="sr-only">{featureLabels[feature]}</legend>
              <Switch
                label={featureLabels[feature]}
                checked={mode !== 'none'}
                disabled={!can(role, 'anonymization-none')}
                onChange={(enabled) => change(() => setEnabled(role, feature, enabled))}
              />
              <Select<AnonymizationMode>
                label="Modo"
                value={mode}
                onChange={(chosen) => change(() => chooseMode(role, feature, chosen))}
                options={modes.map((option) => ({
                  value: option,
                  label: optionLabel(role, option),
                  disabled: !mayUseAnonymizationMode(role, option),
                }))}
              />
            </fieldset>
          );
        })}
      </div>
      <div className="mt-2 grid gap-2 text-sm text-ink-muted">
        <p>
          La básica reconoce datos por su forma, sus dígitos verificadores y el contexto. La avanzada agrega una
          revisión con inteligencia artificial, que recibe el texto ya anonimizado.
        </p>
        {!can(role, 'anonymization-none') && <p>{anonymizationMessages.noneNotAllowed}</p>}
        {!can(role, 'anonymization-advanced') && <p>{anonymizationMessages.advancedNotAllowed}</p>}
        {role === 'Guest' && <p>Como invitado, la configuración queda en este navegador.</p>}
      </div>
      <AlertDialog
        open={confirming}
        title="Restablecer la anonimización"
        description="Las cuatro funciones vuelven a quedar activadas y en modo básico."
        confirm="Restablecer"
        onConfirm={() => change(resetAnonymizationSettings)}
        onClose={() => setConfirming(false)}
      />
    </Dialog>
  );
}

/** A mode's name, with why it cannot be chosen where it cannot. */
function optionLabel(role: ActorRole, mode: AnonymizationMode): string {
  const label = anonymizationModeLabels[mode];
  if (mayUseAnonymizationMode(role, mode)) return label;
  return `${label} (${mode === 'none' ? 'solo SuperAdmin' : 'desde Professional'})`;
}
