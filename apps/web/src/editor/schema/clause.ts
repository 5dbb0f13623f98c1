import { type ClauseNumbering, clauseNumberings } from '@foja/contracts/editor/content';
import { type Editor, mergeAttributes, Node } from '@tiptap/core';
import { type Node as DocumentNode, NodeRange } from '@tiptap/pm/model';
import { splitListItem } from '@tiptap/pm/schema-list';
import type { EditorState, Transaction } from '@tiptap/pm/state';
import { clauseAround, liftClause, sinkClause } from './clause-levels.ts';
import { numberingOf } from './numbering.ts';

declare module '@tiptap/core' {
  interface Commands<ReturnType> {
    clause: {
      /** Makes clauses of the chosen paragraphs, or paragraphs of the chosen clauses. */
      toggleClause: () => ReturnType;
      /** Puts the chosen clauses into the one before them. */
      sinkClause: () => ReturnType;
      /** Takes the chosen clause out of the one that it stands in; what follows in it goes along. */
      liftClause: () => ReturnType;
      /** How the outermost clauses are numbered, in the whole document. */
      setClauseNumbering: (numbering: ClauseNumbering) => ReturnType;
    };
  }
}

/** A numbered clause of a contract. Its number is its place among the clauses and is not kept: see {@link numberingOf}. */
export const Clause = Node.create({
  name: 'clause',
  content: 'paragraph (block | clause)*',
  defining: true,

  addAttributes: () => ({
    numbering: {
      default: 'words',
      parseHTML: (element) =>
        clauseNumberings.find((known) => known === element.getAttribute('data-numbering')) ?? 'words',
      renderHTML: ({ numbering }) => (numbering === 'figures' ? { 'data-numbering': numbering } : {}),
    },
  }),
  parseHTML: () => [{ tag: 'div[data-clause]' }],
  renderHTML: ({ HTMLAttributes }) => ['div', mergeAttributes(HTMLAttributes, { 'data-clause': '' }), 0],

  addCommands() {
    return {
      toggleClause:
        () =>
        ({ state, tr, dispatch }) => {
          const isReal = dispatch !== undefined;
          return isInClause(state) ? unwrapClauses(state, tr, isReal) : wrapClauses(state, tr, isReal);
        },
      sinkClause:
        () =>
        ({ state, tr, dispatch }) =>
          sinkClause(state, tr, dispatch !== undefined),
      liftClause:
        () =>
        ({ state, tr, dispatch }) =>
          liftClause(state, tr, dispatch !== undefined),
      setClauseNumbering:
        (numbering) =>
        ({ state, tr, dispatch }) => {
          if (dispatch) {
            state.doc.descendants((node, position) => {
              if (node.type.name === 'clause') tr.setNodeAttribute(position, 'numbering', numbering);
            });
          }
          return true;
        },
    };
  },

  addKeyboardShortcuts() {
    // In a list or a table of a clause the keys are theirs.
    const inOwnWords = (act: () => boolean) => isInOwnWords(this.editor.state) && act();
    return {
      'Mod-Alt-c': () => this.editor.commands.toggleClause(),
      Enter: () => splitClause(this.editor),
      Backspace: () => unnumberAtStart(this.editor),
      Tab: () => inOwnWords(() => this.editor.commands.sinkClause()),
      'Shift-Tab': () => inOwnWords(() => this.editor.commands.liftClause()),
    };
  },
});

/** Whether the selection begins in a clause. */
export function isInClause(state: EditorState): boolean {
  return clauseAround(state.selection.$from) !== null;
}

/** Whether the caret is in a paragraph that stands straight in a clause. */
function isInOwnWords({ selection: { $from } }: EditorState): boolean {
  return $from.parent.isTextblock && $from.depth >= 2 && $from.node(-1).type.name === 'clause';
}

/** The positions of what the selection touches of the document's own children, the last first. */
function touchedChildren(state: EditorState): number[] {
  const touched: number[] = [];
  state.doc.forEach((node, offset) => {
    if (isTouched(state, node, offset)) touched.unshift(offset);
  });
  return touched;
}

function isTouched({ selection: { from, to } }: EditorState, node: DocumentNode, position: number): boolean {
  return position < Math.max(to, from + 1) && position + node.nodeSize > from;
}

function wrapClauses(state: EditorState, transaction: Transaction, isReal: boolean): boolean {
  const { clause, paragraph } = state.schema.nodes;
  if (!clause || !paragraph) return false;
  const wrappable = touchedChildren(state).filter((at) => {
    const name = state.doc.nodeAt(at)?.type.name;
    return name === 'paragraph' || name === 'heading';
  });
  if (!isReal || wrappable.length === 0) return wrappable.length > 0;
  const attrs = { numbering: numberingOf(state.doc) };
  for (const at of wrappable) {
    const node = transaction.doc.nodeAt(at);
    if (!node) continue;
    if (node.type !== paragraph) transaction.setBlockType(at + 1, at + 1, paragraph);
    const inside = transaction.doc.resolve(at + 1);
    transaction.wrap(new NodeRange(inside, inside, 0), [{ type: clause, attrs }]);
  }
  return true;
}

/** Takes the number from each clause whose own words are chosen; clauses in it stay clauses. */
function unwrapClauses(state: EditorState, transaction: Transaction, isReal: boolean): boolean {
  const chosen: number[] = [];
  state.doc.descendants((node, position) => {
    if (node.type.name !== 'clause') return false;
    let isChosen = false;
    node.forEach((child, offset) => {
      if (child.type.name !== 'clause' && isTouched(state, child, position + 1 + offset)) isChosen = true;
    });
    // Those inside come after what they stand in, and are taken first.
    if (isChosen) chosen.unshift(position);
    return true;
  });
  if (!isReal) return chosen.length > 0;
  for (const at of chosen) {
    const node = transaction.doc.nodeAt(at);
    if (!node) continue;
    const start = transaction.doc.resolve(at + 2);
    const end = transaction.doc.resolve(at + node.nodeSize - 1);
    const depth = transaction.doc.resolve(at + 1).depth;
    transaction.lift(new NodeRange(start, end, depth), depth - 1);
  }
  return chosen.length > 0;
}

/** Enter begins the next clause; in an empty one it goes a level up, and from the outermost it ends the list, as lists do. */
function splitClause(editor: Editor): boolean {
  const { state } = editor;
  const { $from, empty } = state.selection;
  if (!isInOwnWords(state)) return false;
  if (empty && $from.parent.content.size === 0) {
    const isAll = $from.node(-1).childCount === 1;
    return isAll && $from.node(-2).type.name === 'clause' ? editor.commands.liftClause() : false;
  }
  const type = editor.schema.nodes.clause;
  return type ? splitListItem(type)(state, editor.view.dispatch) : false;
}

/** Backspace at the beginning of a clause takes its number away before it takes any text. */
function unnumberAtStart(editor: Editor): boolean {
  const { $from, empty } = editor.state.selection;
  const isAtStart = empty && isInOwnWords(editor.state) && $from.parentOffset === 0 && $from.index(-1) === 0;
  return isAtStart ? editor.commands.toggleClause() : false;
}
