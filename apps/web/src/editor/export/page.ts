/** The sheet that a document is exported on: A4, with a wide margin to sew on the left. Millimetres. */
export const page = {
  width: 210,
  height: 297,
  margin: { top: 30, right: 20, bottom: 25, left: 35 },
} as const;

/** What is left for the text. */
export const textWidthMm = page.width - page.margin.left - page.margin.right;

/** Text without what no file may hold: control characters and halves of characters. */
export function printable(text: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is taken out
  return text.replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|\p{Surrogate}/gu, '');
}
