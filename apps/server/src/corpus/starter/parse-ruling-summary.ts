import type { rulingSummaries } from '../corpus.table.ts';
import { volumeAndPage } from '../import/ruling-format.ts';
import { rulingSummaryHeadings, rulingSummarySchema } from './editorial-schemas.ts';
import { parseEditorialFile } from './parse-editorial-file.ts';
import type { StarterFile } from './read-starter-files.ts';
import type { Parsed } from './yaml-with-lines.ts';

type RulingSummaryRow = typeof rulingSummaries.$inferInsert;

/** The id of the summary that a path names (`rulings/332-111.md` → `resumen:332:111`), or null where it names none. */
export function rulingSummaryIdOfPath(path: string): string | null {
  const [, volume, page] = /^rulings\/(\d{1,4})-(\d{1,5})\.md$/.exec(path) ?? [];
  return volume && page ? `resumen:${Number(volume)}:${Number(page)}` : null;
}

/** Reads `rulings/VOLUME-PAGE.md`. @param knownNorms codes that a ruling may speak of. */
export function parseRulingSummary(file: StarterFile, knownNorms: ReadonlySet<string>): Parsed<RulingSummaryRow> {
  const parsed = parseEditorialFile(file.text, rulingSummarySchema, rulingSummaryHeadings, rulingSummaryHeadings);
  if (!parsed.ok) return parsed;
  const { frontMatter, sections } = parsed.value;
  const { volume, page } = volumeAndPage(frontMatter.citation);
  const id = `resumen:${volume}:${page}`;
  if (volume === null || page === null || rulingSummaryIdOfPath(file.path) !== id)
    return problem(`el archivo debería llamarse rulings/${volume}-${page}.md`);
  const unknown = frontMatter.norms.find((key) => !knownNorms.has(key.split(':')[0] ?? ''));
  if (unknown) return problem(`la norma de «${unknown}» no está en norms.yaml`);
  return {
    ok: true,
    value: {
      id,
      citation: frontMatter.citation,
      volume,
      page,
      title: frontMatter.caseName,
      court: frontMatter.court,
      date: frontMatter.date,
      area: frontMatter.area,
      domain: frontMatter.domain,
      norms: frontMatter.norms,
      sections,
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
