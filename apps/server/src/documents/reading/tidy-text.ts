/** A line that ends here may end a paragraph. */
const endsSentence = /[.!?:;…»”")\]]$/;
/** Headings, list items, clauses: begin a paragraph of their own. */
const beginsParagraph =
  /^(?:[•▪–—-]\s|\(?\d{1,3}[.)°º]|\p{L}\)\s|[IVXLC]{1,6}[.)-]\s|(?:[Cc]láusula|CLÁUSULA|[Aa]rtículo|ARTÍCULO|[Aa]rt\.|ART\.)\s)/u;
/** A heading; not an abbreviation that the paper's edge left alone in its line ("S.A."). */
const allCapitals = /^(?=(?:[^\p{Lu}]*\p{Lu}){6})[\p{Lu}\d\s.,:;ºª°()«»“”"-]+$/u;
/** The name of a case, which begins a line of its own; not one that goes on with "autos caratulados". */
const isCaption = /^\p{Lu}[^\n]{2,140}\s(?:c|C)\/\s?[^\n]{2,140}\s(?:s|S)\/\s/u;
const leadsToCaption = /(?:[,:"“«(]|\b(?:autos?|caratulad[oa]s?|expedientes?|causas?|\p{Ll}{1,3}))$/iu;
/** A line much shorter than the page's longest ones did not break for want of room. */
const fullLineRatio = 0.7;

/** Text without control characters, with one kind of line end and of composed letters. */
export function tidyText(text: string): string {
  return (
    text
      .normalize('NFC')
      .replace(/\r\n?/g, '\n')
      // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is taken out.
      .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f\ufeff\u00ad]/g, '')
      .replace(/[ \t\u00a0]+/g, ' ')
      .replace(/ ?\n ?/g, '\n')
      .replace(/\n{3,}/g, '\n\n')
      .trim()
  );
}

/** A PDF's page, whose lines end where the paper did, as paragraphs; words that were divided are whole again. */
export function joinLines(page: string): string {
  const lines = page.split('\n').map((line) => line.trim());
  const longest = Math.max(0, ...lines.map((line) => line.length));
  let text = '';
  let previous = '';
  for (const line of lines) {
    if (line === '') {
      if (text !== '' && !text.endsWith('\n')) text += '\n';
      previous = '';
      continue;
    }
    if (previous === '') text += line;
    else if (/\p{Ll}-$/u.test(previous) && /^\p{Ll}/u.test(line)) text = text.slice(0, -1) + line;
    else text += (isNewParagraph(previous, line, longest) ? '\n' : ' ') + line;
    previous = line;
  }
  return text;
}

function isNewParagraph(previous: string, line: string, longest: number): boolean {
  if (allCapitals.test(previous) !== allCapitals.test(line)) return true;
  if (/^\p{Ll}/u.test(line)) return false;
  if (isCaption.test(line) && !leadsToCaption.test(previous)) return true;
  if (endsSentence.test(previous) && beginsParagraph.test(line)) return true;
  return previous.length < longest * fullLineRatio && (endsSentence.test(previous) || beginsParagraph.test(line));
}
