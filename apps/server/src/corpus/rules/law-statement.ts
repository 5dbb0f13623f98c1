import { type LawUnderReview, statedUnlessUnderReview } from './law-under-review.ts';
import { openLawRules } from './open-law-rules.ts';

let byName: ReadonlyMap<string, { id: string; text: string; articles: string[]; checked: string }> | null = null;

/**
 * A sentence of `corpus/rules/statements.yaml` with its articles, or that it is under review.
 * @throws Error where the corpus has no statement of this name.
 */
export function lawStatement(name: string, underReview: LawUnderReview): { text: string; articles: string[] } {
  byName ??= new Map(openLawRules().statements.map((statement) => [statement.id, statement]));
  const statement = byName.get(name);
  if (statement === undefined) throw new Error(`corpus/rules/statements.yaml has no «${name}»`);
  return {
    text: statedUnlessUnderReview(statement, statement.text, underReview),
    articles: [...statement.articles],
  };
}
