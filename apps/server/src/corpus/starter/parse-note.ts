import { articleKey, articleNumber } from '../article-key.ts';
import type { notes } from '../corpus.table.ts';
import { noteHeadings, noteSchema } from './editorial-schemas.ts';
import { parseEditorialFile } from './parse-editorial-file.ts';
import type { StarterFile } from './read-starter-files.ts';
import type { Parsed } from './yaml-with-lines.ts';

type NoteRow = typeof notes.$inferInsert;

/** The id of the note that a path names (`notes/ldc/10bis.md` → `nota:ldc:10bis`), or null where it names none. */
export function noteIdOfPath(path: string): string | null {
  const [, norm, article] = /^notes\/([a-z0-9-]+)\/(\d+[a-z0-9]*)\.md$/.exec(path) ?? [];
  return norm && article ? `nota:${norm}:${article}` : null;
}

/** Reads `notes/NORM/ARTICLE.md`. @param knownNorms codes that a note may speak of. */
export function parseNote(file: StarterFile, knownNorms: ReadonlySet<string>): Parsed<NoteRow> {
  const parsed = parseEditorialFile(file.text, noteSchema, noteHeadings);
  if (!parsed.ok) return parsed;
  const { frontMatter, sections } = parsed.value;
  const articleId = articleKey(frontMatter.norm, frontMatter.article);
  const id = `nota:${articleId}`;
  if (noteIdOfPath(file.path) !== id)
    return problem(`el archivo debería llamarse notes/${articleId.replace(':', '/')}.md`);
  const unknown = [articleId, ...frontMatter.related].find((key) => !knownNorms.has(key.split(':')[0] ?? ''));
  if (unknown) return problem(`la norma de «${unknown}» no está en norms.yaml`);
  return {
    ok: true,
    value: {
      id,
      articleId,
      norm: frontMatter.norm,
      article: articleNumber(frontMatter.article),
      title: frontMatter.title,
      heading: frontMatter.heading,
      area: frontMatter.area,
      sections,
      related: frontMatter.related,
      synonyms: frontMatter.synonyms,
      says: frontMatter.says,
      checkedOn: frontMatter.checked,
      contentHash: file.contentHash,
    },
  };
}

function problem(message: string): Parsed<never> {
  return { ok: false, problems: [{ line: 1, message }] };
}
