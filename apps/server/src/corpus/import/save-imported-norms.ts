import { eq } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../platform/database/database.ts';
import { contentHash } from '../content-hash.ts';
import { norms } from '../corpus.table.ts';
import { inCorpusTransaction } from '../corpus-transaction.ts';
import { enqueueNormReindex } from '../enqueue-reindex.ts';
import { type LineProblem, parseYaml } from '../starter/yaml-with-lines.ts';
import { importedNormSchema } from './import-schemas.ts';
import type { SaveCounts } from './row-format.ts';

/**
 * Takes in `norms.json`. Facts of a norm that the starter corpus lists are left as the project has checked them.
 * A broken entry is skipped with its problem; the others go in.
 */
export async function saveImportedNorms(
  db: Database,
  json: string,
  onProblem: (problem: LineProblem) => void,
): Promise<SaveCounts> {
  const entries = readEntries(json, onProblem);
  return inCorpusTransaction(db, async (tx) => {
    const before = new Map((await tx.select().from(norms)).map((norm) => [norm.code, norm]));
    const counts: SaveCounts = { added: 0, changed: 0, unchanged: 0 };
    for (const entry of entries) {
      const known = before.get(entry.norm);
      const hash = contentHash(entry);
      if (known?.origin === 'starter' || known?.contentHash === hash) {
        counts.unchanged += 1;
        continue;
      }
      const row = {
        title: entry.title,
        aliases: entry.aliases,
        infolegId: entry.infolegId ?? null,
        officialUrl: entry.url ?? null,
        domain: entry.domain,
        contentHash: hash,
      };
      if (known) {
        await tx.update(norms).set(row).where(eq(norms.code, entry.norm));
        await enqueueNormReindex(tx, entry.norm);
      } else {
        await tx.insert(norms).values({ code: entry.norm, ...row, origin: 'import' });
      }
      counts[known ? 'changed' : 'added'] += 1;
    }
    return counts;
  });
}

/** The valid entries. JSON is read as the YAML that it is, which tells the line of each problem. */
function readEntries(json: string, onProblem: (problem: LineProblem) => void) {
  const whole = parseYaml(json, z.array(importedNormSchema));
  if (whole.ok) return unrepeated(whole.value, onProblem);
  for (const problem of whole.problems) onProblem(problem);
  let list: unknown;
  try {
    list = JSON.parse(json);
  } catch {
    return [];
  }
  const entries = (Array.isArray(list) ? list : []).map((entry) => importedNormSchema.safeParse(entry));
  return unrepeated(
    entries.flatMap((entry) => (entry.success ? [entry.data] : [])),
    onProblem,
  );
}

/** The first entry of each norm. */
function unrepeated<T extends { norm: string }>(entries: T[], onProblem: (problem: LineProblem) => void): T[] {
  const seen = new Set<string>();
  return entries.filter(({ norm }) => {
    if (seen.has(norm)) onProblem({ line: 1, message: `la norma «${norm}» está repetida` });
    return !seen.has(norm) && seen.add(norm);
  });
}
