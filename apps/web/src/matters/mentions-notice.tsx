import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { AtSign } from 'lucide-react';
import { formatMoment } from '../platform/dates.ts';
import { mentionsQuery } from './sharing-queries.ts';

const shown = 5;

/** Where one was named in a comment and has not looked yet; nothing where nowhere. */
export function MentionsNotice({ email }: { email: string }) {
  const { data } = useQuery(mentionsQuery(email));
  const unseen = (data?.mentions ?? []).filter(({ isSeen }) => !isSeen).slice(0, shown);
  if (unseen.length === 0) return null;
  return (
    <section aria-label="Menciones" className="rounded-card border border-line bg-info-wash p-4">
      <h2 className="flex items-center gap-2 text-sm font-semibold text-info">
        <AtSign size={16} aria-hidden="true" />
        {unseen.length === 1 ? 'Te mencionaron' : `Te mencionaron ${unseen.length} veces`}
      </h2>
      <ul className="mt-2 grid gap-1.5">
        {unseen.map(({ id, matterId, matterTitle, by, at }) => (
          <li key={id} className="text-sm wrap-anywhere">
            <Link
              to="/dashboard/causas/$id/$tab"
              params={{ id: matterId, tab: 'actividad' }}
              className="rounded-sm font-medium text-ink underline underline-offset-4"
            >
              {matterTitle}
            </Link>{' '}
            <span className="figures text-xs text-ink-soft">
              {by ?? 'Una cuenta que ya no existe'} · {formatMoment(at)}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
