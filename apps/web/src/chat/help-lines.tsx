import type { HelpLine } from '@foja/contracts/chat';
import { Phone } from 'lucide-react';

/** Whom to call today, large enough for a thumb and there at once. */
export function HelpLines({ lines }: { lines: readonly HelpLine[] }) {
  if (lines.length === 0) return null;
  return (
    <ul aria-label="A quién llamar hoy" className="mb-4 grid gap-2 sm:grid-cols-2">
      {lines.map(({ name, number, serves }) => (
        <li key={name} className="rounded-card border border-line bg-surface">
          {number === null ? (
            <div className="px-4 py-3 text-sm">
              <p className="font-medium">{name}</p>
              {serves && <p className="mt-1 text-ink-muted">{serves}</p>}
            </div>
          ) : (
            <a
              href={`tel:${number.replace(/[^\d+]/g, '')}`}
              className="flex min-h-11 items-start gap-3 px-4 py-3 text-sm hover:bg-sunken"
            >
              <Phone size={18} aria-hidden="true" className="mt-0.5 shrink-0 text-primary-ink" />
              <span>
                <span className="block text-base font-semibold">{number}</span>
                <span className="block">{name}</span>
                {serves && <span className="mt-1 block text-ink-muted">{serves}</span>}
              </span>
            </a>
          )}
        </li>
      ))}
    </ul>
  );
}
