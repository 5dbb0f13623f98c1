import type { TransformationSuggestion } from '@foja/contracts/transformations';
import { LogOut } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { logOut } from '../accounts/log-out.ts';
import { buttonClasses } from '../design-system/button.tsx';
import { Dialog } from '../design-system/dialog.tsx';
import { FormBanner } from '../design-system/form-banner.tsx';
import { IconButton } from '../design-system/icon-button.tsx';
import { notify } from '../design-system/toast.ts';
import { endSession } from '../platform/end-session.ts';
import type { OfficeGlobal, WordGlobal } from '../platform/office/office-types.ts';
import type { SessionUser } from '../platform/session.ts';
import { FojaBeside } from '../sources/foja-beside.tsx';
import { useAssistantHost } from '../writing-assistant/use-assistant-host.ts';
import { WritingAssistant } from '../writing-assistant/writing-assistant.tsx';
import { CalculatorsPane } from './calculators-pane.tsx';
import { CitationPlaceChoice, keepCitationPlace, readCitationPlace } from './citation-place.tsx';
import { CitationsPane } from './citations-pane.tsx';
import { openWordDocument } from './office-word-document.ts';
import { type PaneTool, PaneTools } from './pane-tools.tsx';
import { useWordSelection } from './use-word-selection.ts';
import type { ChangeOutcome, CitationPlace, WordDocument } from './word-document.ts';
import { wordFailure } from './word-failure.ts';

interface AddinPaneProps {
  office: OfficeGlobal;
  word: WordGlobal;
  user: SessionUser;
}

/** The writing assistant with Word's document as its host. */
export default function AddinPane({ office, word, user }: AddinPaneProps) {
  const [document] = useState(() => openWordDocument(office, word));
  const [place, setPlace] = useState<CitationPlace>(() => readCitationPlace(document.hasFootnotes));
  const [foja, setFoja] = useState<string | null>(null);
  const [tool, setTool] = useState<PaneTool>('assistant');
  // What was found stays while another tool is in front.
  const [seen, setSeen] = useState<ReadonlySet<PaneTool>>(new Set());
  const [isGated, setIsGated] = useState(false);
  const applications = useRef(new Map<string, Promise<Applied>>());
  const { text: selectedText, problem } = useWordSelection(document);
  const host = useAssistantHost({
    role: user.role,
    onCitation: (_ruling, citation) => void cite(citation),
    onApply: (suggestion) => apply([suggestion]),
    onApplyAll: apply,
    onVisibility: () => undefined,
    onSessionExpired: () => endSession('expired'),
    onPremiumGate: () => setIsGated(true),
  });
  const { transformation } = host.panel;
  const isSettled = transformation.phase === 'done' && !transformation.result;

  useEffect(() => {
    if (isSettled) void document.releaseSelection();
  }, [document, isSettled]);
  useEffect(() => () => void document.releaseSelection(), [document]);

  async function cite(citation: string): Promise<void> {
    try {
      const went = await document.insertCitation(citation, place);
      void notify(citationNews(place, went), { kind: went === place ? 'success' : 'info' });
    } catch (failure) {
      void notify(wordFailure(failure), { kind: 'error' });
    }
  }

  function apply(suggestions: readonly TransformationSuggestion[]): Promise<Applied> {
    // What was applied stands in the panel for a moment more, and can be pressed again: its new words may contain the old ones.
    const fresh = suggestions.filter(({ id }) => !applications.current.has(id));
    if (fresh.length === 0) return applications.current.get(suggestions[0]?.id ?? '') ?? Promise.resolve(true);
    const applied = applyChanges(document, fresh);
    for (const { id } of fresh) applications.current.set(id, applied);
    void applied.then((outcome) => {
      if (outcome !== true) for (const { id } of fresh) applications.current.delete(id);
    });
    return applied;
  }

  return (
    <>
      <header className="flex shrink-0 items-center justify-between gap-3 border-b border-line px-4 py-2">
        <h1 className="sr-only">Foja para Word</h1>
        <CitationPlaceChoice
          hasFootnotes={document.hasFootnotes}
          place={place}
          onChange={(next) => {
            keepCitationPlace(next);
            setPlace(next);
          }}
        />
        <IconButton
          label="Cerrar sesión"
          icon={<LogOut size={18} aria-hidden="true" />}
          className="-mr-2"
          onClick={() => void logOut()}
        />
      </header>
      {problem && (
        <div className="p-3">
          <FormBanner tone="danger">{problem}</FormBanner>
        </div>
      )}
      <PaneTools
        tool={tool}
        onChange={(next) => {
          setTool(next);
          setSeen((before) => new Set([...before, next]));
        }}
      />
      <div className={tool === 'assistant' ? 'min-h-0 flex-1' : 'hidden'}>
        <WritingAssistant
          {...host.panel}
          frame="fill"
          selectedText={selectedText}
          onOpenSource={setFoja}
          onEvent={(event) => {
            if (event.type === 'textTransformation' && asksForSuggestions(event.transformation.commandId)) {
              applications.current.clear();
              // Without it the words are still looked for in the document.
              void document.keepSelection().catch(() => undefined);
            }
            host.panel.onEvent(event);
          }}
        />
      </div>
      {seen.has('citations') && (
        <div className={tool === 'citations' ? 'grid min-h-0 flex-1' : 'hidden'}>
          <CitationsPane
            document={document}
            selectedText={selectedText}
            onOpenSource={setFoja}
            onSessionExpired={() => endSession('expired')}
          />
        </div>
      )}
      {seen.has('calculators') && (
        <div className={tool === 'calculators' ? 'grid min-h-0 flex-1' : 'hidden'}>
          <CalculatorsPane onOpenSource={setFoja} />
        </div>
      )}
      <FojaBeside id={foja} onOpen={setFoja} />
      {isGated && <PlansNeeded onClose={() => setIsGated(false)} />}
    </>
  );
}

/** The pane stays where it is: what is about plans opens in the browser. */
function PlansNeeded({ onClose }: { onClose: () => void }) {
  return (
    <Dialog
      open
      onClose={onClose}
      title="Función Premium"
      description="Para seguir necesitás un plan que incluya esta función o más consultas."
      footer={
        <a href="/trial" target="_blank" rel="noreferrer" className={buttonClasses('primary')}>
          Ver planes en el navegador
        </a>
      }
    >
      <p className="text-sm text-ink-muted">El documento y lo que buscaste quedan como están.</p>
    </Dialog>
  );
}

type Applied = boolean | { problem: string };

async function applyChanges(
  document: WordDocument,
  suggestions: readonly TransformationSuggestion[],
): Promise<Applied> {
  try {
    const outcome = await document.applyChanges(suggestions);
    return outcome === 'applied' || (outcome !== 'changed' && { problem: outcomeProblems[outcome] });
  } catch (failure) {
    return { problem: wordFailure(failure) };
  }
}

const outcomeProblems: Record<Exclude<ChangeOutcome, 'applied' | 'changed'>, string> = {
  ambiguous:
    'Ese texto está más de una vez en el documento, así que no se aplicó nada. Seleccioná el lugar donde va el cambio y aplicalo de nuevo.',
  'has-note':
    'Ese texto tiene una nota al pie que se perdería con el cambio, así que no se aplicó nada. Mové la nota y aplicalo de nuevo.',
};

function citationNews(asked: CitationPlace, went: CitationPlace): string {
  if (went === 'footnote') return 'La cita se insertó al pie.';
  return asked === 'inline'
    ? 'La cita se insertó en el texto.'
    : 'En ese lugar Word no admite notas al pie: la cita se insertó en el texto.';
}

/** Whether a command asks for other wordings; the rest settles those that are there. */
function asksForSuggestions(commandId: string | null): boolean {
  return commandId === null || !/_suggestions?$/.test(commandId);
}
