import {
  type EditorContent,
  type EditorMark,
  type EditorNode,
  emptyEditorContent,
  isSafeLink,
  textAlignments,
} from '@foja/contracts/editor/content';
import { editorFootnoteMaxCharacters } from '@foja/contracts/editor-limits';
import { type LeveledBlock, nestClauses } from './nest-clauses.ts';
import { numberClauses } from './number-clauses.ts';
import { textNodes } from './text-nodes.ts';

const marksOfTags: Record<string, string> = {
  strong: 'bold',
  b: 'bold',
  em: 'italic',
  i: 'italic',
  u: 'underline',
  s: 'strike',
  del: 'strike',
  strike: 'strike',
};
const noteReference = /^#(?:foot|end)note-/;
const blockTags = new Set('p h1 h2 h3 h4 h5 h6 ul ol li table blockquote hr div section article'.split(' '));

/**
 * HTML of a Word file as a document. Only what the editor knows is taken, by name: scripts, styles, images, addresses that are not
 * http, https or mailto do not come along. The HTML is never put into the page.
 */
export function contentFromHtml(html: string): EditorContent {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  const notes = takeNotes(body);
  const blocks = leveledBlocks(body, notes);
  const content = blocks.some(({ clauseLevel }) => clauseLevel !== null)
    ? nestClauses(blocks)
    : numberClauses(blocks.map(({ node }) => node));
  return content.length > 0 ? { type: 'doc', content } : emptyEditorContent();
}

type Notes = ReadonlyMap<string, string>;

/** The words of the notes by the address of each, taken out of the list at the end. */
function takeNotes(body: HTMLElement): Notes {
  const notes = new Map<string, string>();
  for (const item of body.querySelectorAll('li[id^="footnote-"], li[id^="endnote-"]')) {
    for (const back of item.querySelectorAll('a[href^="#footnote-ref-"], a[href^="#endnote-ref-"]')) back.remove();
    const paragraphs = [...item.querySelectorAll('p')].map((paragraph) => paragraph.textContent?.trim() ?? '');
    const text = (paragraphs.length > 0 ? paragraphs.join('\n') : (item.textContent ?? '')).trim();
    notes.set(`#${item.id}`, text.slice(0, editorFootnoteMaxCharacters));
    const list = item.parentElement;
    item.remove();
    if (list?.childElementCount === 0) list.remove();
  }
  return notes;
}

/** The blocks of a file. Its clauses, as Foja writes them, are told by their classes; elsewhere than straight in it they are none. */
function leveledBlocks(body: HTMLElement, notes: Notes): LeveledBlock[] {
  const leveled: LeveledBlock[] = [];
  let others: ChildNode[] = [];
  const take = (blocks: EditorNode[]) => leveled.push(...blocks.map((node) => ({ node, clauseLevel: null })));
  for (const child of body.childNodes) {
    const level = child instanceof Element ? /(?:^| )clause-([1-3])(?:$| )/.exec(child.className)?.[1] : undefined;
    if (!level) {
      others.push(child);
      continue;
    }
    take(blocksIn({ childNodes: others }, notes));
    others = [];
    const blocks = blockOf(child as Element, 'p', notes);
    const start = blocks.findIndex(({ type }) => type === 'paragraph');
    take(start === -1 ? blocks : blocks.slice(0, start));
    if (start === -1) continue;
    leveled.push({ node: { type: 'clause', content: blocks.slice(start) }, clauseLevel: Number(level) });
  }
  take(blocksIn({ childNodes: others }, notes));
  return leveled;
}

/** The blocks in an element; loose text between them is a paragraph of its own. */
function blocksIn(parent: { childNodes: Iterable<ChildNode> }, notes: Notes): EditorNode[] {
  const blocks: EditorNode[] = [];
  let loose: EditorNode[] = [];
  const close = () => {
    if (loose.some(({ type, text }) => type !== 'text' || text?.trim())) {
      blocks.push(...parted(loose, (content) => paragraph(content, null)));
    }
    loose = [];
  };
  for (const child of parent.childNodes) {
    const tag = child instanceof Element ? child.tagName.toLowerCase() : '';
    if (!blockTags.has(tag)) {
      loose.push(...inlines(child, [], notes));
      continue;
    }
    close();
    blocks.push(...blockOf(child as Element, tag, notes));
  }
  close();
  return blocks;
}

function blockOf(element: Element, tag: string, notes: Notes): EditorNode[] {
  switch (tag) {
    case 'p':
      return parted(inlinesIn(element, notes), (content) => paragraph(content, alignOf(element)));
    case 'ul':
    case 'ol':
      return listOf(element, tag, notes);
    case 'blockquote': {
      const content = blocksIn(element, notes);
      return content.length > 0 ? [{ type: 'blockquote', content }] : [];
    }
    case 'table':
      return tableOf(element, notes);
    case 'hr':
      return [{ type: 'horizontalRule' }];
    default: {
      const level = /^h([1-6])$/.exec(tag)?.[1];
      if (!level) return blocksIn(element, notes);
      const content = inlinesIn(element, notes);
      const attrs = { level: Math.min(Number(level), 4), textAlign: alignOf(element) };
      return content.length > 0 ? parted(content, (part) => ({ type: 'heading', attrs, content: part })) : [];
    }
  }
}

/** The words of a block, parted where a page ends among them; of the parts those with something in them. */
function parted(words: EditorNode[], make: (words: EditorNode[]) => EditorNode): EditorNode[] {
  const blocks: EditorNode[] = [];
  let part: EditorNode[] = [];
  for (const node of words) {
    if (node.type !== 'pageBreak') {
      part.push(node);
      continue;
    }
    if (part.length > 0) blocks.push(make(part));
    blocks.push(node);
    part = [];
  }
  return part.length > 0 || blocks.length === 0 ? [...blocks, make(part)] : blocks;
}

function paragraph(content: EditorNode[], textAlign: string | null): EditorNode {
  return { type: 'paragraph', attrs: { textAlign }, ...(content.length > 0 ? { content } : {}) };
}

function alignOf(element: Element): string | null {
  return textAlignments.find((align) => element.classList.contains(align)) ?? null;
}

function listOf(list: Element, tag: 'ul' | 'ol', notes: Notes): EditorNode[] {
  const items = [...list.children].map((item): EditorNode => {
    const content = blocksIn(item, notes);
    return {
      type: 'listItem',
      content: content[0]?.type === 'paragraph' ? content : [paragraph([], null), ...content],
    };
  });
  if (items.length === 0) return [];
  return [
    tag === 'ul'
      ? { type: 'bulletList', content: items }
      : { type: 'orderedList', attrs: { start: 1, type: null }, content: items },
  ];
}

function tableOf(table: Element, notes: Notes): EditorNode[] {
  const rows = [...table.querySelectorAll('tr')]
    .filter((row) => row.closest('table') === table)
    .map((row): EditorNode => ({ type: 'tableRow', content: [...row.children].map((cell) => cellOf(cell, notes)) }))
    .filter(({ content }) => content?.length !== 0);
  return rows.length > 0 ? [{ type: 'table', content: rows }] : [];
}

function cellOf(cell: Element, notes: Notes): EditorNode {
  const content = blocksIn(cell, notes).filter(({ type }) => type !== 'pageBreak');
  return {
    type: cell.tagName === 'TH' ? 'tableHeader' : 'tableCell',
    attrs: { colspan: spanOf(cell, 'colspan'), rowspan: spanOf(cell, 'rowspan'), colwidth: null },
    content: content.length > 0 ? content : [paragraph([], null)],
  };
}

function spanOf(cell: Element, name: 'colspan' | 'rowspan'): number {
  const value = Number(cell.getAttribute(name) ?? 1);
  return Number.isInteger(value) && value >= 1 && value <= 100 ? value : 1;
}

function inlinesIn(element: Element, notes: Notes): EditorNode[] {
  return [...element.childNodes].flatMap((child) => inlines(child, [], notes));
}

function inlines(node: Node, marks: EditorMark[], notes: Notes): EditorNode[] {
  if (node.nodeType === Node.TEXT_NODE) return textNodes(node.textContent ?? '', marks);
  if (!(node instanceof Element)) return [];
  const tag = node.tagName.toLowerCase();
  if (tag === 'br') return [{ type: node.classList.contains('page-break') ? 'pageBreak' : 'hardBreak' }];
  if (tag === 'script' || tag === 'style' || tag === 'img') return [];
  if (tag === 'a') {
    const href = node.getAttribute('href') ?? '';
    const note = noteReference.test(href) ? notes.get(href) : undefined;
    if (note !== undefined) return [{ type: 'footnote', attrs: { text: note } }];
    return within(node, isSafeLink(href) ? withMark(marks, { type: 'link', attrs: { href } }) : marks, notes);
  }
  const mark = marksOfTags[tag];
  return within(node, mark ? withMark(marks, { type: mark }) : marks, notes);
}

function within(element: Element, marks: EditorMark[], notes: Notes): EditorNode[] {
  return [...element.childNodes].flatMap((child) => inlines(child, marks, notes));
}

function withMark(marks: EditorMark[], mark: EditorMark): EditorMark[] {
  return marks.some(({ type }) => type === mark.type) ? marks : [...marks, mark];
}
