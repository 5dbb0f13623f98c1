import {
  type AnonymizationMode,
  type AnonymizedFeature,
  anonymizationModeLabels,
  anonymizedFeatures,
} from '@foja/contracts/anonymization';
import { type ActorRole, can } from '@foja/contracts/roles';
import { useState } from 'react';
import { AlertDialog } from '../design-system/alert-dialog.tsx';
import { Button } from '../design-system/button.tsx';
import { Dialog } from '../design-system/dialog.tsx';
import { Select } from '../design-system/select.tsx';
import { Switch } from '../design-system/switch.tsx';
import {
  chooseMode,
  effectiveMode,
  mayUseMode,
  resetAnonymizationSettings,
  setEnabled,
  useAnonymizationSettings,
} from './settings.ts';

const featureLabels: Record<AnonymizedFeature, string> = {
  rag: 'Consulta legal',
  questionGeneration: 'Generación de preguntas',
  jurisprudenceSearch: 'Búsqueda de jurisprudencia',
  documentUpload: 'Carga de documentos',
};

const modes: readonly AnonymizationMode[] = ['none', 'basic', 'advanced'];

/** What is replaced before a text is sent, by feature; a role sees only the modes that it may use. */
export default function AnonymizationDialog({ role, onClose }: { role: ActorRole; onClose: () => void }) {
  const settings = useAnonymizationSettings();
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
                onChange={(enabled) => setEnabled(role, feature, enabled)}
              />
              <ModeChoice role={role} mode={mode} onChange={(chosen) => chooseMode(role, feature, chosen)} />
            </fieldset>
          );
        })}
      </div>
      <p className="mt-2 text-sm text-ink-muted">
        {can(role, 'anonymization-advanced')
          ? 'La básica reconoce datos por su forma y sus dígitos verificadores. La avanzada agrega una revisión con IA; mientras esta instalación no la tenga, se aplica la básica.'
          : 'La anonimización básica está siempre activa: reconoce datos por su forma y sus dígitos verificadores.'}
      </p>
      <AlertDialog
        open={confirming}
        title="Restablecer la anonimización"
        description="Las cuatro funciones vuelven a quedar activadas y en modo básico."
        confirm="Restablecer"
        onConfirm={resetAnonymizationSettings}
        onClose={() => setConfirming(false)}
      />
    </Dialog>
  );
}

interface ModeChoiceProps {
  role: ActorRole;
  mode: AnonymizationMode;
  onChange: (mode: AnonymizationMode) => void;
}

/** The modes that the role may use; where there is only one, there is nothing to choose. */
function ModeChoice({ role, mode, onChange }: ModeChoiceProps) {
  const allowed = modes.filter((option) => option === mode || mayUseMode(role, option));
  if (allowed.length === 1)
    return <p className="-mt-2 text-sm text-ink-muted">Modo: {anonymizationModeLabels[mode]}</p>;
  return (
    <Select<AnonymizationMode>
      label="Modo"
      value={mode}
      onChange={onChange}
      options={allowed.map((option) => ({ value: option, label: anonymizationModeLabels[option] }))}
    />
  );
}
