import type { Role } from '@foja/contracts/roles';
import { Link } from '@tanstack/react-router';
import { FileSearch } from 'lucide-react';
import { Tabs } from 'radix-ui';
import { useEffect, useState } from 'react';
import { Card } from '../design-system/card.tsx';
import { useAssistantSettings } from '../rulings-search/assistant-settings.ts';
import { HistoryList } from '../tool-history/history-list.tsx';
import { useToolHistory } from '../tool-history/tool-history.ts';
import type { JurisprudenceSearch } from './address/jurisprudence-search.ts';
import { fieldsOf, type SearchFields, searchOf } from './address/search-fields.ts';
import { ContextPane } from './context/context-pane.tsx';
import { addressOf, ownSearch, searchHistory, wordSearchId } from './kept-search.ts';
import { WordPane } from './words/word-pane.tsx';

interface JurisprudenceToolProps {
  owner: string;
  role: Role;
  search: JurisprudenceSearch;
  onSearch: (search: JurisprudenceSearch) => void;
  onOrder: (order: JurisprudenceSearch['orden']) => void;
  onOpenSource: (id: string, quotes?: readonly string[]) => void;
  /** The session ended; the address stays, and the text of a search by context too. */
  onSessionExpired: () => void;
}

const tabClasses =
  '-mb-px border-b-2 border-transparent py-2 text-sm font-medium text-ink-muted hover:text-ink data-[state=active]:border-secondary data-[state=active]:text-ink';

/** The search of rulings by words or by context, and the searches made before. */
export function JurisprudenceTool({ owner, role, search, onSearch, ...on }: JurisprudenceToolProps) {
  const [settings, changeSettings] = useAssistantSettings();
  const [fields, setFields] = useState(() => fieldsOf(search, settings));
  const history = searchHistory(owner);
  const entries = useToolHistory(history);
  const entry = search.r ? entries.find(({ id }) => id === search.r) : undefined;
  const mode = search.modo ?? 'palabras';
  const asked = JSON.stringify(ownSearch(search));

  // Going back and forth shows the form as it was asked.
  // biome-ignore lint/correctness/useExhaustiveDependencies: when another search is asked, and not when the settings change
  useEffect(() => setFields(fieldsOf(search, settings)), [asked]);

  function change(part: Partial<SearchFields>): void {
    setFields({ ...fields, ...part });
    const { sources, maxResults } = part;
    if (sources || maxResults) {
      changeSettings({ ...(sources ? { sources } : {}), ...(maxResults ? { maxResults } : {}) });
    }
  }

  const form = { role, fields, settings, onChange: change, onSettings: changeSettings };
  const order = search.orden === 'fecha' ? 'date' : 'relevance';
  const shared = {
    ...on,
    owner,
    role,
    form,
    order,
    onOrder: (next: 'relevance' | 'date') => on.onOrder(next === 'date' ? 'fecha' : undefined),
  } as const;

  return (
    <div className="@container min-h-0 min-w-0 flex-1 overflow-y-auto">
      <div className="mx-auto grid max-w-6xl grid-cols-1 gap-5 px-4 py-6 sm:px-6">
        <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-3">
          <div className="min-w-0 flex-1 basis-72">
            <h1 className="text-xl font-semibold tracking-tight">Jurisprudencia</h1>
            <p className="mt-1 max-w-prose text-sm text-ink-muted">
              Buscá fallos en el corpus de Foja y en SAIJ, con el pasaje que coincide y las normas que aplican.
            </p>
          </div>
          <Link
            to="/dashboard/herramientas/$slug"
            params={{ slug: 'jurisprudencia' }}
            className="inline-flex min-h-8 items-center gap-1.5 rounded-sm text-sm text-primary-ink underline underline-offset-4"
          >
            <FileSearch size={15} aria-hidden="true" />
            Informe de jurisprudencia sobre un texto
          </Link>
        </div>
        <div className="grid grid-cols-1 items-start gap-6 @3xl:grid-cols-[minmax(0,1fr)_17rem]">
          <Tabs.Root
            value={mode}
            onValueChange={(next) => onSearch(next === 'contexto' ? { modo: 'contexto' } : {})}
            className="min-w-0"
          >
            <Tabs.List aria-label="Forma de buscar" className="flex gap-5 border-b border-line">
              <Tabs.Trigger value="palabras" className={tabClasses}>
                Por palabras
              </Tabs.Trigger>
              <Tabs.Trigger value="contexto" className={tabClasses}>
                Por contexto
              </Tabs.Trigger>
            </Tabs.List>
            <Tabs.Content value="palabras" className="pt-5">
              <WordPane
                {...shared}
                search={search}
                onAsk={(next) => {
                  setFields(next);
                  onSearch({ ...searchOf(next), orden: search.orden });
                }}
              />
            </Tabs.Content>
            <Tabs.Content value="contexto" className="pt-5">
              <ContextPane
                {...shared}
                entry={entry ?? null}
                isMissing={search.r !== undefined && !entry}
                onKept={(id) => onSearch({ modo: 'contexto', r: id ?? undefined })}
              />
            </Tabs.Content>
          </Tabs.Root>
          <aside aria-label="Búsquedas anteriores" className="min-w-0 @3xl:sticky @3xl:top-6">
            <Card className="p-2">
              <h2 className="flex min-h-8 items-center px-2 text-sm font-semibold">Búsquedas anteriores</h2>
              <HistoryList
                history={history}
                activeId={search.r ?? (search.q ? wordSearchId(search) : null)}
                onOpen={(id) => {
                  const kept = id ? history.find(id) : undefined;
                  onSearch(id && kept ? addressOf(id, kept.content) : search.modo ? { modo: search.modo } : {});
                }}
              />
            </Card>
          </aside>
        </div>
      </div>
    </div>
  );
}
