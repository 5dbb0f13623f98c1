import type { EditorNode } from '@foja/contracts/editor/content';
import { isSafeLink } from '@foja/contracts/editor/content';
import { ExternalHyperlink, FootnoteReferenceRun, Paragraph, type ParagraphChild, TextRun } from 'docx';
import { printable } from './page.ts';

/** The pieces of a paragraph as Word has them: runs, links, and notes at the foot of the page. */
export function wordInlines(nodes: readonly EditorNode[]): ParagraphChild[] {
  return nodes.flatMap(wordInline);
}

function wordInline(node: EditorNode): ParagraphChild[] {
  switch (node.type) {
    case 'text':
      return [linked(node, printable(node.text ?? ''))];
    case 'hardBreak':
      return [new TextRun({ break: 1 })];
    case 'footnote':
      return [footnote(String(node.attrs?.text ?? ''))];
    case 'legalCitation': {
      const label = String(node.attrs?.label ?? '');
      return [node.attrs?.note === 'footnote' ? footnote(label) : linked(node, printable(label))];
    }
    default:
      return [];
  }
}

/** A footnote of Word's own: numbered by Word, at the foot of the page that its mark is on. */
function footnote(text: string): FootnoteReferenceRun {
  return new FootnoteReferenceRun({
    children: printable(text)
      .split('\n')
      .map((line) => new Paragraph({ style: 'FootnoteText', children: [new TextRun(` ${line}`)] })),
  });
}

function linked(node: EditorNode, text: string): ParagraphChild {
  const marks = new Map((node.marks ?? []).map((mark) => [mark.type, mark]));
  const href = marks.get('link')?.attrs?.href;
  const isLink = typeof href === 'string' && isSafeLink(href);
  const run = new TextRun({
    text,
    // Only what is so: "not bold" would undo what the paragraph's style says.
    ...(marks.has('bold') ? { bold: true } : {}),
    ...(marks.has('italic') ? { italics: true } : {}),
    ...(marks.has('strike') ? { strike: true } : {}),
    ...(marks.has('underline') ? { underline: {} } : {}),
    ...(isLink ? { style: 'Hyperlink' } : {}),
  });
  return isLink ? new ExternalHyperlink({ link: href, children: [run] }) : run;
}
