import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { Tabs } from 'radix-ui';
import { DateNavigation } from './date-navigation.tsx';
import { DownloadLink } from './download-link.tsx';
import { EditionFailure } from './edition-failure.tsx';
import { EditionLoading, EditionView } from './edition-view.tsx';
import { formatGazetteDateInWords, type GazetteDate, gazetteToday } from './gazette-date.ts';
import { editionQuery } from './gazette-queries.ts';
import { NoticesView } from './notices-view.tsx';

const address = '/boletin-oficial-republica-argentina-primera-seccion';
const tabClasses =
  '-mb-px border-b-2 border-transparent py-2 text-sm font-medium text-ink-muted hover:text-ink data-[state=active]:border-secondary data-[state=active]:text-ink';
const panelClasses = 'flex min-h-0 flex-1 flex-col -outline-offset-2 data-[state=inactive]:hidden';

/** The official gazette, first section: an edition's pages and its notices (specification 2.6). */
export function GazetteScreen() {
  const search = useSearch({ from: address });
  const navigate = useNavigate({ from: address });
  const date = search.date ?? gazetteToday();
  const onDate = (day: GazetteDate) =>
    void navigate({ search: (now) => ({ ...now, date: day === gazetteToday() ? undefined : day }) });
  const edition = useQuery(editionQuery(date));

  return (
    // What the header leaves of the window: the pages scroll inside.
    <main
      id="content"
      tabIndex={-1}
      className="flex h-[calc(100dvh-3.5rem)] min-h-[30rem] min-w-0 flex-col overflow-x-clip outline-none"
    >
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 px-4 pt-3 sm:px-6">
        <div className="flex flex-1 items-baseline gap-3">
          <h1 className="text-lg font-semibold tracking-tight whitespace-nowrap sm:text-xl">Boletín Oficial</h1>
          <p className="hidden text-sm whitespace-nowrap text-ink-muted lg:block">
            Primera sección · {formatGazetteDateInWords(date)}
          </p>
        </div>
        {edition.data && <DownloadLink edition={edition.data} className="sm:order-last" />}
        <DateNavigation date={date} onDate={onDate} />
      </div>
      <Tabs.Root
        value={search.tab ?? 'edicion'}
        onValueChange={(tab) =>
          void navigate({
            search: (now) => ({ ...now, tab: tab === 'avisos' ? tab : undefined }),
            replace: true,
          })
        }
        className="flex min-h-0 flex-1 flex-col"
      >
        <Tabs.List aria-label="Boletín Oficial" className="mt-1 flex gap-5 border-b border-line px-4 sm:px-6">
          <Tabs.Trigger value="edicion" className={tabClasses}>
            Edición
          </Tabs.Trigger>
          <Tabs.Trigger value="avisos" className={tabClasses}>
            Avisos del día
          </Tabs.Trigger>
        </Tabs.List>
        {/* Stays while the notices are read, so that the reader comes back to the same page. */}
        <Tabs.Content value="edicion" forceMount className={panelClasses}>
          {edition.isPending ? (
            <EditionLoading />
          ) : edition.data ? (
            <EditionView edition={edition.data} />
          ) : (
            <EditionFailure
              failure={edition.error}
              date={date}
              onDate={onDate}
              onRetry={() => void edition.refetch()}
              isRetrying={edition.isFetching}
            />
          )}
        </Tabs.Content>
        <Tabs.Content value="avisos" className={panelClasses}>
          <NoticesView date={date} onDate={onDate} />
        </Tabs.Content>
      </Tabs.Root>
    </main>
  );
}
