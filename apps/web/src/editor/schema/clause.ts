import { type Editor, mergeAttributes, Node } from '@tiptap/core';
import { NodeRange } from '@tiptap/pm/model';
import { splitListItem } from '@tiptap/pm/schema-list';
import type { EditorState, Transaction } from '@tiptap/pm/state';

declare module '@tiptap/core' {
  interface Commands<ReturnType> {
    clause: {
      /** Makes clauses of the chosen paragraphs, or paragraphs of the chosen clauses. */
      toggleClause: () => ReturnType;
    };
  }
}

/** A numbered clause of a contract. Its number is its place among the clauses and is not kept: see {@link numbering}. */
export const Clause = Node.create({
  name: 'clause',
  content: 'paragraph block*',
  defining: true,

  parseHTML: () => [{ tag: 'div[data-clause]' }],
  renderHTML: ({ HTMLAttributes }) => ['div', mergeAttributes(HTMLAttributes, { 'data-clause': '' }), 0],

  addCommands() {
    return {
      toggleClause:
        () =>
        ({ state, tr, dispatch }) => {
          const isInside = isInClause(state);
          return isInside
            ? liftClauses(state, tr, dispatch !== undefined)
            : wrapClauses(state, tr, dispatch !== undefined);
        },
    };
  },

  addKeyboardShortcuts() {
    return {
      'Mod-Alt-c': () => this.editor.commands.toggleClause(),
      Enter: () => splitClause(this.editor),
      Backspace: () => unnumberAtStart(this.editor),
    };
  },
});

/** Whether the selection begins in a clause. */
export function isInClause(state: EditorState): boolean {
  return state.selection.$from.node(1)?.type.name === 'clause';
}

/** The positions of the document's own children that the selection touches, the last first. */
function touchedChildren(state: EditorState): number[] {
  const { from, to } = state.selection;
  const touched: number[] = [];
  state.doc.forEach((node, offset) => {
    if (offset < Math.max(to, from + 1) && offset + node.nodeSize > from) touched.unshift(offset);
  });
  return touched;
}

function wrapClauses(state: EditorState, transaction: Transaction, isReal: boolean): boolean {
  const { clause, paragraph } = state.schema.nodes;
  if (!clause || !paragraph) return false;
  const wrappable = touchedChildren(state).filter((at) => {
    const name = state.doc.nodeAt(at)?.type.name;
    return name === 'paragraph' || name === 'heading';
  });
  if (!isReal || wrappable.length === 0) return wrappable.length > 0;
  for (const at of wrappable) {
    const node = transaction.doc.nodeAt(at);
    if (!node) continue;
    if (node.type !== paragraph) transaction.setBlockType(at + 1, at + 1, paragraph);
    const inside = transaction.doc.resolve(at + 1);
    transaction.wrap(new NodeRange(inside, inside, 0), [{ type: clause }]);
  }
  return true;
}

function liftClauses(state: EditorState, transaction: Transaction, isReal: boolean): boolean {
  const clauses = touchedChildren(state).filter((at) => state.doc.nodeAt(at)?.type.name === 'clause');
  if (!isReal) return clauses.length > 0;
  for (const at of clauses) {
    const node = transaction.doc.nodeAt(at);
    if (!node) continue;
    const start = transaction.doc.resolve(at + 2);
    const end = transaction.doc.resolve(at + node.nodeSize - 1);
    transaction.lift(new NodeRange(start, end, 1), 0);
  }
  return clauses.length > 0;
}

/** Enter begins the next clause; in an empty one it ends the list, as lists do. */
function splitClause(editor: Editor): boolean {
  const { $from, empty } = editor.state.selection;
  const isOwnParagraph = $from.depth === 2 && $from.node(1).type.name === 'clause';
  if (!isOwnParagraph || (empty && $from.parent.content.size === 0)) return false;
  const type = editor.schema.nodes.clause;
  return type ? splitListItem(type)(editor.state, editor.view.dispatch) : false;
}

/** Backspace at the beginning of a clause takes its number away before it takes any text. */
function unnumberAtStart(editor: Editor): boolean {
  const { $from, empty } = editor.state.selection;
  const isAtStart = empty && $from.depth === 2 && $from.parentOffset === 0 && $from.index(1) === 0;
  return isAtStart && isInClause(editor.state) ? editor.commands.toggleClause() : false;
}
