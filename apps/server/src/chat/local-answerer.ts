import { localEngineName } from '@foja/contracts/models';
import { splitSentences } from '@foja/legal-text/split-sentences';
import type { RankedSource, Retrieval } from '../retrieval/retrieval.ts';
import { type Knowledge, starterKnowledge } from '../understanding/knowledge.ts';
import type { Claim, UnderstoodQuestion } from '../understanding/understood-question.ts';
import { answersNo, stanceOf } from './answer/deny-premise.ts';
import { factsWithOnlyMeasures } from './answer/doubts/doubt-features.ts';
import { lowerFirst } from './answer/opening/lower-first.ts';
import type { ToldBefore } from './answer/opening/stands-beside.ts';
import { grantsRemedy, leavesRemedyOpen } from './answer/remedy-asked.ts';
import { answersYes } from './answer/reply-of.ts';
import { asksWho } from './answer/verdict/asked-proposition.ts';
import { asksOfRefusal } from './answer/verdict/asks-of-refusal.ts';
import { verdictOf } from './answer/verdict/verdict-of.ts';
import type { Answerer, AnswerInput } from './answerer.ts';
import type { CitationResolver } from './citation-resolver.ts';
import { withArticles } from './computed/computed.ts';
import { type AnswerBasis, chooseBasis } from './local-answer-basis.ts';
import { composeSections } from './local-answer-sections.ts';
import { type QuestionFocus, readFocus } from './question-focus.ts';
import { quotableSentences } from './quote-law.ts';
import { numberSources } from './source-numbers.ts';

/** A source's first articles tell what it is about. */
const tellingArticles = 3;
/** Worth from which a doubt is surely the one that is asked. */
const sureDoubt = 1;
/** Worth from which a doubt is likelier what is asked than a belief. */
const surerThanBelief = 3;

/**
 * Answers without a language model: it picks, from the retrieved notes, guides and articles, the sentences that speak of
 * what was asked, and sets them in order. The same input always gives the same answer.
 */
export function createLocalAnswerer(citationResolver: Pick<CitationResolver, 'articleNamer'>): Answerer {
  return {
    async answer(input, onDelta, signal) {
      signal.throwIfAborted();
      const content = composeAnswer(input, await citationResolver.articleNamer(), starterKnowledge());
      for (const paragraph of content.split(/(?<=\n\n)/)) onDelta(paragraph);
      return { content, model: localEngineName };
    },
  };
}

function composeAnswer(input: AnswerInput, nameArticle: (key: string) => string, knowledge: Knowledge): string {
  const { sources } = input.retrieval;
  const { basis, focus, sources: own } = readAnswerBasis(input, knowledge);
  const sections = composeSections(basis, focus, numberSources(sources, nameArticle), {
    understood: input.understood,
    knowledge,
    sources: own,
    isTold: input.retrieval.isTold ?? false,
    toldFirst: withWaysOfAsking(toldFirst(input, nameArticle, knowledge), input.doubts),
    besides: input.doubts?.besides ?? [],
    steps: input.steps,
    isApproximate: input.isApproximate,
  });
  return [...nonexistent(input.retrieval.nonexistentReferences), ...sections].join('\n\n');
}

/** With how people ask what is told: a part that is asked so is not left open, whatever words the answer has. */
function withWaysOfAsking(told: ToldBefore | null, doubts: AnswerInput['doubts']): ToldBefore | null {
  return told !== null && doubts?.asked !== undefined ? { ...told, asked: doubts.asked } : told;
}

/** What is not so, what was computed and what a known doubt answers stand before what was found; null where there is none. */
function toldFirst(
  { denied, computed, doubts, understood, answeredBefore = [] }: AnswerInput,
  nameArticle: (key: string) => string,
  { sought }: Pick<Knowledge, 'sought'>,
): ToldBefore | null {
  // A doubt that is surely asked, on other articles than a belief of which the question only speaks, comes before it.
  const isMentioned =
    denied !== null &&
    doubts !== null &&
    doubts.worth >= surerThanBelief &&
    !doubts.keys.some((key) => denied.keys.includes(key)) &&
    stanceTo(understood, denied.text) === null;
  const known = isMentioned ? [doubts.text, denied.text] : [denied?.text, doubts?.text];
  const told = [computed && withArticles(computed, nameArticle), ...known].filter((text) => typeof text === 'string');
  const [first] = told;
  if (first === undefined) return null;
  const text = told.join(' ');
  const keys = [computed, denied, doubts].flatMap((one) => one?.keys ?? []);
  const parts = [...(doubts?.parts ?? []), ...answeredBefore];
  const isComputed = computed !== null;
  const isSure = isComputed || denied !== null || (doubts?.worth ?? 0) >= sureDoubt;
  // What was computed says by itself whether it is so.
  if (isComputed) return { text, keys, parts, isSure, isComputed };
  const sentence = splitSentences(first)[0]?.text ?? '';
  if (replied.test(sentence)) return { text, keys, parts, isSure, isComputed };
  if (asksOfRefusal(understood.text)) return { text, keys, parts, isSure, isComputed };
  // The number of an article is no figure of what is asked.
  const stance = stanceTo(understood, withoutArticles(sentence));
  if (stance !== null)
    return {
      text: `${stance}: ${lowerFirst(deciding(text, first, understood.claims))}`,
      keys,
      parts,
      isSure,
      isComputed,
    };
  const verdict = isSure
    ? verdictOn(
        text,
        { ...understood, text: [understood.text, ...sought.of(understood)].join('\n') },
        known[0] === doubts?.text && doubts?.isOfFacts === true,
      )
    : null;
  return { text: verdict ?? text, keys, parts, isSure, isComputed };
}

/** The same with its "Sí:" or "No:", where rule and facts decide it; the sentence that decides comes first. Null where none does. */
function verdictOn(text: string, understood: UnderstoodQuestion, isOfFacts: boolean): string | null {
  // The time since a day that may be that of something else decides nothing.
  const told = { ...understood, facts: factsWithOnlyMeasures(understood).filter(({ isOfDates }) => !isOfDates) };
  const sentences = splitSentences(text).map((one) => one.text);
  for (const [place, sentence] of sentences.entries()) {
    if (place > 0 && replied.test(sentence)) return null;
    const reply = verdictOf(told, withoutArticles(sentence), place === 0 && isOfFacts);
    // What only goes on with another sentence does not come before it.
    if (reply === null || (place > 0 && reply !== 'No')) continue;
    const others = sentences.filter((_, other) => other !== place);
    return [`${reply}: ${lowerFirst(sentence)}`, ...others].join(' ');
  }
  // A rule and the sentence that goes on with it may give leave together.
  const [rule = '', next = ''] = sentences;
  const together = [rule, next].map(withoutArticles).join('; ');
  const reply = next === '' || /\)\.?$/.test(rule) ? null : verdictOf(told, together, false);
  return reply === null ? null : `${reply}: ${lowerFirst(text)}`;
}

const withoutArticles = (sentence: string) => sentence.replace(/\s*\([^()]*\)\.?$|\.$/, '');

/** It says by itself whether it is so. */
const replied = /^(?:Sí|No|Depende)(?!\p{L})/u;

function stanceTo({ before, claims, parts, text }: UnderstoodQuestion, sentence: string): 'No' | 'Sí' | null {
  const [first] = parts;
  if (first !== undefined && (asksWho(first) || grantsRemedy(first.text, sentence))) return null;
  const isOpen = first?.asks.includes('yes-no') === true && leavesRemedyOpen(first.text, sentence);
  const stance = isOpen ? null : stanceOf(claims, sentence);
  if (stance !== null) return stance;
  if (!isOpen && answersNo(parts, sentence)) return 'No';
  return answersYes(parts, sentence, [before, text].filter(Boolean).join('\n')) ? 'Sí' : null;
}

/** The clause that holds the figure which is denied comes first: "el acreedor puede…; la responsabilidad no pasa del 25 %". */
function deciding(text: string, first: string, claims: readonly Claim[]): string {
  const [sentence = ''] = splitSentences(first).map((one) => one.text);
  const [, body = '', end = ''] = /^(.*?)(\s*\([^()]*\)\.?|\.)?$/s.exec(sentence) ?? [];
  const clauses = body.split('; ');
  const place = clauses.findIndex((clause) => stanceOf(claims, clause) !== null);
  if (place <= 0 || !text.startsWith(sentence)) return text;
  const before = clauses.slice(0, place).map(lowerFirst);
  const ordered = [clauses[place], ...before, ...clauses.slice(place + 1)].join('; ');
  return `${ordered}${end}${text.slice(sentence.length)}`;
}

/** What the answer is built from, and what the question is after. */
export function readAnswerBasis(
  input: Pick<AnswerInput, 'question' | 'retrieval' | 'history' | 'understood' | 'doubts'>,
  knowledge: Pick<Knowledge, 'roles' | 'regimes'>,
): { basis: AnswerBasis; focus: QuestionFocus; sources: readonly RankedSource[] } {
  const retrieval = withoutOthers(input.retrieval, input.understood, input.doubts, knowledge);
  const earlier = input.history.filter((turn) => turn.role === 'user').map((turn) => turn.content);
  const focus = readFocus(input.question, earlier, input.retrieval.sources.flatMap(sentencesOf));
  return { basis: chooseBasis(input.question, retrieval, focus), focus, sources: retrieval.sources };
}

/**
 * What is written for the other side, or of a matter that the question is surely not about, stays a source and carries nothing:
 * the assembly of a company is not that of a building. So does the general code of procedure beside a doubt of a special one.
 */
function withoutOthers(
  retrieval: Retrieval,
  { role, regimes: told, parts }: UnderstoodQuestion,
  doubts: AnswerInput['doubts'],
  { roles, regimes }: Pick<Knowledge, 'roles' | 'regimes'>,
): Retrieval {
  const toldKeys = doubts?.keys ?? [];
  // Where one thing is asked and a doubt surely answers it, what stands on another branch of law is of another matter.
  const isSure = doubts !== null && doubts.worth >= sureDoubt && parts.length === 1;
  // What a doubt that is told stands on is of the matter, whatever was read of the question.
  const isOther = ({ editorial, articles }: RankedSource) =>
    !articles.slice(0, tellingArticles).some((key) => toldKeys.includes(key)) &&
    ((role !== null && editorial?.role != null && roles.isOtherSide(role, editorial.role)) ||
      (articles.length > 0 &&
        articles
          .slice(0, tellingArticles)
          .every(
            (key) =>
              regimes.isOfOtherMatter(key, told) ||
              regimes.givesWay(key, toldKeys) ||
              regimes.isUnnamed(key, told) ||
              regimes.isDisplaced(key, told) ||
              (isSure && !regimes.goesWith(key, toldKeys)),
          )));
  const others = new Set(retrieval.sources.filter(isOther).map(({ id }) => id));
  const sources = retrieval.sources.filter(({ id }) => !others.has(id));
  // Where nothing would be left, what was read of the question is in doubt, not what was found.
  if (sources.length === 0 || others.size === 0) return retrieval;
  const kept = { ...retrieval, sources };
  return retrieval.guide != null && others.has(retrieval.guide) ? { ...kept, guide: null } : kept;
}

/** Where a question names several articles and some of them do not exist, the others are answered. */
function nonexistent(references: readonly string[]): string[] {
  if (references.length === 0) return [];
  const named = references.map((reference) => `«${reference}»`).join(', ');
  return [references.length === 1 ? `La referencia ${named} no existe.` : `Estas referencias no existen: ${named}.`];
}

function sentencesOf(source: RankedSource): string[] {
  const editorial = source.editorial?.sections.flatMap((section) => section.body.split('\n')) ?? [];
  return [...editorial, ...quotableSentences(source).map((sentence) => sentence.text)];
}
