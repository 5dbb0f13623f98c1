const titleMaxCharacters = 60;

/** A conversation's first title: the beginning of its first question, cut at a word. */
export function titleFrom(question: string): string {
  const line = question.replace(/\s+/g, ' ').trim();
  if (line.length <= titleMaxCharacters) return line;
  const cut = line.slice(0, titleMaxCharacters);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), titleMaxCharacters / 2)).trimEnd()}…`;
}
