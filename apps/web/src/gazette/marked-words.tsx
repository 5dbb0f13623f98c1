import { findWord, foldText } from './fold-text.ts';

/** A text in which the words are marked that begin like one of `words`, whatever the case and the accents; `words` folded. */
export function MarkedWords({ text, words }: { text: string; words: readonly string[] }) {
  const pieces = [];
  let written = 0;
  for (const { start, end } of placesOf(text, words)) {
    if (start > written) pieces.push(text.slice(written, start));
    pieces.push(
      <mark key={start} className="rounded-sm bg-highlight text-ink">
        {text.slice(start, end)}
      </mark>,
    );
    written = end;
  }
  return [...pieces, text.slice(written)];
}

/** Stretches of the text in order, none touching another. */
function placesOf(text: string, words: readonly string[]): { start: number; end: number }[] {
  const folded = foldText(text);
  const found = words.flatMap((word) => {
    const places = [];
    for (let at = findWord(folded.text, word); at >= 0; at = findWord(folded.text, word, at + word.length)) {
      const start = folded.places[at] ?? 0;
      places.push({ start, end: (folded.places[at + word.length - 1] ?? start) + 1 });
    }
    return places;
  });
  const merged: { start: number; end: number }[] = [];
  for (const place of found.sort((a, b) => a.start - b.start)) {
    const last = merged.at(-1);
    if (last && place.start <= last.end) last.end = Math.max(last.end, place.end);
    else merged.push(place);
  }
  return merged;
}
