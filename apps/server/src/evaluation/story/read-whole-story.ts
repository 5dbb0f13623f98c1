import type { CivilDay } from '@foja/computable-law/core/civil-day';
import { readStoryDates, type StoryDate } from '@foja/legal-text/story-dates';
import type { TextTask } from '../../platform/threads/text-threads.ts';
import { readStory, type Story } from './read-story.ts';

export interface ReadStory {
  story: Story;
  dates: readonly StoryDate[];
}

/** A story with the times that it tells. */
export const readWholeStory: TextTask<{ text: string; today: CivilDay }, ReadStory> = {
  name: 'read-whole-story',
  run({ text, today }) {
    const story = readStory(text);
    return { story, dates: readStoryDates(story, today) };
  },
};
