import type { OfficialText } from './official-text.ts';

/** How much of a norm, or of one of its chapters, has notes. */
export interface Coverage {
  title: string;
  /** Articles in force whose import is not in doubt. */
  inForce: number;
  /** Those of them that have a note. */
  noted: number;
}

/** The norm that is told chapter by chapter. */
const byChapter = 'ccyc';

/**
 * Coverage of each norm of the official text, most notes first, and of the Código by chapter, in its order.
 * @param noted keys of the articles that have a note.
 */
export function measureCoverage(
  official: OfficialText,
  noted: ReadonlySet<string>,
): { norms: Coverage[]; chapters: Coverage[] } {
  const norms = new Map<string, Coverage>();
  const chapters = new Map<string, Coverage>();
  for (const [key, article] of official.articles) {
    if (article.repealed || article.suspect) continue;
    const title = official.norms.get(article.norm) ?? article.norm;
    count(norms, article.norm, title, noted.has(key));
    if (article.norm === byChapter) {
      const chapter = chapterOf(article.path);
      count(chapters, chapter, chapter, noted.has(key));
    }
  }
  return {
    norms: [...norms.values()].sort((a, b) => b.noted - a.noted || b.inForce - a.inForce),
    chapters: [...chapters.values()],
  };
}

function count(rows: Map<string, Coverage>, key: string, title: string, isNoted: boolean): void {
  const row = rows.get(key) ?? { title, inForce: 0, noted: 0 };
  row.inForce += 1;
  row.noted += isNoted ? 1 : 0;
  rows.set(key, row);
}

/** Book, title and chapter of a path; sections are too small to count by. */
function chapterOf(path: string): string {
  const parts = path.split('>').map((part) => part.trim());
  const chapter = parts.findIndex((part) => /^cap[ií]tulo/i.test(part));
  return parts.slice(0, chapter === -1 ? parts.length : chapter + 1).join(' > ');
}
