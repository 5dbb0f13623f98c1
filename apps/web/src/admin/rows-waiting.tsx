import { Card } from '../design-system/card.tsx';
import { Skeleton } from '../design-system/skeleton.tsx';

const rows = ['w-2/5', 'w-1/2', 'w-1/3', 'w-3/5', 'w-2/5', 'w-1/2', 'w-1/3'];

/** Holds the place of a list that is being read. */
export function RowsWaiting({ label }: { label: string }) {
  return (
    <Card role="status" aria-label={label} className="divide-y divide-line">
      {rows.map((width, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rows that are all alike
        <div key={index} className="flex items-center justify-between gap-6 px-4 py-4">
          <Skeleton className={`h-4 ${width}`} />
          <Skeleton className="h-4 w-16" />
        </div>
      ))}
    </Card>
  );
}
