import { transformationSteps } from '@foja/contracts/writing-assistant-rules';
import { useEffect, useState } from 'react';
import type { TransformationState } from '../rulings-search/assistant-state.ts';

/** When each step but the first takes over from the one before, from the start. */
const startsMs = transformationSteps
  .slice(0, -1)
  .map((_, index) => transformationSteps.slice(0, index + 1).reduce((sum, { delayMs }) => sum + delayMs, 0));

/**
 * How many steps of a transformation are shown as done: one after another, each after its delay, the last only when the answer has
 * come (specification 4). Null where there is nothing to show.
 */
export function useTransformationSteps(phase: TransformationState['phase']): number | null {
  const [done, setDone] = useState(0);
  useEffect(() => {
    if (phase !== 'running') return;
    setDone(0);
    const timers = startsMs.map((atMs, index) => setTimeout(() => setDone(index + 1), atMs));
    return () => {
      for (const timer of timers) clearTimeout(timer);
    };
  }, [phase]);
  if (phase === 'idle') return null;
  return phase === 'done' ? transformationSteps.length : done;
}
