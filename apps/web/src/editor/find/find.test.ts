import type { EditorContent } from '@foja/contracts/editor/content';
import { Editor } from '@tiptap/core';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { editorExtensions } from '../schema/editor-extensions.ts';
import { findState } from './find-highlights.ts';
import { findInText, findMatches, replaceMatches } from './find-matches.ts';

const loose = { matchesCase: false, wholeWord: false };

function editorWith(...paragraphs: string[]): Editor {
  const content: EditorContent = {
    type: 'doc',
    content: paragraphs.map((text) => ({
      type: 'paragraph',
      ...(text === '' ? {} : { content: [{ type: 'text', text }] }),
    })),
  };
  return new Editor({
    element: document.createElement('div'),
    injectCSS: false,
    extensions: editorExtensions({ onOpenCitation: () => undefined, onOpenFootnote: () => undefined }),
    content,
  });
}

const marked = (editor: Editor) =>
  [...editor.view.dom.querySelectorAll('.found-words')].map(({ textContent }) => textContent);

describe('finding words', () => {
  it('passes over case unless told', () => {
    expect(findInText('Ley, ley y LEY', 'ley', loose)).toHaveLength(3);
    expect(findInText('Ley, ley y LEY', 'ley', { ...loose, matchesCase: true })).toEqual([{ from: 5, to: 8 }]);
  });

  it('finds whole words only, where asked, also at accents and figures', () => {
    const whole = { ...loose, wholeWord: true };
    expect(findInText('actor, actora, coactor, actór', 'actor', whole)).toEqual([{ from: 0, to: 5 }]);
    expect(findInText('art. 17 y art. 175', 'art. 17', whole)).toEqual([{ from: 0, to: 7 }]);
    expect(findInText('niño niñ', 'niñ', whole)).toEqual([{ from: 5, to: 8 }]);
  });

  it('does not reach over paragraphs nor through citations', () => {
    const editor = editorWith('uno', 'dos');
    expect(findMatches(editor.state.doc, 'unodos', loose)).toEqual([]);
    editor.commands.setTextSelection(2);
    editor.commands.insertContent({ type: 'legalCitation', attrs: { label: 'art. 1 CCyC' } });
    expect(findMatches(editor.state.doc, 'uno', loose)).toEqual([]);
    expect(findMatches(editor.state.doc, '\uFFFC', loose)).toEqual([]);
  });

  it('marks what is found, goes round, and follows the text as it changes', () => {
    const editor = editorWith('la ley y la Ley', 'otra ley');
    editor.commands.find({ query: 'ley' });
    expect(marked(editor)).toEqual(['ley', 'Ley', 'ley']);
    expect(findState(editor.state).index).toBe(0);
    editor.commands.find({ index: 3 });
    expect(findState(editor.state).index).toBe(0);
    editor.commands.find({ index: -1 });
    expect(findState(editor.state).index).toBe(2);
    editor.commands.insertContentAt(1, 'ley ');
    expect(marked(editor)).toHaveLength(4);
    editor.commands.find({ query: '' });
    expect(marked(editor)).toEqual([]);
  });

  it('every match says what was looked for, in order and apart', () => {
    const texts = fc.array(
      fc.string({ unit: fc.constantFrom('a', 'A', 'á', 'İ', 'ß', ' ', 'b', '1'), maxLength: 20 }),
      {
        minLength: 1,
        maxLength: 4,
      },
    );
    fc.assert(
      fc.property(
        texts,
        fc.string({ unit: fc.constantFrom('a', 'A', 'á', 'İ', ' ', 'b'), minLength: 1, maxLength: 3 }),
        fc.boolean(),
        fc.boolean(),
        (paragraphs, query, matchesCase, wholeWord) => {
          const editor = editorWith(...paragraphs);
          const matches = findMatches(editor.state.doc, query, { matchesCase, wholeWord });
          let last = 0;
          for (const { from, to } of matches) {
            const text = editor.state.doc.textBetween(from, to);
            expect(text.length).toBe(query.length);
            if (matchesCase) expect(text).toBe(query);
            expect(from).toBeGreaterThanOrEqual(last);
            last = to;
          }
          editor.destroy();
        },
      ),
      { numRuns: 60 },
    );
  });
});

describe('replacing words', () => {
  it('leaves none of what was looked for, and everything else as it was', () => {
    const words = fc.array(fc.string({ unit: fc.constantFrom('a', 'b', ' ', 'x'), maxLength: 24 }), {
      minLength: 1,
      maxLength: 4,
    });
    fc.assert(
      fc.property(
        words,
        fc.string({ unit: fc.constantFrom('a', 'b'), minLength: 1, maxLength: 3 }),
        fc.string({ unit: fc.constantFrom('Y', 'Z', '9'), minLength: 1, maxLength: 4 }),
        (paragraphs, query, replacement) => {
          const editor = editorWith(...paragraphs);
          const matches = findMatches(editor.state.doc, query, { matchesCase: true, wholeWord: false });
          const { doc } = replaceMatches(editor.state.tr, matches, replacement);
          expect(findMatches(doc, query, { matchesCase: true, wholeWord: false })).toEqual([]);
          const after = paragraphs.map((_, at) => doc.child(at).textContent);
          expect(after).toEqual(paragraphs.map((text) => text.split(query).join(replacement)));
          editor.destroy();
        },
      ),
      { numRuns: 80 },
    );
  });

  it('keeps the look of the words that it replaces', () => {
    const editor = editorWith('la parte actora');
    editor.chain().setTextSelection({ from: 4, to: 9 }).toggleBold().run();
    const matches = findMatches(editor.state.doc, 'parte', loose);
    editor.view.dispatch(replaceMatches(editor.state.tr, matches, 'firma'));
    expect(editor.getHTML()).toContain('la <strong>firma</strong> actora');
  });

  it('takes words away where nothing stands for them', () => {
    const editor = editorWith('uno dos tres');
    editor.view.dispatch(replaceMatches(editor.state.tr, findMatches(editor.state.doc, 'dos ', loose), ''));
    expect(editor.getText()).toBe('uno tres');
  });
});
