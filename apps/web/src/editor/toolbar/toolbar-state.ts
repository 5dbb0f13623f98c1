import type { Editor } from '@tiptap/core';
import { isInClause } from '../schema/clause.ts';
import { numberingOf } from '../schema/numbering.ts';

/** The kinds of paragraph that the toolbar offers, as the list of styles names them. */
export const blockStyles = [
  { value: 'paragraph', label: 'Párrafo' },
  { value: 'heading-1', label: 'Título 1' },
  { value: 'heading-2', label: 'Título 2' },
  { value: 'heading-3', label: 'Título 3' },
  { value: 'heading-4', label: 'Título 4' },
] as const;
export type BlockStyle = (typeof blockStyles)[number]['value'];

/** What the toolbar shows of the place where the caret is. */
export function toolbarState(editor: Editor) {
  const level = [1, 2, 3, 4].find((one) => editor.isActive('heading', { level: one }));
  const align = (['center', 'right', 'justify'] as const).find((textAlign) => editor.isActive({ textAlign })) ?? 'left';
  return {
    style: (level ? `heading-${level}` : 'paragraph') as BlockStyle,
    align: align as 'left' | 'center' | 'right' | 'justify',
    isBold: editor.isActive('bold'),
    isItalic: editor.isActive('italic'),
    isUnderline: editor.isActive('underline'),
    isStrike: editor.isActive('strike'),
    isBulletList: editor.isActive('bulletList'),
    isOrderedList: editor.isActive('orderedList'),
    isClause: isInClause(editor.state),
    clauseNumbering: numberingOf(editor.state.doc),
    canSinkClause: editor.can().sinkClause(),
    canLiftClause: editor.can().liftClause(),
    isLink: editor.isActive('link'),
    canBreakPage: editor.can().insertPageBreak(),
    isQuote: editor.isActive('blockquote'),
    isTable: editor.isActive('table'),
    hasSelection: !editor.state.selection.empty,
    canUndo: editor.can().undo(),
    canRedo: editor.can().redo(),
  };
}
