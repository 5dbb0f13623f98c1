import { articleKeyPattern } from '../article-key.ts';
import {
  bodyLines,
  bracketedKeys,
  type CheckContext,
  frontMatterArticles,
  frontMatterLine,
  type Rule,
} from './editorial-file.ts';

/** Every article that a file names exists in the official text, is in force and was imported without doubt. */
export const articlesInForce: Rule = function* (file, context) {
  for (const key of new Set(frontMatterArticles(file))) {
    const reason = whyNot(key, context);
    // A note gives its own article in two lines.
    const words = file.kind === 'note' && key === file.row.articleId ? 'article:' : key;
    if (reason !== null) yield { line: frontMatterLine(file, words), message: reason };
  }
  for (const { line, text } of bodyLines(file)) {
    for (const key of bracketedKeys(text)) {
      const reason = articleKeyPattern.test(key) ? whyNot(key, context) : `«[${key}]» no es una clave de artículo`;
      if (reason !== null) yield { line, message: reason };
    }
  }
};

/** Why an article cannot be named, or null where it can. */
export function whyNot(key: string, { official, trusted }: Pick<CheckContext, 'official' | 'trusted'>): string | null {
  const article = official.articles.get(key);
  if (article === undefined && isOnTrust(key, trusted)) return null;
  if (article === undefined) return `el artículo «${key}» no está en el texto oficial`;
  if (article.repealed) return `el artículo «${key}» está derogado`;
  return article.suspect ? `el texto importado del artículo «${key}» es dudoso` : null;
}

/** Whether an article is of a norm whose text is read elsewhere. */
export function isOnTrust(key: string, trusted: ReadonlySet<string>): boolean {
  return trusted.has(key.slice(0, key.indexOf(':')));
}
