import { Link } from '@tanstack/react-router';
import { SearchCheck } from 'lucide-react';
import { Badge } from '../design-system/badge.tsx';
import { buttonClasses } from '../design-system/button.tsx';
import { itemPath, navigationItems } from '../tools/navigation-items.ts';
import { AnonymizationPicture } from './product-pictures.tsx';

/** What each tool does, by its id in the dashboard. One that is not here is not for lawyers alone, and is left out. */
const told: Record<string, string> = {
  jurisprudence: 'Fallos por partes, cita, materia o el párrafo que necesita uno.',
  editor: 'Un editor con versiones y citas que se abren y se verifican.',
  'citation-check': 'Cada referencia y cada frase entre comillas, contra la fuente.',
  calculators: 'Vencimientos, prescripción, liquidaciones, honorarios e intereses, paso por paso.',
  drafting: 'Escritos, cartas documento y contratos desde un formulario.',
  'analisis-de-sentencia': 'Qué se decidió, con qué fundamentos y qué plazos corren.',
  'preparacion-de-testigos': 'Preguntas para la audiencia, desde los hechos del caso.',
  'estrategia-del-oponente': 'Qué puede plantear la otra parte, y con qué norma.',
  'analisis-de-contrato': 'Cláusulas, riesgos y lo que falta.',
  'sugerencia-de-documentos': 'Qué hay que reunir para el caso.',
  evaluation: 'Qué hay que probar, y una probabilidad que muestra cómo se calcula.',
  anonymization: 'Un escrito sin datos personales, con el camino de vuelta.',
  vault: 'Preguntas sobre tus documentos, con página y pasaje.',
};

/** The second half of the landing for lawyers: tools, verification, Word. */
export default function ForLawyers() {
  const tools = navigationItems('User').filter(({ id }) => id in told);
  return (
    <>
      <section aria-labelledby="tools-title" className="mx-auto max-w-6xl px-5 pb-14 sm:px-8 lg:pb-20">
        <h2 id="tools-title" className="font-serif text-2xl font-medium tracking-tight text-balance">
          Herramientas
        </h2>
        <p className="mt-3 max-w-[62ch] text-ink-muted text-pretty">
          Se usan con una cuenta; las que piden un plan lo dicen. Las calculadoras se abren sin registrarse.
        </p>
        <ul className="mt-6 grid gap-x-8 sm:grid-cols-2 lg:grid-cols-3">
          {tools.map((item) => (
            <li key={item.id} className="flex gap-3.5 border-t border-line py-4">
              <item.icon size={20} aria-hidden="true" className="mt-0.5 shrink-0 text-primary-ink" />
              <div className="min-w-0">
                <h3 className="flex flex-wrap items-center gap-2 font-semibold">
                  <Link
                    to={item.id === 'calculators' ? '/calculadoras' : itemPath(item)}
                    className="rounded-sm underline-offset-4 hover:underline"
                  >
                    {item.label}
                  </Link>
                  {item.badge && <Badge tone="brand">{item.badge}</Badge>}
                </h3>
                <p className="mt-0.5 text-sm text-ink-muted text-pretty">{told[item.id]}</p>
              </div>
            </li>
          ))}
        </ul>
      </section>
      <section aria-labelledby="verification-title" className="border-y border-line bg-surface">
        <div className="mx-auto grid max-w-6xl gap-x-12 gap-y-10 px-5 py-14 sm:px-8 md:grid-cols-2 lg:py-20">
          <div>
            <h2 id="verification-title" className="font-serif text-2xl font-medium tracking-tight text-balance">
              Verificación
            </h2>
            <p className="mt-3 max-w-[56ch] text-ink-muted text-pretty">
              Cada referencia se busca, y lo que está entre comillas se compara con la fuente letra por letra. La que no
              existe aparece tachada como «Cita no verificada», con el motivo. Pegá un escrito, tuyo o ajeno, y mirá qué
              citas se sostienen.
            </p>
            <Link to="/dashboard/verificador" className={`${buttonClasses('secondary')} mt-5`}>
              <SearchCheck size={17} aria-hidden="true" />
              Verificar un escrito
            </Link>
          </div>
          <section aria-labelledby="word-title">
            <h2 id="word-title" className="font-serif text-2xl font-medium tracking-tight text-balance">
              Word
            </h2>
            <p className="mt-3 max-w-[56ch] text-ink-muted text-pretty">
              Lo que redactás pasa a Word con sus citas como notas al pie. El asistente funciona también dentro de Word,
              con un complemento que se instala desde esta dirección cuando el servidor habla https.
            </p>
            <Link to="/addin" className={`${buttonClasses('secondary')} mt-5`}>
              Instalar el complemento
            </Link>
          </section>
        </div>
      </section>
      <div className="mx-auto max-w-6xl px-5 py-14 sm:px-8 lg:py-20">
        <AnonymizationPicture />
      </div>
    </>
  );
}
