import { ShieldCheck } from 'lucide-react';
import type { Anonymizer } from '../anonymization/anonymize-message.ts';

const examples = [
  'Compré un celular y a los cuatro meses dejó de andar. ¿Qué puedo reclamar?',
  'Me cayó una maceta desde un balcón y no sé de qué departamento fue.',
  'Murió mi papá y mi hermano vive en la casa. ¿Cómo se reparte la herencia?',
  'El dueño no me devuelve el depósito del alquiler. ¿Qué plazo tiene?',
];

interface EmptyChatProps {
  disabled: boolean;
  anonymizer: Anonymizer | null;
  onAsk: (text: string) => void;
}

/** Before the first question: a greeting, four questions of real life, and a line on privacy. */
export function EmptyChat({ disabled, anonymizer, onAsk }: EmptyChatProps) {
  return (
    <div className="flex min-h-full flex-col justify-center py-6 sm:py-14">
      <h2 className="font-serif text-2xl font-medium tracking-tight text-balance sm:text-3xl">
        En qué puedo ayudarte hoy?
      </h2>
      <p className="mt-2 text-base text-ink-muted">
        Cada respuesta muestra el artículo en que se apoya, para que lo leas al lado.
      </p>
      <ul aria-label="Ejemplos" className="mt-8 grid gap-3 sm:grid-cols-2">
        {examples.map((example) => (
          <li key={example}>
            <button
              type="button"
              disabled={disabled}
              onClick={() => onAsk(example)}
              className="relative h-full w-full rounded-card border border-line bg-surface py-3.5 pr-4 pl-8 text-left text-sm leading-relaxed text-ink-soft transition duration-150 hover:border-line-strong hover:text-ink disabled:cursor-not-allowed disabled:opacity-60"
            >
              <span aria-hidden="true" className="absolute inset-y-3 left-4 w-px bg-margin-rule" />
              {example}
            </button>
          </li>
        ))}
      </ul>
      <p className="mt-6 flex items-start gap-2 text-sm text-ink-muted">
        <ShieldCheck size={16} aria-hidden="true" className="mt-0.5 shrink-0" />
        {privacyLine(anonymizer)}
      </p>
    </div>
  );
}

function privacyLine(anonymizer: Anonymizer | null): string {
  if (anonymizer === null) return 'La anonimización está desactivada: la consulta se envía tal como la escribís.';
  if (anonymizer === 'browser')
    return 'Los nombres, documentos y domicilios se reemplazan en este navegador antes de enviar la consulta.';
  return 'Los nombres, documentos y domicilios se reemplazan antes de hacer la consulta.';
}
