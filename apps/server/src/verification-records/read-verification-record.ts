import { readCode } from '@foja/contracts/verification-code';
import type { AttestedSource, SourceToday, VerificationRecord } from '@foja/contracts/verification-records';
import { eq } from 'drizzle-orm';
import { networkOf } from '../accounts/bounds.ts';
import type { ReadCorpusVersion } from '../corpus/attested/corpus-version.ts';
import { readAttestedSources } from '../corpus/attested/read-attested-sources.ts';
import type { Database } from '../platform/database/database.ts';
import { HttpError } from '../platform/http-errors.ts';
import { consumeRateLimit, type RateLimitDeps } from '../platform/rate-limit/rate-limit.ts';
import { sha256 } from '../platform/sha256.ts';
import { verificationRecords } from './verification-records.table.ts';

/** Records that one network may look up: a court verifies a file's worth of them, nobody goes through codes. */
export const lookUpBound = { kind: 'verification-lookup', limit: 120, windowMs: 600_000 };

/**
 * What a record attests, and how each of its sources stands today. Open to everybody who has the code.
 * @throws {HttpError} 400 `invalid_code` for what cannot be a code; 404 `not_found`; 429 `rate_limited`.
 */
export async function readVerificationRecord(
  deps: Omit<RateLimitDeps, 'db'> & { db: Database; corpusVersion: ReadCorpusVersion },
  address: string,
  typed: string,
): Promise<VerificationRecord> {
  if (!(await consumeRateLimit(deps, lookUpBound, networkOf(address)))) {
    throw new HttpError(
      429,
      'rate_limited',
      'Hubo muchas comprobaciones en poco tiempo. Probá de nuevo en unos minutos.',
    );
  }
  const code = readCode(typed);
  if (code === null) {
    throw new HttpError(400, 'invalid_code', 'Ese código está mal copiado: tiene 16 letras y números, de a cuatro.');
  }
  const [row] = await deps.db
    .select()
    .from(verificationRecords)
    .where(eq(verificationRecords.codeHash, sha256(code)));
  if (!row) throw new HttpError(404, 'not_found', 'Foja no emitió ninguna constancia con ese código.');
  const { codeHash: _, answeredAt, madeAt, sources, ...told } = row;
  const [today, corpusToday] = await Promise.all([
    readAttestedSources(
      deps.db,
      sources.map(({ id }) => id),
    ),
    deps.corpusVersion(),
  ]);
  return {
    ...told,
    code,
    answeredAt: answeredAt.toISOString(),
    madeAt: madeAt.toISOString(),
    corpusToday,
    sources: sources.map((attested) => ({ attested, today: compare(attested, today.get(attested.id)) })),
  };
}

function compare(attested: AttestedSource, today: AttestedSource | undefined): SourceToday {
  if (!today) return { state: 'gone', source: null };
  if (attested.textHash === null) return { state: 'not-held', source: today };
  return { state: today.textHash === attested.textHash ? 'same' : 'changed', source: today };
}
