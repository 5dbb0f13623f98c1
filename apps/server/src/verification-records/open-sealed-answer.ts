import type { AttestedSource } from '@foja/contracts/verification-records';
import { readAttestedSources, readEarlierVersion } from '../corpus/attested/read-attested-sources.ts';
import type { Database } from '../platform/database/database.ts';
import { HttpError } from '../platform/http-errors.ts';
import { type EarlierTurns, openAnswerSeal, type SealedAnswer } from './answer-seal.ts';
import type { Attested } from './attested.ts';
import { inNumbers } from './in-spanish.ts';
import { neverInAnswers, type PersonalDataDeps, requireNothingPersonal } from './require-nothing-personal.ts';

export interface OpenSealedAnswerDeps extends PersonalDataDeps {
  db: Database;
  jwtSecret: string;
}

/**
 * An answer that the server gave, by the seal that came with it.
 * @throws {HttpError} 422 `invalid_seal` for another content than the one that was sealed, or a seal that is not the server's; 422
 * `personal_data`; 422 `anonymization_required`.
 */
export async function openSealedAnswer(
  deps: OpenSealedAnswerDeps,
  owner: string,
  { seal, content }: { seal: string; content: string },
): Promise<Attested> {
  const sealed = openAnswerSeal(deps.jwtSecret, seal, content);
  if (sealed === null) {
    throw new HttpError(
      422,
      'invalid_seal',
      'Esta respuesta no es, palabra por palabra, la que dio Foja. Volvé a consultar y pedí la constancia de la respuesta nueva.',
    );
  }
  await requireNothingPersonal(deps, owner, [sealed.question]);
  await requireNothingPersonal(deps, owner, [content], neverInAnswers);
  const today = await readAttestedSources(
    deps.db,
    sealed.sources.map(([id]) => id),
  );
  const sources: AttestedSource[] = [];
  for (const [id, textHash] of sealed.sources) sources.push(await asItStood(deps.db, id, textHash, today.get(id)));
  return {
    kind: 'answer',
    title: sealed.earlierTurns === null ? 'Respuesta de Foja' : 'Respuesta de Foja en una conversación',
    answeredAt: new Date(sealed.answeredAt),
    appVersion: sealed.appVersion,
    engine: sealed.engine,
    asOf: sealed.asOf,
    asked: askedInWords(sealed),
    answered: content,
    sources,
    corpus: sealed.corpus,
  };
}

/** The question as a quotation, so that no line of it looks like a part of the record, and below it that turns went before. */
export function askedInWords({ question, earlierTurns }: Pick<SealedAnswer, 'question' | 'earlierTurns'>): string {
  const quoted = question.split(/[\n\r\u2028\u2029]/).map((line) => `> ${line}`);
  return [quoted.join('\n'), ...(earlierTurns === null ? [] : turnsInWords(earlierTurns))].join('\n\n');
}

function turnsInWords({ count, hash }: EarlierTurns): string[] {
  return [
    count === 1
      ? 'La respuesta tuvo en cuenta un mensaje anterior de la conversación, que no se incluye. Lo envió quien consultó, y Foja no comprueba de quién es.'
      : `La respuesta tuvo en cuenta ${inNumbers(count)} mensajes anteriores de la conversación, que no se incluyen. Los envió quien consultó, también los que figuran como respuestas, y Foja no comprueba que lo sean.`,
    `**SHA-256 de lo anterior:** ${hash}`,
  ];
}

/** The source with the text of the answer; where that is kept no more, its name and the hash alone. */
async function asItStood(
  db: Database,
  id: string,
  textHash: string | null,
  today: AttestedSource | undefined,
): Promise<AttestedSource> {
  if (today && today.textHash === textHash) return today;
  const earlier = today && textHash !== null ? await readEarlierVersion(db, today, textHash) : null;
  if (earlier) return earlier;
  const { kind = 'article', label = id } = today ?? {};
  return { id, kind, label, from: null, to: null, recordedAt: null, textHash };
}
