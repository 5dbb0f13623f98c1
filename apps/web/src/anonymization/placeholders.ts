import { type RestoredSegment, restoreSegments } from '@foja/anonymizer';
import type { PlaceholderMap } from './anonymize-message.ts';

/** A text in stretches, with what its placeholders stand for put back and named. */
export function restoredSegments(text: string, originals: PlaceholderMap): RestoredSegment[] {
  // An answer is never the very text that was sent, so there is no exact way back.
  return restoreSegments(text, { originals, exact: { digest: '', pieces: [] } });
}

/** Puts back what the placeholders of a text stand for. */
export function restoreText(text: string, originals: PlaceholderMap): string {
  return restoredSegments(text, originals)
    .map((segment) => segment.text)
    .join('');
}
