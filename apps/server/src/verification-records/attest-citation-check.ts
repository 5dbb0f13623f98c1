import type { CitationCheck } from '@foja/contracts/citation-check';
import { appVersion } from '@foja/contracts/limits';
import { routes } from '@foja/contracts/routes';
import { readAttestedSources } from '../corpus/attested/read-attested-sources.ts';
import { sha256 } from '../platform/sha256.ts';
import type { AttestDeps } from './attest-calculation.ts';
import { type Attested, rulesEngine } from './attested.ts';
import type { CallOwnApi } from './call-own-api.ts';
import { checkInWords, isToldByWriting } from './check-in-words.ts';
import { inNumbers, withLocalDays } from './in-spanish.ts';
import { type PersonalDataDeps, withoutPersonalData } from './require-nothing-personal.ts';

/**
 * A check of a writing, made again by the server. The writing has everybody's names in it: the record holds its hash, by which who has
 * the writing knows that it is the one, and of its references what Foja calls them.
 * @throws {HttpError} what the check refuses with; 422 `anonymization_required`.
 */
export async function attestCitationCheck(
  deps: AttestDeps & PersonalDataDeps,
  callOwnApi: CallOwnApi,
  owner: string,
  { text, asOf }: { text: string; asOf?: string | null | undefined },
): Promise<Attested> {
  const check = (await callOwnApi(routes.citationCheck, { text, asOf: asOf ?? null })) as CitationCheck;
  const byWriting = check.references.filter(isToldByWriting);
  const safe = await withoutPersonalData(
    deps,
    owner,
    byWriting.flatMap((reference) => [reference.text, reference.detail]),
  );
  const told = byWriting.map((_, place) => ({ text: safe[2 * place] ?? '', detail: safe[2 * place + 1] ?? '' }));
  const ids = [...new Set(check.references.flatMap(({ sources }) => sources.map(({ id }) => id)))];
  const [sources, corpus] = await Promise.all([readAttestedSources(deps.db, ids), deps.corpusVersion()]);
  return {
    kind: 'citation-check',
    title: 'Verificación de citas',
    answeredAt: deps.clock.now(),
    appVersion,
    engine: rulesEngine,
    asOf: asOf ?? null,
    asked: [
      `Las citas de un escrito de ${inNumbers(text.length)} caracteres, que no está en esta constancia y Foja no guarda.`,
      `**SHA-256 del escrito (UTF-8):** ${sha256(text)}`,
      ...(asOf ? [`Con la ley del ${withLocalDays(asOf)}, salvo donde el escrito dice otro día.`] : []),
    ].join('\n\n'),
    answered: checkInWords(check, told),
    sources: ids.flatMap((id) => sources.get(id) ?? []),
    corpus,
  };
}
