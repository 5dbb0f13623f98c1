import { Search } from 'lucide-react';
import { Card } from '../../design-system/card.tsx';

/** Each finds rulings of the starter corpus. */
const examples = [
  { way: 'Por las partes', query: 'Rodríguez, María Belén c/ Google' },
  { way: 'Por la cita', query: 'Fallos: 329:2316' },
  { way: 'Por el tema', query: 'requisitos de una acción colectiva' },
  { way: 'Por lo que pasó', query: 'daño al pasajero en un tren' },
];

/** What can be searched, by example. */
export function EmptySearch({ onExample }: { onExample: (query: string) => void }) {
  return (
    <Card className="p-4 sm:p-5">
      <h2 className="text-sm font-semibold">Ejemplos de búsqueda</h2>
      <ul aria-label="Ejemplos" className="mt-3 grid gap-2 sm:grid-cols-2">
        {examples.map(({ way, query }) => (
          <li key={query}>
            <button
              type="button"
              onClick={() => onExample(query)}
              className="flex h-full w-full items-start gap-3 rounded-field border border-line px-3 py-2.5 text-left hover:border-line-strong"
            >
              <Search size={16} aria-hidden="true" className="mt-0.5 shrink-0 text-ink-muted" />
              <span className="min-w-0">
                <span className="block text-xs text-ink-muted">{way}</span>
                <span className="block font-serif text-base leading-snug text-ink-soft">{query}</span>
              </span>
            </button>
          </li>
        ))}
      </ul>
      <p className="mt-4 text-sm text-ink-muted">
        Se consultan el corpus de Foja y, si las elegís, las bases de SAIJ. Buscar no descuenta usos.
      </p>
    </Card>
  );
}
