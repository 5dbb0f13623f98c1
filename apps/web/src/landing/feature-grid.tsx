const features = [
  {
    title: 'Cada respuesta, con su artículo',
    text: 'Los números del texto abren la norma al lado, con las palabras citadas marcadas.',
  },
  {
    title: 'Si no hay fuente, lo dice',
    text: 'Una cita que no se pudo verificar aparece tachada, con el motivo. Sin coincidencias, no cita nada.',
  },
  {
    title: 'Tus datos quedan con vos',
    text: 'Nombres, documentos y domicilios se reemplazan antes de hacer la consulta y vuelven solo en tu pantalla.',
  },
  {
    title: 'Corpus de derecho argentino',
    text: 'Notas sobre artículos, guías prácticas y fallos de la Corte Suprema, con el enlace a la norma oficial.',
  },
  {
    title: 'Anonimización de escritos',
    text: 'Texto, Word o PDF: se revisa dato por dato, y después se restituyen los datos reales.',
  },
  {
    title: 'Boletín Oficial',
    text: 'La primera sección de cada día, en el mismo lugar donde trabajás.',
  },
  {
    title: 'Word, PDF y Markdown',
    text: 'Cualquier respuesta se exporta con sus fuentes.',
  },
  {
    title: 'Historial en tu navegador',
    text: 'Las conversaciones se buscan, se renombran y se borran. El servidor no guarda tus consultas, salvo la que guardes en una causa o compartas al opinar.',
  },
];

/** What the product does, as the numbered index of a court file. */
export function FeatureGrid() {
  return (
    <section aria-labelledby="features-title" className="border-y border-line bg-surface">
      <div className="mx-auto max-w-6xl px-5 py-14 sm:px-8 lg:py-20">
        <h2 id="features-title" className="font-serif text-2xl font-medium tracking-tight text-balance">
          Lo que hace Foja
        </h2>
        <ol className="mt-8 grid gap-x-12 sm:grid-cols-2">
          {features.map(({ title, text }, index) => (
            <li key={title} className="flex gap-5 border-t border-line py-5">
              <span
                aria-hidden="true"
                className="figures w-5 shrink-0 border-r border-margin-rule pr-1 font-serif text-base text-ink-muted italic"
              >
                {index + 1}
              </span>
              <div>
                <h3 className="font-semibold">{title}</h3>
                <p className="mt-1 max-w-[52ch] text-sm text-ink-muted text-pretty">{text}</p>
              </div>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
