import { Link } from '@tanstack/react-router';
import { buttonClasses } from '../design-system/button.tsx';
import { Card } from '../design-system/card.tsx';

/** In the place of a calculator that needs an account; who registers comes back to the same link. */
export function RegisterInvitation({ returnUrl }: { returnUrl: string }) {
  const back = { returnUrl: returnUrl.replace(/^\/calculadoras/, '/dashboard/calculadoras') };
  return (
    <Card className="max-w-xl p-5">
      <h2 className="font-medium">Esta calculadora se usa con una cuenta</h2>
      <p className="mt-1 text-sm text-ink-muted">
        El registro es gratuito y calcular no gasta usos. Lo que traía el enlace queda cargado.
      </p>
      <div className="mt-4 flex flex-wrap gap-2">
        <Link to="/register" search={back} className={buttonClasses('primary')}>
          Crear cuenta
        </Link>
        <Link to="/login" search={back} className={buttonClasses('secondary')}>
          Iniciar sesión
        </Link>
      </div>
    </Card>
  );
}
