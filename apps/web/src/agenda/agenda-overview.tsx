import { useQuery } from '@tanstack/react-query';
import { Bell, ChevronLeft, ChevronRight, Plus } from 'lucide-react';
import { type KeyboardEvent, useState } from 'react';
import { Button } from '../design-system/button.tsx';
import { Checkbox } from '../design-system/checkbox.tsx';
import { IconButton } from '../design-system/icon-button.tsx';
import { LoadFailure } from '../design-system/load-failure.tsx';
import { ScrollRegion } from '../design-system/scroll-region.tsx';
import { SegmentedControl } from '../design-system/segmented-control.tsx';
import { Select } from '../design-system/select.tsx';
import { Skeleton } from '../design-system/skeleton.tsx';
import { countOf } from '../platform/count-of.ts';
import { AgendaSections } from '../watches/agenda-sections.tsx';
import { agendaQuery, agendaSummaryQuery, matterChoicesQuery } from './agenda-queries.ts';
import { type AgendaSearch, newEntry } from './agenda-search.ts';
import { ChangeNotices } from './change-notices.tsx';
import { ListView } from './list-view.tsx';
import { MonthView } from './month-view.tsx';
import { SettingsDialog } from './settings-dialog.tsx';
import { type AgendaView, daysOf, nameOf, step, stretchOf, todayInArgentina } from './shown-days.ts';
import { useEntryChanges } from './use-entry-changes.ts';
import { WeekView } from './week-view.tsx';
import { ownEntries, whoseEntries } from './whose-entries.ts';

interface AgendaOverviewProps {
  email: string;
  search: AgendaSearch;
  onGo: (part: AgendaSearch) => void;
}

const views = [
  { value: 'lista', label: 'Lista' },
  { value: 'semana', label: 'Semana' },
  { value: 'mes', label: 'Mes' },
] as const;

/** Everything of a stretch of days, as a list, a week or a month. */
export function AgendaOverview({ email, search, onGo }: AgendaOverviewProps) {
  const view: AgendaView = search.vista ?? 'lista';
  const [isSettings, setIsSettings] = useState(false);
  const summary = useQuery(agendaSummaryQuery(email));
  const matters = useQuery(matterChoicesQuery(email));
  const today = summary.data?.today ?? todayInArgentina();
  const day = search.fecha ?? today;
  const stretch = stretchOf(view, day);
  const list = useQuery(agendaQuery(email, stretch));
  const { toggleDone } = useEntryChanges(email);
  const move = (direction: 1 | -1) => onGo({ fecha: step(view, day, direction) });
  const titles = new Map(matters.data?.matters.map(({ id, title }) => [id, title]));
  const { people, entries } = list.data
    ? whoseEntries(list.data, matters.data?.matters ?? [], search.resp)
    : { people: [], entries: [] };
  // Who is chosen may have nothing in this stretch.
  const isElsewhere = search.resp !== ownEntries && !people.some(({ accountId }) => accountId === search.resp);

  /** Only while the calendar itself has the focus: no key is taken from anything else. */
  function onKeyDown(event: KeyboardEvent): void {
    if (event.target !== event.currentTarget || event.ctrlKey || event.metaKey || event.altKey) return;
    const does = new Map([
      ['ArrowLeft', () => move(-1)],
      ['ArrowRight', () => move(1)],
      ['h', () => onGo({ fecha: undefined })],
      ['n', () => onGo({ e: newEntry })],
    ]);
    const action = does.get(event.key);
    if (!action) return;
    event.preventDefault();
    action();
  }

  return (
    <>
      <AgendaSections email={email} />
      <div className="flex flex-wrap items-start justify-between gap-3">
        <div>
          <h1 className="text-xl font-semibold tracking-tight">Agenda</h1>
          <p className="mt-1 text-sm text-ink-muted">
            {summary.data
              ? `${countOf(summary.data.expired, 'vencido', 'vencidos')} · ${countOf(summary.data.dueToday, 'para hoy', 'para hoy')} · ${countOf(summary.data.dueSoon, 'en los próximos siete días', 'en los próximos siete días')}`
              : 'Plazos, audiencias y reuniones, con y sin causa.'}
          </p>
        </div>
        <div className="flex flex-wrap gap-2">
          <Button onClick={() => setIsSettings(true)}>
            <Bell size={16} aria-hidden="true" />
            Avisos y calendario
          </Button>
          <Button kind="primary" onClick={() => onGo({ e: newEntry })}>
            <Plus size={16} aria-hidden="true" />
            Agregar
          </Button>
        </div>
      </div>
      <ChangeNotices email={email} notices={summary.data?.notices ?? []} />
      <div className="flex flex-wrap items-center justify-between gap-3">
        <SegmentedControl
          label="Cómo se muestra"
          value={view}
          options={views}
          onChange={(vista) => onGo({ vista: vista === 'lista' ? undefined : vista })}
        />
        <div className="flex min-w-0 items-center gap-1">
          <IconButton
            size="small"
            label="Período anterior"
            icon={<ChevronLeft size={18} aria-hidden="true" />}
            onClick={() => move(-1)}
          />
          <p aria-live="polite" className="min-w-0 text-center text-sm font-medium first-letter:uppercase">
            {nameOf(view, day)}
          </p>
          <IconButton
            size="small"
            label="Período siguiente"
            icon={<ChevronRight size={18} aria-hidden="true" />}
            onClick={() => move(1)}
          />
          <Button kind="quiet" size="small" disabled={!search.fecha} onClick={() => onGo({ fecha: undefined })}>
            Hoy
          </Button>
        </div>
      </div>
      <div className="flex flex-wrap items-end gap-x-6 gap-y-3">
        {(people.length > 0 || search.resp) && (
          <div className="w-full sm:w-56">
            <Select
              label="De quién"
              value={search.resp ?? ''}
              options={[
                { value: '', label: 'Todas' },
                { value: ownEntries, label: 'Mías' },
                ...people.map(({ accountId, name }) => ({ value: accountId, label: name })),
                ...(isElsewhere && search.resp ? [{ value: search.resp, label: 'Otra persona' }] : []),
              ]}
              onChange={(resp) => onGo({ resp: resp || undefined })}
            />
          </div>
        )}
        {view === 'lista' && (
          <Checkbox
            label="Mostrar también lo cumplido"
            checked={search.todo === true}
            onChange={({ target }) => onGo({ todo: target.checked ? true : undefined })}
          />
        )}
      </div>
      {list.isError ? (
        <LoadFailure
          title="No se pudo leer la agenda."
          isRetrying={list.isFetching}
          onRetry={() => void list.refetch()}
        />
      ) : list.data ? (
        <ScrollRegion
          label="Agenda: flechas para cambiar de período, h para hoy, n para agregar"
          onKeyDown={onKeyDown}
          className="min-w-0 rounded-sm"
        >
          {view === 'lista' && (
            <ListView
              entries={entries}
              today={list.data.today}
              all={search.todo === true}
              titleOf={(matterId) => (matterId ? titles.get(matterId) : undefined)}
              onDone={(entry) => void toggleDone(entry)}
            />
          )}
          {view === 'semana' && <WeekView days={daysOf(stretch)} entries={entries} today={today} />}
          {view === 'mes' && (
            <MonthView days={daysOf(stretch)} month={day.slice(0, 7)} entries={entries} today={today} />
          )}
        </ScrollRegion>
      ) : (
        <Skeleton className="h-64" />
      )}
      <SettingsDialog email={email} open={isSettings} onClose={() => setIsSettings(false)} />
    </>
  );
}
