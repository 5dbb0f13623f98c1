import type { PleadingFinding } from '@foja/contracts/pleading-review';
import { Badge, type Tone } from '../design-system/badge.tsx';
import { PageMark } from '../generators/result/evidence.tsx';

interface FindingListProps {
  findings: readonly PleadingFinding[];
  checks: number;
  onOpenSource: (id: string) => void;
}

const levels: Record<PleadingFinding['level'], { text: string; tone: Tone }> = {
  high: { text: 'Grave', tone: 'danger' },
  medium: { text: 'Para revisar', tone: 'warning' },
  low: { text: 'Para mirar', tone: 'info' },
};

/** What the checks found, most serious first, each with its words, its norm and how it is mended. */
export function FindingList({ findings, checks, onOpenSource }: FindingListProps) {
  if (findings.length === 0) {
    return (
      <p className="text-sm">
        Los {checks} controles de este tipo de escrito no encontraron nada. Igual hay que leerlo: controlan forma y
        coherencia, no si el planteo convence.
      </p>
    );
  }
  return (
    <div>
      <p className="mb-2 text-sm text-ink-muted">
        {findings.length === 1 ? '1 punto' : `${findings.length} puntos`} de {checks} controles. Son avisos para
        revisar: se lee por palabras, y lo que el escrito dice de otro modo puede no reconocerse.
      </p>
      <ol className="grid gap-3">
        {findings.map(({ articles, fromImage, id, level, looksFor, mend, page, quote, title, why }) => (
          <li key={`${id} ${quote}`} className="grid gap-1.5 rounded-field border border-line p-3 text-sm">
            <div className="flex flex-wrap items-center gap-2">
              <Badge tone={levels[level].tone}>{levels[level].text}</Badge>
              <h4 className="font-medium">{title}</h4>
            </div>
            {quote && (
              <blockquote className="font-serif break-words text-ink-soft">
                <mark className="rounded-sm bg-highlight box-decoration-clone px-1 text-ink">«{quote}»</mark>
                {page !== undefined && <PageMark page={page} fromImage={fromImage === true} />}
              </blockquote>
            )}
            <p className="text-ink-soft">
              <span className="text-ink-muted">Qué se controla: </span>
              {looksFor}
            </p>
            <p className="text-ink-soft">
              <span className="text-ink-muted">Por qué: </span>
              {why}
            </p>
            <p>
              <span className="text-ink-muted">Cómo corregirlo: </span>
              {mend}
            </p>
            <ul aria-label="Artículos" className="flex flex-wrap gap-1.5">
              {articles.map(({ key, label }) => (
                <li key={key}>
                  <button
                    type="button"
                    onClick={() => onOpenSource(key)}
                    className="inline-flex min-h-7 items-center rounded-field border border-line px-2 text-xs font-medium text-primary-ink transition duration-150 first-letter:uppercase hover:border-line-strong hover:bg-sunken"
                  >
                    {label}
                  </button>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ol>
    </div>
  );
}
