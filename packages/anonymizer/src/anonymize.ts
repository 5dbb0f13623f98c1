import { assignEntities } from './assign-entities.ts';
import { inspect, type KeptMention } from './detect.ts';
import { digest, type RestorationMap } from './restore.ts';
import { type AnonymizationState, emptyState } from './state.ts';
import type { DetectOptions, EntityType, Span } from './types.ts';

/** One replaced datum; `start` and `end` are UTF-16 offsets of the original text. */
export interface Replacement {
  placeholder: string;
  original: string;
  type: EntityType;
  start: number;
  end: number;
}

export interface AnonymizeResult {
  /** The text with placeholders: the only thing that may leave the browser. */
  text: string;
  replacements: Replacement[];
  /** Names that stay, in order, with why; `unsure` are words that may be names and were not recognised as such. */
  kept: KeptMention[];
  /** What `restore` needs. It holds the personal data: keep it in memory or session storage, never log or send it. */
  map: RestorationMap;
  /** To be passed to the conversation's next call, so that the same person keeps the same placeholder. */
  state: AnonymizationState;
}

/**
 * Replaces every personal datum of `text` by a placeholder such as `[PERSONA_1]`. `state` is what the previous call of
 * the conversation returned (not modified); data found earlier are searched again. Placeholders already in the text are
 * left as they are: issued ones mean their entity, and the numbers of foreign ones are never issued, so they cannot
 * be mistaken for somebody.
 */
export function anonymize(
  text: string,
  state: AnonymizationState = emptyState(),
  options: DetectOptions = {},
): AnonymizeResult {
  const remembered = state.entities.map(({ type, original }) => ({ type, text: original }));
  const { spans, kept } = inspect(text, { ...options, known: [...remembered, ...(options.known ?? [])] });
  return { ...replaceSpans(text, spans, state), kept };
}

/**
 * Replaces the given data and no others, as {@link anonymize} does with those that it finds: for a person who has gone over what was
 * detected. `spans` are disjoint, in order, and each one's `text` is the slice of `text` that it stands for.
 */
export function replaceSpans(
  text: string,
  spans: readonly Pick<Span, 'start' | 'end' | 'type' | 'text'>[],
  state: AnonymizationState = emptyState(),
): AnonymizeResult {
  const assigned = assignEntities(text, spans, state);
  const pieces: string[] = [];
  const replacements: Replacement[] = [];
  const exact: RestorationMap['exact']['pieces'] = [];
  let copied = 0;
  let length = 0;
  spans.forEach((span, index) => {
    const placeholder = assigned.entities[index]?.placeholder as string;
    const between = text.slice(copied, span.start);
    pieces.push(between, placeholder);
    length += between.length;
    exact.push({ at: length, placeholder, original: span.text });
    length += placeholder.length;
    copied = span.end;
    replacements.push({ placeholder, original: span.text, type: span.type, start: span.start, end: span.end });
  });
  const redacted = pieces.join('') + text.slice(copied);
  const originals = Object.fromEntries(
    assigned.state.entities.map(({ placeholder, original }) => [placeholder, original]),
  );
  const map: RestorationMap = { originals, exact: { digest: digest(redacted), pieces: exact } };
  return { text: redacted, replacements, kept: [], map, state: assigned.state };
}
