import type { DocumentStorage } from '@foja/contracts/documents';
import { Progress } from '../design-system/progress.tsx';
import { formatBytes } from '../platform/format-bytes.ts';

/** How much of the account's room is taken. */
export function StorageBar({ storage: { usedBytes, limitBytes } }: { storage: DocumentStorage }) {
  const percent = limitBytes === 0 ? 100 : Math.min(100, Math.floor((usedBytes / limitBytes) * 100));
  return (
    <div className="w-full sm:w-64">
      <Progress
        label={`${formatBytes(usedBytes)} de ${formatBytes(limitBytes)}`}
        percent={percent}
        tone={percent >= 95 ? 'danger' : percent >= 80 ? 'warning' : 'ok'}
      />
    </div>
  );
}
