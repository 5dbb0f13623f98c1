import { Parser } from 'htmlparser2';

/** A start tag with its attributes, an end tag that is written there, or text between tags with its references decoded. */
export type HtmlEvent =
  | { kind: 'open'; tag: string; attributes: Readonly<Record<string, string>> }
  | { kind: 'close'; tag: string }
  | { kind: 'text'; text: string };

const unread = new Set(['script', 'style']);

/** Reads HTML as a flat row of tags and texts. Comments, scripts and styles are left out. */
export function scanHtml(html: string): HtmlEvent[] {
  const events: HtmlEvent[] = [];
  let isUnread = false;
  const parser = new Parser({
    onopentag(tag, attributes) {
      events.push({ kind: 'open', tag, attributes });
      if (unread.has(tag)) isUnread = true;
    },
    onclosetag(tag, isImplied) {
      if (unread.has(tag)) isUnread = false;
      if (!isImplied) events.push({ kind: 'close', tag });
    },
    ontext(text) {
      if (!isUnread) events.push({ kind: 'text', text });
    },
  });
  parser.end(html);
  return events;
}
