import type { TextTask } from '../../platform/threads/text-threads.ts';
import { readStory } from './read-story.ts';

/** What the kind of case of a story is read from ({@link Story.matter}). */
export const tellMatter: TextTask<string, string> = { name: 'tell-matter', run: (text) => readStory(text).matter };
