import { fold } from '@foja/legal-text/fold';
import { frontMatterLine, type Rule } from './editorial-file.ts';

/** No two ways of saying it are the same but for capitals, accents and marks: a repeated one teaches nothing. */
export const waysOfSaying: Rule = function* (file) {
  const seen = new Set<string>();
  for (const phrase of file.row.says) {
    const words =
      fold(phrase)
        .match(/[a-z0-9]+/g)
        ?.join(' ') ?? '';
    if (seen.has(words)) yield { line: lastLineWith(file.lines, phrase), message: `«${phrase}» está repetida en says` };
    seen.add(words);
  }
  const [first = ''] = file.row.says;
  if (file.row.says.length < minWays[file.kind]) {
    yield {
      line: frontMatterLine(file, first),
      message: `says lleva al menos ${minWays[file.kind]} formas de decirlo`,
    };
  }
};

/** Rulings are asked for by lawyers more than by those who live them. */
const minWays = { note: 8, guide: 8, ruling: 6 } as const;

function lastLineWith(lines: string[], phrase: string): number {
  return Math.max(1, lines.findLastIndex((line) => line.includes(phrase)) + 1);
}
