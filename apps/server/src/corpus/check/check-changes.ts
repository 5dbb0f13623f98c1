import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { articleKeyPattern } from '../article-key.ts';
import { type Change, readChanges } from '../changes/read-changes.ts';
import type { CorpusProblem } from '../corpus-problem.ts';
import { KnowledgeMalformed } from '../facts/fact-vocabulary.ts';
import { whyNot } from './articles-in-force.ts';
import type { CheckContext } from './editorial-file.ts';
import type { OfficialArticle, OfficialText } from './official-text.ts';

const folder = 'changes';

type Law = Pick<CheckContext, 'official' | 'trusted'>;

/**
 * What `changes` tells stands in the official texts: the article that changes and the one that says since when exist; the changed one
 * is there, and repealed where that is told; what holds today is in force. Where Foja does not keep the norm that changed an article,
 * the notes of the official site at that article name it.
 */
export function checkChanges(starterFolder: string, context: Law): CorpusProblem[] {
  if (!existsSync(join(starterFolder, folder))) return [];
  try {
    return readChanges(starterFolder).all.flatMap((change) =>
      whyWrong(change, context).map((message) => ({
        file: folder,
        line: 1,
        message: `${change.norm}${change.article === undefined ? '' : ` ${change.article}`} (${change.by}): ${message}`,
      })),
    );
  } catch (error) {
    if (error instanceof KnowledgeMalformed) return [{ file: folder, line: 1, message: error.message }];
    throw error;
  }
}

function whyWrong(change: Change, { official, trusted }: Law): string[] {
  const { norm, article, by, sinceBy, today } = change;
  const problems = [by, ...(sinceBy === undefined ? [] : [sinceBy])]
    .filter((key) => articleKeyPattern.test(key) && !official.articles.has(key))
    .map((key) => `el artículo «${key}» no está en el texto oficial`);
  const wrongToday = today.flatMap((key) => whyNot(key, { official, trusted }) ?? []);
  return [
    ...problems,
    ...wrongToday,
    ...(article !== undefined && official.norms.has(norm) ? whyWrongArticle(change, article, official) : []),
  ];
}

function whyWrongArticle({ norm, change, by }: Change, article: string, official: OfficialText): string[] {
  const [whole = ''] = article.split(':');
  const [first = '', last] = whole.split('-');
  const changed = official.articles.get(`${norm}:${first}`);
  if (changed === undefined) return [`el artículo «${norm}:${first}» no está en el texto oficial`];
  const until = last === undefined ? changed : official.articles.get(`${norm}:${last}`);
  if (change === 'repealed' && !article.includes(':') && !(isRepealed(changed) && isRepealed(until))) {
    return ['no está derogado'];
  }
  if (articleKeyPattern.test(by)) return [];
  const [, number = ''] = /([\d.]+(?:\/\d+)?)/.exec(by) ?? [];
  // Some notes write the number of a law without its dot.
  return [changed.text, ...changed.notes].some(
    (text) => text.includes(number) || text.includes(number.replace('.', '')),
  )
    ? []
    : [`la nota oficial no nombra «${by}»`];
}

/** By its text, or by the notes of the official site where its number has been taken by a heading. */
function isRepealed(article: OfficialArticle | undefined): boolean {
  return (
    article !== undefined && (article.repealed || article.notes.some((note) => /^\(Art[ií]culo ?derogado/.test(note)))
  );
}
