import { planLabels } from '@foja/contracts/roles';
import { Link } from '@tanstack/react-router';
import { buttonClasses } from '../design-system/button.tsx';
import { FojaSheet } from '../design-system/foja-sheet.tsx';

/** /upload, until documents can be uploaded. */
export function ComingSoonScreen() {
  return (
    <main id="content" tabIndex={-1} className="grid flex-1 place-items-center px-5 py-12 outline-none">
      <div className="w-full max-w-lg overflow-hidden rounded-card border border-paper-line shadow-raised">
        <FojaSheet number={null}>
          <div className="py-4">
            <h1 className="font-serif text-2xl font-medium tracking-tight sm:text-3xl">Coming Soon</h1>
            <p className="mt-3 text-pretty">
              La carga de documentos está disponible en el plan {planLabels.Professional}. Todavía no abrió; cuando lo
              haga, vas a entrar desde acá.
            </p>
            <p className="mt-2 text-sm text-paper-muted text-pretty">
              Mientras tanto, podés preguntar sobre un caso o anonimizar un escrito.
            </p>
            <Link to="/" className={`mt-6 ${buttonClasses('primary')}`}>
              Volver al inicio
            </Link>
          </div>
        </FojaSheet>
      </div>
    </main>
  );
}
