import type { DraftBlock, DraftRun } from '@foja/contracts/drafting';
import {
  clauseLabel,
  type EditorContent,
  type EditorNode,
  emptyEditorContent,
  type LegalCitationAttrs,
} from '@foja/contracts/editor/content';
import { textNodes } from '../../editor/import/text-nodes.ts';
import { factsParagraphs } from './chosen-blocks.ts';

type Align = 'left' | 'center' | 'right' | 'justify';

const paragraph = (content: EditorNode[], textAlign: Align = 'justify'): EditorNode => ({
  type: 'paragraph',
  attrs: { textAlign },
  ...(content.length > 0 ? { content } : {}),
});

/**
 * A drafted document as the editor's: the same words in the same order. Where the template names an article on which the words stand,
 * the reference is a live citation; clauses are numbered by their place, and lists keep their marks.
 */
export function contentFromDraft({ blocks }: { blocks: readonly DraftBlock[] }): EditorContent {
  let clauses = 0;
  const content = blocks.flatMap((block): EditorNode[] => {
    if (block.type !== 'clause') return nodesOf(block);
    const isNext = block.label === clauseLabel(clauses + 1);
    if (isNext) clauses += 1;
    return [clauseOf(block, isNext)];
  });
  return content.length > 0 ? { type: 'doc', content } : emptyEditorContent();
}

/** Its number comes from its place; a clause whose own label says another is a paragraph that begins with it. */
function clauseOf(block: Extract<DraftBlock, { type: 'clause' }>, isNumbered: boolean): EditorNode {
  const heading = [isNumbered ? '' : block.label, block.heading].filter((words) => words !== '').join('. ');
  const led = heading === '' ? [] : [...textNodes(`${heading}.`, [{ type: 'bold' }]), ...textNodes(' ')];
  const first = paragraph([...led, ...runNodes(block.runs, block.articles)]);
  return isNumbered ? { type: 'clause', content: [first] } : first;
}

function nodesOf(block: Exclude<DraftBlock, { type: 'clause' }>): EditorNode[] {
  switch (block.type) {
    case 'title':
      return [heading(1, runNodes(block.runs, []), 'center')];
    case 'heading':
      return [heading(2, runNodes(block.runs, block.articles), null)];
    case 'paragraph':
      return [paragraph(runNodes(block.runs, block.articles), block.align)];
    case 'list': {
      const items = block.items.map((item) => ({
        type: 'listItem',
        content: [paragraph(runNodes(item, block.articles))],
      }));
      if (items.length === 0) return [];
      if (block.style === 'bullet') return [{ type: 'bulletList', content: items }];
      return [{ type: 'orderedList', attrs: { start: 1, type: block.style === 'letter' ? 'a' : '1' }, content: items }];
    }
    case 'facts':
      return factsParagraphs(block.text).map((text) => paragraph(textNodes(text)));
    case 'signatures':
      return block.people.flatMap(({ runs, role }) => [
        paragraph([], 'center'),
        paragraph(
          [
            ...textNodes('_______________________'),
            { type: 'hardBreak' },
            ...runNodes(runs, []),
            ...(role === '' ? [] : [{ type: 'hardBreak' }, ...textNodes(role)]),
          ],
          'center',
        ),
      ]);
  }
}

function heading(level: number, content: EditorNode[], textAlign: Align | null): EditorNode {
  return { type: 'heading', attrs: { level, textAlign }, content };
}

/** What the form gave is left as it was given; a blank stays bold, so that nobody files it by mistake. */
function runNodes(runs: readonly DraftRun[], articles: readonly string[]): EditorNode[] {
  return runs.flatMap(({ text, field, blank }) => {
    if (blank) return textNodes(text, [{ type: 'bold' }]);
    return field === null ? citedNodes(text, articles) : textNodes(text);
  });
}

/** "artículo 1198", "artículos 1194 y 1205", "arts. 1716, 1717 y 1737 a 1741". */
const mention =
  /\bart(?:[íi]culo|\.)?s?\.?\s+\d+(?:\s?(?:bis|ter|quater))?(?:(?:,\s*|\s+y\s+|\s+e\s+|\s+a\s+)\d+(?:\s?(?:bis|ter|quater))?(?![\d./]))*/giu;
const articleNumber = /\d+(?:\s?(?:bis|ter|quater))?/giu;

/** The template's own words; the articles among them that the block stands on are citations, worded as they are. */
function citedNodes(text: string, articles: readonly string[]): EditorNode[] {
  const nodes: EditorNode[] = [];
  let done = 0;
  for (const found of text.matchAll(mention)) {
    let labelStart = found.index;
    for (const number of found[0].matchAll(articleNumber)) {
      const end = found.index + number.index + number[0].length;
      const key = keyOf(number[0], articles);
      // The first one is worded with its "artículo"; those after it are numbers alone.
      const start = number.index === found[0].search(/\d/) ? labelStart : found.index + number.index;
      labelStart = end;
      if (!key) continue;
      nodes.push(...textNodes(text.slice(done, start)), citation(key, text.slice(start, end)));
      done = end;
    }
  }
  return [...nodes, ...textNodes(text.slice(done))];
}

/** The one article of this number among those of the block; null where there is none, or one of each of two norms. */
function keyOf(number: string, articles: readonly string[]): string | null {
  const wanted = number.toLowerCase().replace(/\s/g, '');
  const [key, ...others] = articles.filter((article) => article.split(':')[1] === wanted);
  return key !== undefined && others.length === 0 ? key : null;
}

function citation(key: string, label: string): EditorNode {
  const attrs: LegalCitationAttrs = {
    key,
    label,
    kind: 'article',
    note: 'inline',
    checkedAt: null,
    status: 'unchecked',
  };
  return { type: 'legalCitation', attrs };
}
