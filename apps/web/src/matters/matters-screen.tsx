import { useSession } from '../platform/session.ts';
import { MatterList } from './matter-list.tsx';

/** /dashboard/causas: the causas that one may see. */
export function MattersScreen() {
  const session = useSession();
  if (!session) return null;
  return (
    <div className="min-h-0 min-w-0 flex-1 overflow-y-auto">
      <div className="mx-auto grid max-w-5xl grid-cols-1 gap-5 px-4 py-6 sm:px-6">
        <MatterList key={session.user.email} email={session.user.email} />
      </div>
    </div>
  );
}
