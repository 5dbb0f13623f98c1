import { fromMarkdown } from 'mdast-util-from-markdown';
import type { PhrasingContent, RootContent } from '../markdown-tree.ts';

export interface Run {
  text: string;
  bold: boolean;
  italic: boolean;
}

/** What an answer is made of, as documents need it: one level of lists and quotations is all that answers use. */
export type Block =
  | { kind: 'heading' | 'paragraph' | 'quote'; runs: Run[] }
  | { kind: 'bullet'; runs: Run[] }
  | { kind: 'numbered'; number: number; runs: Run[] };

/** Reads an answer's Markdown into blocks. */
export function answerBlocks(markdown: string): Block[] {
  return fromMarkdown(markdown).children.flatMap((node) => blocksOf(node, 'paragraph'));
}

function blocksOf(node: RootContent, kind: 'paragraph' | 'quote'): Block[] {
  switch (node.type) {
    case 'heading':
      return [{ kind: 'heading', runs: runsOf(node.children) }];
    case 'paragraph':
      return [{ kind, runs: runsOf(node.children) }];
    case 'blockquote':
      return node.children.flatMap((child) => blocksOf(child, 'quote'));
    case 'list':
      return node.children.flatMap((item, index) =>
        item.children.flatMap((child, childIndex): Block[] => {
          if (child.type !== 'paragraph' || childIndex > 0) return blocksOf(child, kind);
          const runs = runsOf(child.children);
          return node.ordered
            ? [{ kind: 'numbered', number: (node.start ?? 1) + index, runs }]
            : [{ kind: 'bullet', runs }];
        }),
      );
    case 'code':
      return [{ kind, runs: [{ text: node.value, bold: false, italic: false }] }];
    default:
      return [];
  }
}

function runsOf(nodes: readonly PhrasingContent[], bold = false, italic = false): Run[] {
  return nodes.flatMap((node): Run[] => {
    if (node.type === 'strong') return runsOf(node.children, true, italic);
    if (node.type === 'emphasis') return runsOf(node.children, bold, true);
    if (node.type === 'break') return [{ text: '\n', bold, italic }];
    const text = plainText(node);
    return text ? [{ text, bold, italic }] : [];
  });
}

function plainText(node: PhrasingContent): string {
  if ('value' in node) return node.value;
  return 'children' in node ? node.children.map(plainText).join('') : '';
}
