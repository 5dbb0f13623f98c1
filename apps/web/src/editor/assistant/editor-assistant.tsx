import type { FoundRuling } from '@foja/contracts/jurisprudence';
import type { ActorRole } from '@foja/contracts/roles';
import type { WritingAssistantEvent } from '@foja/contracts/writing-assistant';
import type { Editor } from '@tiptap/react';
import { lazy, Suspense, useEffect, useState } from 'react';
import { notify } from '../../design-system/toast.ts';
import { useAssistantHost } from '../../writing-assistant/use-assistant-host.ts';
import { WritingAssistant } from '../../writing-assistant/writing-assistant.tsx';
import { insertCitation, type NotePlace } from '../citations/insert-citation.ts';
import { applySuggestions, followSelection, followSuggestions } from './apply-suggestions.ts';
import { useSelectedText } from './use-selected-text.ts';

const PremiumGate = lazy(() => import('../../plans/premium-gate.tsx'));

interface EditorAssistantProps {
  editor: Editor;
  role: ActorRole;
  notePlace: NotePlace;
  startsCollapsed: boolean;
  /** Much is about to change at once: what is there now should be kept as a version. */
  onBeforeChange: () => void;
  onOpenSource: (id: string) => void;
  onClose: () => void;
  onSessionExpired: () => void;
}

/** The writing assistant with the editor as its host: it reads the selection, and what it brings goes into the text. */
export default function EditorAssistant(props: EditorAssistantProps) {
  const { editor, role, notePlace, onBeforeChange } = props;
  const [isGated, setIsGated] = useState(false);
  const selectedText = useSelectedText(editor);
  const host = useAssistantHost({
    role,
    onCitation: cite,
    onApply: (suggestion) => applySuggestions(editor, [suggestion]),
    onApplyAll: (suggestions) => {
      onBeforeChange();
      return applySuggestions(editor, suggestions);
    },
    onVisibility: (visibility) => {
      if (visibility === 'closed') props.onClose();
    },
    onSessionExpired: props.onSessionExpired,
    onPremiumGate: () => setIsGated(true),
  });
  const { transformation } = host.panel;

  const suggestions = transformation.phase === 'done' ? transformation.result?.suggestions : undefined;
  useEffect(() => {
    // Those that are left after one was applied are followed already.
    if (suggestions) followSuggestions(editor, suggestions);
  }, [editor, suggestions]);

  function cite(result: FoundRuling, label: string): void {
    insertCitation(editor, { key: result.sourceId, label, kind: 'ruling', note: notePlace });
    void notify(notePlace === 'footnote' ? 'La cita se insertó al pie.' : 'La cita se insertó en el texto.', {
      kind: 'success',
    });
  }

  function onEvent(event: WritingAssistantEvent): void {
    if (event.type === 'textTransformation' && asksForSuggestions(event.transformation.commandId))
      followSelection(editor);
    host.panel.onEvent(event);
  }

  return (
    <>
      <WritingAssistant
        {...host.panel}
        onEvent={onEvent}
        selectedText={selectedText}
        onOpenSource={props.onOpenSource}
        startsCollapsed={props.startsCollapsed}
      />
      <Suspense fallback={null}>{isGated && <PremiumGate onClose={() => setIsGated(false)} />}</Suspense>
    </>
  );
}

/** Whether a command asks for other wordings; the rest settles those that are there. */
function asksForSuggestions(commandId: string | null): boolean {
  return commandId === null || !/_suggestions?$/.test(commandId);
}
