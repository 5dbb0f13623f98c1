import { findPlaceholders, placeholder } from './placeholders.ts';

/** The way back from placeholders to personal data. Plain JSON; it must never be logged or sent. */
export interface RestorationMap {
  /** Placeholder → the entity's fullest form, for the whole conversation. */
  originals: Record<string, string>;
  /** How to undo one redacted text exactly, whatever form each mention had. `at` is a UTF-16 offset of that text. */
  exact: { digest: string; pieces: { at: number; placeholder: string; original: string }[] };
}

/** A stretch of restored text; `placeholder` is present when the stretch is a datum that was put back. */
export interface RestoredSegment {
  text: string;
  placeholder?: string;
}

/** 53-bit digest of a text (cyrb53), to recognise it again; not for security. */
export function digest(text: string): string {
  let high = 0xdeadbeef;
  let low = 0x41c6ce57;
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    high = Math.imul(high ^ code, 2654435761);
    low = Math.imul(low ^ code, 1597334677);
  }
  high = Math.imul(high ^ (high >>> 16), 2246822507) ^ Math.imul(low ^ (low >>> 13), 3266489909);
  low = Math.imul(low ^ (low >>> 16), 2246822507) ^ Math.imul(high ^ (high >>> 13), 3266489909);
  return `${text.length}-${(4294967296 * (2097151 & low) + (high >>> 0)).toString(36)}`;
}

/**
 * Puts the data back. The very text that `anonymize` returned becomes the original again, character by character; in
 * any other text (a model's answer) each placeholder, also as models rewrite it ("[Persona 1]", `**[PERSONA_1]**`,
 * "persona_1"), becomes the fullest form. Unknown placeholders stay. Restored data are not scanned again.
 */
export function restore(text: string, map: RestorationMap): string {
  return restoreSegments(text, map)
    .map((segment) => segment.text)
    .join('');
}

/** Like {@link restore}, in stretches, so that a screen can mark what was put back. */
export function restoreSegments(text: string, map: RestorationMap): RestoredSegment[] {
  const segments: RestoredSegment[] = [];
  let copied = 0;
  const put = (start: number, end: number, original: string, placeholderText: string) => {
    if (start > copied) segments.push({ text: text.slice(copied, start) });
    segments.push({ text: original, placeholder: placeholderText });
    copied = end;
  };
  if (map.exact.pieces.length > 0 && digest(text) === map.exact.digest) {
    for (const piece of map.exact.pieces) {
      put(piece.at, piece.at + piece.placeholder.length, piece.original, piece.placeholder);
    }
  } else if (map.exact.digest !== digest(text)) {
    for (const { start, end, type, number } of findPlaceholders(text)) {
      const key = placeholder(type, number);
      if (Object.hasOwn(map.originals, key)) put(start, end, map.originals[key] as string, key);
    }
  }
  if (copied < text.length) segments.push({ text: text.slice(copied) });
  return segments;
}
