import type { AgentProgress } from '@foja/contracts/jurisprudence';
import type { AgentStates } from '@foja/contracts/writing-assistant-rules';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { buildAnalysis, buildContextAnswer } from '../testing/writing-assistant.ts';
import { afterMark, afterProgress, afterResults, followMarks, startingAgents } from './agent-progress.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('the display of the agents', () => {
  it('moves on at the marks while the search is active, and not after', () => {
    let shown = startingAgents;
    const end = followMarks((states) => {
      shown = afterMark(shown, states);
    });
    const at = (ms: number) => {
      vi.advanceTimersByTime(ms);
      return shown.states;
    };
    expect(at(499)).toEqual(['pending', 'pending', 'pending']);
    expect(at(1)).toEqual(['running', 'pending', 'pending']);
    expect(at(1_499)).toEqual(['running', 'pending', 'pending']);
    expect(at(1)).toEqual(['completed', 'running', 'pending']);
    end();
    expect(at(60_000)).toEqual(['completed', 'running', 'pending']);
  });

  it('ends at the third agent running, however long the search takes', () => {
    const marks: AgentStates[] = [];
    followMarks((states) => marks.push(states));
    vi.advanceTimersByTime(60_000);
    expect(marks).toHaveLength(3);
    expect(marks.at(-1)).toEqual(['completed', 'completed', 'running']);
  });

  it('follows what the server tells before the marks, and keeps what was found', () => {
    const told: AgentProgress[] = [
      { agent: 1, status: 'running' },
      { agent: 1, status: 'completed', analysis: buildAnalysis(), foundCount: 1 },
      { agent: 2, status: 'completed', optimizedQuery: 'caída pasajero' },
      { agent: 3, status: 'running' },
    ];
    const shown = told.reduce(afterProgress, startingAgents);
    expect(shown.states).toEqual(['completed', 'completed', 'running']);
    expect(shown).toMatchObject({ analysis: buildAnalysis(), optimizedQuery: 'caída pasajero', sources: null });
  });

  it('does not go back for a server that is behind the marks', () => {
    const shown = afterMark(startingAgents, ['completed', 'running', 'pending']);
    expect(afterProgress(shown, { agent: 1, status: 'running' }).states).toEqual(['completed', 'running', 'pending']);
    expect(afterProgress(shown, { agent: 1, status: 'running' }).analysis).toBeNull();
  });

  it('is completed by the results, with what the answer says was found', () => {
    expect(afterResults(startingAgents).states).toEqual(['completed', 'completed', 'completed']);
    const answer = buildContextAnswer();
    expect(afterResults(startingAgents, answer)).toMatchObject({
      states: ['completed', 'completed', 'completed'],
      analysis: answer.analysis,
      optimizedQuery: answer.optimizedQuery,
      sources: answer.sources,
    });
  });
});
