/** A run of words of a paragraph. */
export interface Run {
  text: string;
  bold?: boolean;
  italics?: boolean;
}
export interface Block {
  kind: 'heading' | 'paragraph' | 'bullet' | 'numbered' | 'quote';
  /** Of a numbered one, as it was written. */
  number: number;
  runs: Run[];
}

const inline = /\*\*([^*]+)\*\*|\*([^*\n]+)\*/g;

/** The paragraphs of an answer. Every word of the Markdown is in them, and nothing that it does not have. */
export function markdownBlocks(markdown: string): Block[] {
  const blocks: Block[] = [];
  let isOpen = false;
  for (const line of markdown.split('\n')) {
    const text = line.trim();
    const [, marks, rest = ''] = /^(#{1,6}|[-*•]|>|\d{1,4}\.)\s+(.*)$/.exec(text) ?? [];
    if (text === '' || text === '>') {
      isOpen = false;
    } else if (marks === undefined && isOpen) {
      blocks.at(-1)?.runs.push(...runs(` ${text}`));
    } else {
      blocks.push({
        kind: kindOf(marks),
        number: Number.parseInt(marks ?? '', 10) || 0,
        runs: runs(marks ? rest : text),
      });
      isOpen = !marks?.startsWith('#');
    }
  }
  return blocks;
}

function kindOf(marks: string | undefined): Block['kind'] {
  if (marks === undefined) return 'paragraph';
  if (marks.startsWith('#')) return 'heading';
  if (marks === '>') return 'quote';
  return marks.endsWith('.') ? 'numbered' : 'bullet';
}

function runs(text: string): Run[] {
  const found: Run[] = [];
  let at = 0;
  for (const { 0: whole, 1: bold, 2: italics, index } of text.matchAll(inline)) {
    if (index > at) found.push({ text: text.slice(at, index) });
    found.push(bold === undefined ? { text: italics ?? '', italics: true } : { text: bold, bold: true });
    at = index + whole.length;
  }
  if (at < text.length) found.push({ text: text.slice(at) });
  return found;
}
