import { randomUUID } from 'node:crypto';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { dayInArgentina } from '@foja/computable-law/core/argentine-day';
import type { DebugStats, RagEvent, RagResponse } from '@foja/contracts/chat';
import type { DomainId } from '@foja/contracts/domains';
import type { Evaluation } from '@foja/contracts/evaluation';
import { messages } from '@foja/contracts/messages';
import { localEngineName, type ModelId } from '@foja/contracts/models';
import type { Belief } from '../corpus/beliefs/read-beliefs.ts';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/database/database.ts';
import { inSpan } from '../platform/tracing/in-span.ts';
import { asSource } from '../retrieval/as-source.ts';
import type { RankedSource, Retrieval, RetrievalQuery } from '../retrieval/retrieval.ts';
import { starterKnowledge } from '../understanding/knowledge.ts';
import type { Understand } from '../understanding/open-understanding.ts';
import { restateCorrected } from '../understanding/reading/restate-corrected.ts';
import { tellUnderstanding } from '../understanding/tell-understanding.ts';
import type { QuestionPart, UnderstoodQuestion } from '../understanding/understood-question.ts';
import type { Reservation } from '../usage/reserve-use.ts';
import { denyBeliefs } from './answer/deny-beliefs.ts';
import { askWhichCase } from './answer/judge-fit.ts';
import { partsLeftOpen } from './answer/left-open.ts';
import type { ToldFirst } from './answer/tell-changes.ts';
import { isHeldByAnswer } from './answer/tell-doubts.ts';
import { tellTextSince } from './answer/tell-text-since.ts';
import type { AnswerDraft, Answerer, AnswerInput, TokenUsage } from './answerer.ts';
import { askStatesOnce } from './ask-states-once.ts';
import { askWhichQuestion } from './ask-which-question.ts';
import type { CitationResolver } from './citation-resolver.ts';
import { computeWithEarlier } from './computed/compute-with-earlier.ts';
import { answersPart, type Computed, withArticles } from './computed/computed.ts';
import { reviewComputed } from './computed/review-computed.ts';
import { dayTeller, tellDoubtsOf, unlessKnownDay } from './doubts-of-question.ts';
import { keepToNamedNorm } from './keep-to-named-norm.ts';
import { questionInContext } from './question-in-context.ts';
import { readInThread } from './read-in-thread.ts';
import { readSteps } from './read-steps.ts';
import { recordAnswer } from './record-answer.ts';
import { refuseAnswer } from './refuse-answer.ts';
import { retrieveAmended } from './retrieve-amended.ts';
import { settleGuide } from './settle-guide.ts';
import { beliefsInForce, tellBelief } from './tell-belief.ts';
import { tellFacts } from './tell-facts.ts';
import { tellGone, tellThen, tellTime } from './tell-time.ts';
import { type VerifiedAnswer, verifyCitations } from './verify-citations.ts';
import { withChangeOfFound } from './with-change-of-found.ts';
import { withNotice } from './with-notice.ts';

export interface AnswerQuestionDeps {
  db: Database;
  clock: Clock;
  retrieve: (query: RetrievalQuery) => Promise<Retrieval>;
  answerer: Answerer;
  citationResolver: CitationResolver;
  understand: Understand;
}

export interface QuestionAsked {
  /** Who asks: `guest:ID` or `user:ID`. */
  subject: string;
  question: string;
  domain: DomainId;
  model: ModelId;
  /** The day whose law is asked for, where the call says one. */
  asOf?: string | null | undefined;
  /** Earlier turns, oldest first. */
  history: AnswerInput['history'];
  /** Evaluates the case that the question tells; null where nobody asked for it, or may. */
  evaluate: ((signal: AbortSignal) => Promise<Evaluation>) | null;
  /** The use that an answer costs, which is then kept with its record; null where it costs none. */
  useOf?: (response: RagResponse) => Reservation | null;
}

/** What an answer tells while it is being made; `done` and `error` are the route's to send. */
export type Progress = Extract<RagEvent, { event: 'help' | 'step' | 'sources' | 'delta' }>;

/**
 * Answers a question on the sources that retrieval finds, and says so plainly where it finds none.
 * @param onProgress called as the answer is made; its text is not verified yet, the returned `content` is.
 * @throws {AnswererFailed} when the outside model cannot answer; the signal's reason when the caller is gone.
 */
export async function answerQuestion(
  deps: AnswerQuestionDeps,
  asked: QuestionAsked,
  onProgress: (event: Progress) => void,
  signal: AbortSignal,
): Promise<RagResponse> {
  const { response, tokens } = await inSpan('answer', { 'foja.domain': asked.domain }, () =>
    answerUnrecorded(deps, asked, onProgress, signal),
  );
  await recordAnswer(deps, asked.subject, asked.domain, response, tokens, asked.useOf?.(response));
  return response;
}

/** The same without noting that it was answered: it becomes part of another answer. */
export async function answerUnrecorded(
  given: AnswerQuestionDeps,
  said: QuestionAsked,
  onProgress: (event: Progress) => void,
  signal: AbortSignal,
): Promise<{ response: RagResponse; tokens: TokenUsage | null }> {
  const startedMs = performance.now();
  onProgress({ event: 'step', data: { step: 'searching' } });
  const asked = withCorrection(said, given.clock);
  const earlier = asked.history.filter(({ role }) => role === 'user').map(({ content }) => content);
  const read = await readInThread(given, asked, earlier);
  // Each step over a long message takes its while: others are answered between them.
  await nextTurn();
  const understood = asked.asOf ? { ...read, asOf: asked.asOf } : read;
  const question = [questionInContext(asked, understood), ...starterKnowledge().sought.of(understood)].join('\n');
  // What is computed stands on today's law; of what is told to have happened, on its own day.
  const reckoned =
    understood.asOf === null || understood.asOf === understood.happened?.from
      ? await computeWithEarlier(understood, earlier, (text) => given.understand(text, []))
      : null;
  const reviewed = await reviewComputed(given.citationResolver, reckoned);
  await nextTurn();
  const [found, ofTime] = await Promise.all([
    retrieveAmended(given, understood, question, asked.domain),
    tellTime(given, understood),
  ]);
  await nextTurn();
  const settled = await settleGuide(given, question, asked.domain, found, understood);
  const retrieval = await keepToNamedNorm(given, understood, settled);
  await nextTurn();
  const deps = { ...given, citationResolver: askStatesOnce(given.citationResolver, retrieval.sources) };
  signal.throwIfAborted();
  const isGrounded = retrieval.decision === 'grounded' && retrieval.sources.length > 0;
  const computed = isGrounded
    ? await unlessKnownDay(deps.citationResolver, understood, retrieval.sources, reviewed)
    : reviewed;
  // What no law tells is not told by a law's changes either.
  const isBeyondLaw = retrieval.decision === 'beyond-law';
  const changed = isBeyondLaw ? null : await withChangeOfFound(deps, understood, retrieval, ofTime);
  // A figure that was computed needs no source that was found.
  const toldFirst =
    changed ??
    (isGrounded || isBeyondLaw
      ? null
      : ((await tellComputed(deps, computed, retrieval)) ??
        (await tellBelief(deps, understood, { ...retrieval, unknownNorms: settled.unknownNorms })) ??
        (await tellGone(deps, understood, retrieval)) ??
        // What is asked of a law whose text is not here may be known and yet not be told: that the law is gone is.
        ofTime));
  const answering =
    toldFirst !== null && (toldFirst.isWhole || !isGrounded)
      ? answerWithToldFirst(deps, asked.question, toldFirst, onProgress)
      : isGrounded
        ? answerFromSources(deps, asked, retrieval, { understood, toldFirst, computed }, onProgress, signal)
        : answerWithoutSources(await withNearQuestions(deps, asked.domain, understood, retrieval), onProgress);
  const [{ tokens, ofTerm, ...finished }, evaluation] = await Promise.all([
    answering,
    asked.evaluate?.(signal) ?? null,
  ]);
  signal.throwIfAborted();
  const understanding = tellUnderstanding(understood, starterKnowledge());
  const response: RagResponse = {
    answerId: randomUUID(),
    ...finished,
    outsideDomain: retrieval.outsideDomain?.normTitle ?? null,
    helpLines: [],
    understood: tellFacts(understanding),
    continuation: null,
    attestation: null,
    usesLeft: null,
    calculation: finished.outcome === 'no-match' ? null : (computed?.calculator ?? ofTerm ?? null),
    debugStats: { ...debugStats(retrieval, finished, performance.now() - startedMs), understanding },
    evaluation,
  };
  return { response, tokens };
}

/** "No, me equivoqué, entré en 2005": the question before, with what was told wrong put right. */
function withCorrection(asked: QuestionAsked, clock: Clock): QuestionAsked {
  const earlier = asked.history.filter(({ role }) => role === 'user').map(({ content }) => content);
  const restated = restateCorrected(asked.question, earlier, dayInArgentina(clock.now()));
  if (restated === null) return asked;
  const history = restated.earlier.map((content) => ({ role: 'user' as const, content }));
  return { ...asked, question: restated.question, history };
}

type Told = Pick<
  RagResponse,
  'content' | 'model' | 'outcome' | 'sources' | 'citations' | 'nearestTopics' | 'clarification'
>;
/** What is told to the person, and the model's tokens, which are only counted. */
type Finished = Told & {
  tokens: TokenUsage | null;
  /** The calculator that shows how the term of an answer was counted. */
  ofTerm?: Computed['calculator'];
};

/** What is known of a question before its answer is written. */
interface Known {
  understood: UnderstoodQuestion;
  toldFirst: ToldFirst | null;
  computed: Computed | null;
}

async function answerFromSources(
  deps: AnswerQuestionDeps,
  asked: QuestionAsked,
  retrieval: Retrieval,
  { understood, toldFirst, computed }: Known,
  onProgress: (event: Progress) => void,
  signal: AbortSignal,
): Promise<Finished> {
  onProgress({ event: 'sources', data: { sources: retrieval.sources.map(asSource) } });
  onProgress({ event: 'step', data: { step: 'writing' } });
  const nameArticle = await deps.citationResolver.articleNamer();
  const isOfAnotherCase = starterKnowledge().cases.readFor(understood);
  // What was computed says for who asks what a belief's sentence says for everybody.
  const isComputed = ({ on }: Belief) => on.some((key) => computed?.keys.includes(key));
  const believed = denyBeliefs(
    (await beliefsInForce(deps.citationResolver, understood.beliefs)).filter(
      (belief) => !isComputed(belief) && !isOfAnotherCase(belief.law),
    ),
    nameArticle,
    ({ terms, on }) => (computed === null ? dayTeller(understood)({ terms, keys: on }) : null),
    understood.parts.length === 1 ? (understood.parts[0] ?? null) : null,
  );
  // One day is told: that of what comes first.
  const isDayTold = computed !== null || believed?.day != null;
  const ofComputed =
    computed?.answers === undefined
      ? computed
      : { ...computed, answersPart: (part: QuestionPart) => answersPart(computed, part) };
  const before = [toldFirst, believed, ofComputed].filter((told) => told !== null);
  // What was computed answers the one thing that is asked; what is told beside it was asked by nobody.
  const isComputedAlone = computed !== null && understood.parts.length === 1;
  const {
    told: doubts,
    isSure,
    answeredBefore,
  } = isComputedAlone
    ? { told: null, isSure: true, answeredBefore: [] }
    : await tellDoubtsOf(deps.citationResolver, understood, retrieval, before, nameArticle, isDayTold);
  const denied = believed !== null && doubts !== null && isHeldByAnswer(believed, doubts) ? null : believed;
  const day = denied?.day ?? doubts?.day ?? null;
  // What is told of the law's changes, or denied, was recognised in the question's own words.
  const fits = [toldFirst, denied, computed].some((told) => told !== null) || isSure;
  const since =
    doubts === null || toldFirst !== null
      ? null
      : tellTextSince(understood, doubts, starterKnowledge().changes, {
          nameArticle,
          nameNorm: await deps.citationResolver.normNamer(),
        });
  const steps = await readSteps(deps, doubts?.steps);
  await nextTurn();
  const then = await tellThen(deps, understood, retrieval);
  if (then.before !== null) onProgress({ event: 'delta', data: { text: `${then.before.text}\n\n` } });
  const draft: AnswerDraft = await deps.answerer.answer(
    {
      question: asked.question,
      retrieval,
      model: asked.model,
      history: asked.history,
      understood,
      denied,
      computed,
      doubts: doubts && since ? { ...doubts, text: `${doubts.text} ${since.text}` } : doubts,
      answeredBefore,
      steps,
      isApproximate: !fits,
    },
    (text) => onProgress({ event: 'delta', data: { text } }),
    signal,
  );
  onProgress({ event: 'step', data: { step: 'verifying' } });
  const content = [toldFirst?.text, then.before?.text, draft.content, then.below?.text].filter(Boolean).join('\n\n');
  const verified = await verifyCitations(
    content,
    asked.question,
    {
      ...retrieval,
      checkedKeys: [
        ...[toldFirst, denied, computed, doubts, since, then.before, then.below].flatMap((told) => told?.keys ?? []),
        ...[...(doubts?.besides ?? []), ...(steps ?? [])].flatMap(({ keys }) => keys),
        ...(day?.keys ?? []),
        ...(draft.computedKeys ?? []),
      ],
    },
    deps.citationResolver,
  );
  const isGrounded = verified.citations.some((citation) => citation.verified);
  const open = partsLeftOpen(verified.content, understood.parts);
  const askWhich = (told: Parameters<typeof askWhichQuestion>[4], of = understood.parts) =>
    askWhichQuestion(deps.citationResolver, understood, retrieval.sources, asked.domain, told, of);
  return {
    content: withNotice(verified.content),
    model: draft.model,
    outcome: !isGrounded ? 'no-match' : fits ? 'grounded' : 'approximate',
    sources: retrieval.sources.map((source, index) => ({
      ...asSource(source),
      excerpt: excerptUsed(source, index, verified),
    })),
    citations: verified.citations,
    nearestTopics: isGrounded ? [] : retrieval.nearestTopics,
    clarification: !isGrounded
      ? null
      : fits
        ? (retrieval.clarification ?? (open.length > 0 ? await askWhich({ text: verified.content }, open) : null))
        : ((await askWhich({ keys: doubts?.keys ?? [] })) ?? askWhichCase(retrieval.sources)),
    tokens: draft.tokens ?? null,
    ofTerm: day?.calculator ?? null,
  };
}

/** What a question on the force of a norm is answered with: the table of changes alone, which cites what it was compared with. */
async function answerWithToldFirst(
  deps: AnswerQuestionDeps,
  question: string,
  toldFirst: ToldFirst,
  onProgress: (event: Progress) => void,
): Promise<Finished> {
  onProgress({ event: 'sources', data: { sources: [] } });
  onProgress({ event: 'delta', data: { text: toldFirst.text } });
  const retrieved = { sources: [], nonexistentReferences: [], checkedKeys: toldFirst.keys };
  const { content, citations } = await verifyCitations(toldFirst.text, question, retrieved, deps.citationResolver);
  return {
    content: withNotice(
      `${content}\n\n${toldFirst.quoted ? asQuotation(toldFirst.quoted) : `*${messages.editorialLabel}.*`}`,
    ),
    model: localEngineName,
    outcome: 'grounded',
    sources: [],
    citations,
    nearestTopics: [],
    clarification: null,
    tokens: null,
  };
}

/** A text of the law, each of its lines set apart. */
function asQuotation(text: string): string {
  return text
    .split('\n')
    .map((line) => `> ${line}`)
    .join('\n>\n');
}

/** What was computed, as an answer of its own. */
async function tellComputed(
  deps: AnswerQuestionDeps,
  computed: Computed | null,
  { decision }: Retrieval,
): Promise<ToldFirst | null> {
  // What is computed is Argentine law's.
  if (computed === null || decision === 'foreign-law') return null;
  const nameArticle = await deps.citationResolver.articleNamer();
  return { text: withArticles(computed, nameArticle), keys: computed.keys, isWhole: true };
}

/** Decisions after which the question may be one that is answered in other words. */
const mayBeAnother: readonly Retrieval['decision'][] = ['no-match', 'unclear'];

/** What was not found, with the questions that come nearest in place of the topics that only share its words. */
async function withNearQuestions(
  { citationResolver }: AnswerQuestionDeps,
  domain: DomainId,
  understood: UnderstoodQuestion,
  retrieval: Retrieval,
): Promise<Retrieval> {
  if (!mayBeAnother.includes(retrieval.decision) || retrieval.outsideDomain) return retrieval;
  const clarification = await askWhichQuestion(citationResolver, understood, retrieval.sources, domain);
  return clarification === null ? retrieval : { ...retrieval, clarification, nearestTopics: [] };
}

function answerWithoutSources(retrieval: Retrieval, onProgress: (event: Progress) => void): Finished {
  const { content, outcome } = refuseAnswer(retrieval);
  onProgress({ event: 'sources', data: { sources: [] } });
  onProgress({ event: 'delta', data: { text: content } });
  return {
    content: withNotice(content),
    model: localEngineName,
    outcome,
    sources: [],
    citations: [],
    // What the chosen domain holds near a question of another one only shares words with it.
    nearestTopics: retrieval.outsideDomain ? [] : retrieval.nearestTopics,
    clarification: retrieval.clarification,
    tokens: null,
  };
}

/** The words that the answer quotes from the source, so that its foja opens on them. */
function excerptUsed(source: RankedSource, index: number, verified: VerifiedAnswer): string {
  const quoted = verified.quotes.flatMap(({ sourceIndex, passage }) =>
    sourceIndex === index && passage ? [passage] : [],
  );
  return (
    quoted.reduce((longest, passage) => (passage.length > longest.length ? passage : longest), '') || source.excerpt
  );
}

function debugStats(retrieval: Retrieval, finished: Told, processingTimeMs: number): DebugStats {
  return {
    searchQuery: retrieval.searchQuery,
    searchResults: retrieval.sources.length,
    topResultScore: retrieval.topScore,
    similarityThreshold: retrieval.threshold,
    processingTimeMs,
    documentsFound: retrieval.sources.map((source) => source.label),
    ragEnabled: true,
    fallbackUsed: finished.outcome !== 'grounded' && finished.outcome !== 'approximate',
  };
}
