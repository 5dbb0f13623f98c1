/** A line that already carries its own number or mark. */
const marked = /^\s*(?:\d{1,3}\s*[.)°º-]|[IVX]{1,5}\s*[.)-]|[a-z]\)|[-•–])/u;

/** The facts of a filing as paragraphs with numbers; one alone needs none, and those of the person's own are left as they are. */
export function numberedFacts(text: string): string {
  const paragraphs = text.split(/\n+/).filter((paragraph) => paragraph.trim() !== '');
  if (paragraphs.length < 2 || paragraphs.some((paragraph) => marked.test(paragraph))) return text;
  return paragraphs.map((paragraph, index) => `${index + 1}. ${paragraph.trim()}`).join('\n\n');
}
