import type { Matter } from '@foja/contracts/matters';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { countOf } from '../platform/count-of.ts';
import { useSession } from '../platform/session.ts';
import { matterFilesQuery } from './matters-queries.ts';

/** Of a free account: how many causas it has opened, of those that its plan lets it. */
export function MattersRoom({ opened, limit }: { opened: number; limit: number }) {
  if (useSession()?.user.role !== 'User') return null;
  return <Room text={`Plan Free: ${opened} de ${countOf(limit, 'causa abierta', 'causas abiertas')}.`} />;
}

/** Of a causa that a free account opened: how much is in it, of what its plan lets it hold. Files count as what is written does. */
export function ItemsRoom({ email, matter }: { email: string; matter: Matter }) {
  const isFree = useSession()?.user.role === 'User' && matter.role === 'owner';
  const { data } = useQuery({ ...matterFilesQuery(email, matter.id), enabled: isFree });
  if (!isFree || !data) return null;
  const written = Object.values(matter.counts).reduce((sum, count) => sum + count, 0);
  const limit = countOf(matter.itemsLimit, 'elemento', 'elementos');
  return <Room text={`Plan Free: ${written + data.files.length} de ${limit} en la causa.`} />;
}

function Room({ text }: { text: string }) {
  return (
    <p className="figures text-sm text-ink-muted">
      {text}{' '}
      <Link to="/trial" className="rounded-sm text-primary-ink underline underline-offset-4">
        Ver planes
      </Link>
    </p>
  );
}
