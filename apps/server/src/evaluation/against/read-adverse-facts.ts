import type { GuideSource } from '../../corpus/corpus-source.ts';
import { openLawRules } from '../../corpus/rules/open-law-rules.ts';
import type { adverseWeights } from '../../corpus/rules/rule-schemas.ts';
import type { CaseSide } from '../story/read-side.ts';
import type { Story } from '../story/read-story.ts';
import { sentencesOfStory } from '../story/sentences-of-story.ts';

/** Something that a story tells against the side that tells it, with its words. */
export interface AdverseFound {
  id: string;
  title: string;
  explanation: string;
  answer: string;
  articles: string[];
  weight: (typeof adverseWeights)[number];
  quote: string;
}

/** Most that are told of one case: what weighs most comes first. */
const maxAdverse = 6;
const order = ['decisive', 'heavy', 'light', 'disputed'];

/**
 * What the story tells against its teller, by the rules of the corpus. Each rule once; sentences that only list proofs are left
 * out, so that naming a proof never takes a point.
 * @param dismissed ids of those that the person said are not so.
 */
export function readAdverseFacts(
  { area, caseData }: Pick<GuideSource, 'area' | 'caseData'>,
  story: Story,
  side: CaseSide,
  dismissed: readonly string[] = [],
): AdverseFound[] {
  const told = sentencesTold(story);
  const found = openLawRules().adverseFacts.flatMap((rule): AdverseFound[] => {
    const { areas, hurts, id, says, situation, unless } = rule;
    if (hurts !== side || dismissed.includes(id)) return [];
    if (areas !== undefined && !areas.some((known) => known === area)) return [];
    if (situation !== undefined && !situation.test(caseData.situation)) return [];
    const sentence = told.find(({ text }) => says.test(text) && !unless?.test(text));
    if (sentence === undefined) return [];
    const { answer, articles, explanation, title, weight } = rule;
    return [
      {
        id,
        title,
        explanation,
        answer,
        articles,
        weight,
        quote: shortest(story, sentence, (words) => says.test(words)),
      },
    ];
  });
  return found.sort((left, right) => order.indexOf(left.weight) - order.indexOf(right.weight)).slice(0, maxAdverse);
}

interface Told {
  text: string;
  start: number;
  end: number;
}

/** Sentences that tell something: no questions, no lists of proofs. */
function sentencesTold(story: Story): Told[] {
  return sentencesOfStory(story).filter(({ start, end, text }) => {
    const clauses = story.clauses.filter((clause) => clause.start >= start && clause.end <= end);
    return !text.endsWith('?') && (clauses.length === 0 || !clauses.every(({ listsProofs }) => listsProofs));
  });
}

const quoteMaxCharacters = 200;

/** The sentence or, where it is long, its first clause that says so. */
function shortest(story: Story, { text, start, end }: Told, says: (words: string) => boolean): string {
  if (text.length <= quoteMaxCharacters) return text;
  const clause = story.clauses.find(
    (one) => one.start >= start && one.end <= end && says(story.text.slice(one.start, one.end)),
  );
  return clause === undefined ? text : story.text.slice(clause.start, clause.end).trim();
}
