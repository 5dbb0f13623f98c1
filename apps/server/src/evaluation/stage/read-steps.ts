import type { CaseStage } from '@foja/contracts/evaluation';
import type { GuideSource } from '../../corpus/corpus-source.ts';
import { openLawRules } from '../../corpus/rules/open-law-rules.ts';
import { caseStages } from '../../corpus/rules/rule-schemas.ts';
import type { Story } from '../story/read-story.ts';
import { sentencesOfStory } from '../story/sentences-of-story.ts';

/** Something that the story tells as done. */
export interface StepDone {
  id: string;
  done: string;
  quote: string;
  articles: string[];
}

export interface StepsTold {
  stage: CaseStage;
  done: StepDone[];
}

/**
 * What was done in a case already, and how far it has come. What is told as not done is not done.
 * @param notDone ids of those that the person said were not done.
 */
export function readSteps(
  { area }: Pick<GuideSource, 'area'>,
  story: Story,
  notDone: readonly string[] = [],
): StepsTold {
  const sentences = sentencesOfStory(story).filter(({ text }) => !text.endsWith('?'));
  let reached = 0;
  const done = openLawRules().caseSteps.flatMap(
    ({ areas, articles, done: what, id, says, stage, unless }): StepDone[] => {
      if (notDone.includes(id) || (areas !== undefined && !areas.some((known) => known === area))) return [];
      const told = sentences.find(({ text }) => says.test(text) && !unless?.test(text));
      if (told === undefined) return [];
      reached = Math.max(reached, caseStages.indexOf(stage));
      return [{ id, done: what, quote: told.text, articles }];
    },
  );
  return { stage: caseStages[reached] ?? 'before', done };
}

/** The advice that is left: without what was done, and with what comes next by what was done. */
export function adviceLeft(steps: readonly string[], done: readonly StepDone[]): string[] {
  const rules = openLawRules().caseSteps.filter(({ id }) => done.some((step) => step.id === id));
  const left = steps.filter((step) => !rules.some(({ advice }) => advice.test(step)));
  return [...rules.flatMap(({ next }) => next ?? []), ...left];
}
