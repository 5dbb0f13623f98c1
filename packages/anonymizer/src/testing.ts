import { detect } from './detect.ts';
import type { DetectOptions } from './types.ts';

/** What was found, as `type: text` lines in order: short to write in an expectation. */
export function found(text: string, options?: DetectOptions): string[] {
  return detect(text, options).map((span) => `${span.type}: ${span.text}`);
}
