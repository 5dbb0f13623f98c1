import { searchTexts } from '../answer-texts.ts';
import { measureAnswer } from '../judge-answers.ts';
import type { JudgeMeasures } from '../judge-features.ts';
import { chosenPassages } from '../passages-asked-for.ts';
import type { FoundPassage } from '../reading/search-passages.ts';
import type { GoldQuestion, GoldVault } from './gold-vault.ts';
import { holdsAnyOf } from './score-vault.ts';

/** What the judge saw of one question, and whether it was answered. */
export interface JudgeCase {
  /** The set that the question is of: its writer and its papers. */
  set: string;
  measures: JudgeMeasures;
  isAnswered: boolean;
  /** A question as it was asked; else one whose answer was taken out. */
  isWhole: boolean;
  /** Asked over all documents of its vault, and not over its own alone. */
  isOverAll: boolean;
}

/**
 * Cases to learn from: each question over its vault and over its own documents alone, and each answered one with the passages that
 * answer taken out, so that what is left is near and does not answer. One whose answer is not found teaches nothing.
 */
export async function judgeCases({ texts, questions }: GoldVault): Promise<JudgeCase[]> {
  const cases: JudgeCase[] = [];
  for (const gold of questions) {
    const add = async (documents: readonly string[], isOverAll: boolean): Promise<string | undefined> => {
      const open = documents.map((name) => ({ fileId: name, texts: texts.get(name) ?? [] }));
      const { found, asked, parts } = await searchTexts(open, gold.question);
      const note = (some: readonly FoundPassage[], isAnswered: boolean, isWhole: boolean) => {
        const chosen = chosenPassages(some, asked, parts);
        const measures = measureAnswer(asked, chosen);
        if (chosen.length > 0)
          cases.push({ set: gold.id.split('-')[0] ?? '', measures, isAnswered, isWhole, isOverAll });
        return chosen;
      };
      if (!gold.answerable) return note(found, false, true)[0]?.fileId;
      const goods = [gold.passage, ...gold.alsoGood];
      const holds = ({ fileId, text }: FoundPassage) => holdsAnyOf(fileId, text, goods);
      if (chosenPassages(found, asked, parts).some(holds)) note(found, true, true);
      const without = found.filter(
        (passage) => !holds(passage) && !holdsAnyOf(passage.fileId, passage.text, gold.alsoNeeded),
      );
      note(
        without.map((passage) => ({ ...passage, beside: [] })),
        false,
        false,
      );
      return undefined;
    };
    const nearest = await add(gold.documents, true);
    const own = gold.answerable ? documentsOf(gold) : nearest === undefined ? [] : [nearest];
    if (own.length > 0) await add(own, false);
  }
  return cases;
}

/** The documents in which a question is answered. */
export function documentsOf({ passage, alsoNeeded }: GoldQuestion): string[] {
  return [...new Set([passage, ...alsoNeeded].flatMap((one) => (one === null ? [] : [one.document])))];
}
