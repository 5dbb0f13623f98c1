import type { FoundRuling, LegalAnalysis, SourceOutcome } from '@foja/contracts/jurisprudence';
import type { TransformationSuggestion } from '@foja/contracts/transformations';
import type { AgentStates } from '@foja/contracts/writing-assistant-rules';

/** The three agents of a context search: how far each is shown to be, and what those that told something have found. */
export interface SearchAgents {
  states: AgentStates;
  analysis: LegalAnalysis | null;
  optimizedQuery: string | null;
  sources: SourceOutcome[] | null;
}

export interface SearchState {
  /** `idle`: nothing has been searched yet. A search that failed is `done` without results (specification 8). */
  phase: 'idle' | 'searching' | 'done';
  /** What was searched last, in the person's own words. */
  query: string;
  results: readonly FoundRuling[];
  /** Plain sentences of the server, such as that a source did not answer. */
  notices: readonly string[];
  /** Of a context search; null for the other kind. */
  agents: SearchAgents | null;
}

export interface TransformationState {
  /** `done`: an answer came; its suggestions may all be gone by now. */
  phase: 'idle' | 'running' | 'done';
  /** The text of which the transformation was asked. */
  selectedText: string;
  /** What is left to decide; null where there is no result, or no more of it. */
  result: { suggestions: readonly TransformationSuggestion[]; engine: string; notice: string | null } | null;
  /** What went wrong last, for the person. */
  problem: string | null;
}

export const noSearch: SearchState = { phase: 'idle', query: '', results: [], notices: [], agents: null };
export const noTransformation: TransformationState = { phase: 'idle', selectedText: '', result: null, problem: null };
