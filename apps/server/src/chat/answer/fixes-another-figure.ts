import type { Ask } from '../../understanding/understood-question.ts';
import { figuresOf } from './says-again.ts';

/** What is asked that a figure answers. */
const figureAsks = new Set<Ask>(['how-long', 'how-much', 'since-when', 'consequence', 'requirements']);

/** Whether a figure is asked for, and a sentence fixes one that what was told before it does not. */
export function fixesAnotherFigure(asks: readonly Ask[], sentence: string, before: string): boolean {
  if (!asks.some((ask) => figureAsks.has(ask))) return false;
  const told = figuresOf(before);
  return figuresOf(sentence).some((figure) => !told.includes(figure));
}
