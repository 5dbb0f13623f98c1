import type { FoundRuling } from '@foja/contracts/jurisprudence';
import type { ActorRole } from '@foja/contracts/roles';
import type { TransformationSuggestion } from '@foja/contracts/transformations';
import type { PanelVisibility, WritingAssistantEvent } from '@foja/contracts/writing-assistant';
import type { SelectionPrivacy } from '../anonymization/selection-preview.tsx';
import { effectiveMode } from '../anonymization/settings.ts';
import { useAnonymizationSettings } from '../anonymization/use-anonymization-settings.ts';
import type { SearchState, TransformationState } from '../rulings-search/assistant-state.ts';
import { useSearch } from './use-search.ts';
import { type Applied, useTransformation } from './use-transformation.ts';

interface AssistantHostSettings {
  role: ActorRole;
  /** Puts a citation into the document. */
  onCitation: (result: FoundRuling, citation: string) => void;
  /**
   * Puts a suggestion in the place of its original text. Its `start` and `end` are offsets in `selectedText`. False where the
   * document no longer holds that text: nothing is changed then, and the panel says so.
   */
  onApply: (suggestion: TransformationSuggestion, selectedText: string) => Applied;
  /** The same for several at once, all of them or none. */
  onApplyAll: (suggestions: readonly TransformationSuggestion[], selectedText: string) => Applied;
  onVisibility: (visibility: PanelVisibility) => void;
  /** The session ended. */
  onSessionExpired: () => void;
  /** No uses are left, or the plan does not give this. */
  onPremiumGate: () => void;
}

export interface AssistantHost {
  /** For {@link WritingAssistant}: `<WritingAssistant {...host.panel} />` with what is the host's own. */
  panel: {
    role: ActorRole;
    search: SearchState;
    transformation: TransformationState;
    privacy: SelectionPrivacy | null;
    hidesData: boolean;
    asksConsent: boolean;
    onConsent: (sendsOriginal: boolean) => void;
    onEvent: (event: WritingAssistantEvent) => void;
  };
}

/** What every host of the panel does with its events: the calls, and what the panel shows of them (specification 7.7). */
export function useAssistantHost(settings: AssistantHostSettings): AssistantHost {
  const { role, onSessionExpired } = settings;
  const anonymization = useAnonymizationSettings();
  const mode = effectiveMode(anonymization, 'jurisprudenceSearch', role);
  const anonymizer = mode === 'none' ? null : mode;
  const search = useSearch({ anonymizer, onSessionExpired });
  const transformation = useTransformation(settings);

  function onEvent(event: WritingAssistantEvent): void {
    if (event.type === 'search' || event.type === 'contextSearch') search.start(event);
    else if (event.type === 'textTransformation') transformation.handle(event.transformation);
    else if (event.type === 'citationGenerated') settings.onCitation(event.result, event.citation);
    else if (event.type === 'visibilityChange') settings.onVisibility(event.visibility);
    else if (event.work === 'search') search.cancel();
    else transformation.cancel();
  }

  return {
    panel: {
      role,
      search: search.state,
      transformation: transformation.state,
      privacy: anonymizer && { anonymizer, conversationId: search.conversationId },
      // As the server does with what it generates, of which a transformation is one kind.
      hidesData: effectiveMode(anonymization, 'questionGeneration', role) !== 'none',
      asksConsent: transformation.asking,
      onConsent: transformation.answer,
      onEvent,
    },
  };
}
