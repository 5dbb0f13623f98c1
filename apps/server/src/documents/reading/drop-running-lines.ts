/** A page's first and last lines, among which headers and footers are. */
const edgeLines = 3;
/** What repeats on so many of the pages, and on so many at least, is the paper's and not the text's. */
const shareMin = 0.6;
const pagesMin = 3;

/** `3`, `- 3 -`, `Página 3 de 40`, `fs. 3`, at the end of a line or alone in it. Other figures of a line are its own. */
const pageNumber =
  /(?:^|[-–—|\s])\s*(?:p[áa]g(?:ina|\.)?|fs?\.|hoja)?\s*\d{1,4}(?:\s*(?:\/|de)\s*\d{1,4})?\s*[-–—]?$/iu;

const shapeOf = (line: string): string => line.trim().replace(pageNumber, '#');
const isPageNumber = (shape: string): boolean => shape === '#';
/** It goes on with a sentence, however often that ends so. */
const goesOn = (shape: string): boolean => /^\p{Ll}/u.test(shape);

/**
 * A PDF's pages without the lines that stand at the edge of most of them: page numbers, headers, footers. Where such a line first stands
 * it stays, but for a number: it may be the court's name.
 */
export function dropRunningLines(pages: readonly string[]): string[] {
  const linesOf = pages.map((page) => page.split('\n'));
  const edges = linesOf.map((lines) => edgesOf(lines));
  const counts = new Map<string, number>();
  for (const [page, places] of edges.entries()) {
    const shapes = new Set(places.map((place) => shapeOf(linesOf[page]?.[place] ?? '')));
    for (const shape of shapes) counts.set(shape, (counts.get(shape) ?? 0) + 1);
  }
  const oftenMin = Math.max(pagesMin, pages.length * shareMin);
  const met = new Set<string>();
  return linesOf.map((lines, page) => {
    const dropped = new Set<number>();
    for (const place of edges[page] ?? []) {
      const shape = shapeOf(lines[place] ?? '');
      if ((counts.get(shape) ?? 0) < oftenMin || goesOn(shape)) continue;
      if (isPageNumber(shape) || met.has(shape)) dropped.add(place);
      met.add(shape);
    }
    return dropped.size === 0 ? lines.join('\n') : lines.filter((_, place) => !dropped.has(place)).join('\n');
  });
}

/** Places of the first and last lines that say something. */
function edgesOf(lines: readonly string[]): number[] {
  const told = lines.flatMap((line, place) => (line.trim() === '' ? [] : [place]));
  return [...new Set([...told.slice(0, edgeLines), ...told.slice(-edgeLines)])];
}
