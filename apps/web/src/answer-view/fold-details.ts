import type { Root, RootContent } from './markdown-tree.ts';

/** The heading from which on an answer is folded. */
const foldHeading = '### Más detalle';

/** Where the folded part of an answer begins; its whole length where nothing is folded. */
export function visibleLength(content: string): number {
  const at = content.indexOf(`\n${foldHeading}`);
  return at === -1 ? content.length : at;
}

/** An answer as it stands with its details closed: what is read before them, and the closing lines, which say who speaks. */
export function unfoldedParts(content: string): { before: string; hasMore: boolean; closing: string } {
  const at = visibleLength(content);
  const blocks = content
    .slice(at)
    .trim()
    .split(/\n{2,}/)
    .slice(1);
  const end = blocks.findLastIndex((block) => notParagraph.test(block)) + 1;
  return { before: content.slice(0, at), hasMore: end > 0, closing: blocks.slice(end).join('\n\n') };
}

const notParagraph = /^\s*(?:#{1,6}|>|[-*]|\d{1,2}\.)\s/;

/** A remark plugin: the lines to call stand above as buttons, and not a second time in the text. */
export function hideHelpList() {
  return (tree: Root): void => {
    const at = tree.children.findIndex((node) => node.type === 'heading' && isNamed(node, 'A quién llamar hoy'));
    if (at !== -1 && tree.children[at + 1]?.type === 'list') tree.children.splice(at, 2);
  };
}

/**
 * A remark plugin: what follows the heading "Más detalle" goes into a disclosure, closed at first, but for the closing lines, which say
 * who speaks. Places in the text stay, so that citations do.
 */
export function foldDetails() {
  return (tree: Root): void => {
    const from = tree.children.findIndex(
      (node) => node.type === 'heading' && node.depth === 3 && isNamed(node, 'Más detalle'),
    );
    if (from === -1) return;
    const end = tree.children.findLastIndex(({ type }) => type !== 'paragraph') + 1;
    const folded = tree.children.slice(from + 1, end);
    if (folded.length === 0) {
      tree.children.splice(from, 1);
      return;
    }
    const details = { type: 'blockquote', children: folded, data: { hName: 'details' } } as RootContent;
    tree.children.splice(from, end - from, details);
  };
}

function isNamed(heading: Extract<RootContent, { type: 'heading' }>, name: string): boolean {
  const [first] = heading.children;
  return heading.children.length === 1 && first?.type === 'text' && first.value === name;
}
