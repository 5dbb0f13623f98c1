import { registrationUsageLimit } from '@foja/contracts/limits';
import { Link } from '@tanstack/react-router';
import { buttonClasses } from '../design-system/button.tsx';

/** The last word to a visitor: an account, on a sheet of its own. */
export function CallToAction() {
  return (
    <section aria-labelledby="call-title" className="border-b border-line">
      <div className="mx-auto max-w-6xl px-5 py-14 sm:px-8 lg:py-20">
        <div className="relative overflow-hidden rounded-card border border-paper-line bg-paper text-paper-ink shadow-raised">
          <span aria-hidden="true" className="absolute inset-y-0 left-6 w-px bg-margin-rule sm:left-12" />
          <div className="grid items-center gap-x-10 gap-y-7 py-10 pr-6 pl-12 sm:pr-12 sm:pl-20 lg:grid-cols-[1fr_auto] lg:py-14">
            <div>
              <h2 id="call-title" className="font-serif text-2xl font-medium tracking-tight text-balance sm:text-3xl">
                Transformá tu práctica con respuestas que se pueden verificar
              </h2>
              <p className="mt-3 max-w-[58ch] text-paper-muted text-pretty">
                Una cuenta suma {registrationUsageLimit} usos y abre la herramienta de anonimización, con la fuente
                siempre al lado.
              </p>
            </div>
            <div className="flex flex-wrap gap-3">
              <Link to="/register" className={buttonClasses('primary', 'large')}>
                Crear cuenta
              </Link>
              <Link to="/login" className={buttonClasses('secondary', 'large')}>
                Iniciar Sesión
              </Link>
            </div>
          </div>
        </div>
      </div>
    </section>
  );
}
