import type { ActorRole } from '@foja/contracts/roles';
import type { PanelVisibility, TextTransformation, WritingAssistantEvent } from '@foja/contracts/writing-assistant';
import { searchConfigOf } from '@foja/contracts/writing-assistant-rules';
import { PanelRightClose, Settings, X } from 'lucide-react';
import { Tabs } from 'radix-ui';
import { lazy, type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import type { SelectionPrivacy } from '../anonymization/selection-preview.tsx';
import { IconButton } from '../design-system/icon-button.tsx';
import { ScrollRegion } from '../design-system/scroll-region.tsx';
import { OriginalConsent } from '../generators/original-consent.tsx';
import { useAssistantSettings } from '../rulings-search/assistant-settings.ts';
import type { SearchState, TransformationState } from '../rulings-search/assistant-state.ts';
import { noFilters } from '../rulings-search/ruling/search-filters.ts';
import { AssistantFrame, assistantTitle } from './assistant-frame.tsx';
import { panelNews } from './panel-news.ts';
import { ResearchTab } from './research-tab.tsx';
import { TransformTab } from './transform-tab.tsx';
import { panelScroll } from './use-bring-into-view.ts';

const AssistantSettingsDialog = lazy(() => import('./assistant-settings-dialog.tsx'));

type TabId = 'research' | 'transform';

export interface WritingAssistantProps {
  role: ActorRole;
  /** What is selected in the host's document now; empty where nothing is. */
  selectedText: string;
  search: SearchState;
  transformation: TransformationState;
  /** How the personal data of a selected text are taken out before it is searched with; null where that is switched off. */
  privacy: SelectionPrivacy | null;
  /** Whether the server takes them out of a text that is transformed. */
  hidesData: boolean;
  /** Anonymization failed, and the person has to say whether the original may be sent. */
  asksConsent: boolean;
  onConsent: (sendsOriginal: boolean) => void;
  /** Everything that the panel wants of its host; it makes no calls itself. */
  onEvent: (event: WritingAssistantEvent) => void;
  /** Opens a foja: a ruling, an article or a norm. */
  onOpenSource: (id: string) => void;
  /** `fill` takes the room that the host gives and can be neither folded nor closed. */
  frame?: 'side' | 'fill';
  startsCollapsed?: boolean;
}

/** The writing assistant beside a document: search of rulings and other wordings for what is selected (specification 2.11). */
export function WritingAssistant(props: WritingAssistantProps) {
  const { role, selectedText, search, transformation, onEvent, frame = 'side' } = props;
  const [collapsed, setCollapsed] = useState(props.startsCollapsed ?? false);
  const [tab, setTab] = useState<TabId>('research');
  const [settings, changeSettings] = useAssistantSettings();
  const [showsSettings, setShowsSettings] = useState(false);
  const [query, setQuery] = useState('');
  const [filters, setFilters] = useState(noFilters);
  const [customText, setCustomText] = useState('');
  const folds = useRef<HTMLDivElement>(null);
  const wasCollapsed = useRef(collapsed);
  const { phase } = transformation;

  useEffect(() => {
    if (phase === 'done') setCustomText('');
  }, [phase]);

  useEffect(() => {
    if (wasCollapsed.current && !collapsed) folds.current?.querySelector('button')?.focus();
    wasCollapsed.current = collapsed;
  }, [collapsed]);

  function show(visibility: PanelVisibility): void {
    if (visibility !== 'closed') setCollapsed(visibility === 'collapsed');
    onEvent({ type: 'visibilityChange', visibility });
  }

  const config = searchConfigOf(settings, role);
  const transform = (asked: TextTransformation) => onEvent({ type: 'textTransformation', transformation: asked });
  const { model } = config;
  const ofResult = { selectedText: transformation.selectedText };

  return (
    <>
      <AssistantFrame frame={frame} collapsed={collapsed} onCollapse={(next) => show(next ? 'collapsed' : 'expanded')}>
        <header className="flex h-14 shrink-0 items-center justify-between gap-2 border-b border-line pr-2 pl-4">
          <h2 className="text-sm font-semibold">{assistantTitle}</h2>
          <div ref={folds} className="flex">
            {frame === 'side' && (
              <IconButton
                label="Contraer el asistente"
                aria-expanded
                icon={<PanelRightClose size={18} aria-hidden="true" />}
                onClick={() => show('collapsed')}
              />
            )}
            <IconButton
              label="Configuración del asistente"
              icon={<Settings size={18} aria-hidden="true" />}
              onClick={() => setShowsSettings(true)}
            />
            {frame === 'side' && (
              <IconButton
                label="Cerrar el asistente"
                icon={<X size={18} aria-hidden="true" />}
                onClick={() => show('closed')}
              />
            )}
          </div>
        </header>
        <Tabs.Root value={tab} onValueChange={(next) => setTab(next as TabId)} className="flex min-h-0 flex-1 flex-col">
          <Tabs.List aria-label={assistantTitle} className="flex shrink-0 gap-5 border-b border-line px-4">
            <Tab id="research">Investigación</Tab>
            <Tab id="transform">Transformación</Tab>
          </Tabs.List>
          <TabContent id="research" label="Investigación">
            <ResearchTab
              query={query}
              onQuery={setQuery}
              filters={filters}
              onFilters={setFilters}
              selectedText={selectedText}
              privacy={props.privacy}
              search={search}
              onSearch={(type, words, wanted) => onEvent({ type, query: words, config, filters: wanted })}
              onCancel={() => onEvent({ type: 'cancel', work: 'search' })}
              onCitation={(result, citation) => onEvent({ type: 'citationGenerated', result, citation })}
              onOpenSource={props.onOpenSource}
            />
          </TabContent>
          <TabContent id="transform" label="Transformación">
            <TransformTab
              customText={customText}
              onCustomText={setCustomText}
              selectedText={selectedText}
              hidesData={props.hidesData}
              transformation={transformation}
              onCommand={(commandId) => transform({ commandId, selectedText, model })}
              onCustomCommand={(text) => transform({ commandId: null, customText: text, selectedText, model })}
              onCancel={() => onEvent({ type: 'cancel', work: 'transformation' })}
              onApply={(suggestion) => {
                const { transformedText } = suggestion;
                transform({ commandId: 'apply_suggestion', ...ofResult, suggestion, transformedText });
              }}
              onApplyAll={(suggestions) => transform({ commandId: 'apply_all_suggestions', ...ofResult, suggestions })}
              onDismiss={(suggestion) => transform({ commandId: 'dismiss_suggestion', ...ofResult, suggestion })}
              onDismissAll={() => transform({ commandId: 'dismiss_all_suggestions', ...ofResult })}
            />
          </TabContent>
        </Tabs.Root>
      </AssistantFrame>
      <p aria-live="polite" className="sr-only">
        {panelNews(search, transformation)}
      </p>
      <Suspense fallback={null}>
        {showsSettings && (
          <AssistantSettingsDialog
            role={role}
            settings={settings}
            onChange={changeSettings}
            onClose={() => setShowsSettings(false)}
          />
        )}
      </Suspense>
      <OriginalConsent open={props.asksConsent} onAnswer={props.onConsent} />
    </>
  );
}

function Tab({ id, children }: { id: TabId; children: ReactNode }) {
  return (
    <Tabs.Trigger
      value={id}
      className="-mb-px border-b-2 border-transparent py-2.5 text-sm font-medium text-ink-muted hover:text-ink data-[state=active]:border-secondary data-[state=active]:text-ink"
    >
      {children}
    </Tabs.Trigger>
  );
}

function TabContent({ id, label, children }: { id: TabId; label: string; children: ReactNode }) {
  return (
    <Tabs.Content value={id} tabIndex={-1} className="min-h-0 flex-1 data-[state=active]:flex">
      {/* What is only for screen readers is placed within it, and so does not stretch the page. */}
      <ScrollRegion label={label} className="relative min-h-0 flex-1 overflow-y-auto p-4" {...panelScroll}>
        {children}
      </ScrollRegion>
    </Tabs.Content>
  );
}
