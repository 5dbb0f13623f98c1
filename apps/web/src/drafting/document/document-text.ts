import type { DraftBlock, DraftRun } from '@foja/contracts/drafting';
import { factsParagraphs } from './chosen-blocks.ts';

const words = (runs: readonly DraftRun[]) => runs.map(({ text }) => text).join('');

/** "a)", "1." or a dash. */
export function itemMark(style: Extract<DraftBlock, { type: 'list' }>['style'], index: number): string {
  if (style === 'number') return `${index + 1}.`;
  if (style === 'bullet') return '–';
  const letters = 'abcdefghijklmnopqrstuvwxyz';
  const round = Math.floor(index / letters.length);
  return `${letters[index % letters.length]}${round > 0 ? round + 1 : ''})`;
}

/** A document as plain text, for the clipboard. */
export function documentText(blocks: readonly DraftBlock[]): string {
  return blocks.map((block) => plain(block)).join('\n\n');
}

function plain(block: DraftBlock): string {
  switch (block.type) {
    case 'title':
    case 'heading':
    case 'paragraph':
      return words(block.runs);
    case 'clause':
      return `${block.label}. ${block.heading}: ${words(block.runs)}`;
    case 'list':
      return block.items.map((item, index) => `${itemMark(block.style, index)} ${words(item)}`).join('\n');
    case 'facts':
      return factsParagraphs(block.text).join('\n\n');
    case 'signatures':
      return block.people.map(({ runs, role }) => `____________________\n${words(runs)}\n${role}`).join('\n\n');
  }
}

/** What Markdown would read as its own, as plain characters. */
const escaped = (text: string) => text.replace(/[\\`*_[\]<>#]/g, '\\$&').replace(/^(\d+)([.)])/gm, '$1\\$2');
const markdownRuns = (runs: readonly DraftRun[]) =>
  runs.map(({ text, blank }) => (blank ? `**${escaped(text)}**` : escaped(text))).join('');

/** A document as Markdown. */
export function documentMarkdown(blocks: readonly DraftBlock[]): string {
  return `${blocks.map((block) => markdown(block)).join('\n\n')}\n`;
}

function markdown(block: DraftBlock): string {
  switch (block.type) {
    case 'title':
      return `# ${markdownRuns(block.runs)}`;
    case 'heading':
      return `## ${markdownRuns(block.runs)}`;
    case 'paragraph':
      return markdownRuns(block.runs);
    case 'clause':
      return `**${block.label}. ${escaped(block.heading)}:** ${markdownRuns(block.runs)}`;
    case 'list':
      return block.items
        .map(
          (item, index) =>
            `${block.style === 'number' ? `${index + 1}.` : '-'} ${block.style === 'letter' ? `${escaped(itemMark('letter', index))} ` : ''}${markdownRuns(item)}`,
        )
        .join('\n');
    case 'facts':
      return factsParagraphs(block.text).map(escaped).join('\n\n');
    case 'signatures':
      return block.people.map(({ runs, role }) => `${markdownRuns(runs)} (${escaped(role)})`).join('\n\n');
  }
}
