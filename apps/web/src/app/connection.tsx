import { classNames } from '../design-system/class-names.ts';
import { useConnected } from './use-connected.ts';

/** The dot of the connection: with its word in the status bar, alone in the header. Says so when it is lost or comes back. */
export function Connection({ showWord = false }: { showWord?: boolean }) {
  const connected = useConnected();
  const title = connected === null ? undefined : connected ? 'Conectado al backend' : 'Desconectado del backend';
  return (
    <span aria-live="polite" className="flex items-center gap-1.5" title={title}>
      {title && (
        <>
          <span
            aria-hidden="true"
            className={classNames(
              'size-2 shrink-0 rounded-full',
              // Not by colour alone: a lost connection is a ring.
              connected ? 'bg-ok' : 'border-2 border-danger',
            )}
          />
          {showWord ? connected ? 'Conectado' : 'Desconectado' : <span className="sr-only">{title}</span>}
        </>
      )}
    </span>
  );
}
