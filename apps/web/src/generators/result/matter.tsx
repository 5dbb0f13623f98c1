import { Info } from 'lucide-react';
import { Words } from './evidence.tsx';

/** Which matter was recognised, and from whose side it is looked at. */
export function Matter({ matter, role }: { matter: string | null; role: string | null }) {
  return (
    <p className="text-sm text-ink-soft">
      <span className="text-ink-muted">Materia: </span>
      {matter ? <Words>{matter}</Words> : 'no se reconoció una en el texto'}
      {role && <span className="text-ink-muted"> · {role}</span>}
    </p>
  );
}

/** What was left out or needs a look. */
export function Notes({ notes }: { notes: readonly string[] }) {
  if (notes.length === 0) return null;
  return (
    <ul aria-label="Notas" className="grid gap-2">
      {notes.map((note) => (
        <li key={note} className="flex gap-2.5 rounded-field bg-info-wash px-3.5 py-2.5 text-sm text-info">
          <Info size={16} aria-hidden="true" className="mt-0.5 shrink-0" />
          <span className="min-w-0">
            <Words>{note}</Words>
          </span>
        </li>
      ))}
    </ul>
  );
}
