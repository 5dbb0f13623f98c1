import { MailWarning } from 'lucide-react';
import { ResendConfirmation } from './resend-confirmation.tsx';

/** Shown where a login is refused because the address is not confirmed (specification 2.4). */
export function UnconfirmedPanel({ email, onSent }: { email: string | null; onSent: (message: string) => void }) {
  return (
    <section
      aria-labelledby="unconfirmed-title"
      className="animate-rise rounded-card border border-line bg-surface p-4"
    >
      <h2 id="unconfirmed-title" className="flex items-center gap-2 text-sm font-semibold">
        <MailWarning size={17} aria-hidden="true" className="text-warning" />
        Email no confirmado
      </h2>
      <p className="mt-1.5 mb-3 text-sm text-ink-muted">
        {email ? (
          <>
            Para entrar, abrí el enlace que enviamos a{' '}
            <span className="font-medium wrap-anywhere text-ink">{email}</span>.
          </>
        ) : (
          'Para entrar, abrí el enlace que enviamos a tu dirección.'
        )}
      </p>
      <ResendConfirmation email={email} onSent={onSent} />
    </section>
  );
}
