import { mergeAttributes, Node } from '@tiptap/core';
import type { ResolvedPos } from '@tiptap/pm/model';
import { type EditorState, TextSelection, type Transaction } from '@tiptap/pm/state';

declare module '@tiptap/core' {
  interface Commands<ReturnType> {
    pageBreak: {
      /** What comes after the caret goes on on the next page. Not in a table, whose rows stay whole. */
      insertPageBreak: () => ReturnType;
    };
  }
}

/** Where a page ends, on paper as in a file. */
export const PageBreak = Node.create({
  name: 'pageBreak',
  group: 'block',
  atom: true,
  selectable: true,
  // Before the line break, which has the same keys.
  priority: 110,

  parseHTML: () => [
    { tag: 'div[data-page-break]' },
    // As Google Docs writes it.
    { tag: 'hr[style*="page-break-before"]', priority: 60 },
  ],
  renderHTML: ({ HTMLAttributes }) => [
    'div',
    mergeAttributes(HTMLAttributes, { 'data-page-break': '', role: 'separator', 'aria-label': 'Salto de página' }),
  ],
  renderText: () => '\n',

  addCommands() {
    return {
      insertPageBreak:
        () =>
        ({ state, tr, dispatch }) =>
          insertPageBreak(state, tr, dispatch !== undefined),
    };
  },

  addKeyboardShortcuts() {
    return {
      // In a table nothing happens, rather than a line break that nobody asked for.
      'Mod-Enter': () => this.editor.commands.insertPageBreak() || true,
    };
  },
});

function insertPageBreak(state: EditorState, transaction: Transaction, isReal: boolean): boolean {
  const { pageBreak, paragraph } = state.schema.nodes;
  const { $from } = state.selection;
  if (!pageBreak || !paragraph || isInTable($from)) return false;
  if (!isReal) return true;
  if (!state.selection.empty) transaction.deleteSelection();
  const $caret = transaction.selection.$from;
  if (!$caret.parent.isTextblock) {
    // A line or a table is chosen, or the place beside it.
    transaction.replaceSelectionWith(pageBreak.create()).scrollIntoView();
    return true;
  }
  const place = $caret.parentOffset === 0 ? placeBefore($caret) : null;
  if (place !== null && $caret.parent.content.size > 0) {
    transaction.insert(place, pageBreak.create()).scrollIntoView();
    return true;
  }
  const isAtEnd = $caret.parentOffset === $caret.parent.content.size;
  transaction.split($caret.pos, 1, isAtEnd ? [{ type: paragraph }] : undefined);
  const between = $caret.pos + 1;
  transaction.insert(between, pageBreak.create());
  transaction.setSelection(TextSelection.near(transaction.doc.resolve(between + 1))).scrollIntoView();
  return true;
}

function isInTable($place: ResolvedPos): boolean {
  for (let depth = $place.depth; depth > 0; depth -= 1) if ($place.node(depth).type.name === 'table') return true;
  return false;
}

/** Where a break before the paragraph may stand: before it, at the end of the item before its own, or before what it begins. */
function placeBefore($caret: ResolvedPos): number | null {
  const type = $caret.doc.type.schema.nodes.pageBreak;
  for (let depth = $caret.depth; type && depth > 0; depth -= 1) {
    const parent = $caret.node(depth - 1);
    const index = $caret.index(depth - 1);
    if (parent.canReplaceWith(index, index, type)) return $caret.before(depth);
    const previous = index > 0 ? parent.child(index - 1) : null;
    if (previous?.canReplaceWith(previous.childCount, previous.childCount, type)) return $caret.before(depth) - 1;
    if (index > 0) return null;
  }
  return null;
}
