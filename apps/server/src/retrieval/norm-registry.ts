import { NormRegistry } from '@foja/legal-text/norm-registry';
import { readNorms } from '../corpus/read-norms.ts';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/database/database.ts';

/** Norms change with an import, rarely: a minute later everybody sees it. */
const freshForMs = 60_000;

/** Reads the registry of norms from the database, and again when it is a minute old. */
export function openNormRegistry(db: Database, clock: Clock): () => Promise<NormRegistry> {
  let current: { registry: NormRegistry; readAtMs: number } | null = null;
  return async () => {
    const nowMs = clock.now().getTime();
    if (current === null || nowMs - current.readAtMs > freshForMs) {
      current = { registry: new NormRegistry(await readNorms(db)), readAtMs: nowMs };
    }
    return current.registry;
  };
}
