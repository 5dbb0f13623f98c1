import { searchTexts } from '../answer-texts.ts';
import { likelyPassages } from '../passages-asked-for.ts';
import type { RankMeasures } from '../rank-features.ts';
import type { GoldQuestion, GoldVault } from './gold-vault.ts';
import { documentsOf } from './judge-cases.ts';
import { holdsAnyOf } from './score-vault.ts';

/** The passages that were found for one question, and which of them answer. */
export interface RankCase {
  set: string;
  measures: RankMeasures[];
  answers: boolean[];
  /** Asked over all documents of its vault, and not over its own alone. */
  isOverAll: boolean;
}

/** Each answerable question over its vault and over its own documents alone. */
export async function rankCases({ texts, questions }: GoldVault): Promise<RankCase[]> {
  const cases: RankCase[] = [];
  const add = async (gold: GoldQuestion, documents: readonly string[], isOverAll: boolean) => {
    const open = documents.map((name) => ({ fileId: name, texts: texts.get(name) ?? [] }));
    const { found, asked } = await searchTexts(open, gold.question);
    const passages = likelyPassages(found, asked);
    cases.push({
      set: gold.id.split('-')[0] ?? '',
      measures: passages.map(({ measures }) => measures),
      answers: passages.map(({ fileId, text }) => holdsAnyOf(fileId, text, [gold.passage, ...gold.alsoGood])),
      isOverAll,
    });
  };
  for (const gold of questions.filter(({ answerable }) => answerable)) {
    await add(gold, gold.documents, true);
    await add(gold, documentsOf(gold), false);
  }
  return cases;
}
