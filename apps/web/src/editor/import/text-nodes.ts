import type { EditorMark, EditorNode } from '@foja/contracts/editor/content';

/** Text as nodes: a line break for each break in it, and nothing for nothing. */
export function textNodes(text: string, marks: EditorMark[] = []): EditorNode[] {
  return text
    .split('\n')
    .flatMap((line, index) => [
      ...(index > 0 ? [{ type: 'hardBreak' }] : []),
      ...(line === '' ? [] : [{ type: 'text', text: line, ...(marks.length > 0 ? { marks } : {}) }]),
    ]);
}
