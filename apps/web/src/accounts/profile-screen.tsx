import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { KeyRound } from 'lucide-react';
import { lazy, Suspense, useEffect } from 'react';
import { buttonClasses } from '../design-system/button.tsx';
import { Skeleton } from '../design-system/skeleton.tsx';
import { changeSessionUser, type Session, useSession } from '../platform/session.ts';
import { accountQuery } from './api.ts';
import { ApiKeysCard } from './api-keys/api-keys-card.tsx';
import { ActivityCard } from './profile/activity-card.tsx';
import { DataCard } from './profile/data-card.tsx';
import { DeleteAccountCard } from './profile/delete-account-card.tsx';
import { NamesCard } from './profile/names-card.tsx';
import { PlanCard } from './profile/plan-card.tsx';
import { ProfileCard } from './profile/profile-card.tsx';
import { SessionsCard } from './profile/sessions-card.tsx';
import { SecondFactorCard } from './second-factor/second-factor-card.tsx';

const UsageChart = lazy(async () => ({ default: (await import('../usage/usage-chart.tsx')).UsageChart }));

/** /profile */
export function ProfileScreen() {
  const session = useSession();
  // The guard is about to lead away.
  return session ? <Profile session={session} /> : null;
}

function Profile({ session }: { session: Session }) {
  const { user } = session;
  const { data: account } = useQuery(accountQuery(user.email));
  useEffect(() => {
    // A plan may have been granted since the session began.
    if (account) changeSessionUser(account);
  }, [account]);
  return (
    <main
      id="content"
      tabIndex={-1}
      className="mx-auto w-full max-w-3xl flex-1 px-4 py-8 outline-none sm:px-6 sm:py-12"
    >
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
        <div className="min-w-0">
          <p className="text-sm text-ink-muted">Mi perfil</p>
          <h1 className="mt-1 text-2xl font-semibold tracking-tight wrap-anywhere">
            {user.firstName} {user.lastName}
          </h1>
        </div>
        <Link to="/change-password" className={buttonClasses('secondary')}>
          <KeyRound size={16} aria-hidden="true" />
          Cambiar Contraseña
        </Link>
      </div>
      <div className="mt-7 grid gap-5">
        <NamesCard user={user} />
        <PlanCard email={user.email} />
        <ProfileCard title="Uso" about="Cuánto usaste Foja, día por día.">
          <Suspense fallback={<Skeleton className="h-64 w-full" />}>
            <UsageChart />
          </Suspense>
        </ProfileCard>
        <SecondFactorCard email={user.email} />
        <SessionsCard email={user.email} />
        <ApiKeysCard email={user.email} />
        <ActivityCard email={user.email} />
        <DataCard email={user.email} />
        <DeleteAccountCard />
      </div>
    </main>
  );
}
