import type { ApiKeysResponse, CreatedApiKey } from '@foja/contracts/api-keys';
import { routes } from '@foja/contracts/routes';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { AlertDialog } from '../../design-system/alert-dialog.tsx';
import { Button } from '../../design-system/button.tsx';
import { EmptyState } from '../../design-system/empty-state.tsx';
import { Skeleton } from '../../design-system/skeleton.tsx';
import { notify } from '../../design-system/toast.ts';
import { signedInFailureText } from '../auth-failure-text.ts';
import { ProfileCard, ReadFailed } from '../profile/profile-card.tsx';
import { ApiKeyRow } from './api-key-row.tsx';
import { apiKeysQuery, revokeAllApiKeys } from './api-keys-queries.ts';
import { CreateKeyDialog } from './create-key-dialog.tsx';
import { NewKeyDialog } from './new-key-dialog.tsx';

/** Keys for other programs, in the profile: made, looked at, revoked. */
export function ApiKeysCard({ email }: { email: string }) {
  const keys = useQuery(apiKeysQuery(email));
  return (
    <ProfileCard
      title="Claves de API"
      about="Para que un programa o un asistente use Foja con tu plan."
      anchor="claves-de-api"
    >
      {keys.data ? (
        <Keys email={email} {...keys.data} />
      ) : keys.isError ? (
        <ReadFailed failure={keys.error} onRetry={() => void keys.refetch()} />
      ) : (
        <div aria-busy="true" className="grid gap-3">
          <Skeleton className="h-10 w-full" />
          <Skeleton className="h-10 w-full" />
        </div>
      )}
    </ProfileCard>
  );
}

function Keys({ email, isIncluded, keys }: ApiKeysResponse & { email: string }) {
  const client = useQueryClient();
  const [isCreating, setCreating] = useState(false);
  const [isEnding, setEnding] = useState(false);
  const [made, setMade] = useState<CreatedApiKey | null>(null);
  // The activity tells of it, too.
  const reread = () => void client.invalidateQueries({ queryKey: ['account', email] });
  const end = useMutation({
    mutationFn: revokeAllApiKeys,
    onSuccess: ({ message }) => {
      reread();
      void notify(message, { kind: 'success' });
    },
    onError: (failure) => void notify(signedInFailureText(failure), { kind: 'error' }),
  });
  const working = keys.filter(({ state }) => state === 'working').length;
  return (
    <div className="grid gap-5">
      {keys.length > 0 ? (
        <ul className="-my-3 divide-y divide-line">
          {keys.map((key) => (
            <ApiKeyRow key={key.id} apiKey={key} email={email} onRevoked={reread} />
          ))}
        </ul>
      ) : (
        isIncluded && (
          <EmptyState title="Todavía no creaste ninguna clave">
            <p>Creá una para conectar el sistema del estudio, una planilla o tu asistente.</p>
          </EmptyState>
        )
      )}
      {!isIncluded && (
        <p className="text-sm text-ink-soft">
          {keys.length > 0
            ? 'Tu plan de hoy no incluye claves: las que tenés no funcionan hasta que vuelva a incluirlas.'
            : 'Las claves de API son parte de los planes Professional y Premium.'}
        </p>
      )}
      <div className="flex flex-wrap items-center gap-2">
        {isIncluded && (
          <Button onClick={() => setCreating(true)}>
            <Plus size={16} aria-hidden="true" />
            Crear clave
          </Button>
        )}
        {working > 0 && (
          <Button kind="danger" disabled={end.isPending} onClick={() => setEnding(true)}>
            Revocar todas
          </Button>
        )}
        <a
          href={routes.docs}
          target="_blank"
          rel="noreferrer"
          className="text-sm font-medium text-primary-ink underline underline-offset-4"
        >
          Documentación de la API
        </a>
      </div>
      {isCreating && (
        <CreateKeyDialog
          onClose={() => setCreating(false)}
          onMade={(key) => {
            setCreating(false);
            setMade(key);
            reread();
          }}
        />
      )}
      {made && <NewKeyDialog made={made} onClose={() => setMade(null)} />}
      <AlertDialog
        open={isEnding}
        onClose={() => setEnding(false)}
        title="¿Revocar todas las claves?"
        description="Los programas que las usan dejan de funcionar en el acto. No se puede deshacer."
        confirm="Revocar todas"
        danger
        onConfirm={() => {
          setEnding(false);
          end.mutate();
        }}
      />
    </div>
  );
}
