import { appVersion } from '@foja/contracts/limits';
import { useQuery } from '@tanstack/react-query';
import { classNames } from '../design-system/class-names.ts';
import { statusQuery } from '../platform/status-query.ts';
import { usageText } from '../usage/usage-text.ts';
import { useRemainingUses } from '../usage/use-remaining-uses.ts';

/** Under the chat: the connection, the uses left and the version (SPEC 2.2). */
export function StatusBar() {
  const remaining = useRemainingUses();
  const status = useQuery(statusQuery());
  const connected = !status.isError && status.data?.api?.status === 'running';
  return (
    <footer className="flex h-7 shrink-0 items-center gap-4 border-t border-line bg-surface px-4 text-xs text-ink-muted pb-[env(safe-area-inset-bottom)]">
      {!status.isPending && (
        <span
          className="flex items-center gap-1.5"
          title={connected ? 'Conectado al backend' : 'Desconectado del backend'}
        >
          <span aria-hidden="true" className={classNames('size-1.5 rounded-full', connected ? 'bg-ok' : 'bg-danger')} />
          {connected ? 'Conectado' : 'Desconectado'}
        </span>
      )}
      <span className="figures flex-1 text-right">{usageText(remaining)}</span>
      <span className="figures">v{appVersion}</span>
    </footer>
  );
}
