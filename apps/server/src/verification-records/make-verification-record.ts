import { randomBytes } from 'node:crypto';
import { codeAlphabet, codeRandomLetters, completeCode } from '@foja/contracts/verification-code';
import { codeInFilePrefix, type VerificationRequest } from '@foja/contracts/verification-records';
import { versionInWords } from '@foja/contracts/verification-words';
import type { Actor } from '../accounts/actor.ts';
import { networkOf } from '../accounts/bounds.ts';
import { contentHash } from '../corpus/content-hash.ts';
import type { Config } from '../platform/config.ts';
import { HttpError } from '../platform/http-errors.ts';
import { publicAddress } from '../platform/public-address.ts';
import { consumeRateLimit } from '../platform/rate-limit/rate-limit.ts';
import { sha256 } from '../platform/sha256.ts';
import type { TextThreads } from '../platform/threads/text-threads.ts';
import { type AttestDeps, attestCalculation } from './attest-calculation.ts';
import { attestCitationCheck } from './attest-citation-check.ts';
import type { Attested } from './attested.ts';
import type { CallOwnApi } from './call-own-api.ts';
import { drawRecord } from './draw-record.ts';
import { tellMoment, withLocalDays } from './in-spanish.ts';
import { type OpenSealedAnswerDeps, openSealedAnswer } from './open-sealed-answer.ts';
import { neverInAnswers, requireNothingPersonal } from './require-nothing-personal.ts';
import { verificationRecords } from './verification-records.table.ts';

export type MakeRecordDeps = AttestDeps &
  OpenSealedAnswerDeps & { config: Pick<Config, 'publicUrl' | 'host' | 'port'>; threads: TextThreads };

/** Records that one account, or one network without an account, may make in an hour. */
export const recordBound = { kind: 'verification-record', limit: 60, windowMs: 3_600_000 };

/**
 * Makes a verification record: the file, which goes to who asks, and what verifies it, which stays. Of the words only hashes stay.
 * @throws {HttpError} 409 `law_under_review`; 422 `invalid_seal`, `personal_data`; 429 `rate_limited`; what a calculator or the check
 * refuses with; 503 `text_busy`.
 */
export async function makeVerificationRecord(
  deps: MakeRecordDeps,
  caller: { actor: Actor | null; address: string; callOwnApi: CallOwnApi },
  asked: VerificationRequest,
): Promise<{ code: string; file: Uint8Array }> {
  const owner = caller.actor?.accountId ? caller.actor.subject : `network:${networkOf(caller.address)}`;
  if (!(await consumeRateLimit(deps, recordBound, owner))) {
    throw new HttpError(429, 'rate_limited', 'Pediste muchas constancias en poco tiempo. Probá de nuevo más tarde.');
  }
  const attested = await attest(deps, caller.callOwnApi, owner, asked);
  const madeAt = deps.clock.now();
  const digest = contentHash(attested);
  const code = drawCode();
  const file = await drawFile(deps, owner, { attested, code, digest, madeAt });
  const { kind, title, answeredAt, appVersion, engine, asOf, corpus, sources } = attested;
  await deps.db.insert(verificationRecords).values({
    codeHash: sha256(code),
    kind,
    title,
    answeredAt,
    madeAt,
    appVersion,
    engine,
    asOf,
    corpus,
    sources,
    fileHash: sha256(file),
    contentHash: digest,
  });
  return { code, file };
}

async function attest(
  deps: MakeRecordDeps,
  callOwnApi: CallOwnApi,
  owner: string,
  asked: VerificationRequest,
): Promise<Attested> {
  if (asked.kind === 'answer') return openSealedAnswer(deps, owner, asked);
  const attested =
    asked.kind === 'calculation'
      ? await attestCalculation(deps, callOwnApi, owner, asked)
      : await attestCitationCheck(deps, callOwnApi, owner, asked);
  // What a calculation was asked has been read datum by datum: an amount of eight digits by its label alone would be taken for a document.
  const texts = asked.kind === 'calculation' ? [attested.answered] : [attested.asked, attested.answered];
  await requireNothingPersonal(deps, owner, texts, neverInAnswers);
  return attested;
}

/** The alphabet has 32 letters: five bits of each byte are one of them, all as likely. */
function drawCode(): string {
  return completeCode([...randomBytes(codeRandomLetters)].map((byte) => codeAlphabet[byte % 32]).join(''));
}

/** Drawing takes a library that is long to load: never where calls are answered. */
const alwaysInThread = Number.MAX_SAFE_INTEGER;

function drawFile(
  deps: MakeRecordDeps,
  owner: string,
  { attested, code, digest, madeAt }: { attested: Attested; code: string; digest: string; madeAt: Date },
): Promise<Uint8Array> {
  const { title, asked, answered, answeredAt, appVersion, engine, asOf, corpus, sources } = attested;
  const record = {
    code,
    address: publicAddress(deps.config, `/verificar?codigo=${code}`),
    title,
    facts: [
      ['Respondido el', tellMoment(answeredAt)],
      ['Constancia hecha el', tellMoment(madeAt)],
      ['Respondió', `Foja ${appVersion} · ${engine}`],
      ...(asOf ? [['Ley del día', withLocalDays(asOf)]] : []),
      ['Versión del corpus', `textos oficiales ${corpus.official} · notas y guías ${corpus.starter}`],
      ['Versión de las reglas', corpus.rules],
      ['Huella de lo atestado', `SHA-256 ${digest}`],
    ] as [string, string][],
    asked,
    answered,
    sources: sources.map((source) => ({ ...source, version: versionInWords(source) })),
    keywords: `${codeInFilePrefix}${code}`,
    madeAt: madeAt.toISOString(),
  };
  return deps.threads.run(drawRecord, record, { owner, characters: alwaysInThread });
}
