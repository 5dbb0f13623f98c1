import { useQuery } from '@tanstack/react-query';
import { classNames } from '../design-system/class-names.ts';
import { statusQuery } from '../platform/status-query.ts';

/** `null` until the first answer or failure. Connected when the status call reports that the API runs (SPEC 4). */
function useConnected(): boolean | null {
  const status = useQuery(statusQuery());
  if (status.isPending) return null;
  return !status.isError && status.data?.api?.status === 'running';
}

/** The dot of the connection: with its word in the status bar, alone in the header. */
export function Connection({ showWord = false }: { showWord?: boolean }) {
  const connected = useConnected();
  if (connected === null) return null;
  const title = connected ? 'Conectado al backend' : 'Desconectado del backend';
  return (
    <span className="flex items-center gap-1.5" title={title}>
      <span
        aria-hidden="true"
        className={classNames('rounded-full', showWord ? 'size-1.5' : 'size-2', connected ? 'bg-ok' : 'bg-danger')}
      />
      {showWord ? connected ? 'Conectado' : 'Desconectado' : <span className="sr-only">{title}</span>}
    </span>
  );
}
