import type { Review } from './tool-state.ts';

const count = new Intl.NumberFormat('es-AR');

/** What was done to the text, in figures. */
export function Statistics({ review: { text, data, kept, found, result } }: { review: Review }) {
  const replaced = result.replacements.length;
  const distinct = new Set(result.replacements.map(({ placeholder }) => placeholder)).size;
  const figures: [string, string][] = [
    ['Datos reemplazados', count.format(replaced)],
    ['Distintos', count.format(distinct)],
    ['Quedan visibles', count.format(data.length - replaced + kept.length)],
    ['Palabras', count.format(text.match(/[\p{L}\p{N}]+/gu)?.length ?? 0)],
    ['Búsqueda', `${count.format(Math.max(1, Math.round(found.timeMs)))} ms`],
    [
      'Modo',
      found.mode === 'basic'
        ? 'Básica, en este navegador'
        : found.aiUsed
          ? 'Avanzada, con IA'
          : 'Básica, en el servidor',
    ],
  ];
  return (
    <section aria-label="Estadísticas">
      <dl className="grid grid-cols-2 gap-x-6 gap-y-3 rounded-card border border-line bg-surface px-5 py-4 sm:grid-cols-3 lg:grid-cols-6">
        {figures.map(([name, figure]) => (
          <div key={name}>
            <dt className="text-xs text-ink-muted">{name}</dt>
            <dd className="figures mt-0.5 text-sm font-medium text-ink">{figure}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
