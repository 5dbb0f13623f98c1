import { FormBanner } from '../design-system/form-banner.tsx';
import { LoadFailure } from '../design-system/load-failure.tsx';
import { CallFailed } from '../platform/http.ts';

/** The input that a refusal is about, where it names one. */
export function refusedField(failure: unknown): string | null {
  if (!(failure instanceof CallFailed) || failure.status !== 422) return null;
  const field = (failure.details as { field?: unknown } | undefined)?.field;
  return typeof field === 'string' ? field : null;
}

/** What is nobody's mistake: the law that is loaded does not say it. */
const titles: Record<string, string | undefined> = {
  'calendar-missing': 'No hay calendario para calcularlo',
  'outside-scope': 'No se calcula acá',
  'not-sourced': 'No se calcula acá',
};

/** Why there is no result: the law that is loaded cannot say, an input cannot be, or the server did not answer. */
export function Refusal({ failure, onRetry }: { failure: Error; onRetry: () => void }) {
  if (failure instanceof CallFailed && failure.status === 422) {
    const title = titles[failure.code];
    return (
      <FormBanner tone={title === undefined ? 'danger' : 'info'}>
        <p className="font-medium">{title ?? 'No se puede calcular'}</p>
        <p>{failure.message}</p>
      </FormBanner>
    );
  }
  // Too many calculations, or a public series that could not be read: the server says it in words.
  const isTold = failure instanceof CallFailed && (failure.status === 429 || failure.code === 'upstream_failed');
  const reason = isTold ? failure.message : undefined;
  return (
    <LoadFailure title="No se pudo calcular." {...(reason ? { reason } : {})} onRetry={onRetry} isRetrying={false} />
  );
}
