import { citationKinds, citationStatuses, type LegalCitationAttrs } from '@foja/contracts/editor/content';
import { mergeAttributes, Node } from '@tiptap/core';
import { statusWords } from '../citations/citation-status.ts';
import { buttonView, noteNumber } from './note-view.ts';

interface LegalCitationOptions {
  /** The reader wants to see what is cited; it has been selected. */
  onOpen: (citation: LegalCitationAttrs) => void;
}

const oneOf = <Value extends string>(values: readonly Value[], value: string | null, otherwise: Value): Value =>
  values.find((known) => known === value) ?? otherwise;

/** A reference to an article or a ruling that knows what it refers to. */
export const LegalCitation = Node.create<LegalCitationOptions>({
  name: 'legalCitation',
  group: 'inline',
  inline: true,
  atom: true,
  selectable: true,
  draggable: false,

  addOptions: () => ({ onOpen: () => undefined }),

  addAttributes() {
    const kept = (name: string) => (element: HTMLElement) => element.getAttribute(`data-${name}`) || null;
    return {
      key: { default: null, parseHTML: kept('key'), renderHTML: ({ key }) => (key ? { 'data-key': key } : {}) },
      label: { default: '', parseHTML: (element) => element.textContent?.trim() ?? '', rendered: false },
      kind: {
        default: 'article',
        parseHTML: (element) => oneOf(citationKinds, element.getAttribute('data-kind'), 'article'),
        renderHTML: ({ kind }) => ({ 'data-kind': kind }),
      },
      note: {
        default: 'inline',
        parseHTML: (element) => oneOf(['inline', 'footnote'], element.getAttribute('data-note'), 'inline'),
        renderHTML: ({ note }) => ({ 'data-note': note }),
      },
      checkedAt: {
        default: null,
        parseHTML: kept('checked-at'),
        renderHTML: ({ checkedAt }) => (checkedAt ? { 'data-checked-at': checkedAt } : {}),
      },
      status: {
        default: 'unchecked',
        parseHTML: (element) => oneOf(citationStatuses, element.getAttribute('data-status'), 'unchecked'),
        renderHTML: ({ status }) => ({ 'data-status': status }),
      },
    };
  },

  parseHTML: () => [{ tag: 'span[data-legal-citation]' }],
  renderHTML: ({ node, HTMLAttributes }) => [
    'span',
    mergeAttributes(HTMLAttributes, { 'data-legal-citation': '' }),
    String(node.attrs.label),
  ],
  renderText: ({ node }) => (node.attrs.note === 'footnote' ? ` (${node.attrs.label})` : String(node.attrs.label)),

  addKeyboardShortcuts() {
    return {
      Enter: () => {
        const { selection } = this.editor.state;
        const node = 'node' in selection ? (selection.node as { type: { name: string }; attrs: object }) : null;
        if (node?.type.name !== this.name) return false;
        this.options.onOpen(node.attrs as LegalCitationAttrs);
        return true;
      },
    };
  },

  addNodeView() {
    return ({ node: first, getPos, editor, decorations }) => {
      let attrs = first.attrs as LegalCitationAttrs;
      const { view, show } = buttonView('legal-citation', {
        onOpen: () => {
          const position = getPos();
          if (position !== undefined && editor.isEditable) editor.commands.setNodeSelection(position);
          this.options.onOpen(attrs);
        },
      });
      const look = (number: number | null) => ({
        text: attrs.note === 'footnote' ? String(number ?? '') : attrs.label,
        name: `${attrs.note === 'footnote' ? `Nota ${number ?? ''}, cita` : 'Cita'}: ${attrs.label}. ${statusWords[attrs.status].long}`,
        data: { note: attrs.note, status: attrs.status },
      });
      show(look(noteNumber(decorations)));
      return {
        ...view,
        update(node, changed) {
          if (node.type.name !== 'legalCitation') return false;
          attrs = node.attrs as LegalCitationAttrs;
          show(look(noteNumber(changed)));
          return true;
        },
      };
    };
  },
});
