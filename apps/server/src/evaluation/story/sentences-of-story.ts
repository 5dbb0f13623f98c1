import { type Stretch, splitSentences } from '@foja/legal-text/split-sentences';
import type { Story } from './read-story.ts';

const read = new WeakMap<Story, Stretch[]>();

/** The sentences of a story, cut once for all who read it. */
export function sentencesOfStory(story: Story): Stretch[] {
  const known = read.get(story);
  if (known !== undefined) return known;
  const cut = splitSentences(story.text);
  read.set(story, cut);
  return cut;
}
