import { z } from 'zod';
import {
  editorCitationLabelMaxCharacters,
  editorDepthMax,
  editorFootnoteMaxCharacters,
  editorNodesMax,
} from '../editor-limits.ts';
import {
  blockNodes,
  citationKinds,
  citationStatuses,
  clauseNumberings,
  type EditorContent,
  inlineNodes,
  isSafeLink,
  markTypes,
  textAlignments,
} from './content.ts';

/** Why content was refused: a key of `editorMessages`. */
export type EditorContentProblem = 'tooManyNodes' | 'tooDeep' | 'invalidContent' | 'unsafeLink';

/** `at` names the type of node or mark that is not as it should be. */
export type CheckedEditorContent = { content: EditorContent } | { problem: EditorContentProblem; at: string };

interface NodeRule {
  attrs?: z.ZodType;
  /** Types of what it may hold; left out where it holds nothing. */
  holds?: ReadonlySet<string>;
  minChildren?: number;
  first?: string;
}

const align = z.enum(textAlignments).nullable().optional();
const alignedAttrs = z.strictObject({ textAlign: align });
const alignments = new Set<unknown>(textAlignments);
const blocks = new Set<string>(blockNodes);
const inline = new Set<string>(inlineNodes);
const items = new Set(['listItem']);
/** Of pasted text: whatever the page that it comes from had. */
const pasted = z.string().max(2_000).nullable().optional();
const cellAttrs = z.strictObject({
  colspan: z.number().int().min(0).max(1_000).optional(),
  rowspan: z.number().int().min(0).max(65_534).optional(),
  colwidth: z.array(z.number().min(0).max(10_000)).max(100).nullable().optional(),
  align,
});

const nodeRules: ReadonlyMap<string, NodeRule> = new Map<string, NodeRule>([
  ['doc', { holds: new Set([...blockNodes, 'clause']), minChildren: 1 }],
  ['paragraph', { attrs: alignedAttrs, holds: inline }],
  ['heading', { attrs: z.strictObject({ level: z.number().int().min(1).max(4), textAlign: align }), holds: inline }],
  ['blockquote', { holds: blocks, minChildren: 1 }],
  ['bulletList', { holds: items, minChildren: 1 }],
  [
    'orderedList',
    {
      attrs: z.strictObject({
        start: z.number().int().min(-1_000_000).max(1_000_000).nullable().optional(),
        type: pasted,
      }),
      holds: items,
      minChildren: 1,
    },
  ],
  ['listItem', { holds: blocks, minChildren: 1, first: 'paragraph' }],
  [
    'clause',
    {
      attrs: z.strictObject({ numbering: z.enum(clauseNumberings).optional() }),
      holds: new Set([...blockNodes, 'clause']),
      minChildren: 1,
      first: 'paragraph',
    },
  ],
  ['table', { holds: new Set(['tableRow']), minChildren: 1 }],
  ['tableRow', { holds: new Set(['tableCell', 'tableHeader']) }],
  ['tableCell', { attrs: cellAttrs, holds: blocks, minChildren: 1 }],
  ['tableHeader', { attrs: cellAttrs, holds: blocks, minChildren: 1 }],
  ['horizontalRule', {}],
  ['pageBreak', {}],
  ['hardBreak', {}],
  ['text', {}],
  [
    'legalCitation',
    {
      attrs: z.strictObject({
        key: z.string().min(1).max(100).nullable(),
        label: z.string().max(editorCitationLabelMaxCharacters),
        kind: z.enum(citationKinds),
        note: z.enum(['inline', 'footnote']),
        checkedAt: z.iso.datetime().nullable(),
        status: z.enum(citationStatuses),
      }),
    },
  ],
  ['footnote', { attrs: z.strictObject({ text: z.string().max(editorFootnoteMaxCharacters) }) }],
]);

const noAttrs = z.strictObject({});
const plainMarks = new Set<string>(markTypes.filter((type) => type !== 'link'));
const linkAttrs = z.strictObject({
  href: z.string().max(8_000).refine(isSafeLink),
  target: pasted,
  rel: pasted,
  class: pasted,
  title: pasted,
});

const nodeKeys = new Set(['type', 'attrs', 'content', 'marks', 'text']);
const markKeys = new Set(['type', 'attrs']);

/**
 * Whether this is a document of the editor and nothing else: nodes, marks and attributes of {@link EditorContent} alone, each where it
 * may stand, within the bounds. It does not recurse: whoever sends deep content meets the bound, not the end of the stack.
 */
export function checkEditorContent(value: unknown): CheckedEditorContent {
  if (!isRecord(value) || value.type !== 'doc') return { problem: 'invalidContent', at: 'doc' };
  const waiting: { node: unknown; depth: number }[] = [{ node: value, depth: 0 }];
  let nodes = 0;
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const { node, depth } = next;
    nodes += 1;
    if (nodes > editorNodesMax) return { problem: 'tooManyNodes', at: 'doc' };
    if (depth > editorDepthMax) return { problem: 'tooDeep', at: 'doc' };
    const refusal = nodeProblem(node);
    if (refusal) return refusal;
    const children = (node as EditorContent).content ?? [];
    if (children.length > editorNodesMax) return { problem: 'tooManyNodes', at: 'doc' };
    for (const child of children) waiting.push({ node: child, depth: depth + 1 });
  }
  return { content: value as unknown as EditorContent };
}

type Refusal = { problem: EditorContentProblem; at: string };

/** What is wrong with one node, its children's own insides aside. */
function nodeProblem(node: unknown): Refusal | null {
  if (!isRecord(node) || typeof node.type !== 'string') return invalid('?');
  const { type } = node;
  const rule = nodeRules.get(type);
  if (!rule || Object.keys(node).some((key) => !nodeKeys.has(key))) return invalid(type);
  if ((type === 'text') !== (typeof node.text === 'string' && node.text !== '')) return invalid(type);
  if (type !== 'text' && node.text !== undefined) return invalid(type);
  if (!attrsHold(rule, type, node.attrs)) return invalid(type);
  return marksProblem(type, node.marks) ?? childrenProblem(rule, type, node.content);
}

function attrsHold({ attrs }: NodeRule, type: string, given: unknown): boolean {
  if (given === undefined) return type !== 'heading' && type !== 'legalCitation' && type !== 'footnote';
  if (attrs === alignedAttrs) return isAligned(given);
  return (attrs ?? noAttrs).safeParse(given).success;
}

/** What {@link alignedAttrs} says, for the node that a document is made of: thousands of them are read in one go. */
function isAligned(given: unknown): boolean {
  if (!isRecord(given)) return false;
  const keys = Object.keys(given);
  if (keys.length === 0) return true;
  return keys.length === 1 && keys[0] === 'textAlign' && (given.textAlign == null || alignments.has(given.textAlign));
}

function marksProblem(type: string, marks: unknown): Refusal | null {
  if (marks === undefined) return null;
  if (!Array.isArray(marks) || !inline.has(type) || marks.length > markTypes.length) return invalid(type);
  for (const mark of marks as unknown[]) {
    if (!isRecord(mark) || Object.keys(mark).some((key) => !markKeys.has(key))) return invalid(type);
    const name = typeof mark.type === 'string' ? mark.type : '?';
    if (name === 'link') {
      const href = isRecord(mark.attrs) ? mark.attrs.href : undefined;
      if (typeof href === 'string' && !isSafeLink(href)) return { problem: 'unsafeLink', at: name };
      if (!linkAttrs.safeParse(mark.attrs).success) return invalid(name);
    } else if (!plainMarks.has(name) || !(mark.attrs === undefined || noAttrs.safeParse(mark.attrs).success)) {
      return invalid(name);
    }
  }
  return null;
}

function childrenProblem({ holds, minChildren = 0, first }: NodeRule, type: string, content: unknown): Refusal | null {
  if (content === undefined) return minChildren > 0 ? invalid(type) : null;
  if (!Array.isArray(content) || !holds || content.length < minChildren) return invalid(type);
  const types = content.map((child: unknown) => (isRecord(child) && typeof child.type === 'string' ? child.type : '?'));
  const stranger = types.find((child) => !holds.has(child));
  if (stranger !== undefined) return invalid(stranger);
  return first !== undefined && types[0] !== first ? invalid(type) : null;
}

/** Names what the caller sent only where it is short: a type of ours or a word. */
function invalid(at: string): Refusal {
  return { problem: 'invalidContent', at: at.slice(0, 40) };
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
