import type { StepsThatServe } from '../corpus/doubts/read-doubts.ts';
import { readCachedGuides } from '../evaluation/cached-guides.ts';
import { presentSource } from '../retrieval/present-source.ts';
import { type EditorialPiece, piecesOf } from './editorial-pieces.ts';

/**
 * The steps of a guide that serve who asks something, in their order.
 * @returns null where nobody has looked which do, or the guide is not in the corpus; empty where none does.
 */
export async function readSteps(
  deps: Parameters<typeof readCachedGuides>[0],
  steps: StepsThatServe | undefined,
): Promise<readonly EditorialPiece[] | null> {
  if (steps === undefined) return null;
  if (steps === 'none') return [];
  const { guides } = await readCachedGuides(deps);
  const guide = guides.find(({ id }) => id === `guia:${steps.guide}`);
  if (guide === undefined) return null;
  const all = piecesOf(presentSource(guide, null, 0, new Set()), 'Pasos');
  return steps.marks.flatMap((mark) => all[Number(mark.slice(1)) - 1] ?? []);
}
