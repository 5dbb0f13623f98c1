import {
  type AnonymizationState,
  type AnonymizeResult,
  anonymize,
  type DetectOptions,
  type KnownDatum,
  type Replacement,
  replaceSpans,
} from '@foja/anonymizer';
import { blankOut, foldedPlaces, wholeWordPlaces } from './literal-places.ts';

/** Texts of one conversation, oldest first: each is anonymized with what the ones before it taught. */
export interface AnonymizeJob {
  texts: readonly string[];
  state?: AnonymizationState;
  options?: DetectOptions;
}

const hasWord = /[\p{L}\p{N}]/u;
const mayHoldPlaceholder = /_\d|\[/;

/** Does the work, on whatever thread it is called. Synchronous: up to two seconds for the longest text. */
export function runAnonymizeJob({ texts, state, options = {} }: AnonymizeJob): AnonymizeResult[] {
  let last = state;
  // What reads like a placeholder in a later text must not be given to somebody in an earlier one.
  if (texts.length > 1 && texts.some((text) => mayHoldPlaceholder.test(text))) {
    last = anonymize(texts.join('\n'), state, { types: [] }).state;
  }
  return texts.map((text) => {
    const found = anonymize(text, last, options);
    const left = leftBehind(
      text,
      found.replacements,
      [...(options.known ?? []), ...lowerCaseNames(last)],
      options.keep,
    );
    const spans = found.replacements.map(({ start, end, type, original }) => ({ start, end, type, text: original }));
    const result =
      left.length > 0
        ? {
            ...replaceSpans(
              text,
              [...spans, ...left].sort((a, b) => a.start - b.start),
              last,
            ),
            kept: found.kept.filter((name) => !left.some(({ start, end }) => start < name.end && name.start < end)),
          }
        : found;
    last = result.state;
    return result;
  });
}

/**
 * Data that somebody named and of which the engine replaced nothing, where they stand: it takes "tito" in small letters for an
 * ordinary word. Of a datum that it replaced somewhere, what it left (in a cited ruling's name, say) stays.
 */
function leftBehind(
  text: string,
  replacements: readonly Replacement[],
  named: readonly KnownDatum[],
  keep: readonly string[] = [],
): (KnownDatum & { start: number; end: number })[] {
  const known = named.filter((datum) => hasWord.test(datum.text));
  if (known.length === 0) return [];
  let free = blankOut(text, [...replacements, ...foldedPlaces(text, keep)]);
  return known
    .sort((a, b) => b.text.length - a.text.length)
    .flatMap((datum) => {
      const places = wholeWordPlaces(free, datum.text);
      if (places.length === 0 || places.length < wholeWordPlaces(text, datum.text).length) return [];
      free = blankOut(free, places);
      return places.map((place) => ({ ...datum, ...place }));
    });
}

/** Names that only somebody's word made known earlier in the conversation: the engine finds them no better now. */
function lowerCaseNames(state: AnonymizationState | undefined): KnownDatum[] {
  return (state?.entities ?? [])
    .filter(({ type, original }) => type === 'persona' && /^\p{Ll}+$/u.test(original))
    .map(({ type, original }) => ({ type, text: original }));
}
