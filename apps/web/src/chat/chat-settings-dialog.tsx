import type { DomainId } from '@foja/contracts/domains';
import { registrationUsageLimit, trialDays } from '@foja/contracts/limits';
import { chatModels, type ModelId } from '@foja/contracts/models';
import { type ActorRole, can } from '@foja/contracts/roles';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { Button } from '../design-system/button.tsx';
import { Dialog } from '../design-system/dialog.tsx';
import { Select } from '../design-system/select.tsx';
import { Skeleton } from '../design-system/skeleton.tsx';
import { Switch } from '../design-system/switch.tsx';
import { statusQuery } from '../platform/status-query.ts';
import type { ChatSettings } from './chat-settings.ts';
import { domainName, domainsQuery } from './domains-query.ts';

interface ChatSettingsDialogProps {
  role: ActorRole;
  settings: ChatSettings;
  onChange: (change: Partial<ChatSettings>) => void;
  /** The premium domain was chosen without the plan that opens it. */
  onPremiumDomain: () => void;
  onClose: () => void;
}

const count = new Intl.NumberFormat('es-AR');

export default function ChatSettingsDialog({
  role,
  settings,
  onChange,
  onPremiumDomain,
  onClose,
}: ChatSettingsDialogProps) {
  const { data: domains, isError } = useQuery(domainsQuery());
  const { data: status } = useQuery(statusQuery());
  const [leads, setLeads] = useState(false);
  const domain = domains?.find(({ id }) => id === settings.domain);

  function chooseDomain(id: DomainId): void {
    setLeads(id === 'todos_premium' && role === 'Guest');
    if (id === 'todos_premium' && role === 'Guest') return;
    if (id === 'todos_premium' && !can(role, 'premium-domain')) onPremiumDomain();
    else onChange({ domain: id });
  }

  return (
    <Dialog open onClose={onClose} title="Configuración del chat">
      <div className="grid gap-6">
        <div>
          {domains || isError ? (
            <Select
              label="Dominio legal"
              value={settings.domain}
              onChange={chooseDomain}
              options={(
                domains ?? [{ id: settings.domain, name: domainName(settings.domain, domains), isPremium: false }]
              ).map(({ id, name, isPremium }) => ({ value: id, label: isPremium ? `${name} · Premium` : name }))}
            />
          ) : (
            <Skeleton className="h-16 w-full" />
          )}
          {domain && (
            <p className="figures mt-2 text-sm text-ink-muted">
              {domain.description} {count.format(domain.documentCount)} documentos indexados.
            </p>
          )}
          {leads && (
            <div role="status" className="mt-3 rounded-field border border-line bg-primary-wash p-3 text-sm">
              <p>
                Las demás áreas (trabajo, penal, procesal, constitucional y otras) son del plan Premium, que necesita
                una cuenta. Crearla es gratis: suma {registrationUsageLimit} usos, deja probar Premium {trialDays} días
                y tus conversaciones van con vos.
              </p>
              <Button size="small" className="mt-2.5" onClick={onPremiumDomain}>
                Crear una cuenta
              </Button>
            </div>
          )}
          {isError && <p className="mt-2 text-sm text-danger">No se pudo leer la lista de dominios.</p>}
        </div>
        <Select<ModelId>
          label="Modelo de IA"
          value={settings.model}
          onChange={(model) => onChange({ model })}
          options={chatModels.map(({ id, name, description, isFree }) => ({
            value: id,
            label: `${name} · ${description}`,
            disabled: role === 'Guest' && !isFree,
          }))}
        />
        {status?.model.status === 'not-configured' && (
          <p className="-mt-4 text-sm text-ink-muted">
            Hoy responde el motor local de Foja: esta instalación no tiene un modelo de IA configurado.
          </p>
        )}
        {role !== 'Guest' && (
          <p className="text-sm text-ink-muted">
            El chat responde sobre el derecho argentino. Para el de otro país está la{' '}
            <Link
              to="/dashboard/herramientas/$slug"
              params={{ slug: 'consulta-por-pais' }}
              className="text-primary-ink underline underline-offset-4"
            >
              Consulta por país
            </Link>
            .
          </p>
        )}
        {can(role, 'case-evaluation-toggle') && (
          <Switch
            label="Evaluación de caso"
            help="Agrega a la respuesta una estimación de viabilidad."
            checked={settings.caseEvaluation}
            onChange={(caseEvaluation) => onChange({ caseEvaluation })}
          />
        )}
      </div>
    </Dialog>
  );
}
