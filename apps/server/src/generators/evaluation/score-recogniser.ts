import { openLawRules } from '../../corpus/rules/open-law-rules.ts';
import { countWords } from '../contract-analysis/by-meaning/clause-features.ts';
import { ClauseRecogniser, chanceToTell } from '../contract-analysis/by-meaning/clause-recogniser.ts';
import { type ClauseExample, learnClauses } from '../contract-analysis/by-meaning/learn-clauses.ts';
import { isLookedFor, isToldByMeaning, isToldOfMeaning } from '../contract-analysis/find-risks.ts';
import { examplesOf, type MarkedSentence } from './clause-examples.ts';
import { share } from './tally.ts';

/** How clauses of a drafter are recognised by what the others wrote. */
export interface RecogniserScore {
  drafter: string;
  marked: number;
  /** From which multiple of the chance a clause of its length is told. */
  from: number;
  recall: number;
  precision: number;
  /** Of those that are told and marked, how many are of a check whose patterns find them too. */
  rightCheck: number;
}

interface Judged {
  drafter: string;
  isMarked: boolean;
  chance: number;
  isRight: boolean;
  told: string;
}

/** In how many parts the wordings are held out. */
const folds = 5;

/** Whose papers they are, by the first letter of their names. */
const drafterOf = ({ paper }: MarkedSentence) => paper.slice(0, 2);

/** Recognises the sentences of each drafter by what was learned of the wordings and of the other drafters, without any pattern. */
export function judgeCrosswise(corpus: readonly ClauseExample[], sentences: readonly MarkedSentence[]): Judged[] {
  const known = new Set(corpus.flatMap(({ check }) => check ?? []));
  return [...new Set(sentences.map(drafterOf))].flatMap((drafter) => {
    const others = sentences.filter((one) => drafterOf(one) !== drafter);
    const recogniser = new ClauseRecogniser(learnClauses([...corpus, ...examplesOf(others, known)]));
    const own = sentences.filter((one) => drafterOf(one) === drafter);
    return own.map((one) => ({ drafter, told: one.sentence.text, ...judge(recogniser, one) }));
  });
}

function judge(recogniser: ClauseRecogniser, { checks, isMarked, kind, regime, sentence }: MarkedSentence) {
  const told = new Set(
    openLawRules().contractRisks.flatMap((rule) =>
      isLookedFor(rule, kind, regime) && isToldByMeaning(rule, sentence) ? [rule.id] : [],
    ),
  );
  const found = recogniser.recognise(sentence.plain, (check) => told.has(check));
  return {
    isMarked,
    chance: ofItsLength(found?.chance ?? 0, sentence.plain),
    isRight: found !== null && checks.includes(found.check),
  };
}

/** A chance as a multiple of the one from which a clause of its length is told. */
const ofItsLength = (chance: number, text: string) => chance / chanceToTell(countWords(text));

/** Recall and precision of each drafter and of all (`*`), from each of these multiples. */
export function scoreRecogniser(judged: readonly Judged[], chances: readonly number[]): RecogniserScore[] {
  const drafters = [...new Set(judged.map(({ drafter }) => drafter)), '*'];
  return drafters.flatMap((drafter) => {
    const own = judged.filter((one) => drafter === '*' || one.drafter === drafter);
    const marked = own.filter(({ isMarked }) => isMarked);
    return chances.map((from) => {
      const found = marked.filter(({ chance }) => chance >= from);
      const told = own.filter(({ chance }) => chance >= from);
      return {
        drafter,
        marked: marked.length,
        from,
        recall: share(found.length, marked.length),
        precision: share(found.length, told.length),
        rightCheck: share(found.filter(({ isRight }) => isRight).length, found.length),
      };
    });
  });
}

/** Wordings of the corpus that were not learned, of a fifth each: how many are recognised as of their check, and how many lawful ones are told. */
export function scoreHeldOut(corpus: readonly ClauseExample[], papers: readonly ClauseExample[], from: number) {
  const rules = openLawRules().contractRisks.filter(isToldOfMeaning);
  const judged = Array.from({ length: folds }, (_, fold) => {
    const learned = learnClauses([...corpus.filter((_one, place) => place % folds !== fold), ...papers]);
    const recogniser = new ClauseRecogniser(learned);
    return corpus
      .filter((_one, place) => place % folds === fold)
      .map(({ check, text }) => {
        const kinds = rules.find(({ id }) => id === check)?.kinds;
        const told = rules.filter((rule) => !kinds || !rule.kinds || rule.kinds.some((kind) => kinds.includes(kind)));
        const found = recogniser.recognise(text, (id) => told.some((rule) => rule.id === id));
        return { check, told: found !== null && ofItsLength(found.chance, text) >= from ? found.check : null };
      });
  }).flat();
  const harmful = judged.filter(({ check }) => check !== null && rules.some(({ id }) => id === check));
  const lawful = judged.filter(({ check }) => check === null);
  return {
    found: share(harmful.filter(({ told }) => told !== null).length, harmful.length),
    right: share(harmful.filter(({ check, told }) => told === check).length, harmful.length),
    lawfulTold: share(lawful.filter(({ told }) => told !== null).length, lawful.length),
  };
}
