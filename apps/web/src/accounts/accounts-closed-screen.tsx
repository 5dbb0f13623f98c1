import { Link } from '@tanstack/react-router';
import { ArrowLeft } from 'lucide-react';
import { buttonClasses } from '../design-system/button.tsx';
import { Card } from '../design-system/card.tsx';

/** Says plainly that nobody can sign in here, and leads back. */
function AccountsClosed({ title, text }: { title: string; text: string }) {
  return (
    <main id="content" tabIndex={-1} className="grid flex-1 place-items-center px-4 py-12 outline-none">
      <Card className="relative w-full max-w-md overflow-hidden bg-paper! py-8 pr-8 pl-14">
        <span aria-hidden="true" className="absolute inset-y-0 left-8 w-px bg-margin-rule" />
        <h1 className="font-serif text-2xl font-medium">{title}</h1>
        <p className="mt-3 text-ink-soft">{text}</p>
        <p className="mt-2 text-ink-soft">Lo que escribiste en la consulta sigue guardado en este navegador.</p>
        <Link to="/chatbot" className={`mt-6 ${buttonClasses('secondary')}`}>
          <ArrowLeft size={16} aria-hidden="true" />
          Volver a la consulta
        </Link>
      </Card>
    </main>
  );
}

export function LoginClosedScreen() {
  return (
    <AccountsClosed
      title="Iniciar Sesión"
      text="Esta instalación no tiene abierto el ingreso con cuenta. Se puede consultar como invitado."
    />
  );
}

export function RegisterClosedScreen() {
  return (
    <AccountsClosed
      title="Registrarse"
      text="El registro no está abierto en esta instalación. Se puede consultar como invitado, con un cupo de consultas por día."
    />
  );
}
