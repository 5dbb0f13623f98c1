import type { MailContent } from './mail-content.ts';

/** The plain-text form: paragraphs apart, the link on a line of its own so that every reader makes it clickable. */
export function renderText({ paragraphs, action, closing }: MailContent): string {
  return [...paragraphs, `${action.label}:\n${action.link}`, ...closing, '—\nFoja'].join('\n\n').concat('\n');
}
