import { useInfiniteQuery } from '@tanstack/react-query';
import { EmptyState } from '../../design-system/empty-state.tsx';
import { formatMoment } from '../../platform/dates.ts';
import { activityBy, activityText } from '../activity-text.ts';
import { ItemList } from '../item-list.tsx';
import type { MatterTabProps } from '../matter-tabs.ts';
import { matterActivityQuery } from '../matters-queries.ts';
import { TabHead } from '../tab-head.tsx';
import { Comments } from './comments.tsx';

/** Who did what in the causa, and when. */
export function ActivityTab({ email, matter }: MatterTabProps) {
  const query = useInfiniteQuery(matterActivityQuery(email, matter.id));
  const entries = (query.data?.pages ?? []).flatMap((page) => page.entries);
  return (
    <div className="grid gap-6">
      <Comments email={email} matter={matter} />
      <TabHead title="Actividad" about="Quién hizo qué y cuándo. No guarda lo que dice la causa." />
      <ItemList query={query} isEmpty={entries.length === 0} empty={<EmptyState title="Todavía no hay movimientos." />}>
        <ol className="divide-y divide-line rounded-card border border-line bg-surface">
          {entries.map((entry) => (
            <li key={entry.id} className="flex flex-wrap items-baseline justify-between gap-x-4 px-4 py-3 text-sm">
              <span className="min-w-0">
                {activityText(entry)}
                <span className="text-ink-muted"> · {activityBy(entry)}</span>
              </span>
              <span className="figures text-xs text-ink-muted">{formatMoment(entry.at)}</span>
            </li>
          ))}
        </ol>
      </ItemList>
    </div>
  );
}
