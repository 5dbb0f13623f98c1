import type { Citation } from '@foja/contracts/chat';
import type { PlaceholderMap } from '../anonymization/anonymize-message.ts';
import { restoredSegments } from '../anonymization/placeholders.ts';
import type { PhrasingContent, Root, RootContent, Text } from './markdown-tree.ts';

/** What the answer's text carries besides words. Offsets of citations point into `content`, the whole answer. */
export interface Annotations {
  content: string;
  citations: readonly Citation[];
  sourceCount: number;
  placeholders: PlaceholderMap;
}

interface Cut {
  start: number;
  end: number;
  node: PhrasingContent;
}

/**
 * A remark plugin: `[n]` becomes `<sup data-source>`, a citation `<cite data-citation>` (or `<del>` where it is not
 * verified) and a placeholder the words that it stands for, in `<mark>`. Answers hold no HTML, so these tags are ours.
 */
export function annotateAnswer(annotations: Annotations) {
  return () => (tree: Root) => annotateChildren(tree, annotations);
}

function annotateChildren(parent: { children: RootContent[] }, annotations: Annotations): void {
  parent.children = parent.children.flatMap((child): RootContent[] => {
    if (child.type === 'text') return annotateText(child, annotations);
    if ('children' in child) annotateChildren(child as { children: RootContent[] }, annotations);
    return [child];
  });
}

function annotateText(node: Text, annotations: Annotations): PhrasingContent[] {
  const cited = citationCuts(node, annotations);
  // A mark that did not hold is struck like any other citation; the others are the numbers of their sources.
  const marks = markCuts(node.value, annotations.sourceCount).filter(
    (mark) => !cited.some((cut) => cut.start < mark.end && mark.start < cut.end),
  );
  const cuts = [...cited, ...marks].sort((one, other) => one.start - other.start);
  const pieces: PhrasingContent[] = [];
  let at = 0;
  for (const cut of cuts) {
    // Of two citations that overlap, the first to begin wins.
    if (cut.start < at) continue;
    const before = node.value.slice(at, cut.start);
    // A parenthesis that opens before a citation stays on its line: what can be clicked may begin a line by itself.
    const opens = before.endsWith('(');
    pieces.push(...restored(opens ? before.slice(0, -1) : before, annotations.placeholders));
    pieces.push(opens ? onOneLine([{ type: 'text', value: '(' }, cut.node]) : cut.node);
    at = cut.end;
  }
  return [...pieces, ...restored(node.value.slice(at), annotations.placeholders)];
}

function restored(value: string, placeholders: PlaceholderMap): PhrasingContent[] {
  if (!value) return [];
  return restoredSegments(value, placeholders).map(({ text, placeholder }) =>
    placeholder ? tagged('mark', text, { dataPlaceholder: placeholder }) : { type: 'text', value: text },
  );
}

function tagged(tag: string, value: string, properties: Record<string, string>): PhrasingContent {
  return { type: 'emphasis', children: [{ type: 'text', value }], data: { hName: tag, hProperties: properties } };
}

function onOneLine(children: PhrasingContent[]): PhrasingContent {
  return { type: 'emphasis', children, data: { hName: 'span', hProperties: { className: ['whitespace-nowrap'] } } };
}

const numberMark = /^\[\d{1,2}\]$/;

function citationCuts(node: Text, { content, citations }: Annotations): Cut[] {
  const from = node.position?.start.offset;
  const to = node.position?.end.offset;
  if (from === undefined || to === undefined || citations.length === 0) return [];
  const offsets = sourceOffsets(node.value, content, from, to);
  return citations.flatMap((citation, index) => {
    if (citation.verified && numberMark.test(citation.text)) return [];
    const start = offsets.findIndex((offset) => offset >= citation.start && offset < citation.end);
    if (start < 0) return [];
    let end = start;
    while (end < offsets.length && (offsets[end] as number) < citation.end) end += 1;
    const tag = citation.verified ? 'cite' : 'del';
    return [{ start, end, node: tagged(tag, node.value.slice(start, end), { dataCitation: String(index) }) }];
  });
}

/**
 * Where each character of a text node stands in the Markdown: the node has lost escapes and the `> ` of quotations, so
 * characters of the source that it does not have are passed over.
 */
function sourceOffsets(value: string, content: string, from: number, to: number): number[] {
  const offsets: number[] = [];
  let at = from;
  for (const character of value) {
    const found = content.indexOf(character, at);
    const offset = found < 0 || found >= to ? Math.min(at, to) : found;
    for (let unit = 0; unit < character.length; unit += 1) offsets.push(offset + unit);
    at = offset + character.length;
  }
  return offsets;
}

function markCuts(value: string, sourceCount: number): Cut[] {
  return [...value.matchAll(/\s?\[(\d{1,2})\]/g)].flatMap((match) => {
    const number = Number(match[1]);
    if (number < 1 || number > sourceCount) return [];
    const node = tagged('sup', String(number), { dataSource: String(number) });
    return [{ start: match.index, end: match.index + match[0].length, node }];
  });
}
