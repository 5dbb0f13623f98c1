import { fold } from '@foja/legal-text/fold';
import type { Asked } from './passage-evidence.ts';
import { type RankedPassage, rankPassages } from './rank-passages.ts';
import type { FoundPassage } from './reading/search-passages.ts';

const passagesMax = 6;
/** The likeliest ones are quoted whole, the others by their best sentences. */
const quotedWhole = 3;
/** Beside those, so many that belong to one of them. */
const besideMax = 2;
/** Read closely before the best ones are chosen. */
export const candidatesMax = 40;
/** A passage that holds less of what is asked speaks of something else. */
const minCoverage = 0.15;
/** Beside the best one, a passage that is so much less likely (logarithm of the odds) is left out. */
const scoreReach = 4.5;

export interface ChosenPassage extends RankedPassage {
  /** It is quoted whole: what a clause that answers would leave out may be the answer. */
  isWhole: boolean;
}

/** The passages that say most of what is asked; none where no passage says enough of it. */
export function chosenPassages(
  found: readonly FoundPassage[],
  asked: Asked,
  parts: readonly Asked[] = [],
): ChosenPassage[] {
  const enough = likelyPassages(found, asked);
  const [first] = enough;
  if (!first) return [];
  const chosen = enough.filter(({ score }) => score >= first.score - scoreReach);
  const main = withoutRepeats([first, ...parts.flatMap((part) => bestOf(enough, part) ?? [])]);
  const rest = withoutRepeats([...main, ...chosen.slice(1)]).slice(0, passagesMax);
  const all = [
    ...main.flatMap(withBeside),
    ...rest.map((passage, place) => ({ ...passage, isWhole: place < quotedWhole })),
  ];
  return withoutRepeats(all).slice(0, passagesMax + besideMax);
}

/** The passages that hold enough of what is asked, the likeliest first. */
export function likelyPassages(found: readonly FoundPassage[], asked: Asked): RankedPassage[] {
  return rankPassages(
    found.filter(({ coverage }) => coverage >= minCoverage),
    asked,
  );
}

/** A passage that answers, and those that belong to it: a clause that refers to another tells half without it. */
function withBeside(passage: RankedPassage): ChosenPassage[] {
  const beside = passage.beside.map((other) => ({ ...passage, ...other, isOpening: false, beside: [] }));
  return [passage, ...beside].map((one) => ({ ...one, isWhole: true }));
}

/** The passage that says most of one part of a question of several, and of the whole of it too. */
function bestOf(passages: readonly RankedPassage[], part: Asked): RankedPassage | null {
  const ofPart = rankPassages(passages, part);
  const ranked = new Map(passages.map((passage) => [placeOf(passage), passage]));
  const worth = (passage: RankedPassage) => passage.score + (ranked.get(placeOf(passage))?.score ?? 0);
  const best = ofPart.reduce<RankedPassage | null>(
    (most, one) => (most && worth(most) >= worth(one) ? most : one),
    null,
  );
  return best && (ranked.get(placeOf(best)) ?? null);
}

const placeOf = ({ fileId, text }: FoundPassage) => `${fileId}\n${text}`;

/** The same words in two documents, or in one that was loaded twice, are quoted once. */
function withoutRepeats<Passage extends FoundPassage>(passages: readonly Passage[]): Passage[] {
  const seen = new Set<string>();
  return passages.filter(({ text }) => {
    const words = fold(text)
      .replace(/[^\p{L}\p{N}]+/gu, ' ')
      .trim();
    if (seen.has(words)) return false;
    seen.add(words);
    return true;
  });
}
