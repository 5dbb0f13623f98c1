import { messages } from '@foja/contracts/messages';
import type { Source } from '@foja/contracts/sources';
import { kindLabel, sourceLabel } from '../sources/source-label.ts';
import { unfoldedParts } from './fold-details.ts';

/** A source on one line: label, heading, norm and official link, as exports and copies list it. */
export function sourceLine(source: Source): string {
  const label = sourceLabel(source);
  const parts = [label, source.heading !== label && source.heading, source.normTitle, kindLabel(source)];
  return `${parts.filter(Boolean).join(' — ')}${source.officialUrl ? ` — ${source.officialUrl}` : ''}`;
}

/** Whether the answer already says that it is no legal advice: documents say it once. */
export function carriesNotice(answer: string): boolean {
  return answer.includes(messages.notLegalAdvice);
}

/** The answer as plain Markdown with its sources and the notice, for copying and for the Markdown file. */
export function answerMarkdown(question: string | null, answer: string, sources: readonly Source[]): string {
  const parts = [question && `> ${question.replace(/\n/g, '\n> ')}`, answer];
  if (sources.length > 0) {
    parts.push(`**Fuentes**\n\n${sources.map((source, index) => `${index + 1}. ${sourceLine(source)}`).join('\n')}`);
  }
  if (!carriesNotice(answer)) parts.push(`_${messages.notLegalAdvice}_`);
  return `${parts.filter(Boolean).join('\n\n')}\n`;
}

/** The words of an answer without Markdown's marks nor the numbers of its sources; paragraphs stay apart, placeholders stay. */
export function plainText(markdown: string): string {
  return markdown
    .replace(/\s?\[\d{1,2}\]/g, '')
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/^[ \t]*(?:#{1,6}|>|[-*]|\d{1,2}\.)[ \t]+/gm, '')
    .replace(/[*`]+/g, '')
    .replace(/(?<!\w)_([^_]+)_(?!\w)/g, '$1')
    .replace(/[ \t]+/g, ' ')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

/** What a screen reader tells of an answer, on one line: what is on screen while its details are folded, and that there are some. */
export function spokenText(answer: string): string {
  const { before, hasMore, closing } = unfoldedParts(answer);
  const parts = [before, ...(hasMore ? ['Hay más detalle plegado debajo.'] : []), closing];
  return plainText(parts.join('\n\n')).replace(/\s+/g, ' ');
}
