import type { WordingRequest, WordingResponse } from '@foja/contracts/wording';
import type { TextTask } from '../platform/threads/text-threads.ts';
import { wordForCourt } from './word-for-court.ts';

/** An answer's statements as a filing words them. */
export const wordTechnically: TextTask<WordingRequest, WordingResponse> = {
  name: 'word-technically',
  run: wordForCourt,
};
