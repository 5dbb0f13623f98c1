import type { guides } from '../corpus.table.ts';
import { guideHeadings, guideSchema } from './editorial-schemas.ts';
import { parseEditorialFile } from './parse-editorial-file.ts';
import type { StarterFile } from './read-starter-files.ts';
import type { Parsed } from './yaml-with-lines.ts';

type GuideRow = typeof guides.$inferInsert;

/** The id of the guide that a path names (`guides/alquiler.md` → `guia:alquiler`), or null where it names none. */
export function guideIdOfPath(path: string): string | null {
  const [, slug] = /^guides\/([a-z0-9][a-z0-9-]*)\.md$/.exec(path) ?? [];
  return slug ? `guia:${slug}` : null;
}

/** Reads `guides/SLUG.md`. @param knownNorms codes that a guide may stand on. */
export function parseGuide(file: StarterFile, knownNorms: ReadonlySet<string>): Parsed<GuideRow> {
  const id = guideIdOfPath(file.path);
  if (!id) return problem('el nombre de una guía lleva minúsculas, números y guiones: guides/producto-fallado.md');
  const parsed = parseEditorialFile(file.text, guideSchema, guideHeadings);
  if (!parsed.ok) return parsed;
  const { frontMatter, sections } = parsed.value;
  const keys = [...frontMatter.articles, ...frontMatter.limitation.map((entry) => entry.article)];
  const unknown = keys.find((key) => !knownNorms.has(key.split(':')[0] ?? ''));
  if (unknown) return problem(`la norma de «${unknown}» no está en norms.yaml`);
  return {
    ok: true,
    value: {
      id,
      title: frontMatter.title,
      area: frontMatter.area,
      articles: frontMatter.articles,
      sections,
      synonyms: frontMatter.synonyms,
      says: frontMatter.says,
      caseData: {
        caseType: frontMatter.caseType,
        situation: frontMatter.situation,
        elements: frontMatter.elements,
        evidence: frontMatter.evidence,
        limitation: frontMatter.limitation,
        urgencySigns: frontMatter.urgencySigns,
        ...(frontMatter.role && { role: frontMatter.role }),
      },
      checkedOn: frontMatter.checked,
      contentHash: file.contentHash,
    },
  };
}

function problem(message: string): Parsed<never> {
  return { ok: false, problems: [{ line: 1, message }] };
}
