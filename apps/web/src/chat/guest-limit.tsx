import { guestUsageLimit, registrationUsageLimit } from '@foja/contracts/limits';
import { messages } from '@foja/contracts/messages';
import { buttonClasses } from '../design-system/button.tsx';
import { HelpNumbers } from './help-numbers.tsx';

interface GuestLimitProps {
  onRegister: () => void;
  onLogin: () => void;
}

/** In the place of the input's hints when a guest has no uses left. */
export function GuestLimit({ onRegister, onLogin }: GuestLimitProps) {
  return (
    <section
      aria-label="Límite de consultas"
      className="mb-3 animate-rise rounded-card border border-line bg-surface p-4 shadow-raised sm:flex sm:items-center sm:gap-5"
    >
      <div className="min-w-0 flex-1 text-sm">
        <p className="font-medium">{messages.guestLimitReached}</p>
        <HelpNumbers />
        <p className="mt-1 text-ink-muted">
          El registro es gratuito y suma {registrationUsageLimit} usos adicionales. Si preferís, volvé mañana: vas a
          tener {guestUsageLimit} consultas más.
        </p>
      </div>
      <div className="mt-3 flex gap-2 sm:mt-0">
        <button type="button" onClick={onRegister} className={buttonClasses('primary')}>
          Registrarse
        </button>
        <button type="button" onClick={onLogin} className={buttonClasses('secondary')}>
          Iniciar Sesión
        </button>
      </div>
    </section>
  );
}
