import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from '@tanstack/react-router';
import { ArrowLeft } from 'lucide-react';
import { type ComponentType, lazy, Suspense } from 'react';
import { EmptyState } from '../design-system/empty-state.tsx';
import { LoadFailure } from '../design-system/load-failure.tsx';
import { Skeleton } from '../design-system/skeleton.tsx';
import { matterQuery } from '../matter-reading/read-matter.ts';
import { CallFailed } from '../platform/http.ts';
import { useSession } from '../platform/session.ts';
import { matterFailure } from './matter-failure.ts';
import { MatterHeader } from './matter-header.tsx';
import { MatterNavigation } from './matter-navigation.tsx';
import { isMatterTab, type MatterTab, type MatterTabProps } from './matter-tabs.ts';
import { ItemsRoom } from './plan-room.tsx';

/** Each part of a causa's page, fetched when it is opened. */
const contents: Record<MatterTab, ComponentType<MatterTabProps>> = {
  resumen: lazy(async () => ({ default: (await import('./tabs/summary-tab.tsx')).SummaryTab })),
  partes: lazy(async () => ({ default: (await import('./tabs/parties-tab.tsx')).PartiesTab })),
  documentos: lazy(async () => ({ default: (await import('./tabs/documents-tab.tsx')).DocumentsTab })),
  escritos: lazy(async () => ({ default: (await import('./tabs/writings-tab.tsx')).WritingsTab })),
  consultas: lazy(async () => ({ default: (await import('./tabs/consultations-tab.tsx')).ConsultationsTab })),
  plazos: lazy(async () => ({ default: (await import('./tabs/deadlines-tab.tsx')).DeadlinesTab })),
  calculos: lazy(async () => ({ default: (await import('./tabs/calculations-tab.tsx')).CalculationsTab })),
  dinero: lazy(async () => ({ default: (await import('./tabs/money-tab.tsx')).MoneyTab })),
  notas: lazy(async () => ({ default: (await import('./tabs/notes-tab.tsx')).NotesTab })),
  actividad: lazy(async () => ({ default: (await import('./tabs/activity-tab.tsx')).ActivityTab })),
};

/** What a client reads. */
const ClientMatter = lazy(async () => ({ default: (await import('./client-matter.tsx')).ClientMatter }));

/** /dashboard/causas/:id/:tab: one causa. */
export function MatterScreen() {
  const session = useSession();
  const { id, tab = 'resumen' } = useParams({ strict: false }) as { id: string; tab?: string };
  if (!session) return null;
  return (
    <div className="@container min-h-0 min-w-0 flex-1 overflow-y-auto">
      <div className="mx-auto grid max-w-5xl grid-cols-1 gap-4 px-4 py-6 sm:px-6">
        <Link
          to="/dashboard/causas"
          className="inline-flex w-fit items-center gap-1.5 rounded-sm text-sm text-ink-muted hover:text-ink"
        >
          <ArrowLeft size={15} aria-hidden="true" />
          Causas
        </Link>
        <OneMatter
          key={`${session.user.email} ${id}`}
          email={session.user.email}
          id={id}
          tab={isMatterTab(tab) ? tab : 'resumen'}
        />
      </div>
    </div>
  );
}

function OneMatter({ email, id, tab }: { email: string; id: string; tab: MatterTab }) {
  const { data: matter, error, isFetching, refetch } = useQuery(matterQuery(email, id));
  if (matter?.role === 'cliente') {
    return (
      <Suspense fallback={<TabLoading />}>
        <ClientMatter email={email} matter={matter} />
      </Suspense>
    );
  }
  if (matter) {
    const Content = contents[tab];
    return (
      <>
        <MatterHeader email={email} matter={matter} />
        <ItemsRoom email={email} matter={matter} />
        <MatterNavigation matter={matter} tab={tab} />
        <Suspense fallback={<TabLoading />}>
          <Content key={tab} email={email} matter={matter} />
        </Suspense>
      </>
    );
  }
  if (error instanceof CallFailed && (error.status === 404 || error.status === 400))
    return (
      <>
        <h1 className="text-xl font-semibold tracking-tight">Causa</h1>
        <EmptyState title="La causa no existe o fue eliminada.">
          Si te la compartieron, puede que ya no tengas acceso.
        </EmptyState>
      </>
    );
  if (error)
    return (
      <>
        <h1 className="text-xl font-semibold tracking-tight">Causa</h1>
        <LoadFailure
          title="No se pudo abrir la causa."
          reason={matterFailure(error, 'El servidor no respondió como se esperaba.')}
          isRetrying={isFetching}
          onRetry={() => void refetch()}
        />
      </>
    );
  return (
    <div aria-busy="true">
      <h1 className="sr-only">Abriendo la causa…</h1>
      <Skeleton className="h-8 w-2/3" />
      <Skeleton className="mt-4 h-10 w-full" />
      <div className="mt-5">
        <TabLoading />
      </div>
    </div>
  );
}

function TabLoading() {
  return (
    <div aria-busy="true" className="grid gap-3">
      <Skeleton className="h-28 w-full" />
      <Skeleton className="h-28 w-full" />
    </div>
  );
}
