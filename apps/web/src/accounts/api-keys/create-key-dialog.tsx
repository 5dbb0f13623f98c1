import {
  type ApiKeyScope,
  apiKeyLifetimesDays,
  apiKeyNameMaxCharacters,
  apiKeyScopeNames,
  apiKeyScopes,
} from '@foja/contracts/api-key-scopes';
import type { CreatedApiKey } from '@foja/contracts/api-keys';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import { Button } from '../../design-system/button.tsx';
import { Checkbox } from '../../design-system/checkbox.tsx';
import { Dialog } from '../../design-system/dialog.tsx';
import { FieldError } from '../../design-system/field-frame.tsx';
import { FormBanner } from '../../design-system/form-banner.tsx';
import { Select } from '../../design-system/select.tsx';
import { TextField } from '../../design-system/text-field.tsx';
import { signedInFailureText } from '../auth-failure-text.ts';
import { createApiKey } from './api-keys-queries.ts';

const lifetimes = [
  ...apiKeyLifetimesDays.map((days) => ({ value: String(days), label: days === 365 ? 'Un año' : `${days} días` })),
  { value: '', label: 'Sin vencimiento' },
];

/** Name, scopes and end of a new key. */
export function CreateKeyDialog({ onClose, onMade }: { onClose: () => void; onMade: (key: CreatedApiKey) => void }) {
  const formId = useId();
  const errorId = useId();
  const [name, setName] = useState('');
  const [scopes, setScopes] = useState<readonly ApiKeyScope[]>([]);
  const [lifetime, setLifetime] = useState(String(apiKeyLifetimesDays[1]));
  const [wasAsked, setAsked] = useState(false);
  const create = useMutation({ mutationFn: createApiKey, onSuccess: onMade });
  const nameError = wasAsked && name.trim() === '' ? 'Poné un nombre a la clave.' : undefined;
  const scopesError = wasAsked && scopes.length === 0 ? 'Elegí al menos un permiso.' : undefined;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setAsked(true);
    if (name.trim() === '' || scopes.length === 0 || create.isPending) return;
    create.mutate({ name: name.trim(), scopes: [...scopes], expiresInDays: lifetime === '' ? null : Number(lifetime) });
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title="Crear clave"
      description="Una por programa, con los permisos que necesita y no más."
      footer={
        <>
          <Button onClick={onClose} disabled={create.isPending}>
            Cancelar
          </Button>
          <Button type="submit" form={formId} kind="primary" disabled={create.isPending} aria-busy={create.isPending}>
            {create.isPending ? 'Creando...' : 'Crear clave'}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate aria-label="Crear clave" onSubmit={submit} className="grid gap-5">
        {create.isError && <FormBanner tone="danger">{signedInFailureText(create.error)}</FormBanner>}
        <TextField
          label="Nombre"
          help="Para reconocerla: «Sistema del estudio»."
          required
          maxLength={apiKeyNameMaxCharacters}
          value={name}
          error={nameError}
          onChange={(event) => setName(event.target.value)}
        />
        <fieldset aria-describedby={scopesError ? errorId : undefined}>
          <legend className="mb-2 text-sm font-medium">Permisos</legend>
          <div className="grid gap-2.5">
            {apiKeyScopes.map((scope) => (
              <Checkbox
                key={scope}
                label={
                  <>
                    <span className="font-medium text-ink">{apiKeyScopeNames[scope].name}</span>
                    <span className="block text-ink-muted">{apiKeyScopeNames[scope].opens}</span>
                  </>
                }
                checked={scopes.includes(scope)}
                onChange={(event) =>
                  setScopes(event.target.checked ? [...scopes, scope] : scopes.filter((one) => one !== scope))
                }
              />
            ))}
          </div>
          {scopesError && <FieldError id={errorId}>{scopesError}</FieldError>}
        </fieldset>
        <Select label="Vencimiento" value={lifetime} options={lifetimes} onChange={setLifetime} />
      </form>
    </Dialog>
  );
}
