import { checkEditorContent } from '@foja/contracts/editor/check-content';
import type { EditorContent } from '@foja/contracts/editor/content';
import { Editor } from '@tiptap/core';
import { afterEach, describe, expect, it } from 'vitest';
import { contentFromDraft } from '../../drafting/document/content-from-draft.ts';
import { editorExtensions } from '../schema/editor-extensions.ts';
import { contentFromHtml } from './html-content.ts';
import { contentFromText } from './text-content.ts';

let editor: Editor;
afterEach(() => editor.destroy());

function open(content: EditorContent | string): Editor {
  editor = new Editor({
    element: document.createElement('div'),
    injectCSS: false,
    extensions: editorExtensions({ onOpenCitation: () => undefined, onOpenFootnote: () => undefined }),
    content,
    // Content that the editor would have to change is an error.
    enableContentCheck: typeof content !== 'string',
  });
  return editor;
}

describe('what is imported is taken by the editor as it is', () => {
  it.each([
    ['a text', contentFromText('PRIMERA: Objeto.\nSEGUNDA: Plazo.\nsuelto')],
    [
      'a Word file',
      contentFromHtml(
        `<h1 class="center">T</h1><p class="justify"><strong>a</strong><br>b<sup><a href="#footnote-1">[1]</a></sup></p>
<ol><li>uno<ul><li>dos</li></ul></li></ol><blockquote><p>c</p></blockquote>
<table><tr><th>x</th><td colspan="2"><p>y</p></td></tr></table><p><a href="https://a.ar">d</a></p>
<ol><li id="footnote-1"><p>nota <a href="#footnote-ref-1">↑</a></p></li></ol>`,
      ),
    ],
    [
      'a draft',
      contentFromDraft({
        blocks: [
          { type: 'title', runs: [{ text: 'T', field: null, blank: false }] },
          {
            type: 'clause',
            label: 'PRIMERA',
            heading: 'Objeto',
            runs: [{ text: 'Rige el artículo 5.', field: null, blank: false }],
            articles: ['ccyc:5'],
          },
          { type: 'list', style: 'letter', items: [[{ text: 'a', field: null, blank: false }]], articles: [] },
        ],
      }),
    ],
  ])('%s', (_, content) => {
    expect(checkEditorContent(content)).toEqual({ content });
    const { doc } = open(content).state;
    doc.check();
    expect(doc.textContent).toBe(editor.schema.nodeFromJSON(content).textContent);
    expect(doc.childCount).toBe(content.content.length);
  });
});

it('whatever is pasted, the server takes what the editor makes of it', () => {
  open(
    `<p style="text-align: justify" class="x">a <code>b</code> <a href="https://a.ar" class="ajena" target="_self" rel="x" title="t">c</a>
    <a href="javascript:x">d</a></p><h5>e</h5><ol start="x" type="disc"><li>f</li></ol><pre>g</pre>
    <table><tr><td colspan="0" align="char">h</td><td colspan="3" data-colwidth="a,b">i</td></tr></table>
    <div data-clause><p>j</p><div data-clause><p>k</p></div></div><span data-legal-citation>art. 1</span><img src="x">`,
  );
  const json = editor.getJSON();
  const sent = JSON.parse(JSON.stringify(json));
  expect(checkEditorContent(sent)).toEqual({ content: sent });
});
