import type { EditorNode } from '@foja/contracts/editor/content';
import type { TransformationSuggestion } from '@foja/contracts/transformations';
import { Editor } from '@tiptap/core';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { editorExtensions } from '../schema/editor-extensions.ts';
import { citationsOf, notesOf } from '../schema/numbering.ts';
import { applySuggestions, followSelection, followSuggestions } from './apply-suggestions.ts';
import { replaceText } from './replace-text.ts';
import { textBetween } from './selected-text.ts';

const text = (words: string, ...marks: string[]): EditorNode => ({
  type: 'text',
  text: words,
  ...(marks.length > 0 ? { marks: marks.map((type) => ({ type })) } : {}),
});
const paragraph = (...content: EditorNode[]): EditorNode => ({
  type: 'paragraph',
  ...(content.length > 0 ? { content } : {}),
});
const citation = (label: string, note = 'inline'): EditorNode => ({
  type: 'legalCitation',
  attrs: { key: 'ccyc:1757', label, kind: 'article', note, checkedAt: null, status: 'unchecked' },
});

function editorWith(...content: EditorNode[]): Editor {
  return new Editor({
    element: document.createElement('div'),
    injectCSS: false,
    extensions: editorExtensions({ onOpenCitation: () => undefined, onOpenFootnote: () => undefined }),
    content: { type: 'doc', content },
  });
}

/** What the server would suggest for this sentence of the selection. */
function suggestion(selected: string, originalText: string, transformedText: string): TransformationSuggestion {
  const start = selected.indexOf(originalText);
  return {
    id: `s-${start}`,
    originalText,
    transformedText,
    start,
    end: start + originalText.length,
    reason: 'Más formal.',
    lost: [],
    added: [],
    flagged: false,
  };
}

const allText = (editor: Editor) => textBetween(editor.state.doc, 0, editor.state.doc.content.size).text.trimEnd();

describe('the selected text', () => {
  it('has a line for each paragraph, citations with their words and no notes', () => {
    const editor = editorWith(
      paragraph(
        text('Según el '),
        citation('art. 1757 CCyC'),
        text(', responde.'),
        citation('Fallos: 1:1', 'footnote'),
      ),
      paragraph(text('Fin.')),
    );
    const { text: words, starts, ends } = textBetween(editor.state.doc, 0, editor.state.doc.content.size);
    expect(words.trimEnd()).toBe('Según el art. 1757 CCyC, responde.\nFin.');
    for (let at = 0; at < words.length; at += 1) expect(ends[at]).toBeGreaterThan(starts[at] as number);
  });

  it('is exactly what stands between any two positions', () => {
    const editor = editorWith(paragraph(text('uno dos'), citation('art. 1'), text(' tres')), paragraph(text('cuatro')));
    const { size } = editor.state.doc.content;
    fc.assert(
      fc.property(fc.integer({ min: 0, max: size }), fc.integer({ min: 0, max: size }), (one, other) => {
        const [from, to] = [Math.min(one, other), Math.max(one, other)];
        const found = textBetween(editor.state.doc, from, to);
        expect(found.starts).toHaveLength(found.text.length);
        expect(found.text).toBe(editor.state.doc.textBetween(from, to, '\n', (node) => String(node.attrs.label ?? '')));
      }),
    );
  });
});

describe('replacing a text by another wording', () => {
  it('says the new words, whatever both are', () => {
    const words = fc
      .array(fc.constantFrom('el', 'actor', 'dice', 'que', 'art.', '12,', '(sic)', 'niño'), {
        minLength: 1,
        maxLength: 8,
      })
      .map((list) => list.join(' '));
    fc.assert(
      fc.property(words, words, (before, after) => {
        const editor = editorWith(paragraph(text(before)));
        const transaction = editor.state.tr;
        replaceText(transaction, 1, 1 + before.length, after);
        expect(transaction.doc.child(0).textContent).toBe(after);
        editor.destroy();
      }),
      { numRuns: 60 },
    );
  });

  it('keeps the look of the words that stay, live citations and notes', () => {
    const editor = editorWith(
      paragraph(
        text('Yo creo que '),
        text('la demandada', 'bold'),
        text(' responde por el '),
        citation('art. 1757 CCyC'),
        citation('Fallos: 329:2316', 'footnote'),
        text('.'),
      ),
    );
    const end = editor.state.doc.child(0).content.size + 1;
    const transaction = editor.state.tr;
    replaceText(transaction, 1, end, 'Se sostiene que la demandada debe responder por el art. 1757 CCyC.');
    editor.view.dispatch(transaction);
    expect(allText(editor)).toBe('Se sostiene que la demandada debe responder por el art. 1757 CCyC.');
    expect(editor.getHTML()).toContain('<strong>la demandada</strong>');
    expect(citationsOf(editor.state.doc).map(({ attrs }) => attrs.label)).toEqual([
      'art. 1757 CCyC',
      'Fallos: 329:2316',
    ]);
    expect(notesOf(editor.state.doc)).toHaveLength(1);
  });

  it('goes line by line over paragraphs, and makes others where there are more lines', () => {
    const editor = editorWith(paragraph(text('uno viejo')), paragraph(text('dos viejo')));
    const size = editor.state.doc.child(0).nodeSize + editor.state.doc.child(1).nodeSize;
    editor.view.dispatch(
      (() => {
        const transaction = editor.state.tr;
        replaceText(transaction, 1, size - 1, 'uno nuevo\ndos nuevo');
        return transaction;
      })(),
    );
    expect(allText(editor)).toBe('uno nuevo\ndos nuevo');
    const again = editor.state.tr;
    replaceText(again, 1, size - 1, 'a\nb\nc');
    editor.view.dispatch(again);
    expect(allText(editor)).toBe('a\nb\nc');
  });
});

describe('applying suggestions', () => {
  const first = 'La empresa me echó sin causa.';
  const second = 'Yo quiero que me paguen todo.';

  function selected() {
    const editor = editorWith(paragraph(text('Antes. '), text(`${first} ${second}`), text(' Después.')));
    editor.commands.setTextSelection({ from: 8, to: 8 + first.length + 1 + second.length });
    const { text: words } = followSelection(editor);
    expect(words).toBe(`${first} ${second}`);
    const one = suggestion(words, first, 'La empresa despidió al actor sin causa.');
    const two = suggestion(words, second, 'El actor reclama el pago íntegro.');
    followSuggestions(editor, [one, two]);
    return { editor, one, two };
  }

  it('replaces exactly the words of the suggestion, in one step to undo', () => {
    const { editor, two } = selected();
    expect(applySuggestions(editor, [two])).toBe(true);
    expect(allText(editor)).toBe(`Antes. ${first} El actor reclama el pago íntegro. Después.`);
    editor.commands.undo();
    expect(allText(editor)).toBe(`Antes. ${first} ${second} Después.`);
  });

  it('applies them in any order, and all of them in one step', () => {
    const done = 'Antes. La empresa despidió al actor sin causa. El actor reclama el pago íntegro. Después.';
    const inOrder = selected();
    applySuggestions(inOrder.editor, [inOrder.one]);
    applySuggestions(inOrder.editor, [inOrder.two]);
    expect(allText(inOrder.editor)).toBe(done);
    const all = selected();
    applySuggestions(all.editor, [all.one, all.two]);
    expect(allText(all.editor)).toBe(done);
    all.editor.commands.undo();
    expect(allText(all.editor)).toBe(`Antes. ${first} ${second} Después.`);
  });

  it('finds its words again after the text around them has changed', () => {
    const { editor, two } = selected();
    editor.commands.insertContentAt(1, 'Mucho antes. ');
    editor.commands.insertContentAt(1 + 'Mucho antes. Antes. '.length, 'Y entonces: ');
    expect(applySuggestions(editor, [two])).toBe(true);
    expect(allText(editor)).toBe(`Mucho antes. Antes. Y entonces: ${first} El actor reclama el pago íntegro. Después.`);
  });

  it('does nothing where its words have changed meanwhile, and says so', () => {
    const { editor, one, two } = selected();
    editor.commands.insertContentAt(8 + 'La empresa '.length, 'demandada ');
    const before = allText(editor);
    expect(applySuggestions(editor, [one])).toBe(false);
    expect(allText(editor)).toBe(before);
    expect(applySuggestions(editor, [one, two])).toBe(false);
    expect(allText(editor)).toBe(before);
  });
});
