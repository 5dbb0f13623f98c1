import { useMutation } from '@tanstack/react-query';
import { FormBanner } from '../design-system/form-banner.tsx';
import { TextField } from '../design-system/text-field.tsx';
import { type EmailForm as EmailValues, emailFormSchema } from './account-forms.ts';
import { SubmitButton } from './submit-button.tsx';
import { shownState, useAccountForm } from './use-account-form.ts';

interface EmailFormProps {
  name: string;
  submit: string;
  busyLabel: string;
  send: (email: string) => Promise<unknown>;
  failureText: (failure: unknown) => string;
  onSent: () => void;
}

/** Asks for an address that something is then sent to. */
export function EmailForm({ name, submit, busyLabel, send, failureText, onSent }: EmailFormProps) {
  const form = useAccountForm<EmailValues>(emailFormSchema, { email: '' });
  const sending = useMutation({ mutationFn: ({ email }: EmailValues) => send(email), onSuccess: onSent });
  return (
    <form
      noValidate
      aria-label={name}
      onSubmit={form.handleSubmit((values) => {
        if (!sending.isPending) sending.mutate(values);
      })}
    >
      {sending.isError && (
        <div className="mb-5">
          <FormBanner tone="danger">{failureText(sending.error)}</FormBanner>
        </div>
      )}
      <fieldset disabled={sending.isPending} className="grid gap-5">
        <TextField
          label="Email"
          type="email"
          inputMode="email"
          autoComplete="email"
          required
          error={shownState(form, 'email').error}
          {...form.register('email')}
        />
        <SubmitButton busy={sending.isPending} busyLabel={busyLabel}>
          {submit}
        </SubmitButton>
      </fieldset>
    </form>
  );
}
