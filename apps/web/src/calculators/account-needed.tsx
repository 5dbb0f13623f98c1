import { Link } from '@tanstack/react-router';
import { buttonClasses } from '../design-system/button.tsx';
import { Card } from '../design-system/card.tsx';

/** What a visitor without an account sees in place of a calculator that needs one; after signing in they come back to it. */
export function AccountNeeded({ returnUrl }: { returnUrl: string }) {
  return (
    <Card className="max-w-xl p-5">
      <h2 className="font-medium">Esta calculadora necesita una cuenta</h2>
      <p className="mt-1 text-sm text-ink-muted">
        Alcanza con cualquier plan, también el gratuito. No gasta usos y no guarda lo que escribas.
      </p>
      <div className="mt-4 flex flex-wrap gap-2">
        <Link to="/register" search={{ returnUrl }} className={buttonClasses('primary')}>
          Crear cuenta
        </Link>
        <Link to="/login" search={{ returnUrl }} className={buttonClasses('secondary')}>
          Ya tengo cuenta
        </Link>
      </div>
    </Card>
  );
}
