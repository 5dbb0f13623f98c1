import { authMessages } from '@foja/contracts/accounts';
import { useMutation } from '@tanstack/react-query';
import { Button } from '../design-system/button.tsx';
import { resendConfirmation } from './api.ts';
import { resendFailureText } from './auth-failure-text.ts';

interface ResendConfirmationProps {
  /** The address of the last attempt; null where there was none. */
  email: string | null;
  onSent: (message: string) => void;
}

/** Sends the confirmation mail again; what goes wrong is said beside the button. */
export function ResendConfirmation({ email, onSent }: ResendConfirmationProps) {
  const resend = useMutation({
    mutationFn: async () => {
      if (!email) throw new MissingEmail();
      await resendConfirmation(email);
    },
    onSuccess: () => onSent(authMessages.resent),
  });
  return (
    <>
      <Button disabled={resend.isPending} aria-busy={resend.isPending} onClick={() => resend.mutate()}>
        {resend.isPending ? 'Reenviando...' : 'Reenviar email'}
      </Button>
      {resend.isError && (
        <p role="alert" className="mt-2.5 text-sm text-danger">
          {resend.error instanceof MissingEmail ? authMessages.noLastEmail : resendFailureText(resend.error)}
        </p>
      )}
    </>
  );
}

class MissingEmail extends Error {}
