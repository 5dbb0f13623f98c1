import type { QuestionGenerationRequest } from '@foja/contracts/generators/generation-request';
import type { GenerationCitation, GenerationResult } from '@foja/contracts/generators/generation-result';
import { generationDefaults, isOptionEnabled, type UseCase } from '@foja/contracts/generators/use-cases';
import { messages } from '@foja/contracts/messages';
import { can } from '@foja/contracts/roles';
import type { Actor } from '../accounts/actor.ts';
import { type RequireAnonymizedDeps, requireAnonymized, type SafeTexts } from '../anonymization/require-anonymized.ts';
import { restoringAnswerer } from '../chat/protect-personal-data.ts';
import { widestDomain } from '../corpus/widest-domain.ts';
import { isContinuation, sealContinuation } from '../platform/continuation.ts';
import { consumeRateLimit, type RateLimitDeps } from '../platform/rate-limit/rate-limit.ts';
import { readArticleSources } from '../retrieval/read-article-sources.ts';
import type { CountedWorkDeps } from '../usage/settle-use.ts';
import { spendUse } from '../usage/spend-use.ts';
import { articleKeysOf, keepArticleKeys, mapStrings } from './article-keys.ts';
import type { Generated, GeneratedUseCase, GenerationDeps, GenerationInput, StructureOf } from './generation.ts';
import { generators } from './generator-registry.ts';
import { citationOf, readKnownStates } from './model/verify-references.ts';

export type GenerateStructureDeps = GenerationDeps & RequireAnonymizedDeps & CountedWorkDeps & RateLimitDeps;

/** A call's body; `maxResults` only where the use case has it. */
export type GenerationCall<U extends GeneratedUseCase> = Omit<QuestionGenerationRequest, 'useCase'> & {
  useCase: U;
  maxResults: number;
};

/**
 * Makes one structure: takes the personal data out, takes a use, generates, checks every article that the result names, and
 * puts the data back. The use is given back where the work fails on our side, or the caller leaves before
 * a model has begun.
 * @throws {HttpError} 422 `anonymization_required`, 429 `usage_exhausted`; what the generator throws; the signal's reason.
 */
export async function generateStructure<U extends GeneratedUseCase>(
  deps: GenerateStructureDeps,
  actor: Actor,
  call: GenerationCall<U>,
  signal: AbortSignal,
): Promise<Extract<GenerationResult, { useCase: U }>> {
  const feature = call.useCase === 'jurisprudenceSearch' ? 'jurisprudenceSearch' : 'questionGeneration';
  const safe = await requireAnonymized(deps, actor, feature, { ...call, texts: [call.text] });
  const work = () => composeStructure(deps, actor, call, safe, signal);
  return (await isFreeCorrection(deps, actor, call)) ? work() : spendUse(deps, actor, call.useCase, signal, work);
}

/**
 * Makes one structure of a text whose personal data are out already, for whom somebody else takes the use.
 * @throws what the generator throws; the signal's reason.
 */
export async function composeStructure<U extends GeneratedUseCase>(
  deps: GenerationDeps & { jwtSecret: string },
  actor: Actor,
  call: GenerationCall<U>,
  { putBack, putBackQuote, texts }: SafeTexts,
  signal: AbortSignal,
): Promise<Extract<GenerationResult, { useCase: U }>> {
  const input: GenerationInput = {
    ...allowedOptions(call, actor),
    text: texts[0] as string,
    subject: actor.subject,
    consultationDomain: widestDomain(actor.role),
    signal,
  };
  const generate = generators[call.useCase];
  const generating = putBack ? { ...deps, answerer: restoringAnswerer(deps.answerer, putBack) } : deps;
  const generated = await generate(generating, input);
  const result = await asResult(deps, call.useCase, generated);
  signal.throwIfAborted();
  const shown = putBackQuote ? mapStrings(result, putBackQuote) : result;
  return isCorrectable(call.useCase)
    ? { ...shown, continuation: sealContinuation(deps.jwtSecret, analysedAgain(actor, call)) }
    : shown;
}

/** Use cases whose reading of the text a person may put right. */
const correctable: readonly GeneratedUseCase[] = [
  'contractAnalysis',
  'sentenceAnalysis',
  'witnessPreparation',
  'opponentStrategy',
  'documentSuggestion',
  'knowledgeAssessment',
];
const isCorrectable = (useCase: GeneratedUseCase) => correctable.includes(useCase);

/** What is put right of these; of the others it is the matter. */
const choices: Partial<Record<GeneratedUseCase, string>> = {
  contractAnalysis: 'contract-kind',
  sentenceAnalysis: 'ruling',
};
const analysedAgain = (
  { subject }: Actor,
  { text, useCase }: Pick<GenerationCall<GeneratedUseCase>, 'text' | 'useCase'>,
) => ({
  subject,
  message: text,
  choice: choices[useCase] ?? `matter ${useCase}`,
});

/** How often a kind may be put right while a model reads along; from then on it takes a use. */
const correctionBound = { kind: 'contract-kind', limit: 3, windowMs: 3_600_000 };

/** Whether somebody puts right what was read of a text for them before. */
async function isFreeCorrection(
  deps: GenerateStructureDeps,
  actor: Actor,
  call: GenerationCall<GeneratedUseCase>,
): Promise<boolean> {
  const { continuation, contractKind, contractPurpose, contractSide, instance, leftOut, matter, matterChoice } = call;
  const { procedure, rulingSide, useCase } = call;
  const corrections = {
    contractAnalysis: contractKind ?? contractPurpose ?? contractSide,
    sentenceAnalysis: instance ?? procedure ?? matter ?? rulingSide,
  };
  const isCorrection =
    (useCase in corrections ? corrections[useCase as keyof typeof corrections] : (matterChoice ?? leftOut)) !==
    undefined;
  if (!isCorrectable(useCase) || !isCorrection) return false;
  if (!isContinuation(deps.jwtSecret, analysedAgain(actor, call), continuation)) return false;
  return deps.structureModel === null || consumeRateLimit(deps, correctionBound, actor.subject);
}

/** The options that count for this use case and role (specification 4 and 5): what may not be chosen is the default. */
function allowedOptions<U extends GeneratedUseCase>(
  call: GenerationCall<U>,
  actor: Actor,
): Pick<
  GenerationInput,
  | 'contractAs'
  | 'country'
  | 'includeResponses'
  | 'leftOut'
  | 'matterChoice'
  | 'maxResults'
  | 'model'
  | 'numberOfQuestions'
  | 'partyRole'
  | 'rulingAs'
> {
  const { country, includeResponses, maxResults, model, numberOfQuestions, partyRole } = call;
  const useCase: UseCase = call.useCase;
  const mayChooseModel = isOptionEnabled(useCase, 'model') && can(actor.role, 'premium-features');
  return {
    country: isOptionEnabled(useCase, 'country') ? country : generationDefaults.country,
    model: mayChooseModel ? model : generationDefaults.model,
    partyRole,
    numberOfQuestions,
    includeResponses,
    contractAs: {
      contractKind: call.contractKind ?? null,
      purpose: call.contractPurpose ?? null,
      side: call.contractSide ?? null,
    },
    rulingAs: {
      instance: call.instance ?? null,
      procedure: call.procedure ?? null,
      matter: call.matter ?? null,
      side: call.rulingSide ?? null,
    },
    matterChoice: call.matterChoice ?? null,
    leftOut: call.leftOut ?? [],
    maxResults,
  };
}

/** Names the sources and citations of the articles in the structure, and leaves out of it those that do not exist. */
async function asResult<U extends GeneratedUseCase>(
  deps: GenerationDeps,
  useCase: U,
  { citations, engine, notice, sources, structure }: Generated<StructureOf<U>>,
): Promise<Extract<GenerationResult, { useCase: U }>> {
  const keys = articleKeysOf(structure);
  const states = await readKnownStates(deps, keys);
  const existing = keys.filter((key) => states.get(key) !== 'nonexistent');
  const nameArticle = await deps.citationResolver.articleNamer();
  const listed = new Set(sources.flatMap((source) => [source.id, source.id.replace(/^nota:/, '')]));
  const named = await readArticleSources(
    deps.db,
    existing.filter((key) => !listed.has(key)),
  );
  return {
    useCase,
    engine,
    notice,
    sources: [...sources, ...named],
    citations: onceEach([...existing.map((key) => citationOf(nameArticle(key), key, states.get(key))), ...citations]),
    legalNotice: messages.notLegalAdvice,
    structure: keepArticleKeys(structure, (key) => states.get(key) !== 'nonexistent'),
  } as unknown as Extract<GenerationResult, { useCase: U }>;
}

function onceEach(citations: readonly GenerationCitation[]): GenerationCitation[] {
  return [...new Map(citations.map((citation) => [`${citation.text} ${citation.source}`, citation])).values()];
}
