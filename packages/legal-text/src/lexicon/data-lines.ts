/** Lines of a lexicon file: trimmed, empty ones dropped. */
export function dataLines(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line.length > 0);
}
