import { mergeAttributes, Node } from '@tiptap/core';
import { buttonView, noteNumber } from './note-view.ts';

interface FootnoteOptions {
  /** The reader wants to see or change the note; it has been selected. */
  onOpen: () => void;
}

/** The mark of a note at the foot of the page with words of its own. */
export const Footnote = Node.create<FootnoteOptions>({
  name: 'footnote',
  group: 'inline',
  inline: true,
  atom: true,
  selectable: true,
  draggable: false,

  addOptions: () => ({ onOpen: () => undefined }),
  addAttributes: () => ({
    text: { default: '', parseHTML: (element) => element.textContent?.trim() ?? '', rendered: false },
  }),
  parseHTML: () => [{ tag: 'span[data-footnote]' }],
  renderHTML: ({ node, HTMLAttributes }) => [
    'span',
    mergeAttributes(HTMLAttributes, { 'data-footnote': '' }),
    String(node.attrs.text),
  ],
  renderText: ({ node }) => ` (${node.attrs.text})`,

  addNodeView() {
    return ({ node: first, getPos, editor, decorations }) => {
      let text = String(first.attrs.text);
      const { view, show } = buttonView('footnote-mark', {
        onOpen: () => {
          const position = getPos();
          if (position === undefined || !editor.isEditable) return;
          editor.commands.setNodeSelection(position);
          this.options.onOpen();
        },
      });
      const look = (number: number | null) => ({
        text: String(number ?? ''),
        name: `Nota ${number ?? ''}: ${text}`,
        data: {},
      });
      show(look(noteNumber(decorations)));
      return {
        ...view,
        update(node, changed) {
          if (node.type.name !== 'footnote') return false;
          text = String(node.attrs.text);
          show(look(noteNumber(changed)));
          return true;
        },
      };
    };
  },
});
