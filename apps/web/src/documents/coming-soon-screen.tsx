import { planLabels } from '@foja/contracts/roles';
import { Link } from '@tanstack/react-router';
import { buttonClasses } from '../design-system/button.tsx';
import { FojaSheet } from '../design-system/foja-sheet.tsx';
import { KeptDocuments } from './kept-documents.tsx';
import { VaultExample } from './vault-example.tsx';

/** /upload for a plan that has no document vault. */
export function ComingSoonScreen({ email }: { email: string }) {
  return (
    <div className="flex min-h-0 flex-1 overflow-y-auto px-5 py-12">
      <div className="m-auto w-full max-w-lg overflow-hidden rounded-card border border-paper-line shadow-raised">
        <FojaSheet number={null}>
          <div className="py-4">
            <h1 className="font-serif text-2xl font-medium tracking-tight sm:text-3xl">Coming Soon</h1>
            <p className="mt-3 text-pretty">
              La bóveda de documentos está disponible en el plan {planLabels.Professional}: guarda tus contratos y
              escritos cifrados, y responde preguntas sobre ellos con la página de cada cita.
            </p>
            <p className="mt-2 text-sm text-paper-muted text-pretty">
              Mientras tanto, podés preguntar sobre un caso o anonimizar un escrito.
            </p>
            <div className="mt-6 flex flex-wrap gap-2">
              <Link to="/" className={buttonClasses('primary')}>
                Volver al inicio
              </Link>
              <Link to="/trial" className={buttonClasses('secondary')}>
                Ver planes
              </Link>
            </div>
            <KeptDocuments email={email} />
            <VaultExample />
          </div>
        </FojaSheet>
      </div>
    </div>
  );
}
