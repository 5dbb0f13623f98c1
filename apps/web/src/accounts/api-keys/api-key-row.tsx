import { apiKeyScopeNames } from '@foja/contracts/api-key-scopes';
import type { ApiKey } from '@foja/contracts/api-keys';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { AlertDialog } from '../../design-system/alert-dialog.tsx';
import { Badge } from '../../design-system/badge.tsx';
import { Button } from '../../design-system/button.tsx';
import { notify } from '../../design-system/toast.ts';
import { formatDay } from '../../platform/dates.ts';
import { signedInFailureText } from '../auth-failure-text.ts';
import { revokeApiKey } from './api-keys-queries.ts';
import { CallsDialog } from './calls-dialog.tsx';

const states = {
  working: { tone: 'ok', label: 'En uso' },
  expired: { tone: 'neutral', label: 'Vencida' },
  revoked: { tone: 'neutral', label: 'Revocada' },
} as const;

/** One key: what it may do, until when, when it was last used; its calls, and its end. */
export function ApiKeyRow({ apiKey, email, onRevoked }: { apiKey: ApiKey; email: string; onRevoked: () => void }) {
  const { name, hint, scopes, createdAt, expiresAt, lastUsedAt, state } = apiKey;
  const [open, setOpen] = useState<'calls' | 'revoke' | null>(null);
  const revoke = useMutation({
    mutationFn: () => revokeApiKey(apiKey.id),
    onSuccess: ({ message }) => {
      onRevoked();
      void notify(message, { kind: 'success' });
    },
    onError: (failure) => void notify(signedInFailureText(failure), { kind: 'error' }),
  });
  return (
    <li className="grid gap-x-4 gap-y-2 py-3">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-2 text-sm font-medium wrap-anywhere">
          {name}
          <code className="figures text-xs font-normal text-ink-muted">foja_…{hint}</code>
          <Badge tone={states[state].tone}>{states[state].label}</Badge>
        </p>
        <p className="mt-1 text-xs text-ink-soft">{scopes.map((scope) => apiKeyScopeNames[scope].name).join(', ')}</p>
        <p className="figures mt-1 text-xs text-ink-muted">
          Creada el {formatDay(createdAt)} · {lastUsedAt ? `último uso ${formatDay(lastUsedAt)}` : 'sin usar'} ·{' '}
          {expiresAt ? `${state === 'expired' ? 'venció' : 'vence'} el ${formatDay(expiresAt)}` : 'sin vencimiento'}
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button size="small" aria-label={`Ver las llamadas de ${name}`} onClick={() => setOpen('calls')}>
          Llamadas
        </Button>
        {state === 'working' && (
          <Button
            size="small"
            kind="danger"
            aria-label={`Revocar ${name}`}
            disabled={revoke.isPending}
            onClick={() => setOpen('revoke')}
          >
            Revocar
          </Button>
        )}
      </div>
      {open === 'calls' && <CallsDialog apiKey={apiKey} email={email} onClose={() => setOpen(null)} />}
      <AlertDialog
        open={open === 'revoke'}
        onClose={() => setOpen(null)}
        title={`¿Revocar «${name}»?`}
        description="El programa que la usa deja de funcionar en el acto. No se puede deshacer."
        confirm="Revocar"
        danger
        onConfirm={() => {
          setOpen(null);
          revoke.mutate();
        }}
      />
    </li>
  );
}
