import { dayInArgentina } from '@foja/computable-law/core/argentine-day';
import type { CivilDay } from '@foja/computable-law/core/civil-day';
import type { DomainId } from '@foja/contracts/domains';
import type {
  CaseCorrections,
  CaseEvaluation,
  Evaluation,
  EvaluationAlternative,
  InsufficientEvaluation,
} from '@foja/contracts/evaluation';
import { maxAlternatives, viableFromPercent } from '@foja/contracts/evaluation-rules';
import { localEngineName, type ModelId } from '@foja/contracts/models';
import type { GuideSource } from '../corpus/corpus-source.ts';
import { labelArticles } from '../corpus/name-sources.ts';
import { isUnderReview } from '../corpus/rules/law-under-review.ts';
import { readLawUnderReview } from '../corpus/rules/read-law-under-review.ts';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/database/database.ts';
import type { LanguageModels } from '../platform/language-model.ts';
import type { StructureModelLimits } from '../platform/structure-model.ts';
import type { TextThreads, TextWork } from '../platform/threads/text-threads.ts';
import { asSource } from '../retrieval/as-source.ts';
import { presentSource } from '../retrieval/present-source.ts';
import { readArticleSources } from '../retrieval/read-article-sources.ts';
import type { Retrieval, RetrievalQuery } from '../retrieval/retrieval.ts';
import { readCachedGuides } from './cached-guides.ts';
import { computeProbability } from './compute-probability.ts';
import { estimateTime } from './estimate-time.ts';
import { articlesOfElement } from './guide-sentences.ts';
import { judgeUrgency } from './judge-urgency.ts';
import { articlesOfPeriod, reviewLimitation } from './limitation/review-limitation.ts';
import { matchGuide } from './match-guide.ts';
import { type CaseReading, readCaseWithModel } from './read-case-with-model.ts';
import { type FactsRead, nothingRead } from './read-facts-with-model.ts';
import { shareModelTime } from './share-model-time.ts';
import { type FactsTold, readCaseFacts } from './story/read-case-facts.ts';
import { type ReadStory, readWholeStory } from './story/read-whole-story.ts';
import { tellEvaluation } from './tell-evaluation.ts';
import { whatToAdd } from './what-to-add.ts';

export interface EvaluateCaseDeps {
  db: Database;
  clock: Clock;
  retrieve: (query: RetrievalQuery) => Promise<Retrieval>;
  /** Null where no language model is configured. */
  languageModels: LanguageModels | null;
  structureModelLimits?: StructureModelLimits;
  threads: TextThreads;
}

export interface CaseAsked {
  /** As its owner tells it, without personal data. */
  story: string;
  domain: DomainId;
  model: ModelId;
  /** Who asks: `guest:ID` or `user:ID`. */
  subject: string;
  /** What the person put right of what was read before. */
  corrections?: CaseCorrections | undefined;
  /** Retrieval that remembers what the same call has searched for; the application's own where left out. */
  retrieve?: EvaluateCaseDeps['retrieve'];
}

/** @throws the signal's reason when the caller is gone. */
export type EvaluateCase = (asked: CaseAsked, signal: AbortSignal) => Promise<Evaluation>;

/**
 * Opens the evaluation of cases: the guide that a story belongs to says what has to be proved, the story says what is, and the
 * number is added up from there. A model, where one is configured, only chooses among the guides that we found closest, and
 * points at the words of the story.
 */
export function openCaseEvaluation(deps: EvaluateCaseDeps): EvaluateCase {
  return async ({ story: text, domain, model, subject: owner, corrections, retrieve = deps.retrieve }, signal) => {
    const today = dayInArgentina(deps.clock.now());
    const work = { owner, characters: text.length };
    const { dates, story } = await deps.threads.run(readWholeStory, { text, today }, work);
    const match = await matchGuide({ retrieve, cachedGuides: await readCachedGuides(deps) }, story.matter, domain);
    signal.throwIfAborted();
    if (match === null) {
      const nothing = { engine: localEngineName, notice: null, sources: [] };
      return { ...tooLittle(null, whatToAdd(null, [], dates), nothing), alternatives: [], continuation: null };
    }

    const told: StoryTold = { text, work, story, dates, today, corrections };
    const caseModel = deps.languageModels && shareModelTime(deps.languageModels, deps.structureModelLimits);
    const reading = await readCaseWithModel(caseModel, { story, dates, match, model }, signal);
    const { guide, others } = chosenGuide(reading, match.closest, corrections);
    const facts = guide === reading.guide ? reading.facts : nothingRead;
    const evaluation = await evaluateBy(deps, guide, told, facts, {
      engine: reading.isRead ? model : localEngineName,
      notice: reading.notice,
    });
    const alternatives: EvaluationAlternative[] = [];
    for (const other of others) {
      alternatives.push({
        caseType: other.caseData.caseType,
        guideTitle: other.title,
        // A model is asked for the facts once: what it pointed at is numbered by the elements of the guide taken.
        evaluation: await evaluateBy(deps, other, told, nothingRead, {
          engine: localEngineName,
          notice: reading.isRead ? readLocally : reading.notice,
        }),
      });
    }
    signal.throwIfAborted();
    return { ...evaluation, alternatives, continuation: null };
  };
}

/** The guide of a reading, or the one of the closest that the person said it is. */
function chosenGuide(
  { guide, others }: Pick<CaseReading, 'guide' | 'others'>,
  closest: readonly GuideSource[],
  corrections: CaseCorrections | undefined,
): Pick<CaseReading, 'guide' | 'others'> {
  const chosen = [...others, ...closest].find(({ title }) => title === corrections?.guideTitle) ?? guide;
  if (chosen === guide) return { guide, others };
  return { guide: chosen, others: [guide, ...others.filter((other) => other !== chosen)].slice(0, maxAlternatives) };
}

const readLocally = 'Para este tipo de caso los hechos se leyeron con el motor local. El cálculo es el mismo.';

interface StoryTold extends ReadStory {
  text: string;
  work: TextWork;
  today: CivilDay;
  corrections: CaseCorrections | undefined;
}

/** What a story makes as a case of this guide. */
async function evaluateBy(
  { db, threads }: Pick<EvaluateCaseDeps, 'db' | 'threads'>,
  guide: GuideSource,
  { text, work, story, dates, today, corrections }: StoryTold,
  read: FactsRead,
  how: Pick<Evaluation, 'engine' | 'notice'>,
): Promise<CaseEvaluation | InsufficientEvaluation> {
  const told = await threads.run(
    readCaseFacts,
    { text, guide, today, read, ...(corrections ? { corrections } : {}) },
    work,
  );
  const facts = await review(db, told);
  if (!isEnough(story, facts, dates.length > 0)) {
    const sources = await readSources(db, guide, []);
    return tooLittle(guide, whatToAdd(guide, facts.elements, dates), { ...how, sources });
  }
  return { ...(await explain(db, guide, facts)), ...how };
}

/** The facts without what stands on law that changed since somebody compared both. */
async function review(db: Database, told: FactsTold): Promise<FactsTold> {
  const periods = [...(told.limitation ? [told.limitation] : []), ...told.otherPeriods];
  const underReview = await readLawUnderReview(db, [
    ...periods.flatMap(articlesOfPeriod),
    ...told.adverse.flatMap(({ articles }) => articles),
  ]);
  return {
    ...told,
    adverse: told.adverse.filter((fact) => !isUnderReview(fact, underReview)),
    limitation: reviewLimitation(told.limitation, underReview),
    otherPeriods: told.otherPeriods.flatMap((period) => reviewLimitation(period, underReview) ?? []),
  };
}

/** Words of meaning that a case needs to be told, and facts that it has to settle. */
const minWords = 10;
const minSettled = 2;

/** A number on one fact would be a guess. Naming a proof, or a time, makes up for one. */
function isEnough({ clauses }: ReadStory['story'], { elements, evidence }: FactsTold, hasDate: boolean): boolean {
  const words = new Set(clauses.flatMap(({ terms }) => [...terms]));
  // A proof of what was denied leaves it contested: there is not less to go on than before.
  const settled = elements.filter(
    ({ status, isContested }) => status === 'supported' || status === 'against' || isContested,
  ).length;
  const besides = hasDate || evidence.some(({ status }) => status === 'named') ? 1 : 0;
  return words.size >= minWords && settled >= 1 && settled + besides >= minSettled;
}

function tooLittle(
  guide: GuideSource | null,
  whatIsMissing: string[],
  read: Pick<InsufficientEvaluation, 'engine' | 'notice' | 'sources'>,
): InsufficientEvaluation {
  return {
    insufficient: true,
    caseType: guide?.caseData.caseType ?? null,
    guideTitle: guide?.title ?? null,
    whatToAdd: whatIsMissing,
    shouldTriggerCta: false,
    ...read,
  };
}

/** Articles of the guide that are told besides those that the points rest on. */
const maxGuideArticles = 6;

async function explain(
  db: Database,
  guide: GuideSource,
  facts: FactsTold,
): Promise<Omit<CaseEvaluation, 'engine' | 'notice'>> {
  const computed = computeProbability(facts);
  const { signs, side, sideQuote, steps } = facts;
  const urgencyLevel = judgeUrgency(facts.limitation, signs);
  const time = await estimateTime(db, guide);
  const points = computed.points.map((point) => ({ ...point, articles: articlesOfElement(guide, point.element) }));
  const keys = [
    ...points.flatMap(({ articles }) => articles),
    ...computed.adverse.flatMap(({ articles }) => articles),
    ...(computed.limitation ? [computed.limitation.article] : []),
    ...guide.articles.slice(0, maxGuideArticles),
    ...time.articles,
  ];
  const counting = [
    ...(computed.limitation?.timeline.flatMap(({ articles }) => articles) ?? []),
    ...facts.otherPeriods.flatMap(articlesOfPeriod),
    ...steps.done.flatMap(({ articles }) => articles),
  ];
  const sources = await readSources(db, guide, [...new Set([...keys, ...counting])]);
  const held = new Set(sources.flatMap(({ kind, articles }) => (kind === 'guide' ? [] : articles)));
  const isViable = computed.percent >= viableFromPercent;
  return {
    insufficient: false,
    isViable,
    caseType: guide.caseData.caseType,
    guideTitle: guide.title,
    urgencyLevel,
    successProbability: computed.percent,
    band: computed.band,
    baseline: computed.baseline,
    estimatedResolutionTime: time.text,
    ...tellEvaluation(guide, computed, facts),
    side,
    sideQuote,
    stage: steps.stage,
    done: steps.done.map((step) => ({ ...step, articles: step.articles.filter((key) => held.has(key)) })),
    adverse: computed.adverse.map((fact) => ({ ...fact, articles: fact.articles.filter((key) => held.has(key)) })),
    otherPeriods: facts.otherPeriods.map(({ takesAway: _, ...period }) => ({ ...period, contribution: 0 })),
    applicableArticles: await nameArticles(
      db,
      [...new Set(keys)].filter((key) => held.has(key)),
      sources,
    ),
    shouldTriggerCta: isViable || urgencyLevel === 'high',
    points: points.map((point) => ({ ...point, articles: heldArticles(point.articles, guide, held) })),
    evidence: computed.evidence,
    limitation: computed.limitation,
    sources,
  };
}

/** Of the articles that a point rests on, those that can be opened here; else the first of the guide's that can. */
function heldArticles(articles: readonly string[], guide: GuideSource, held: ReadonlySet<string>): string[] {
  const own = articles.filter((key) => held.has(key));
  return own.length > 0 ? own : guide.articles.filter((key) => held.has(key)).slice(0, 1);
}

async function readSources(db: Database, guide: GuideSource, keys: readonly string[]): Promise<Evaluation['sources']> {
  const shown = asSource(presentSource(guide, null, 1, new Set()));
  return [shown, ...(await readArticleSources(db, keys))];
}

/** "art. 11 LDC: Garantías". */
async function nameArticles(db: Database, keys: string[], sources: Evaluation['sources']): Promise<string[]> {
  const labels = await labelArticles(db, keys);
  return keys.map((key, index) => {
    const source = sources.find(({ kind, articles }) => kind !== 'guide' && articles[0] === key);
    return source?.heading ? `${labels[index]}: ${source.heading}` : (labels[index] ?? key);
  });
}
