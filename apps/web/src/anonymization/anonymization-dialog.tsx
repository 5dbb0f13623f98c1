import { anonymizationMessages } from '@foja/contracts/anonymization-calls';
import {
  type AnonymizationMode,
  type AnonymizedFeature,
  anonymizationModeLabels,
  anonymizedFeatures,
  mayUseAnonymizationMode,
} from '@foja/contracts/anonymization-modes';
import { type ActorRole, can } from '@foja/contracts/roles';
import { ShieldCheck } from 'lucide-react';
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
        role === 'Guest' ? undefined : (
          <Button kind="quiet" onClick={() => setConfirming(true)}>
            Restablecer valores
          </Button>
        )
      }
    >
      {role === 'Guest' && <OnForGuests />}
      <div className="divide-y divide-line">
        {(role === 'Guest' ? [] : anonymizedFeatures).map((feature) => {
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
        {role !== 'Guest' && !can(role, 'anonymization-none') && <p>{anonymizationMessages.noneNotAllowed}</p>}
        {!can(role, 'anonymization-advanced') && <p>{anonymizationMessages.advancedNotAllowed}</p>}
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

/** A guest has nothing to choose: it is on, in the browser, before anything leaves it. */
function OnForGuests() {
  return (
    <div className="grid gap-3">
      <p className="flex items-start gap-2.5 rounded-field bg-ok-wash px-3 py-2.5 text-sm text-ok">
        <ShieldCheck size={18} aria-hidden="true" className="mt-0.5 shrink-0" />
        <span>
          <span className="font-medium">Activa: anonimización {anonymizationModeLabels.basic.toLowerCase()}.</span> Se
          hace en este navegador: lo que escribís sale de acá ya reemplazado.
        </span>
      </p>
      <p className="text-sm text-ink-soft">
        «Soy Juan Pérez, DNI 20.123.456» se envía como «Soy [PERSONA_1], DNI [DNI_1]», y en la respuesta vuelven a verse
        tus palabras. Con «Ver lo que se envía» lo podés mirar antes.
      </p>
    </div>
  );
}

/** A mode's name, with why it cannot be chosen where it cannot. */
function optionLabel(role: ActorRole, mode: AnonymizationMode): string {
  const label = anonymizationModeLabels[mode];
  if (mayUseAnonymizationMode(role, mode)) return label;
  return `${label} (${mode === 'none' ? 'solo SuperAdmin' : 'desde Professional'})`;
}
