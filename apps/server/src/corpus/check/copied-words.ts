import { fold } from '@foja/legal-text/fold';
import { bodyLines, type EditorialFile, namedArticles, type Rule } from './editorial-file.ts';
import { type OfficialText, wordsOf } from './official-text.ts';

/** So many words in a row are a copy: the editors explain the law in their own words. */
const copiedWords = 12;

/** No run of words is copied from an article that the file names or from the ruling that it tells of. */
export const noCopiedWords: Rule = function* (file, { official }) {
  const runs = new Set(officialTexts(file, official).flatMap((text) => runsOf(wordsIn(text))));
  for (const { line, text } of bodyLines(file)) {
    const words = wordsIn(text.replace(/\[[^\]]*\]/g, ' '));
    const copied = runsOf(words).find((run) => runs.has(run));
    if (copied !== undefined) yield { line, message: `copia del texto oficial: «${copied}…»` };
  }
};

function officialTexts(file: EditorialFile, official: OfficialText): string[] {
  const articles = namedArticles(file).flatMap((key) => official.articles.get(key) ?? []);
  const ruling = file.kind === 'ruling' ? official.rulings.get(file.row.citation) : undefined;
  return [...articles.map(wordsOf), ...(ruling ? [ruling.summary, ruling.text] : [])];
}

function wordsIn(text: string): string[] {
  return fold(text).match(/[a-z0-9]+/g) ?? [];
}

function runsOf(words: readonly string[]): string[] {
  const runs: string[] = [];
  for (let end = copiedWords; end <= words.length; end++) runs.push(words.slice(end - copiedWords, end).join(' '));
  return runs;
}
