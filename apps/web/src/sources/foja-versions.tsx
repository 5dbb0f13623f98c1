import type { ArticleVersion } from '@foja/contracts/sources';
import { formatDay } from '../platform/dates.ts';

/** Earlier texts of an article, the one in force first. */
export function FojaVersions({ versions }: { versions: readonly ArticleVersion[] }) {
  return (
    <ol className="grid gap-3">
      {versions.map((version) => (
        <li key={version.id}>
          <details open={version.supersededAt === null} className="group">
            <summary className="py-1 text-sm font-medium">
              {version.supersededAt === null ? 'Vigente' : `Hasta el ${formatDay(version.supersededAt)}`}
              <span className="figures ml-2 font-normal text-paper-muted">
                {version.validFrom
                  ? `desde el ${formatDay(version.validFrom)}`
                  : `importado el ${formatDay(version.recordedAt)}`}
              </span>
            </summary>
            <p className="mt-2 font-serif text-base leading-[1.7] whitespace-pre-line">{version.text}</p>
          </details>
        </li>
      ))}
    </ol>
  );
}
