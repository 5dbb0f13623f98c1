import {
  type AnonymizationState,
  type AnonymizeResult,
  type KeptMention,
  type Replacement,
  replaceSpans,
} from '@foja/anonymizer';
import { everyKeptPlace, type KeptName, wordsOfName } from './kept-names.ts';

/** Replaces these names too, wherever they stand, besides what was replaced already. */
export function replaceNames(
  text: string,
  found: { replaced: readonly Replacement[]; kept: readonly KeptMention[] },
  names: readonly KeptName[],
  state: AnonymizationState | undefined,
): AnonymizeResult {
  const wanted = names.map((name) => new Set(wordsOfName(name.text)));
  const isWanted = ({ text: written }: { text: string }) =>
    wanted.some((words) => wordsOfName(written).every((word) => words.has(word)));
  const places = everyKeptPlace(text, found.kept, found.replaced);
  const spans = [
    ...found.replaced.map(({ start, end, type, original }) => ({ start, end, type, text: original })),
    ...places.filter(isWanted).map(({ start, end, text: written }) => ({
      start,
      end,
      type: 'persona' as const,
      text: written,
    })),
  ].sort((one, other) => one.start - other.start);
  return { ...replaceSpans(text, spans, state), kept: places.filter((place) => !isWanted(place)) };
}
