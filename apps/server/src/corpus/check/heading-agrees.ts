import { fold } from '@foja/legal-text/fold';
import { frontMatterLine, type Rule } from './editorial-file.ts';

/**
 * The heading that a note gives is the official one. Capitals, accents and marks do not count, nor does one letter, since
 * the official transcriptions have their slips; and a note may go on with the heading where the transcription put the rest
 * of it into the text.
 */
export const headingAgrees: Rule = function* (file, { official }) {
  if (file.kind !== 'note') return;
  const article = official.articles.get(file.row.articleId);
  const heading = letters(article?.heading ?? '');
  if (!article || heading === '') return;
  const given = letters(file.row.heading);
  if (isOneLetterAway(heading, given) || (given.startsWith(heading) && letters(article.text).startsWith(given))) return;
  yield {
    line: frontMatterLine(file, 'heading:'),
    message: `el título oficial es «${article.heading.trim()}», no «${file.row.heading}»`,
  };
};

function letters(heading: string): string {
  return fold(heading).replace(/[^a-z0-9]+/g, '');
}

/** Equal but for one letter that is missing, too many or another. */
function isOneLetterAway(left: string, right: string): boolean {
  const length = Math.min(left.length, right.length);
  let start = 0;
  while (start < length && left[start] === right[start]) start += 1;
  let end = 0;
  while (end < length - start && left.at(-1 - end) === right.at(-1 - end)) end += 1;
  return Math.max(left.length, right.length) - start - end <= 1;
}
