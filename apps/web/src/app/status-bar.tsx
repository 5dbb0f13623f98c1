import { appVersion } from '@foja/contracts/limits';
import { usageText } from '../usage/usage-text.ts';
import { useRemainingUses } from '../usage/use-remaining-uses.ts';
import { Connection } from './connection.tsx';

/** Under the chat and the dashboard: the connection, the uses left and the version (specification 2.2). */
export function StatusBar() {
  const remaining = useRemainingUses();
  return (
    <footer className="flex min-h-7 short:hidden shrink-0 items-center gap-4 border-t border-line bg-surface px-4 text-xs text-ink-muted pb-[env(safe-area-inset-bottom)]">
      <Connection showWord />
      <span className="figures flex-1 text-right">{usageText(remaining)}</span>
      <span className="figures">v{appVersion}</span>
    </footer>
  );
}
