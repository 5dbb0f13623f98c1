import { type Node as DocumentNode, Fragment, type ResolvedPos, Slice } from '@tiptap/pm/model';
import type { EditorState, Transaction } from '@tiptap/pm/state';
import { ReplaceAroundStep } from '@tiptap/pm/transform';

/** "PRIMERA:", "1.1.", "a)". */
const deepestLevel = 3;

/** The depth of the innermost clause around a place, or null. */
export function clauseAround($place: ResolvedPos): number | null {
  for (let depth = $place.depth; depth > 0; depth -= 1) {
    if ($place.node(depth).type.name === 'clause') return depth;
  }
  return null;
}

/**
 * Puts the clauses that the selection reaches into the one before them, at its end.
 * @returns whether it can be done: there is one before them, and no clause would stand too deep.
 */
export function sinkClause(state: EditorState, transaction: Transaction, isReal: boolean): boolean {
  const { $from, $to } = state.selection;
  const depth = clauseAround($from);
  if (depth === null) return false;
  const parent = $from.node(depth - 1);
  const first = $from.index(depth - 1);
  const reaches = $to.depth >= depth && $to.start(depth - 1) === $from.start(depth - 1);
  const last = reaches ? $to.index(depth - 1) : first;
  const chosen = Array.from({ length: last - first + 1 }, (_, at) => parent.child(first + at));
  if (first === 0 || parent.child(first - 1).type.name !== 'clause') return false;
  const height = Math.max(...chosen.map(heightOf));
  if (chosen.some(({ type }) => type.name !== 'clause') || levelAt($from, depth) + height > deepestLevel) return false;
  if (!isReal) return true;
  const start = $from.before(depth);
  const end = start + chosen.reduce((size, { nodeSize }) => size + nodeSize, 0);
  // The end of the one before moves behind them.
  const close = new Slice(Fragment.from(parent.child(first - 1).type.create()), 1, 0);
  transaction.step(new ReplaceAroundStep(start - 1, end, start, end, close, 0, true)).scrollIntoView();
  return true;
}

/** Takes the clause out of the one that it stands in; what follows it there goes on in it. */
export function liftClause(state: EditorState, transaction: Transaction, isReal: boolean): boolean {
  const { $from } = state.selection;
  const depth = clauseAround($from);
  if (depth === null || depth < 2 || $from.node(depth - 1).type.name !== 'clause') return false;
  if (!isReal) return true;
  const node = $from.node(depth);
  const start = $from.before(depth);
  const end = $from.after(depth);
  // The outer one ends before it, and its own end comes where the outer one's was.
  const between = new Slice(Fragment.from([node.type.create(), node.type.create(node.attrs)]), 1, 1);
  transaction.step(new ReplaceAroundStep(start, end, start + 1, end - 1, between, 2, true)).scrollIntoView();
  return true;
}

function levelAt($place: ResolvedPos, depth: number): number {
  let level = 0;
  for (let at = 1; at <= depth; at += 1) if ($place.node(at).type.name === 'clause') level += 1;
  return level;
}

/** Levels of clauses in a clause, itself included. */
function heightOf(node: DocumentNode): number {
  let deepest = 0;
  node.forEach((child) => {
    if (child.type.name === 'clause') deepest = Math.max(deepest, heightOf(child));
  });
  return deepest + 1;
}
