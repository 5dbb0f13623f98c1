import type { StatusItem } from '@foja/contracts/drafting/draft-status';
import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react';
import { useId } from 'react';
import { Card } from '../design-system/card.tsx';
import { Progress } from '../design-system/progress.tsx';
import { ArticleLinks } from './article-links.tsx';

interface StatusPanelProps {
  status: readonly StatusItem[];
  /** Leads to the field of a datum. */
  onField: (field: string) => void;
  onOpenSource: (id: string) => void;
}

/** "Estado del escrito": what is missing, what the law warns of, what is still to be done, and how much is there. */
export function StatusPanel({ status, onField, onOpenSource }: StatusPanelProps) {
  const titleId = useId();
  const of = (state: StatusItem['state']) => status.filter((item) => item.state === state);
  const [missing, complete, warnings, reminders] = [of('missing'), of('complete'), of('warning'), of('reminder')];
  const asked = missing.length + complete.length;
  return (
    <section aria-labelledby={titleId}>
      <Card className="grid gap-4 p-4">
        <h2 id={titleId} className="text-sm font-semibold">
          Estado del escrito
        </h2>
        {asked > 0 && (
          <Progress
            label={`${complete.length} de ${asked} datos`}
            percent={Math.round((complete.length / asked) * 100)}
            tone={missing.length === 0 ? 'ok' : 'warning'}
          />
        )}
        <p role="status" className="sr-only">
          {statusSummary(status)}
        </p>
        {missing.length > 0 && (
          <ul aria-label="Datos que faltan" className="grid gap-1.5">
            {missing.map((item) => (
              <li key={`${item.field} ${item.message}`} className="flex items-start gap-2 text-sm">
                <CircleAlert size={16} aria-hidden="true" className="mt-0.5 shrink-0 text-warning" />
                <button
                  type="button"
                  onClick={() => item.field && onField(item.field)}
                  className="rounded-sm text-left text-ink-soft underline decoration-line-strong underline-offset-4 hover:text-ink"
                >
                  {item.message}
                </button>
              </li>
            ))}
          </ul>
        )}
        {missing.length === 0 && asked > 0 && (
          <p className="flex items-start gap-2 text-sm text-ok">
            <CircleCheck size={16} aria-hidden="true" className="mt-0.5 shrink-0" />
            No falta ningún dato necesario.
          </p>
        )}
        {warnings.length > 0 && (
          <ul aria-label="Advertencias" className="grid gap-2.5">
            {warnings.map((item) => (
              <li key={item.message} className="flex items-start gap-2 rounded-field bg-warning-wash px-3 py-2 text-sm">
                <TriangleAlert size={16} aria-hidden="true" className="mt-0.5 shrink-0 text-warning" />
                <span className="min-w-0 text-ink">
                  {item.message}
                  <ArticleLinks articles={item.articles} onOpen={onOpenSource} />
                </span>
              </li>
            ))}
          </ul>
        )}
        {reminders.length > 0 && (
          <div className="border-t border-line pt-3">
            <h3 className="mb-2 text-sm font-medium text-ink-soft">A tener en cuenta</h3>
            <ul className="grid gap-2.5">
              {reminders.map((item) => (
                <li key={item.message} className="flex items-start gap-2 text-sm text-ink-muted">
                  <Info size={16} aria-hidden="true" className="mt-0.5 shrink-0" />
                  <span className="min-w-0">
                    {item.message}
                    <ArticleLinks articles={item.articles} onOpen={onOpenSource} />
                  </span>
                </li>
              ))}
            </ul>
          </div>
        )}
      </Card>
    </section>
  );
}

/** "Faltan 3 datos. 1 advertencia." */
export function statusSummary(status: readonly StatusItem[]): string {
  const missing = status.filter(({ state }) => state === 'missing').length;
  const warnings = status.filter(({ state }) => state === 'warning').length;
  const parts = [
    missing === 0 ? 'No falta ningún dato necesario.' : missing === 1 ? 'Falta 1 dato.' : `Faltan ${missing} datos.`,
    warnings === 0 ? '' : warnings === 1 ? '1 advertencia.' : `${warnings} advertencias.`,
  ];
  return parts.filter(Boolean).join(' ');
}
