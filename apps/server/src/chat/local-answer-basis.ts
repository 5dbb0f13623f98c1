import { civilDay } from '@foja/computable-law/core/civil-day';
import { isOfRuling } from '../retrieval/index-row.ts';
import type { RankedSource, Retrieval } from '../retrieval/retrieval.ts';
import { readQuestionTokens } from '../understanding/phrases/question-tokens.ts';
import type { QuestionFocus } from './question-focus.ts';

/** Which of the retrieved sources an answer of the local engine is built from. */
export interface AnswerBasis {
  /** What the opening is taken from; null where nothing in force can carry it. */
  lead: RankedSource | null;
  /** The practical guide for steps, documents and places; null where none fits the lead. */
  guide: RankedSource | null;
  /** Articles, rulings and notes in force that say what the law is, best first. */
  law: RankedSource[];
  /** Rulings with an editorial summary that speaks of the question, but for the lead; best first. */
  rulings: RankedSource[];
  /** Articles in force that the question names by their number: the answer opens with each. */
  named: RankedSource[];
  /** Repealed or suspect articles that the question names: the answer says so of each. */
  notInForce: RankedSource[];
}

/** What each of the first articles found counts when a guide is asked whether it stands on them. */
const coverageWeights = [0.4, 0.3, 0.2, 0.1];
/** From here on a guide is about the same problem; between the two, only if its brief speaks of the question as well. */
const coverage = { sure: 0.7, likely: 0.5, briefShare: 0.25 };
/** Score from which a guide was found by its own words and not by its articles' company. */
const ownScore = 0.5;
/** Law that speaks less of the question than this share of what the best one does is left out, but for the first two. */
const lawShare = 0.5;
/** A guide names its articles by importance: from here on they are quoted only if they speak of the question. */
const maxGuideArticles = 3;
const lawAlways = 2;
const maxLawArticles = 4;
const maxNamed = 6;
/** Who asks for an article by its number does so in few words. */
const maxAskingCharacters = 2_000;
/** A date without a year is one whatever the day. */
const anyDay = civilDay('2026-01-01');
/** Share of the question that the summary of a ruling must speak of, and most rulings told. */
const rulingShare = 0.4;
const maxRulings = 2;

const nothing = { lead: null, guide: null, law: [], rulings: [] };

/** Chooses lead, guide, law and rulings among the retrieved sources, by rank and by what the question speaks of. */
export function chooseBasis(asked: string, retrieval: Retrieval, focus: QuestionFocus): AnswerBasis {
  const question = withoutQuantities(asked);
  const { sources } = retrieval;
  const inForce = sources.filter((source) => !source.repealed && !source.suspect);
  const firstInForce = sources.findIndex((source) => !source.repealed && !source.suspect);
  const notInForce = sources.filter(
    (source, index) =>
      (source.repealed || source.suspect) && (isNamed(source, question) || firstInForce === -1 || index < firstInForce),
  );
  // What is named comes first; in "arts. 1708 a 1710" the ones between go along.
  const lastNamed = inForce.findLastIndex((source) => isNamed(source, question));
  const named = inForce.slice(0, lastNamed + 1);
  // Somebody who asks for a repealed article by its number is told that, not something else that resembles it.
  if (notInForce.length > 0 && named.length === 0) return { ...nothing, named, notInForce };
  const guide = retrieval.guide === undefined ? bestGuide(inForce, focus) : guideTold(inForce, retrieval.guide);
  const lead = named[0] ?? (guide && speaksBest(guide, inForce, focus) ? guide : bestLead(inForce, focus));
  if (!lead) return { ...nothing, named, notInForce };
  const law = named.length > 0 ? named.slice(0, maxNamed) : chooseLaw(inForce, lead, guide, focus);
  const rulings = named.length > 0 ? [] : chooseRulings(inForce, lead, focus);
  return { lead, guide: named.length > 0 ? null : guide, law, rulings, named, notInForce };
}

/** "En 20 días" and "el 3/5/2026" name no article. */
function withoutQuantities(question: string): string {
  if (question.length > maxAskingCharacters) return question;
  return readQuestionTokens(question, anyDay).reduceRight(
    (text, { start, end, quantity, date }) =>
      date !== undefined || (quantity !== undefined && quantity.unit !== 'unidad')
        ? `${text.slice(0, start)} ${text.slice(end)}`
        : text,
    question,
  );
}

/** True where the question gives the article's own number. */
function isNamed(source: RankedSource, question: string): boolean {
  const number = /^\d+/.exec(source.article ?? '')?.[0];
  if (number === undefined || source.kind === 'guide') return false;
  const pattern = number.length > 3 ? number.replace(/^(\d+)(\d{3})$/, '$1\\.?$2') : number;
  return source.score > 0.9 && new RegExp(`(?<![\\d.])${pattern}(?!\\d|\\.\\d)`).test(question);
}

function guideTold(inForce: readonly RankedSource[], id: string | null): RankedSource | null {
  return inForce.find((source) => source.id === id) ?? null;
}

/** The guide that stands on the articles found first, where one does. */
function bestGuide(inForce: readonly RankedSource[], focus: QuestionFocus): RankedSource | null {
  const first = inForce.filter(({ kind }) => kind === 'article' || kind === 'note').slice(0, coverageWeights.length);
  const guides = inForce.filter((source) => source.kind === 'guide');
  // Where retrieval found nothing but guides, its first one is the answer.
  if (first.length === 0) return guides[0] ?? null;
  for (const guide of guides) {
    const covered = first.reduce(
      (sum, { articles }, index) =>
        articles.some((key) => guide.articles.includes(key)) ? sum + (coverageWeights[index] ?? 0) : sum,
      0,
    );
    // Retrieval has set the guides in order by how people tell the problem; here they only have to fit.
    if (covered >= coverage.sure) return guide;
    // A guide that is found by itself and stands on the first article is the one, whatever else was found beside it.
    if (guide.score >= ownScore && first[0]?.articles.some((key) => guide.articles.includes(key))) return guide;
    if (covered >= coverage.likely && focus.share(openingOf(guide)) >= coverage.briefShare) return guide;
  }
  return null;
}

/** What an answer would open with. */
function openingOf(source: RankedSource): string {
  return source.editorial
    ? `${source.editorial.title} ${source.editorial.sections[0]?.body ?? ''}`
    : `${source.heading} ${source.text.slice(0, 400)}`;
}

function speaksBest(guide: RankedSource, inForce: readonly RankedSource[], focus: QuestionFocus): boolean {
  const first = inForce.find((source) => source.kind !== 'guide');
  return !first || focus.overlap(openingOf(guide)) >= focus.overlap(openingOf(first));
}

/** The article, note or ruling to open with. Rank counts most: retrieval knows how people say it, and here only words compare. */
function bestLead(inForce: readonly RankedSource[], focus: QuestionFocus): RankedSource | null {
  let best: RankedSource | null = null;
  let bestWorth = Number.NEGATIVE_INFINITY;
  for (const [rank, source] of inForce.filter(({ kind }) => kind !== 'guide').entries()) {
    const worth =
      source.score * (1 - 0.05 * rank) + (source.editorial ? 0.04 : 0) + 0.12 * focus.share(openingOf(source));
    if (worth > bestWorth) [best, bestWorth] = [source, worth];
  }
  return best;
}

function chooseRulings(inForce: readonly RankedSource[], lead: RankedSource, focus: QuestionFocus): RankedSource[] {
  const speaks = ({ editorial }: RankedSource) =>
    editorial !== null && focus.share(editorial.sections.map(({ body }) => body).join(' ')) >= rulingShare;
  return inForce.filter((source) => isOfRuling(source.kind) && source !== lead && speaks(source)).slice(0, maxRulings);
}

function chooseLaw(
  inForce: readonly RankedSource[],
  lead: RankedSource,
  guide: RankedSource | null,
  focus: QuestionFocus,
): RankedSource[] {
  // The summary of a ruling is no law: it is told apart, as what the courts decided.
  const candidates = inForce.filter(({ kind }) => kind !== 'guide' && kind !== 'ruling-summary');
  const spoken = (source: RankedSource) => focus.overlap(`${openingOf(source)} ${source.heading} ${source.text}`);
  const most = Math.max(0, ...candidates.map(spoken));
  // Where a guide says what belongs to the problem, the second source found is no longer taken on trust.
  const always = guide === null ? lawAlways : 1;
  const standsOn = new Set([...lead.articles, ...(guide?.articles.slice(0, maxGuideArticles) ?? [])]);
  return candidates
    .filter(
      (source, rank) =>
        rank < always || source.articles.some((key) => standsOn.has(key)) || spoken(source) >= most * lawShare,
    )
    .slice(0, maxLawArticles);
}
