/** A text that came in pages, and where each of them begins in it (UTF-16 offsets). */
export interface PagedText {
  text: string;
  starts: number[];
}

const endsSentence = /[.!?:;…»”")\]]\s*$/;

/** Pages as one text: a sentence that goes on over the end of a page is whole, and so is a word that was divided there. */
export function joinPages(pages: readonly string[]): PagedText {
  let text = '';
  const starts: number[] = [];
  for (const page of pages) {
    const said = page.trim();
    const isDivided = /\p{Ll}-$/u.test(text) && /^\p{Ll}/u.test(said);
    if (isDivided) text = text.slice(0, -1);
    else if (text !== '' && said !== '') text += !endsSentence.test(text) && /^\p{Ll}/u.test(said) ? ' ' : '\n';
    starts.push(text.length);
    text += said;
  }
  return { text, starts };
}
