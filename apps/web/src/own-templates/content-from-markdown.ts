import {
  type EditorContent,
  type EditorMark,
  type EditorNode,
  emptyEditorContent,
} from '@foja/contracts/editor/content';
import { textNodes } from '../editor/import/text-nodes.ts';

const heading = /^(#{1,3})\s+(.+)$/u;
const bullet = /^[-*]\s+(.+)$/u;
const numbered = /^\d{1,3}[.)]\s+(.+)$/u;
const emphasis = /\*\*([^*\n]+)\*\*|\*([^*\n]+)\*|_([^_\n]+)_/gu;

/** Markdown as a document of the editor: headings, lists, paragraphs, bold and italics; whatever else is text. */
export function contentFromMarkdown(markdown: string): EditorContent {
  const content: EditorNode[] = [];
  for (const line of markdown.split('\n').map((one) => one.trim())) {
    const [, marks = '', title] = heading.exec(line) ?? [];
    const item = bullet.exec(line)?.[1];
    const step = numbered.exec(line)?.[1];
    if (line === '') continue;
    if (title)
      content.push({ type: 'heading', attrs: { level: marks.length, textAlign: null }, content: inline(title) });
    else if (item !== undefined) addItem(content, 'bulletList', item);
    else if (step !== undefined) addItem(content, 'orderedList', step);
    else content.push(paragraph(line));
  }
  return content.length > 0 ? { type: 'doc', content } : emptyEditorContent();
}

const paragraph = (text: string): EditorNode => ({
  type: 'paragraph',
  attrs: { textAlign: 'justify' },
  content: inline(text),
});

/** Items that follow each other are one list. */
function addItem(content: EditorNode[], type: 'bulletList' | 'orderedList', text: string): void {
  const item: EditorNode = { type: 'listItem', content: [paragraph(text)] };
  const last = content.at(-1);
  if (last?.type === type) last.content = [...(last.content ?? []), item];
  else content.push({ type, ...(type === 'orderedList' ? { attrs: { start: 1, type: '1' } } : {}), content: [item] });
}

function inline(text: string): EditorNode[] {
  const nodes: EditorNode[] = [];
  let done = 0;
  const add = (words: string, marks: EditorMark[]) => nodes.push(...blanksInBold(words, marks));
  for (const found of text.matchAll(emphasis)) {
    add(text.slice(done, found.index), []);
    add(found[1] ?? found[2] ?? found[3] ?? '', [{ type: found[1] === undefined ? 'italic' : 'bold' }]);
    done = found.index + found[0].length;
  }
  add(text.slice(done), []);
  return nodes;
}

/** A blank stays bold, so that nobody signs it by mistake. */
function blanksInBold(text: string, marks: EditorMark[]): EditorNode[] {
  return text
    .split(/(\[falta: [^\]]+\])/u)
    .flatMap((piece) => textNodes(piece, piece.startsWith('[falta: ') ? [{ type: 'bold' }] : marks));
}
