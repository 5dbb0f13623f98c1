import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { guideIdOfPath } from './parse-guide.ts';

/** A file of stories is of no guide. */
export class StoriesOfNoGuide extends Error {
  override readonly name = 'StoriesOfNoGuide';
}

/**
 * How people tell the situation of each guide: `stories/GUIDE.txt` of the starter corpus, one story a line, by the guide's id. Only
 * `fit-associations` and `fit-situations` learn from them; nothing of them is shown to anybody.
 * @throws {StoriesOfNoGuide} where a file names no guide of `guides`.
 */
export function readStories(corpusFolder: string, guides: readonly string[]): Map<string, string[]> {
  const known = new Set(guides);
  const files = readdirSync(join(corpusFolder, 'stories')).sort();
  return new Map(
    files.map((file) => {
      const guide = guideIdOfPath(`guides/${file.replace(/\.txt$/, '.md')}`);
      if (guide === null || !known.has(guide)) throw new StoriesOfNoGuide(`stories/${file}: no guide of this name.`);
      const lines = readFileSync(join(corpusFolder, 'stories', file), 'utf8').split('\n');
      return [guide, lines.map((line) => line.trim()).filter(Boolean)];
    }),
  );
}
