import { scanHtml } from '../../platform/scan-html.ts';

/** One line of an official page as a reader sees it. */
export interface Paragraph {
  /** With single spaces. */
  text: string;
  /** Whether every word is bold. */
  isBold: boolean;
  /** How many of its first characters are bold. */
  boldStart: number;
  isCentred: boolean;
  /** Numbers at InfoLEG of the norms that it links to. */
  linkedNorms: number[];
}

const blocks = new Set(
  'p div br li tr td th h1 h2 h3 h4 h5 h6 center blockquote table article section ul ol hr pre body header footer'.split(
    ' ',
  ),
);
const unseen = new Set(['title', 'head']);
const styled = new Set(['span', 'div', 'font', 'p', 'td']);

interface Run {
  text: string;
  isBold: boolean;
}

/**
 * The lines of a page, whichever of InfoLEG's HTML it is written in: a line ends with a paragraph or a `<br>`, while a line break of
 * the source is a space. Badly nested tags are read as browsers show them.
 */
export function readParagraphs(html: string): Paragraph[] {
  const paragraphs: Paragraph[] = [];
  let runs: Run[] = [];
  let linkedNorms: number[] = [];
  let boldTags = 0;
  let unseenTags = 0;
  let isRaised = false;
  let isParagraphCentred = false;
  let isParagraphBold = false;
  /** What each open `span`, `font` or `div` does. */
  const open: { tag: string; isBold: boolean; isCentred: boolean }[] = [];

  const isBold = () => boldTags > 0 || isParagraphBold || open.some((element) => element.isBold);
  const isCentred = () => isParagraphCentred || open.some((element) => element.isCentred);
  const end = () => {
    const paragraph = join(runs, linkedNorms, isCentred());
    if (paragraph) paragraphs.push(paragraph);
    runs = [];
    linkedNorms = [];
  };

  for (const event of scanHtml(html)) {
    if (event.kind === 'text') {
      if (unseenTags === 0) runs.push({ text: isRaised ? ordinalSign(event.text) : event.text, isBold: isBold() });
      continue;
    }
    const { tag } = event;
    const opens = event.kind === 'open';
    if (unseen.has(tag)) unseenTags = Math.max(0, unseenTags + (opens ? 1 : -1));
    if (tag === 'body') unseenTags = 0;
    if (blocks.has(tag)) end();
    if (tag === 'b' || tag === 'strong') boldTags = Math.max(0, boldTags + (opens ? 1 : -1));
    if (tag === 'sup') isRaised = opens;
    if (opens && tag === 'a') {
      const norm = /verNorma\.do[^?]*\?(?:[^#]*&)?id=(\d{1,8})/i.exec(event.attributes.href ?? '')?.[1];
      if (norm) linkedNorms.push(Number(norm));
    }
    if (tag === 'p') {
      isParagraphCentred = opens && looksCentred(event.attributes);
      isParagraphBold = opens && looksBold(event.attributes);
    } else if (styled.has(tag)) {
      if (opens) open.push({ tag, isBold: looksBold(event.attributes), isCentred: looksCentred(event.attributes) });
      else close(open, tag);
    }
  }
  end();
  return paragraphs;
}

/** Closes the nearest open element of that name; what was left open within it ends with it. */
function close(open: { tag: string }[], tag: string): void {
  const place = open.findLastIndex((element) => element.tag === tag);
  if (place !== -1) open.splice(place);
}

function looksBold(attributes: Readonly<Record<string, string>>): boolean {
  return /font-weight\s*:\s*(?:bold|[6-9]00)/i.test(attributes.style ?? '');
}

function looksCentred(attributes: Readonly<Record<string, string>>): boolean {
  return (
    /^(?:center|right)$/i.test(attributes.align ?? '') ||
    /text-align\s*:\s*(?:center|right)/i.test(attributes.style ?? '')
  );
}

/** "1<sup>o</sup>" is 1º. */
function ordinalSign(text: string): string {
  return text.trim() === 'o' || text.trim() === '0' ? 'º' : text.trim() === 'a' ? 'ª' : text;
}

/** Spaces that are no spaces to the eye, and marks that cannot be seen. */
function plainSpaces(text: string): string {
  return text.replace(/[\u00ad\u200b-\u200f\u2060\ufeff]/g, '').replace(/\s+/g, ' ');
}

function join(runs: readonly Run[], linkedNorms: number[], isCentred: boolean): Paragraph | null {
  let text = '';
  let boldStart = 0;
  let isBold = true;
  let stillBold = true;
  for (const run of runs) {
    let piece = plainSpaces(run.text);
    if (text === '' || text.endsWith(' ')) piece = piece.replace(/^ /, '');
    if (piece === '') continue;
    text += piece;
    if (!run.isBold && /[\p{L}\p{N}]/u.test(piece)) {
      isBold = false;
      stillBold = false;
    }
    if (stillBold && run.isBold) boldStart = text.length;
  }
  text = text.trim();
  if (text === '') return null;
  return { text, isBold: isBold && boldStart > 0, boldStart: Math.min(boldStart, text.length), isCentred, linkedNorms };
}
