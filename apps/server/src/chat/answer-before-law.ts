import { randomUUID } from 'node:crypto';
import type { Clarification, RagResponse } from '@foja/contracts/chat';
import type { DomainId } from '@foja/contracts/domains';
import { localEngineName } from '@foja/contracts/models';
import { asSource } from '../retrieval/as-source.ts';
import { starterDangerRecognizer } from '../safety/recognize-danger.ts';
import { answerCourtesy } from './answer-courtesy.ts';
import { answerInDanger } from './answer-in-danger.ts';
import type { AnswerQuestionDeps } from './answer-question.ts';
import { recordAnswer } from './record-answer.ts';
import { verifyCitations } from './verify-citations.ts';
import { withNotice } from './with-notice.ts';

/** Who is safe and wants the legal answer as well gets it with one choice, which is read as the question going on. */
const answerTheRest: Clarification = {
  question: 'Cuando puedas, también respondo lo que preguntaste.',
  options: [{ label: 'Responder mi consulta', adds: 'Ya tengo los teléfonos.' }],
};

type Deps = Pick<AnswerQuestionDeps, 'db' | 'clock' | 'citationResolver'>;

/**
 * What is answered before the law is searched, to everybody and without a use: somebody in danger gets help lines and the guide, a
 * greeting gets a greeting. Null for everything else.
 */
export async function answerBeforeLaw(
  deps: Deps,
  asked: { subject: string; question: string; domain: DomainId },
): Promise<RagResponse | null> {
  const startedMs = performance.now();
  const danger = starterDangerRecognizer().recognize(asked.question);
  const courtesy = danger === null ? answerCourtesy(asked.question) : null;
  if (danger === null && courtesy === null) return null;
  const told =
    danger === null
      ? { content: courtesy ?? '', sources: [], helpLines: [] }
      : await answerInDanger(deps, danger, asked.question);
  const retrieved = { sources: told.sources, nonexistentReferences: [] };
  const { content, citations } = await verifyCitations(told.content, asked.question, retrieved, deps.citationResolver);
  const response: RagResponse = {
    answerId: randomUUID(),
    content: danger === null ? content : withNotice(content),
    model: localEngineName,
    outcome: danger === null ? 'courtesy' : 'safety',
    sources: told.sources.map(asSource),
    citations,
    nearestTopics: [],
    outsideDomain: null,
    clarification: danger === null ? null : answerTheRest,
    helpLines: told.helpLines,
    understood: [],
    continuation: null,
    attestation: null,
    calculation: null,
    usesLeft: null,
    debugStats: {
      searchQuery: '',
      searchResults: told.sources.length,
      topResultScore: 0,
      similarityThreshold: 0,
      processingTimeMs: performance.now() - startedMs,
      documentsFound: told.sources.map(({ label }) => label),
      ragEnabled: false,
      fallbackUsed: false,
    },
    evaluation: null,
  };
  await recordAnswer(deps, asked.subject, asked.domain, response, null);
  return response;
}
