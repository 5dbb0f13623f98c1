import { createReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import type { z } from 'zod';
import { articleKey } from '../article-key.ts';
import { listCorpusFiles } from '../import/corpus-folder.ts';
import { parseLine, rulingLineSchema, statuteLineSchema } from '../import/import-schemas.ts';

export type OfficialArticle = z.output<typeof statuteLineSchema>;
export type OfficialRuling = z.output<typeof rulingLineSchema>;

/** A folder of official texts, as the editorial files are compared with it. */
export interface OfficialText {
  /** By key (`ldc:10bis`), in the order of the files. */
  articles: ReadonlyMap<string, OfficialArticle>;
  /** By citation ("Fallos: 332:111"); only those that were asked for. */
  rulings: ReadonlyMap<string, OfficialRuling>;
  /** Code and title of each norm of `norms.json`. */
  norms: ReadonlyMap<string, string>;
}

/**
 * Reads a folder of official texts into memory, rulings only where they are named.
 * @param citations of the rulings that are needed.
 * @throws {CorpusFolderInvalid} when the folder holds no such files; {InvalidLine} at a line that is not in the format.
 */
export async function readOfficialText(folder: string, citations: ReadonlySet<string>): Promise<OfficialText> {
  const articles = new Map<string, OfficialArticle>();
  const rulings = new Map<string, OfficialRuling>();
  const norms = new Map<string, string>();
  for (const file of await listCorpusFiles(folder)) {
    if (file.kind === 'norms') {
      const entries = JSON.parse(await readFile(file.path, 'utf8')) as { norm: string; title: string }[];
      for (const { norm, title } of entries) norms.set(norm, title);
      continue;
    }
    if (file.kind === 'rulings' && citations.size === 0) continue;
    for await (const line of createInterface({
      input: createReadStream(file.path),
      crlfDelay: Number.POSITIVE_INFINITY,
    })) {
      if (line.trim() === '') continue;
      if (file.kind === 'statutes') {
        const article = parseLine(statuteLineSchema, line);
        articles.set(articleKey(article.norm, article.article), article);
      } else {
        const ruling = parseLine(rulingLineSchema, line);
        if (citations.has(ruling.citation)) rulings.set(ruling.citation, ruling);
      }
    }
  }
  return { articles, rulings, norms };
}

/** All that is written of an article but the notes of the official site. */
export function wordsOf(article: OfficialArticle): string {
  return article.text.startsWith(article.heading) ? article.text : `${article.heading}. ${article.text}`;
}
