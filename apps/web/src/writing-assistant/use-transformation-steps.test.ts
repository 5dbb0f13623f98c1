import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { TransformationState } from '../rulings-search/assistant-state.ts';
import { useTransformationSteps } from './use-transformation-steps.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('the steps of a transformation', () => {
  const follow = (phase: TransformationState['phase']) =>
    renderHook(({ phase: now }) => useTransformationSteps(now), { initialProps: { phase } });

  it('follow one another after 800, 1200 and 600 ms, and the last waits for the answer', () => {
    const { result, rerender } = follow('running');
    const at = (ms: number) => {
      act(() => vi.advanceTimersByTime(ms));
      return result.current;
    };
    expect([at(799), at(1)]).toEqual([0, 1]);
    expect([at(1_199), at(1)]).toEqual([1, 2]);
    expect([at(599), at(1)]).toEqual([2, 3]);
    expect(at(60_000)).toBe(3);
    rerender({ phase: 'done' });
    expect(result.current).toBe(4);
  });

  it('are all done as soon as the answer comes, and begin again with the next one', () => {
    const { result, rerender } = follow('running');
    rerender({ phase: 'done' });
    expect(result.current).toBe(4);
    rerender({ phase: 'running' });
    expect(result.current).toBe(0);
  });

  it('are not there before a transformation is asked for', () => {
    expect(follow('idle').result.current).toBeNull();
  });
});
