import type { LimitationEvent } from '@foja/computable-law/limitation/claim';
import type { StoryDate } from '@foja/legal-text/story-dates';
import type { Story } from '../story/read-story.ts';
import { clauseAt } from './start-of-period.ts';

/** Only what the teller did moves the term in the teller's favour: a letter that came from the other side does not. */
const did: readonly { kind: 'intimacion' | 'demanda'; tells: RegExp }[] = [
  {
    kind: 'intimacion',
    tells:
      /\b(?:(?:le|les|los|la|lo) )?(?:mand[eo]|mandamos|envi[eo]|enviamos|hice mandar|curse|cursamos)\b.{0,40}\b(?:carta documento|telegrama|intimacion|cd)\b|\b(?:los?|las?|les?) intim(?:e|amos)\b|\bintim(?:e|amos) (?:a|al|por)\b/,
  },
  {
    kind: 'demanda',
    tells:
      /\b(?:inici(?:e|amos)|present(?:e|amos)|promov(?:i|imos)) (?:el |la |una |un )?(?:juicio|demanda)\b|\b(?:los?|las?|les?) demand(?:e|amos)\b/,
  },
];

export interface ToldEvent {
  event: LimitationEvent;
  /** Words of the story that tell it. */
  quote: string;
}

/** What the teller did against the lapse of time, on a day that the story fixes, after `start`. */
export function eventsIn(story: Story, dates: readonly StoryDate[], start: StoryDate): ToldEvent[] {
  // One long clause may hold many dates; it is read once.
  const kinds = new Map<string, LimitationEvent['kind'] | undefined>();
  const kindTold = (folded: string) => {
    if (!kinds.has(folded))
      kinds.set(folded, /\bno\b/.test(folded) ? undefined : did.find(({ tells }) => tells.test(folded))?.kind);
    return kinds.get(folded);
  };
  return dates.flatMap((date) => {
    if (date === start || date.from !== date.to || date.isOngoing || date.from <= start.from) return [];
    const clause = clauseAt(story, date);
    if (clause === undefined || clause.isDoubted || clause.isReported) return [];
    const kind = kindTold(clause.folded);
    return kind === undefined ? [] : [{ event: { kind, date: date.from }, quote: clause.quote }];
  });
}
