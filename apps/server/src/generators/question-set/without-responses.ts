import type { QuestionSet } from '@foja/contracts/generators/question-set';

/** The set without answers and follow-ups, where they are not asked for. */
export function withoutResponses(includeResponses: boolean, set: QuestionSet): QuestionSet {
  if (includeResponses) return set;
  return {
    ...set,
    questions: set.questions.map((question) => ({
      ...question,
      expectedAnswer: null,
      followUps: [],
      otherWillAsk: [],
    })),
  };
}
