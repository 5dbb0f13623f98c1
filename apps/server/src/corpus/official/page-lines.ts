import { takeNotes } from './amendment-note.ts';
import { readArticleHeader } from './article-header.ts';
import { type Paragraph, readParagraphs } from './read-paragraphs.ts';

/** A line of the law with the notes that stood in it; a line of notes alone has no text. */
export interface PageLine extends Paragraph {
  notes: string[];
  /** A note that never ends: the page is not read with certainty there. */
  hasBrokenNote: boolean;
}

export interface PageLines {
  law: PageLine[];
  /** Those of the section that tells how each article changed. */
  antecedents: string[];
}

const antecedentsStart = /^antecedentes\s+normativos\b/i;
const navigation =
  /^(?:ir a texto|texto completo|texto actualizado|volver|infoleg|información legislativa)\b[^.]{0,60}$/i;
/** A note that is broken over more lines than this has lost its end. */
const longestNoteLines = 12;

/** The lines of a norm's page: the law first, then the antecedents. */
export function readPageLines(html: string): PageLines {
  const paragraphs = readParagraphs(html).filter(({ text }) => !navigation.test(text));
  const cut = paragraphs.findIndex(({ text }) => antecedentsStart.test(text));
  const own = cut === -1 ? paragraphs : paragraphs.slice(0, cut);
  return {
    law: withNotes(own),
    antecedents: cut === -1 ? [] : paragraphs.slice(cut + 1).map(({ text }) => text),
  };
}

function withNotes(paragraphs: readonly Paragraph[]): PageLine[] {
  const lines: PageLine[] = [];
  for (let at = 0; at < paragraphs.length; at += 1) {
    const paragraph = paragraphs[at] as Paragraph;
    let taken = takeNotes(paragraph.text);
    let joined = paragraph.text;
    let last = at;
    while (taken.isUnclosed && last + 1 < paragraphs.length && last - at < longestNoteLines) {
      const next = paragraphs[last + 1] as Paragraph;
      if (readArticleHeader(next.text)) break;
      joined = `${joined} ${next.text}`;
      last += 1;
      taken = takeNotes(joined);
    }
    if (taken.isUnclosed) {
      taken = takeNotes(paragraph.text);
      last = at;
    }
    lines.push({
      ...paragraph,
      text: taken.text,
      boldStart: Math.min(paragraph.boldStart, taken.text.length),
      linkedNorms: paragraphs.slice(at, last + 1).flatMap(({ linkedNorms }) => linkedNorms),
      notes: taken.notes,
      hasBrokenNote: taken.isUnclosed,
    });
    at = last;
  }
  return lines;
}
