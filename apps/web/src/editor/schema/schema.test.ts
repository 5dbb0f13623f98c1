import { checkEditorContent } from '@foja/contracts/editor/check-content';
import { type EditorContent, emptyEditorContent } from '@foja/contracts/editor/content';
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
    expect(clauseNumbers(editor)).toEqual(['PRIMERA', 'SEGUNDA', 'TERCERA']);
    editor.commands.deleteRange({ from: 0, to: 5 });
    expect(clauseNumbers(editor)).toEqual(['PRIMERA', 'SEGUNDA']);
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
    expect(clauseNumbers(editor)).toEqual(['PRIMERA', 'SEGUNDA']);
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
        '<div data-clause><p>Objeto</p><ul><li><p>x</p></li></ul></div>',
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
