import type { AgentProgress, ContextSearchResponse } from '@foja/contracts/jurisprudence';
import {
  type AgentStates,
  agentMarks,
  completedAgents,
  furtherAgents,
  pendingAgents,
} from '@foja/contracts/writing-assistant-rules';
import type { SearchAgents } from './assistant-state.ts';

export const startingAgents: SearchAgents = {
  states: pendingAgents,
  analysis: null,
  optimizedQuery: null,
  sources: null,
};

/** The display after the server told what an agent does. It never goes back. */
export function afterProgress(agents: SearchAgents, progress: AgentProgress): SearchAgents {
  const states = pendingAgents.map((state, index) => (index === progress.agent - 1 ? progress.status : state));
  const moved = { ...agents, states: furtherAgents(agents.states, states as unknown as AgentStates) };
  if (progress.status !== 'completed') return moved;
  if (progress.agent === 1) return { ...moved, analysis: progress.analysis };
  if (progress.agent === 2) return { ...moved, optimizedQuery: progress.optimizedQuery };
  return { ...moved, sources: progress.sources };
}

/** The display at one of the marks of specification 4, where the server had not moved it on before. */
export function afterMark(agents: SearchAgents, states: AgentStates): SearchAgents {
  return { ...agents, states: furtherAgents(agents.states, states) };
}

/** The display when results have arrived: everybody has done, and what they found is what the answer says. */
export function afterResults(agents: SearchAgents, answer?: ContextSearchResponse): SearchAgents {
  const done = { ...agents, states: completedAgents };
  if (!answer) return done;
  const { analysis, optimizedQuery, sources } = answer;
  return { ...done, analysis, optimizedQuery, sources };
}

/**
 * Calls `onMark` at each mark while the search is active.
 * @returns ends it.
 */
export function followMarks(onMark: (states: AgentStates) => void): () => void {
  const timers = agentMarks.map(({ atMs, states }) => setTimeout(() => onMark(states), atMs));
  return () => {
    for (const timer of timers) clearTimeout(timer);
  };
}
