import type { FoundRuling, SearchConfig, SearchFilters } from './jurisprudence.ts';
import type { TransformationCommand } from './transformation-rules.ts';
import type { TransformationSuggestion } from './transformations.ts';

/**
 * What the writing assistant's panel tells its host (specification 7.7): the panel makes no calls itself. Only types:
 * nothing of this comes from outside the program.
 */
export type WritingAssistantEvent =
  | SearchAsked
  | { type: 'citationGenerated'; result: FoundRuling; citation: string }
  | { type: 'textTransformation'; transformation: TextTransformation }
  | { type: 'visibilityChange'; visibility: PanelVisibility }
  /** The person left a search or a transformation that was under way. */
  | { type: 'cancel'; work: 'search' | 'transformation' };

/** `contextSearch`: the query is the text that is selected in the host. */
export type SearchAsked = ({ type: 'search' } | { type: 'contextSearch' }) & {
  query: string;
  config: SearchConfig;
  /** Only what was filled in. */
  filters: SearchFilters;
};

/** Every one carries the text that was selected when its transformation was asked for. */
export type TextTransformation =
  | { commandId: TransformationCommand; selectedText: string; model: SearchConfig['model'] }
  | { commandId: null; customText: string; selectedText: string; model: SearchConfig['model'] }
  | {
      commandId: 'apply_suggestion';
      selectedText: string;
      suggestion: TransformationSuggestion;
      transformedText: string;
    }
  | { commandId: 'apply_all_suggestions'; selectedText: string; suggestions: readonly TransformationSuggestion[] }
  | { commandId: 'dismiss_suggestion'; selectedText: string; suggestion: TransformationSuggestion }
  | { commandId: 'dismiss_all_suggestions'; selectedText: string };

/** `collapsed`: the narrow strip at the side; `closed`: the host takes the panel away. */
export type PanelVisibility = 'expanded' | 'collapsed' | 'closed';
