import { accountNamesSchema } from '@foja/contracts/accounts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { z } from 'zod';
import { FormBanner } from '../../design-system/form-banner.tsx';
import { TextField } from '../../design-system/text-field.tsx';
import { notify } from '../../design-system/toast.ts';
import { changeSessionUser, type SessionUser } from '../../platform/session.ts';
import { accountQuery, changeNames } from '../api.ts';
import { signedInFailureText } from '../auth-failure-text.ts';
import { SubmitButton } from '../submit-button.tsx';
import { shownState, useAccountForm } from '../use-account-form.ts';
import { ProfileCard } from './profile-card.tsx';

type Names = z.infer<typeof accountNamesSchema>;

export function NamesCard({ user }: { user: SessionUser }) {
  const client = useQueryClient();
  const form = useAccountForm<Names>(accountNamesSchema, { firstName: user.firstName, lastName: user.lastName });
  const change = useMutation({
    mutationFn: changeNames,
    onSuccess: (account) => {
      client.setQueryData(accountQuery(user.email).queryKey, account);
      changeSessionUser(account);
      form.reset({ firstName: account.firstName, lastName: account.lastName });
      void notify('Datos guardados.', { kind: 'success' });
    },
  });
  return (
    <ProfileCard title="Datos personales" about="El nombre con que te saluda Foja.">
      <form
        noValidate
        aria-label="Datos personales"
        onSubmit={form.handleSubmit((names) => {
          if (!change.isPending) change.mutate(names);
        })}
      >
        {change.isError && (
          <div className="mb-5">
            <FormBanner tone="danger">{signedInFailureText(change.error)}</FormBanner>
          </div>
        )}
        <fieldset disabled={change.isPending} className="grid gap-5">
          <div className="grid gap-5 md:grid-cols-2 md:gap-4">
            <TextField
              label="Nombre"
              autoComplete="given-name"
              required
              error={shownState(form, 'firstName').error}
              {...form.register('firstName')}
            />
            <TextField
              label="Apellido"
              autoComplete="family-name"
              required
              error={shownState(form, 'lastName').error}
              {...form.register('lastName')}
            />
          </div>
          <div>
            <p className="text-sm font-medium">Email</p>
            <p className="mt-1 text-sm wrap-anywhere text-ink-soft">{user.email}</p>
          </div>
          <div>
            <SubmitButton
              wide={false}
              busy={change.isPending}
              busyLabel="Guardando..."
              disabled={!form.formState.isDirty}
            >
              Guardar cambios
            </SubmitButton>
          </div>
        </fieldset>
      </form>
    </ProfileCard>
  );
}
