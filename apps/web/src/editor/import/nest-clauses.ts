import type { EditorNode } from '@foja/contracts/editor/content';
import { leadLength, startOf, withoutStart } from './number-clauses.ts';

/** A block of a file, and the level, from 1, of the clause that begins with it. */
export interface LeveledBlock {
  node: EditorNode;
  clauseLevel: number | null;
}

/**
 * Clauses that a file tells by their levels, one in the other; what stands between a clause and one within it is the outer one's. Names
 * as "PRIMERA:" are taken off the words, and tell that the document names its clauses; one whose name is not its place stays as it was
 * written.
 */
export function nestClauses(blocks: readonly LeveledBlock[]): EditorNode[] {
  const first = blocks.find(({ clauseLevel }) => clauseLevel === 1)?.node;
  const numbering = first && leadLength(startOf(paragraphOf(first)), 1) === null ? 'figures' : 'words';
  const out: EditorNode[] = [];
  let open: EditorNode[] = [];
  let between: EditorNode[] = [];
  let next = 1;
  for (const { node, clauseLevel } of blocks) {
    const level = clauseLevel === null ? null : Math.min(clauseLevel, open.length + 1);
    const cut = level === 1 && numbering === 'words' ? leadLength(startOf(paragraphOf(node)), next) : 0;
    if (level === null || cut === null) {
      between.push(...(node.type === 'clause' ? (node.content ?? []) : [node]));
      continue;
    }
    const clause: EditorNode = { ...node, attrs: { numbering }, content: withoutLead(node.content ?? [], cut) };
    if (level === 1) {
      out.push(...between, clause);
      next += 1;
    } else {
      open.at(-1)?.content?.push(...between);
      open[level - 2]?.content?.push(clause);
    }
    open = [...open.slice(0, level - 1), clause];
    between = [];
  }
  return [...out, ...between];
}

function paragraphOf(clause: EditorNode): EditorNode {
  return clause.content?.[0] ?? clause;
}

function withoutLead([paragraph, ...rest]: EditorNode[], characters: number): EditorNode[] {
  if (!paragraph) return rest;
  return [{ ...paragraph, content: withoutStart(paragraph.content ?? [], characters) }, ...rest];
}
