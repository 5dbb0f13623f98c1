import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { readYamlList, refuse, type SkipEntry } from '../facts/fact-vocabulary.ts';
import { phraseLine } from '../facts/phrase-syntax.ts';

/** What happened on a day from which terms run, as `corpus/events.yaml` holds it. */
const eventSchema = z.strictObject({
  event: z.string().regex(/^[a-z][a-z0-9-]*$/),
  /** What stands between "desde" and the day: "el despido del", "que lo supiste, el". */
  since: z.string().regex(/(?: del|, el)$/),
  /** Ways in which the one to whom it happened tells that it did; the file tells how they are written. */
  said: z.array(phraseLine).min(1),
  /** Ways of telling something else, beside which these tell nothing. */
  unless: z.array(phraseLine).default([]),
});
export type Event = z.output<typeof eventSchema>;

const file = 'events.yaml';

/**
 * @param skip where given, an event that is not well formed is told to it and left out.
 * @throws {KnowledgeMalformed} otherwise with file and line where one is not, or comes twice.
 */
export function readEvents(corpusFolder: string, skip?: SkipEntry): Event[] {
  const path = join(corpusFolder, file);
  if (!existsSync(path)) return [];
  const events = readYamlList(path, eventSchema, skip);
  const seen = new Set<string>();
  for (const { event } of events) {
    if (seen.has(event)) refuse(`${file}: «${event}» está dos veces`, skip);
    seen.add(event);
  }
  return events;
}
