import { checkEditorContent } from '@foja/contracts/editor/check-content';
import { type EditorContent, editorText, emptyEditorContent } from '@foja/contracts/editor/content';
import { Editor } from '@tiptap/core';
import { describe, expect, it } from 'vitest';
import { editorExtensions } from './editor-extensions.ts';
import { citationsOf, notesOf } from './numbering.ts';

const citation = {
  key: 'ccyc:1757',
  label: 'art. 1757 CCyC',
  kind: 'article',
  note: 'inline',
  checkedAt: '2026-11-20T12:00:00.000Z',
  status: 'current',
} as const;

function editorWith(content: EditorContent = emptyEditorContent()): Editor {
  return new Editor({
    element: document.createElement('div'),
    injectCSS: false,
    extensions: editorExtensions({ onOpenCitation: () => undefined, onOpenFootnote: () => undefined }),
    content,
  });
}

const paragraph = (text: string) => ({ type: 'paragraph', content: [{ type: 'text', text }] });
const clause = (text: string) => ({ type: 'clause', content: [paragraph(text)] });
const clauseNumbers = (editor: Editor) =>
  [...editor.view.dom.querySelectorAll('[data-clause]')].map((element) => element.getAttribute('data-number'));
/** The types of the document's own children. The editor keeps a paragraph at the end to write on in: it is not told. */
const typesTold = (editor: Editor) => {
  const all = types(editor) ?? [];
  return all.slice(0, all.at(-1) === 'paragraph' && !editor.state.doc.lastChild?.textContent ? -1 : undefined);
};
const types = (editor: Editor) => editor.getJSON().content?.map(({ type }) => type);

describe('a live citation', () => {
  it('comes back from HTML as it was', () => {
    for (const note of ['inline', 'footnote'] as const) {
      const editor = editorWith();
      editor.commands.insertContent({ type: 'legalCitation', attrs: { ...citation, note } });
      const html = editor.getHTML();
      const copy = editorWith();
      copy.commands.setContent(html);
      expect(citationsOf(copy.state.doc).map(({ attrs }) => attrs)).toEqual([{ ...citation, note }]);
    }
  });

  it('from elsewhere is never more than what the schema knows', () => {
    const editor = editorWith();
    editor.commands.setContent(
      '<p><span data-legal-citation data-kind="x" data-note="y" data-status="z">art. 1</span></p>',
    );
    expect(citationsOf(editor.state.doc)[0]?.attrs).toMatchObject({
      key: null,
      label: 'art. 1',
      kind: 'article',
      note: 'inline',
      status: 'unchecked',
    });
  });

  it('is a button with its name and state', () => {
    const editor = editorWith();
    editor.commands.insertContent({ type: 'legalCitation', attrs: citation });
    const button = editor.view.dom.querySelector('[role=button]');
    expect(button?.textContent).toBe('art. 1757 CCyC');
    expect(button?.getAttribute('aria-label')).toMatch(/^Cita: art\. 1757 CCyC\. El texto está vigente/);
  });
});

describe('notes at the foot', () => {
  it('are numbered by their place, whatever they are', () => {
    const editor = editorWith();
    editor.commands.insertContent([
      { type: 'text', text: 'Uno' },
      { type: 'footnote', attrs: { text: 'Ver fs. 12.' } },
      { type: 'legalCitation', attrs: { ...citation } },
      { type: 'legalCitation', attrs: { ...citation, note: 'footnote' } },
    ]);
    expect(notesOf(editor.state.doc).map(({ number, text }) => [number, text])).toEqual([
      [1, 'Ver fs. 12.'],
      [2, 'art. 1757 CCyC'],
    ]);
    expect([...editor.view.dom.querySelectorAll('[role=button]')].map(({ textContent }) => textContent)).toEqual([
      '1',
      'art. 1757 CCyC',
      '2',
    ]);
    editor.commands.deleteRange({ from: 4, to: 5 });
    expect(editor.view.dom.querySelectorAll('[role=button]')[1]?.textContent).toBe('1');
  });
});

describe('clauses', () => {
  it('number themselves, and anew when one goes', () => {
    const editor = editorWith({ type: 'doc', content: [clause('a'), paragraph('entre'), clause('b'), clause('c')] });
    expect(clauseNumbers(editor)).toEqual(['PRIMERA:', 'SEGUNDA:', 'TERCERA:']);
    editor.commands.deleteRange({ from: 0, to: 5 });
    expect(clauseNumbers(editor)).toEqual(['PRIMERA:', 'SEGUNDA:']);
  });

  it('are made of every chosen paragraph and heading, and unmade', () => {
    const editor = editorWith({
      type: 'doc',
      content: [
        { type: 'heading', attrs: { level: 2 }, content: [{ type: 'text', text: 'Objeto' }] },
        paragraph('dos'),
        { type: 'bulletList', content: [{ type: 'listItem', content: [paragraph('tres')] }] },
      ],
    });
    editor.commands.selectAll();
    editor.commands.toggleClause();
    expect(types(editor)?.slice(0, 3)).toEqual(['clause', 'clause', 'bulletList']);
    editor.commands.setTextSelection({ from: 3, to: 12 });
    editor.commands.toggleClause();
    expect(types(editor)?.slice(0, 3)).toEqual(['paragraph', 'paragraph', 'bulletList']);
  });

  it('go on with Enter, and end with Enter in an empty one', () => {
    const editor = editorWith({ type: 'doc', content: [clause('uno')] });
    editor.commands.focus('end');
    editor.commands.setTextSelection(5);
    editor.commands.keyboardShortcut('Enter');
    expect(clauseNumbers(editor)).toEqual(['PRIMERA:', 'SEGUNDA:']);
    editor.commands.keyboardShortcut('Enter');
    expect(types(editor)?.slice(0, 2)).toEqual(['clause', 'paragraph']);
  });

  it('lose their number before their text with Backspace', () => {
    const editor = editorWith({ type: 'doc', content: [clause('uno'), clause('dos')] });
    editor.commands.setTextSelection(9);
    editor.commands.keyboardShortcut('Backspace');
    expect(types(editor)?.slice(0, 2)).toEqual(['clause', 'paragraph']);
    expect(editor.getText()).toContain('dos');
  });
});

describe('clauses within clauses', () => {
  const caretAt = (editor: Editor, words: string) => {
    editor.state.doc.descendants((node, position) => {
      if (node.isText && node.text?.includes(words)) editor.commands.setTextSelection(position + 1);
    });
    return editor;
  };
  const press = (editor: Editor, key: string) => editor.commands.keyboardShortcut(key);
  const outline = (editor: Editor) => editorText(editor.getJSON() as EditorContent).split('\n');
  const several = () => editorWith({ type: 'doc', content: ['uno', 'dos', 'tres', 'cuatro'].map(clause) });

  it('go in with Tab and out with Shift+Tab, and what follows goes along', () => {
    const editor = several();
    for (const words of ['dos', 'tres', 'cuatro']) press(caretAt(editor, words), 'Tab');
    press(caretAt(editor, 'tres'), 'Tab');
    expect(outline(editor)).toEqual(['PRIMERA: uno', '1.1. dos', 'a) tres', '1.2. cuatro']);
    expect(clauseNumbers(editor)).toEqual(['PRIMERA:', '1.1.', 'a)', '1.2.']);
    expect(editor.state.selection.$from.parent.textContent).toBe('tres');
    press(caretAt(editor, 'dos'), 'Shift-Tab');
    expect(outline(editor)).toEqual(['PRIMERA: uno', 'SEGUNDA: dos', '2.1. tres', '2.2. cuatro']);
    expect(editor.state.selection.$from.parent.textContent).toBe('dos');
    editor.state.doc.check();
    expect(checkEditorContent(editor.getJSON())).not.toHaveProperty('problem');
  });

  it('several go in at once, and each key gives back what the other took', () => {
    const editor = several();
    caretAt(editor, 'dos');
    const before = outline(editor);
    const { from } = editor.state.selection;
    editor.commands.setTextSelection({ from, to: caretAt(editor, 'cuatro').state.selection.to });
    expect(editor.commands.sinkClause()).toBe(true);
    expect(outline(editor)).toEqual(['PRIMERA: uno', '1.1. dos', '1.2. tres', '1.3. cuatro']);
    press(caretAt(editor, 'cuatro'), 'Shift-Tab');
    press(caretAt(editor, 'tres'), 'Shift-Tab');
    press(caretAt(editor, 'cuatro'), 'Shift-Tab');
    press(caretAt(editor, 'dos'), 'Shift-Tab');
    press(caretAt(editor, 'tres'), 'Shift-Tab');
    press(caretAt(editor, 'cuatro'), 'Shift-Tab');
    expect(outline(editor)).toEqual(before);
  });

  it('do not go in where none stands before, nor deeper than three', () => {
    const editor = several();
    expect(caretAt(editor, 'uno').can().sinkClause()).toBe(false);
    expect(editor.can().liftClause()).toBe(false);
    for (const words of ['dos', 'tres', 'cuatro']) press(caretAt(editor, words), 'Tab');
    press(caretAt(editor, 'tres'), 'Tab');
    press(caretAt(editor, 'cuatro'), 'Tab');
    expect(outline(editor)).toEqual(['PRIMERA: uno', '1.1. dos', 'a) tres', 'b) cuatro']);
    expect(editor.can().sinkClause()).toBe(false);
  });

  it('go on with Enter, and a level up with Enter in an empty one', () => {
    const editor = several();
    press(caretAt(editor, 'dos'), 'Tab');
    editor.commands.setTextSelection(editor.state.selection.$from.end());
    press(editor, 'Enter');
    expect(clauseNumbers(editor)).toEqual(['PRIMERA:', '1.1.', '1.2.', 'SEGUNDA:', 'TERCERA:']);
    press(editor, 'Enter');
    expect(clauseNumbers(editor)).toEqual(['PRIMERA:', '1.1.', 'SEGUNDA:', 'TERCERA:', 'CUARTA:']);
  });

  it('lose the number of the one that is chosen alone', () => {
    const editor = several();
    press(caretAt(editor, 'dos'), 'Tab');
    caretAt(editor, 'dos').commands.toggleClause();
    expect(outline(editor)).toEqual(['PRIMERA: uno', 'dos', 'SEGUNDA: tres', 'TERCERA: cuatro']);
    editor.state.doc.check();
  });

  it('are numbered in figures where the document is told so, those made later too', () => {
    const editor = several();
    press(caretAt(editor, 'dos'), 'Tab');
    editor.commands.setClauseNumbering('figures');
    expect(clauseNumbers(editor)).toEqual(['1.', '1.1.', '2.', '3.']);
    const copy = editorWith();
    copy.commands.setContent(editor.getHTML());
    expect(clauseNumbers(copy)).toEqual(['1.', '1.1.', '2.', '3.']);
    editor.commands.insertContentAt(0, paragraph('cero'));
    editor.commands.setTextSelection(2);
    editor.commands.toggleClause();
    expect(clauseNumbers(editor)[0]).toBe('1.');
    editor.commands.setClauseNumbering('words');
    expect(clauseNumbers(editor).slice(0, 3)).toEqual(['PRIMERA:', 'SEGUNDA:', '2.1.']);
  });
});

describe('a page break', () => {
  const pressCtrlEnter = (editor: Editor) =>
    editor.view.dom.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', ctrlKey: true, cancelable: true }));
  const breakAt = (content: EditorContent, position: number) => {
    const editor = editorWith(content);
    editor.commands.setTextSelection(position);
    pressCtrlEnter(editor);
    editor.state.doc.check();
    return editor;
  };
  const one: EditorContent = { type: 'doc', content: [paragraph('Sigue acá')] };

  it('parts a paragraph, and stands before or after it at its ends', () => {
    const parts: string[] = [];
    breakAt(one, 7).state.doc.forEach((node) => void parts.push(node.textContent || node.type.name));
    expect(parts).toEqual(['Sigue ', 'pageBreak', 'acá']);
    expect(types(breakAt(one, 1))).toEqual(['pageBreak', 'paragraph']);
    const atEnd = breakAt(one, 10);
    expect(types(atEnd)).toEqual(['paragraph', 'pageBreak', 'paragraph']);
    expect(atEnd.state.selection.$from.index(0)).toBe(2);
    expect(types(breakAt({ type: 'doc', content: [{ type: 'paragraph' }] }, 1))).toEqual([
      'paragraph',
      'pageBreak',
      'paragraph',
    ]);
  });

  it('after a title goes on with a paragraph', () => {
    const editor = breakAt(
      { type: 'doc', content: [{ type: 'heading', attrs: { level: 1 }, content: [{ type: 'text', text: 'T' }] }] },
      2,
    );
    expect(typesTold(editor)).toEqual(['heading', 'pageBreak', 'paragraph']);
  });

  it('before a clause or an item keeps its number with its words', () => {
    expect(typesTold(breakAt({ type: 'doc', content: [clause('uno'), clause('dos')] }, 9))).toEqual([
      'clause',
      'pageBreak',
      'clause',
    ]);
    const item = (words: string) => ({ type: 'listItem', content: [paragraph(words)] });
    const list: EditorContent = { type: 'doc', content: [{ type: 'orderedList', content: [item('a'), item('b')] }] };
    const items = (breakAt(list, 8).getJSON() as EditorContent).content[0]?.content;
    expect(items?.map(({ content }) => content?.map(({ type }) => type))).toEqual([
      ['paragraph', 'pageBreak'],
      ['paragraph'],
    ]);
  });

  it('does nothing in a table, and no line break either', () => {
    const editor = editorWith();
    editor.commands.insertTable({ rows: 1, cols: 1, withHeaderRow: false });
    const before = editor.getJSON();
    expect(editor.can().insertPageBreak()).toBe(false);
    pressCtrlEnter(editor);
    expect(editor.getJSON()).toEqual(before);
  });

  it('comes back from HTML, and from how Google Docs writes it', () => {
    const editor = editorWith();
    editor.commands.setContent('<p>a</p><div data-page-break></div><hr style="page-break-before:always"><hr><p>b</p>');
    expect(types(editor)).toEqual(['paragraph', 'pageBreak', 'pageBreak', 'horizontalRule', 'paragraph']);
  });
});

describe('a link', () => {
  it.each(['javascript:alert(1)', 'data:text/html,x', 'file:///etc/passwd'])('to %s does not come in', (href) => {
    const editor = editorWith();
    editor.commands.setContent(`<p><a href="${href}">x</a></p>`);
    expect(editor.getHTML()).not.toContain('href');
  });
});

describe('what the editor writes', () => {
  it('is what the contract takes, with every kind of node and mark', () => {
    const editor = editorWith();
    editor.commands.setContent(
      [
        '<h1 style="text-align: center">Demanda</h1><h4>Objeto</h4>',
        '<p style="text-align: justify">Uno <strong>dos</strong> <em>tres</em> <u>cuatro</u> <s>cinco</s><br>seis ',
        '<a href="https://foja.example/x" title="t">siete</a> <a href="mailto:a@b.example">ocho</a></p>',
        '<ul><li><p>a</p><ol start="3" type="a"><li><p>b</p></li></ol></li></ul>',
        '<blockquote><p>Cita textual</p></blockquote><hr>',
        '<table><tr><th colspan="2"><p>A</p></th></tr><tr><td><p>B</p></td><td rowspan="1"><p>C</p></td></tr></table>',
        '<div data-clause><p>Objeto</p><ul><li><p>x</p></li></ul><div data-clause><p>y</p></div></div><div data-page-break></div>',
        '<p><span data-legal-citation data-key="ccyc:1" data-kind="article" data-note="footnote">art. 1 CCyC</span>',
        '<span data-footnote>Ver fs. 12.</span></p>',
      ].join(''),
    );
    editor.commands.insertTable({ rows: 2, cols: 2, withHeaderRow: true });
    const content = editor.getJSON() as EditorContent;
    const checked = checkEditorContent(content);
    expect(checked).not.toHaveProperty('problem');
    const copy = editorWith(content);
    expect(copy.getJSON()).toEqual(content);
  });
});
